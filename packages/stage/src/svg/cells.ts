import type { Scene, SceneCell } from '../scene.ts';
import { group, paint, type SvgNode } from './node.ts';
import { body, circle, letters, line, moved, type Pen, path, round, stroke, write } from './pen.ts';
import { box, outline } from './polygon.ts';

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
