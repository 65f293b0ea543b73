import { type Action, CHANCE, type Position } from './contract.ts';
import type { Random } from './random.ts';

/** A step by lot: every legal step is equally likely, every draw as likely as there are such outcomes left. */
export const chooseByLot = (position: Position, legal: Int32Array, random: Random): Action => {
  const count = position.legal(legal);
  if (position.actor !== CHANCE) return legal[random.below(count)] as Action;
  let total = 0;
  for (let i = 0; i < count; i++) total += position.weight(legal[i] as Action);
  let left = random.below(total);
  let i = 0;
  for (; left >= position.weight(legal[i] as Action); i++) left -= position.weight(legal[i] as Action);
  return legal[i] as Action;
};
