import { type Action, CHANCE, type Position } from './contract.ts';
import type { Random } from './random.ts';

/**
 * A step by lot: every legal step is equally likely, every draw as likely as there are such outcomes left. `scratch` is memory that it
 * works in, with room for `Game.maxActions` steps; what it held is overwritten.
 */
export const chooseByLot = (position: Position, scratch: Int32Array, random: Random): Action => {
  const count = position.legal(scratch);
  if (position.actor !== CHANCE) return scratch[random.below(count)] as Action;
  let total = 0;
  for (let i = 0; i < count; i++) total += position.weight(scratch[i] as Action);
  let left = random.below(total);
  let i = 0;
  for (; left >= position.weight(scratch[i] as Action); i++) left -= position.weight(scratch[i] as Action);
  return scratch[i] as Action;
};
