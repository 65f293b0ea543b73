import type { Edge } from '../scene.ts';
import { lift } from './lift.ts';
import type { SvgNode } from './node.ts';
import { body, line, moved, type Pen, path, rim, round, stroke } from './pen.ts';
import { box, outline } from './polygon.ts';
import { TONE_TOKENS } from './tone.ts';

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
