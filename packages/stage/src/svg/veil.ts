import type { Rect, Veil } from '../scene.ts';
import { sign } from './badge.ts';
import { group, paint, type SvgNode } from './node.ts';
import { body, circle, letters, line, moved, type Pen, path, round, stroke, write } from './pen.ts';
import { box, outline } from './polygon.ts';

const SLOPE = Math.tan((35 * Math.PI) / 180);
const PITCH = 0.5;
/** So far in the rounded corners of a frame are not crossed. */
const INSET = 0.1;
/** Below this scale the word is a sign. */
const LEAST_WORD = 32;

/** Strokes of ice across a part; under its pieces, which stay readable. */
export const drawIce = ({ part, bounds }: Veil, pen: Pen): SvgNode =>
  group(`veil:${part}`, [
    path(ice(bounds), {
      ...stroke('frostLine', line(pen, 0.05)),
      'stroke-opacity': 0.6,
      'stroke-linecap': 'round',
    }),
  ]);

/** The word on the corner of a part. */
export const drawWord = ({ part, bounds, text }: Veil, pen: Pen): SvgNode =>
  group(`word:${part}`, pen.scale < LEAST_WORD ? snow(bounds, pen) : word(bounds, text, pen));

/** Lines that fall to the right, cut off at the bounds. */
const ice = (bounds: Rect): string => {
  const x = bounds.x + INSET;
  const y = bounds.y + INSET;
  const width = bounds.width - 2 * INSET;
  const height = bounds.height - 2 * INSET;
  let d = '';
  const pitch = PITCH / Math.cos(Math.atan(SLOPE));
  for (let start = y - width * SLOPE + pitch / 2; start < y + height; start += pitch) {
    const from = Math.max(0, (y - start) / SLOPE);
    const to = Math.min(width, (y + height - start) / SLOPE);
    if (to - from > 0.4)
      d += `M${round(x + from)} ${round(start + from * SLOPE)}L${round(x + to)} ${round(start + to * SLOPE)}`;
  }
  return d;
};

const word = ({ x, y, width }: Rect, text: string, pen: Pen): SvgNode[] => {
  const size = letters(pen, 0.27);
  const wide = Math.max(1.75 * (size / 0.27), size * (0.58 * text.length + 2.6));
  const high = 0.5 * (size / 0.27);
  const right = x + width + 0.05;
  const middle = y + 0.13;
  return [
    path(outline(box(wide, high), high / 2), { fill: paint('ink'), transform: moved(right - wide / 2, middle) }),
    sign('snow', right - wide + high * 0.6, middle, size * 0.38, line(pen, size * 0.11, 1.2), 'surface'),
    write(text, right - wide / 2 + high * 0.32, middle, size, 'surface', { 'font-weight': 650 }),
  ];
};

const snow = ({ x, y, width, height }: Rect, pen: Pen): SvgNode[] => {
  const cx = x + width / 2;
  const cy = y + height / 2;
  return [
    circle(cx, cy, 0.75, body('ink', 'surface', line(pen, 0.06))),
    sign('snow', cx, cy, 0.34, line(pen, 0.1, 1.4), 'surface'),
  ];
};
