import type { Token } from '../palette.ts';
import type { Label } from '../scene.ts';
import { node, paint, type SvgNode } from '../svg/node.ts';
import { circle, round, write } from '../svg/pen.ts';
import { TONE_TOKENS } from '../svg/tone.ts';

/** A node about its middle, so many units wide and high. */
export interface Drawing {
  readonly node: SvgNode;
  readonly width: number;
  readonly height: number;
}

/** How wide a text is, in units of its size. */
export type Measure = (text: string, weight: number) => number;

/** A rounded box about the middle, with a border. */
const boxed = (width: number, height: number, round_: number, fill: Token, edge: Token, line: number): SvgNode =>
  node('rect', {
    x: round(-width / 2),
    y: round(-height / 2),
    width: round(width),
    height: round(height),
    rx: round(round_),
    fill: paint(fill),
    stroke: paint(edge),
    'stroke-width': line,
  });

/** A text in a rounded box. */
export const drawPill = (text: string, size: number, measure: Measure): Drawing => {
  const [width, height] = [size * (measure(text, 750) + 0.9), size * 1.6];
  const kids = [boxed(width, height, height / 2, 'ink', 'surface', 0.02), write(text, 0, 0, size, 'surface')];
  return { node: node('g', {}, kids), width: width + 0.1, height: height + 0.1 };
};

/** The letters of a name plate, and of its second line. */
export const NAME = 0.36;
const SECOND = 0.28;

/** A name plate: the seat's token, the name, a second line. */
export const drawPlate = ({ text, second, figure, active }: Label, measure: Measure): Drawing => {
  const token = figure ? 0.52 : 0;
  const wide = Math.max(NAME * measure(text, 650), second ? SECOND * measure(second, 500) : 0);
  const [width, height] = [wide + token + 0.5, 0.36 + 0.42 * (second ? 2 : 1)];
  const left = -width / 2 + 0.25;
  const kids = [
    boxed(width, height, 0.26, 'surface', active ? 'accent' : 'line', active ? 0.07 : 0.03),
    write(text, left + token, second ? -0.19 : 0, NAME, 'ink', { 'font-weight': 650, 'text-anchor': 'start' }),
  ];
  if (second)
    kids.push(write(second, left + token, 0.22, SECOND, 'ink2', { 'font-weight': 500, 'text-anchor': 'start' }));
  if (figure) {
    const { face, rim } = TONE_TOKENS[figure.tone];
    kids.push(circle(left + 0.18, 0, 0.18, { fill: paint(face), stroke: paint(rim), 'stroke-width': 0.03 }));
  }
  return { node: node('g', {}, kids), width: width + 0.12, height: height + 0.12 };
};
