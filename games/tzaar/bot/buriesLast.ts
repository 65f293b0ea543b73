import { goalOf } from '../rules/actions.ts';
import type { TzaarPosition } from '../rules/position.ts';

/** TZ-5.3: whether a step stacks onto the last of a type of its own side, and so loses. With a pass at hand nobody has to. */
export const buriesLast = (position: TzaarPosition, step: number): boolean => {
  const target = position.top[goalOf(step)]!;
  return position.left[target - 1] === 1 && target > 3 === (position.actor === 1);
};
