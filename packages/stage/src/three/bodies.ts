import type { Figure, Point } from '../scene.ts';
import { DISC } from './height.ts';
import { pieceSolids } from './pieces.ts';
import type { Form, Solid } from './solid.ts';

/** A body as somebody who points takes it: an upright cylinder. */
export interface Body extends Point {
  readonly radius: number;
  readonly foot: number;
  readonly top: number;
}

/** How wide a form of size 1 is about its middle, and how high, where pointing at it counts; a roof is taken for what is half-way up. */
const FORMS: Readonly<Partial<Record<Form, readonly [radius: number, height: number]>>> = {
  disc: [0.41, DISC],
  tier3: [0.66, 1],
  tier4: [0.84, 1],
  tier6: [0.93, 1],
  box: [0.53, 1],
  pyramid: [0.3, 0.8],
  frustum: [0.45, 1],
  shaft: [0.35, 0.84],
  parapet: [0.41, 0.18],
  merlons: [0.41, 0.18],
};

const bodyOf = ({ form, x, y, height, size }: Solid): readonly Body[] => {
  const like = FORMS[form];
  return like ? [{ x, y, radius: like[0] * size[0], foot: height, top: height + like[1] * size[1] }] : [];
};

/** What of a piece at the origin can be pointed at: its own outline, so that what is seen beside or above it is not taken for it. */
export const bodiesOf = (figure: Figure): readonly Body[] => pieceSolids(figure).flatMap(bodyOf);
