import type { Label, Scene } from '../scene.ts';
import { DISC_RADIUS } from './disc.ts';
import { faceOf, isField } from './lift.ts';
import { group, node, paint, type SvgNode } from './node.ts';
import { letters, moved, type Pen, path, round, shrunk, write } from './pen.ts';
import { drawBody } from './piece.ts';
import { box, outline } from './polygon.ts';

/** A coordinate has 11 pixels, or a third of a unit where that is less; where that would be less than nine, it is left out. */
const LEAST_COORDINATE = 27;

export const drawCoordinates = (labels: readonly Label[], pen: Pen): SvgNode[] => {
  if (pen.scale < LEAST_COORDINATE) return [];
  return labels.flatMap(({ kind, text, x, y }, i) =>
    kind === 'coordinate'
      ? [
          {
            ...write(text, x, y, letters(pen, 0.19, Math.min(11, pen.scale / 3)), 'coord', { 'font-weight': 650 }),
            key: `label:${i}`,
          },
        ]
      : [],
  );
};

/** Fields are named from this scale on: below it their names would run into each other. */
const LEAST_NAME = 15;

/** The names of fields and of the free cells around them, at their upper corner; above whatever stands before it. */
export const drawNames = (scene: Scene, pen: Pen): SvgNode[] => {
  if (pen.scale < LEAST_NAME) return [];
  const size = letters(pen, 0.25, 9);
  const edged = { 'paint-order': 'stroke', stroke: paint('levelBg'), 'stroke-width': round(size * 0.3) };
  return scene.cells.flatMap(cell => {
    if (cell.outline !== 'hexagon') return [];
    const { x, y } = faceOf(cell);
    const isLand = isField(cell);
    const look = { 'font-weight': 650, ...(isLand ? { ...edged, 'stroke-linejoin': 'round' } : { opacity: 0.6 }) };
    return [
      { ...write(cell.id, x, isLand ? y - 0.7 : y, size, isLand ? 'levelInk' : 'coord', look), key: `name:${cell.id}` },
    ];
  });
};

/** The name plates of the seats: token, name, and a figure that counts. */
export const drawPlates = (labels: readonly Label[], pen: Pen): SvgNode[] =>
  labels.flatMap((label, i) => (label.kind === 'plate' ? [plate(label, i, pen)] : []));

/** What the parts of a board are called, where all are shown at once. */
export const drawCaptions = (labels: readonly Label[], pen: Pen): SvgNode[] =>
  pen.scale < LEAST_COORDINATE
    ? []
    : labels.flatMap(({ kind, text, x, y }, i) =>
        kind === 'caption'
          ? [
              group(`caption:${i}`, [
                write(text, x, y, letters(pen, 0.2), 'ink2', { 'font-weight': 600, 'text-anchor': 'start' }),
              ]),
            ]
          : [],
      );

const TOKEN = 0.3;

const plate = ({ x, y, text, figure, second, active }: Label, index: number, pen: Pen): SvgNode => {
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
