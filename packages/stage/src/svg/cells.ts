import type { Edge, Scene, SceneCell } from '../scene.ts';
import { lift } from './lift.ts';
import { group, paint, type SvgNode } from './node.ts';
import { body, circle, letters, line, moved, type Pen, path, rim, round, stroke, write } from './pen.ts';
import { box, outline } from './polygon.ts';
import { TONE_TOKENS } from './tone.ts';

/** A label has 11 pixels, or a quarter of its cell where that is less; where that would be less than nine, it is left out. */
const LEAST_LABEL = 36;

/** Lines between cells, as one path. */
export const drawLinks = (scene: Scene, pen: Pen): SvgNode[] => {
  if (scene.links.length === 0) return [];
  let d = '';
  for (const [from, to] of scene.links) {
    const a = scene.cells[from];
    const b = scene.cells[to];
    if (a && b) d += `M${round(a.x)} ${round(a.y)}L${round(b.x)} ${round(b.y)}`;
  }
  return [{ ...path(d, stroke('clayLine', line(pen, 0.024))), key: 'links' }];
};

const SQUARE = outline(box(0.93, 0.93), 0.12);

/** A cell that lies flat; `labelled` where nothing hides its label. */
export const drawCell = (cell: SceneCell, labelled: boolean, pen: Pen): SvgNode | undefined => {
  const { id, x, y, outline: shape, fill, label } = cell;
  if (fill === undefined) return undefined;
  const kids: SvgNode[] = [];
  if (shape === 'spot') kids.push(circle(0, 0, 0.09, body(fill, 'clayLine', line(pen, 0.024))));
  else if (shape === 'square')
    kids.push(path(SQUARE, pen.contrast ? body(fill, 'ink', line(pen, 0.02)) : { fill: paint(fill) }));
  if (label !== undefined && labelled && pen.scale >= LEAST_LABEL)
    kids.push(
      write(label, -0.41, -0.345, letters(pen, 0.17, Math.min(11, pen.scale / 4)), 'coord', {
        'font-weight': 550,
        'text-anchor': 'start',
      }),
    );
  return group(`cell:${id}`, kids, { transform: moved(x, y) });
};

const THICK_BAR = 0.13;

/** The bar of a start line in a seat's colour. */
export const drawBar = ({ from, to, tone = 'stone' }: Edge, index: number, pen: Pen): SvgNode => {
  const tokens = TONE_TOKENS[tone];
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const d = outline(box(Math.hypot(to.x - from.x, to.y - from.y), THICK_BAR), 0.06);
  const middle = moved((from.x + to.x) / 2, (from.y + to.y) / 2);
  return {
    ...path(d, { ...body(tokens.face, tokens.rim, rim(pen, 0.02)), transform: `${middle} rotate(${round(angle)})` }),
    key: `bar:${index}`,
  };
};

/** The borders of tiles and the hairlines within them, at their heights. */
export const strokeEdges = (edges: readonly Edge[], pen: Pen): SvgNode[] => {
  const nodes: SvgNode[] = [];
  const thin = lines(edges.filter(({ weight }) => weight === 'thin'));
  const thick = lines(edges.filter(({ weight }) => weight === 'thick'));
  if (thin !== '')
    nodes.push(
      path(thin, { ...stroke('tileEdge', line(pen, 0.025, 0.8)), 'stroke-opacity': pen.contrast ? 0.6 : 0.28 }),
    );
  if (thick !== '')
    nodes.push(
      path(thick, { ...stroke('tileEdge', line(pen, pen.contrast ? 0.11 : 0.065)), 'stroke-linecap': 'round' }),
    );
  return nodes;
};

const lines = (edges: readonly Edge[]): string =>
  edges
    .map(({ from, to, level = 0 }) => {
      const up = lift(level);
      return `M${round(from.x)} ${round(from.y - up)}L${round(to.x)} ${round(to.y - up)}`;
    })
    .join('');
