import { goalOf, sourceOf, type TzaarPosition } from '@threefold-games/tzaar/internal';
import type { Survey } from './survey.ts';
import { LOG } from './survey.ts';

/** What speaks for or against a capture. `Scarce` weighs by how few of the type are left. */
export const CAPTURE_FEATURES = [
  'takesTzaar',
  'takesTzarra',
  'takesTott',
  'takesScarce',
  'takesTall',
  'takesThreat',
  'byTzaar',
  'byTzarra',
  'byTott',
  'byTall',
  'exposed',
  'exposedScarce',
  'escapes',
  'escapesScarce',
  'attacks',
] as const;

/** What speaks for or against a stacking. */
export const STACKING_FEATURES = [
  'ontoTzaar',
  'ontoTzarra',
  'ontoTott',
  'coversScarce',
  'byTzaar',
  'byTzarra',
  'byTott',
  'escapes',
  'escapesScarce',
  'height',
  'tallestOfType',
  'safe',
  'exposed',
  'exposedScarce',
  'attacks',
] as const;

/** Whether a step that is no pass stacks. */
export const isStacking = (position: TzaarPosition, step: number): boolean =>
  position.top[goalOf(step)]! > 3 === (position.actor === 1);

/** Describes a capture, in the order of the names above. */
export const describeCapture = (position: TzaarPosition, survey: Survey, step: number, out: Float64Array): void => {
  const from = sourceOf(step);
  const to = goalOf(step);
  const { top, height, left } = position;
  const { near } = survey;
  const me = position.actor;
  const mover = top[from]! - 1;
  const target = top[to]! - 1;
  const strength = height[from]!;
  const moverScarce = 1 / left[mover]!;
  const facing = near[2 * to + 1 - me]!;
  const exposed = facing >= strength;
  const escapes = near[2 * from + 1 - me]! >= strength;
  for (let type = 0; type < 3; type++) {
    out[type] = target % 3 === type ? 1 : 0;
    out[6 + type] = mover % 3 === type ? 1 : 0;
  }
  out[3] = 1 / left[target]!;
  out[4] = LOG[height[to]!]!;
  out[5] = near[2 * to + me]! <= height[to]! ? 1 : 0;
  out[9] = LOG[strength]!;
  out[10] = exposed ? 1 : 0;
  out[11] = exposed ? moverScarce : 0;
  out[12] = escapes ? 1 : 0;
  out[13] = escapes ? moverScarce : 0;
  out[14] = facing > 0 && facing <= strength ? 1 : 0;
};

/** Describes a stacking, in the order of the names above. */
export const describeStacking = (position: TzaarPosition, survey: Survey, step: number, out: Float64Array): void => {
  const from = sourceOf(step);
  const to = goalOf(step);
  const { top, height, left } = position;
  const { near, tall, tallest } = survey;
  const me = position.actor;
  const mover = top[from]! - 1;
  const target = top[to]! - 1;
  const grown = height[from]! + height[to]!;
  const moverScarce = 1 / left[mover]!;
  const facing = near[2 * to + 1 - me]!;
  const exposed = facing >= grown;
  const escapes = near[2 * from + 1 - me]! >= height[from]!;
  for (let type = 0; type < 3; type++) {
    out[type] = target % 3 === type ? 1 : 0;
    out[4 + type] = mover % 3 === type ? 1 : 0;
  }
  out[3] = 1 / left[target]!;
  out[7] = escapes ? 1 : 0;
  out[8] = escapes ? moverScarce : 0;
  out[9] = LOG[grown]!;
  out[10] = Math.max(0, LOG[grown]! - LOG[tallest[mover]!]!);
  out[11] = grown > tall[1 - me]! ? 1 : 0;
  out[12] = exposed ? 1 : 0;
  out[13] = exposed ? moverScarce : 0;
  out[14] = facing > 0 && facing <= grown ? 1 : 0;
};
