import type { Label } from '../scene.ts';
import { DISC_RADIUS } from './disc.ts';
import { group, node, paint, type SvgNode } from './node.ts';
import { LEAST_LABELLED, letters, moved, type Pen, path, round, shrunk, write } from './pen.ts';
import { drawBody } from './piece.ts';
import { box, outline } from './polygon.ts';

const TOKEN = 0.3;

/** The name plate of a seat: token, name, and a figure that counts. */
export const drawPlate = ({ x, y, text, figure, second, active }: Label, index: number, pen: Pen): SvgNode => {
  const size = letters(pen, 0.28);
  const kids: SvgNode[] = [];
  if (figure) {
    const token = `${moved(0, -0.34 * (size / 0.28) - TOKEN)} scale(${round(TOKEN / DISC_RADIUS)})`;
    kids.push(node('g', { transform: token }, [drawBody(figure, shrunk(pen, TOKEN / DISC_RADIUS))]));
  }
  kids.push(write(text, 0, 0, size, 'ink', { 'font-weight': 650 }));
  if (second !== undefined) {
    const high = size * 1.65;
    const wide = Math.max(high * 1.35, size * (0.6 * second.length + 1.1));
    const down = size * 1.9;
    kids.push(
      path(outline(box(wide, high), high / 2), { fill: paint(active ? 'accent' : 'well'), transform: moved(0, down) }),
      write(second, 0, down, letters(pen, size * 0.92), active ? 'onAccent' : 'ink', { 'font-weight': 650 }),
    );
  }
  return group(`plate:${index}`, kids, { transform: moved(x, y) });
};

/** How wide a letter is beside its size: on average, where a reader's font is a wide one. */
const LETTER = 0.6;

/** What a part of a board is called, where all are shown at once: as much of it as there is room for. */
export const drawCaption = (label: Label, index: number, pen: Pen): SvgNode[] => {
  if (pen.scale < LEAST_LABELLED) return [];
  const { x, y, text, width = Infinity, shorter = [] } = label;
  const size = letters(pen, 0.2);
  const fitting = [text, ...shorter].find(each => each.length * LETTER * size <= width) ?? shorter.at(-1) ?? text;
  return [
    group(`caption:${index}`, [write(fitting, x, y, size, 'ink2', { 'font-weight': 600, 'text-anchor': 'start' })]),
  ];
};
