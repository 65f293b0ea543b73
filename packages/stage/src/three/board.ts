import type { Token } from '../palette.ts';
import type { Edge, Scene, SceneCell } from '../scene.ts';
import { TONE_TOKENS } from '../svg/tone.ts';
import { groundHeight, LEVEL } from './height.ts';
import { type Solid, solid } from './solid.ts';

/** Where the lava of a painted crater runs, in degrees: to a corner, so that rotating it there leaves the field's outline. */
export const LAVA = 30;
/** How far the fields of an island are from filling their cells. */
const FIELD = 0.985;
/** How much the shallows reach beyond a field. */
const SHOAL = 1.2;
const SHELF = 1.42;

/** A cell that pieces stand on. */
export const cellSolids = (cell: SceneCell): readonly Solid[] => {
  if (!cell.fill) return [];
  if (cell.outline === 'spot') return spot(cell, cell.fill);
  if (cell.outline === 'square')
    return [solid('plate', cell.fill, { x: cell.x, y: cell.y, height: 0.004, flat: true })];
  return field(cell, cell.fill);
};

const spot = ({ x, y }: SceneCell, fill: Token): readonly Solid[] => [
  solid('spot', 'clayLine', { x, y, height: 0.006, size: [0.1, 1, 0.1], flat: true }),
  solid('spot', fill, { x, y, height: 0.01, size: [0.074, 1, 0.074], flat: true }),
];

/** Strata in two colours by turns, and the field on top. */
const field = (cell: SceneCell, fill: Token): readonly Solid[] => {
  const { x, y, level, pattern, facing } = cell;
  const strata = Array.from({ length: Math.max(level, 1) }, (_, i) =>
    solid('hexagon', i % 2 === 0 ? 'earthA' : 'earthB', {
      x,
      y,
      height: i * LEVEL,
      size: [FIELD, LEVEL, FIELD],
      edge: 'tileEdge',
    }),
  );
  const face = solid('face', fill, {
    x,
    y,
    height: groundHeight(cell) + 0.004,
    size: [FIELD, 1, FIELD],
    rotation: pattern === 'crater' && facing !== undefined ? facing - LAVA : 0,
    flat: true,
    ...(pattern ? { pattern } : {}),
  });
  return [...strata, face];
};

/** Shallow water about the land. */
const shallows = ({ x, y, outline, fill }: SceneCell): readonly Solid[] =>
  outline === 'hexagon' && fill
    ? [
        solid('hexagon', 'sea2', { x, y, height: -0.04, size: [SHELF, 0.01, SHELF], flat: true }),
        solid('hexagon', 'shoal', { x, y, height: -0.025, size: [SHOAL, 0.015, SHOAL], flat: true }),
      ]
    : [];

/** A line that lies on the ground, as a flat bar. */
const bar = (
  from: { readonly x: number; readonly y: number },
  to: { readonly x: number; readonly y: number },
  colour: Token,
  wide: number,
  height: number,
  thick: number,
): Solid =>
  solid('box', colour, {
    x: (from.x + to.x) / 2,
    y: (from.y + to.y) / 2,
    height,
    size: [Math.hypot(to.x - from.x, to.y - from.y), thick, wide],
    rotation: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI,
    flat: thick < 0.02,
  });

const edgeSolids = ({ from, to, weight, tone, level = 0 }: Edge): readonly Solid[] => {
  if (weight === 'bar')
    return [
      { ...bar(from, to, TONE_TOKENS[tone ?? 'stone'].face, 0.13, 0, 0.09), edge: TONE_TOKENS[tone ?? 'stone'].rim },
    ];
  return weight === 'thick' ? [bar(from, to, 'tileEdge', 0.05, level * LEVEL, 0.01)] : [];
};

/** Everything that lies there before a piece does. */
export const boardSolids = (scene: Scene): readonly Solid[] => [
  ...scene.cells.flatMap(shallows),
  ...scene.links.flatMap(([a, b]) => {
    const [from, to] = [scene.cells[a], scene.cells[b]];
    return from && to ? [bar(from, to, 'clayLine', 0.034, 0.001, 0.005)] : [];
  }),
  ...scene.cells.flatMap(cellSolids),
  ...scene.edges.flatMap(edgeSolids),
];
