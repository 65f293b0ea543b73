import type { TzaarView } from '@threefold-games/games/tzaar';
import type { PlayedTurn, Remark } from '@threefold-games/learn';
import { facts } from './facts.ts';
import { type Move, movesOf } from './turn.ts';

/** So few of a type are worth a few words. */
const FEW = 2;
/** And from these heights on a captured stack, and one that is made. */
const CAPTURED = 3;
const MADE = 4;

/** What is worth a few words beside a turn: its end, a type that runs short, stacks; nothing for most turns. */
export const remark = (turn: PlayedTurn<TzaarView>): Remark | undefined => {
  const { captures, stacking } = movesOf(turn);
  const rule = turn.after.outcome()?.rule;
  const scarcest = captures.filter(({ left }) => left <= FEW).sort((a, b) => a.left - b.left)[0];
  if (rule === 'TZ-5.1' && scarcest) return { id: 'takesLast', values: { type: scarcest.target.type } };
  if (rule === 'TZ-5.2') return { id: 'leavesNothing', values: {} };
  if (rule === 'TZ-5.3' && stacking) return { id: 'buriesLast', values: { type: stacking.target.type } };
  const taken = stackTaken(captures);
  if (scarcest?.left === 1) return { id: 'takes', values: valuesOf(scarcest) };
  if (stacking?.left === 1) return { id: 'covers', values: { type: stacking.target.type } };
  if (taken) return taken;
  if (scarcest) return { id: 'takes', values: valuesOf(scarcest) };
  return stacking && tallestMade(turn, stacking);
};

const valuesOf = ({ target, left }: Move): Remark['values'] => ({ type: target.type, n: left });

const stackTaken = (captures: readonly Move[]): Remark | undefined => {
  const heights = captures.map(({ target }) => target.height).sort((a, b) => b - a);
  const [height = 0, second = 0] = heights;
  if (second > 1) return { id: 'takesTwoStacks', values: {} };
  return height >= CAPTURED ? { id: 'takesStack', values: { height } } : undefined;
};

/** A stack that is taller than any of the enemy's, where none was before. */
const tallestMade = ({ before, after, seat }: PlayedTurn<TzaarView>, { mover, target }: Move): Remark | undefined => {
  const height = mover.height + target.height;
  if (height < MADE || height <= facts.standing['tall.other'](after, seat)) return undefined;
  return facts.standing['tall.me'](before, seat) > facts.standing['tall.other'](before, seat)
    ? undefined
    : { id: 'growsTallest', values: { height } };
};
