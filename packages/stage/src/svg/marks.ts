import type { Token } from '../palette.ts';
import type { Mark } from '../scene.ts';
import { type Attrs, node, paint, type SvgNode } from './node.ts';
import { circle, line, moved, type Pen, path, round, stroke } from './pen.ts';
import { at, outline, polyline, regular } from './polygon.ts';

/** A ring, or a ring about a crown of three discs, on the face of a disc. */
export const faceMark = (mark: 'ring' | 'crown', token: Token, pen: Pen): SvgNode[] => {
  const wider = pen.strong ? 1.15 : 1;
  if (mark === 'ring') return [circle(0, 0, 0.215, stroke(token, line(pen, 0.085 * wider)))];
  const fill = { fill: paint(token) };
  return [
    circle(0, 0, 0.275, stroke(token, line(pen, 0.055 * wider))),
    ...[-90, 30, 150].map(angle => {
      const { x, y } = at(angle, 0.082);
      return circle(x, y, 0.087 * wider, fill);
    }),
  ];
};

export const DOOR_MARKS = ['disc', 'square', 'triangle', 'diamond'] as const;
type DoorMark = (typeof DOOR_MARKS)[number];
export const isDoor = (mark: Mark | undefined): mark is DoorMark => (DOOR_MARKS as readonly unknown[]).includes(mark);

/** The mark of a seat: a disc of radius `size`, or a form of like weight. */
export const doorMark = (mark: DoorMark, x: number, y: number, size: number, token: Token): SvgNode => {
  const fill = { fill: paint(token), transform: moved(x, y) };
  if (mark === 'disc') return circle(0, 0, size, fill);
  if (mark === 'square') return path(outline(regular(4, size * 1.25, 45)), fill);
  if (mark === 'triangle') return path(outline(regular(3, size * 1.3, -90)), fill);
  return path(outline(regular(4, size * 1.35, 0)), fill);
};

/** Chevrons one behind the other that point east, about the middle. */
const chevronPath = (count: number, half: number, spacing: number): string => {
  let d = '';
  for (let i = 0; i < count; i++) {
    const tip = half / 2 + (i - (count - 1) / 2) * spacing;
    d += polyline([
      { x: tip - half, y: -half },
      { x: tip, y: 0 },
      { x: tip - half, y: half },
    ]);
  }
  return d;
};

const ROUND: Attrs = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };

export interface Chevrons {
  readonly count: number;
  readonly facing: number;
  readonly half: number;
  readonly spacing: number;
  readonly width: number;
  readonly token: Token;
  /** What surrounds them, where they lie on something. */
  readonly casing?: Token;
}

export const chevrons = (x: number, y: number, shape: Chevrons, pen: Pen): SvgNode => {
  // Wider ones stand further apart, or three of them would be one.
  const wider = pen.strong || pen.contrast ? 1.25 : 1;
  const d = chevronPath(shape.count, shape.half, shape.spacing * wider);
  const width = line(pen, shape.width * wider);
  const marks = [path(d, { ...stroke(shape.token, width), ...ROUND })];
  if (shape.casing) marks.unshift(path(d, { ...stroke(shape.casing, width + 0.075), ...ROUND }));
  return node('g', { transform: `${moved(x, y)} rotate(${round(shape.facing)})` }, marks);
};
