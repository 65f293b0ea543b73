import type { Label, Scene } from '../scene.ts';
import { faceOf, isField } from './lift.ts';
import { paint, type SvgNode } from './node.ts';
import { LEAST_LABELLED, letters, type Pen, round, write } from './pen.ts';

/** A coordinate has 11 pixels, or a third of a unit where that is less; where that would be less than nine, it is left out. */
export const drawCoordinates = (labels: readonly Label[], pen: Pen): SvgNode[] => {
  if (pen.scale < LEAST_LABELLED) return [];
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
