import type { Token } from '../palette.ts';
import type { SceneCell, State } from '../scene.ts';
import { chevrons } from '../svg/marks.ts';
import { type Attrs, node, paint, type SvgNode } from '../svg/node.ts';
import { body, circle, path, penFor, round, stroke } from '../svg/pen.ts';
import { box, hexagon, outline } from '../svg/polygon.ts';

type Outline = SceneCell['outline'];
/** Marks are painted once for all distances. */
const PEN = penFor({ scale: 100 });

/** How large marks are on cells of a kind: a ring about what stands there, the ground below it, a dot, and the least line. */
const SIZES = {
  spot: { ring: 0.475, ground: 0.52, dot: 0.15, line: 0.055, bar: 0.56 },
  square: { ring: 0.43, ground: 0.45, dot: 0.15, line: 0.06, bar: 0.45 },
  hexagon: { ring: 0.82, ground: 0.88, dot: 0.22, line: 0.09, bar: 0.72 },
} as const;

/** How large a picture of a mark must be, from its middle to its edges. */
export const markReach = (kind: Outline): number => (kind === 'hexagon' ? 1.05 : 0.66);

/** The form of a cell about its middle. */
const around = (kind: Outline, reach: number, attrs: Attrs): SvgNode => {
  if (kind === 'spot') return circle(0, 0, reach, attrs);
  return path(kind === 'square' ? outline(box(2 * reach, 2 * reach), 0.12) : outline(hexagon(reach), 0.06), attrs);
};

/** A line on a casing, so that it holds on any ground. */
const cased = (
  kind: Outline,
  reach: number,
  token: Token,
  casing: Token,
  width: number,
  more: Attrs = {},
): SvgNode[] => [
  around(kind, reach, { ...stroke(casing, width + 0.06), ...more }),
  around(kind, reach, { ...stroke(token, width), ...more }),
];

/** A state as it lies flat on its cell, without the sign that stands above it; undefined where the sign says it all. */
export const stateMark = (state: State, kind: Outline): SvgNode => node('g', {}, DRAWN[state](kind));

const target =
  (width: number, token: Token, casing: Token, attrs: Attrs = {}) =>
  (kind: Outline): SvgNode[] =>
    cased(kind, SIZES[kind].ring, token, casing, SIZES[kind].line * width, attrs);

/** A hollow ring where something has left; on larger cells their dashed outline. */
const left =
  (token: Token, casing: Token) =>
  (kind: Outline): SvgNode[] =>
    kind === 'spot'
      ? cased(kind, 0.2, token, casing, 0.075)
      : cased(kind, SIZES[kind].ring, token, casing, SIZES[kind].line, { 'stroke-dasharray': '0.12 0.12' });

/** The ground below what has arrived; a field stays to be seen. */
const arrived =
  (fill: Token, edge: Token) =>
  (kind: Outline): SvgNode[] => {
    if (kind === 'spot') return [circle(0, 0, SIZES.spot.ground, body(fill, edge, 0.035))];
    const ground = { fill: paint(fill), 'fill-opacity': kind === 'square' ? 0.5 : 0.22 };
    return [around(kind, SIZES[kind].ring, ground), ...cased(kind, SIZES[kind].ring, fill, edge, SIZES[kind].line)];
  };

const DRAWN: Readonly<Record<State, (kind: Outline) => SvgNode[]>> = {
  can: kind => {
    const long = { 'stroke-linecap': 'round' } as const;
    const bar = `M-0.1 ${SIZES[kind].bar}L0.1 ${SIZES[kind].bar}`;
    return [path(bar, { ...stroke('surface', 0.13), ...long }), path(bar, { ...stroke('accent', 0.075), ...long })];
  },
  focus: kind => {
    const { ring } = SIZES[kind];
    return [
      around(kind, ring + 0.045, stroke('surface', 0.17)),
      around(kind, ring + 0.105, stroke('accent', 0.05)),
      around(kind, ring, stroke('ink', 0.06)),
    ];
  },
  picked: kind => [around(kind, SIZES[kind].ground, body('surface', 'accent', kind === 'spot' ? 0.1 : 0.08))],
  go: kind => [circle(0, 0, SIZES[kind].dot, body('accent', 'surface', 0.05))],
  stack: target(1, 'accent', 'surface'),
  capture: kind => {
    if (kind !== 'square') return cased(kind, SIZES[kind].ring, 'accent', 'surface', 0.085, brokenRing(kind));
    const bracket = 'M-0.43 -0.23L-0.43 -0.33Q-0.43 -0.43 -0.33 -0.43L-0.23 -0.43';
    const d = (width: number, token: Token): SvgNode[] =>
      [0, 90, 180, 270].map(angle =>
        path(bracket, { ...stroke(token, width), 'stroke-linecap': 'round', transform: `rotate(${angle})` }),
      );
    return [...d(0.13, 'surface'), ...d(0.07, 'accent')];
  },
  stepFrom: left('accent', 'surface'),
  stepTo: arrived('accentSoft', 'accent'),
  lastFrom: left('gold', 'goldEdge'),
  lastTo: arrived('gold', 'goldEdge'),
  hintFrom: left('ink2', 'surface'),
  hintTo: kind => cased(kind, SIZES[kind].ring, 'ink2', 'surface', SIZES[kind].line),
  stake: target(1.5, 'gold', 'goldEdge'),
  lit: target(1.5, 'accent', 'surface'),
  refused: target(1.2, 'danger', 'surface', { 'stroke-dasharray': '0.13 0.1' }),
};

/** Four arcs and four gaps, the arcs ahead, behind and at the sides. */
const brokenRing = (kind: Outline): Attrs => {
  const length = kind === 'spot' ? 2 * Math.PI * SIZES.spot.ring : 6 * SIZES.hexagon.ring;
  return { 'stroke-dasharray': `${round(length / 8)} ${round(length / 8)}`, 'stroke-dashoffset': round(length / 16) };
};

/** One of the dots of a trail. */
export const trailMark = (token: Token, casing: Token): SvgNode =>
  node('g', {}, [circle(0, 0, 0.092, { fill: paint(casing) }), circle(0, 0, 0.06, { fill: paint(token) })]);

/** So many chevrons that point east. */
export const chevronMark = (count: number): SvgNode =>
  chevrons(0, 0, { count, facing: 0, half: 0.085, spacing: 0.085, width: 0.045, token: 'ink', casing: 'surface' }, PEN);

/** Ice on a part of this size: strokes from the upper right. */
export const iceMark = (width: number, height: number): SvgNode => {
  const reach = (width + height) / 2;
  let d = '';
  for (let x = -reach; x <= reach; x += 0.5) d += `M${round(x)} ${round(reach)}L${round(x)} ${round(-reach)}`;
  return node('g', { transform: 'rotate(35)', opacity: 0.6 }, [path(d, stroke('frostLine', 0.05))]);
};
