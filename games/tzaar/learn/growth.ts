import type { PlayedMoment } from '@threefold-games/learn';
import type { PieceType, TzaarView } from '@threefold-games/tzaar';
import { TYPES } from '@threefold-games/tzaar/display';
import { afterReply, counted, leadOf, madeHeight, type TzaarBranch, type TzaarMoment } from './branches.ts';
import { movesOf } from './turn.ts';

/** What the stacking of the better turn is good for, the most important thing alone. */
interface Growth {
  /**
   * `tallest`: nobody else has as tall a stack, which is otherwise not so; `instead`: what was played captures twice, and this type stays
   * lower; `level`: nobody else has a taller one; `type`: a type that one has few of grows; `rarer`: what was played puts a more common
   * type on top.
   */
  readonly kind: 'tallest' | 'instead' | 'level' | 'type' | 'rarer';
  readonly step: string;
  /** Of the stack that is made. */
  readonly type: PieceType;
  readonly height: number;
  /** How many of this type its owner has to be seen. */
  readonly left: number;
}

/** A type that nobody can finish off for now. */
interface SafeType {
  readonly type: PieceType;
  /** How many of it are to be seen. */
  readonly left: number;
  /** Of the tallest of them. */
  readonly height: number;
}

/** So few of a type are few; and so few can fall in one turn. */
const FEW = 3;
const FEWEST = 2;

/** What the better turn makes by stacking that what was played, if it was, does not. */
export const growthOf = ({ seat, better, played }: TzaarMoment): Growth | undefined => {
  const { stacking } = movesOf(better.turn);
  if (!stacking || better.turn.after.outcome()) return undefined;
  const { type } = stacking.mover;
  const { after, before } = better.turn;
  const height = madeHeight(stacking);
  const left = counted[`${type}.me`](after, seat);
  const found = { step: stacking.step, type, height, left };
  const otherwise = played ? played.turn.after : before;
  const ahead = height - counted['tall.other'](after, seat);
  const lead = leadOf(otherwise, seat);
  if (ahead > 0 && lead <= 0) return { kind: 'tallest', ...found };
  const lower = counted[`tall.${type}.me`];
  const grows = height > Math.max(lower(before, seat), lower(otherwise, seat));
  const moves = played && movesOf(played.turn);
  const matters = type !== 'tott' || height > counted['tall.me'](otherwise, seat);
  if (moves?.captures.length === 2 && grows && matters) return { kind: 'instead', ...found };
  if (ahead === 0 && lead < 0) return { kind: 'level', ...found };
  if (left <= FEW && grows) return { kind: 'type', ...found };
  const top = moves?.stacking?.mover.type;
  return top && TYPES.indexOf(top) > TYPES.indexOf(type) ? { kind: 'rarer', ...found } : undefined;
};

/** A type of which an enemy has few, and which the reply to what was played makes too tall to be captured, unlike the better turn. */
export const safeTypeOf = ({ seat, played, better }: PlayedMoment<TzaarView>): SafeType | undefined => {
  const heightOf = (type: PieceType, branch: TzaarBranch): number =>
    counted[`tall.${type}.me`](afterReply(branch), 1 - seat);
  const isSafe = (type: PieceType, branch: TzaarBranch): boolean =>
    heightOf(type, branch) > counted['tall.me'](afterReply(branch), seat);
  if (!played.line[0] || played.line[0].after.outcome()) return undefined;
  for (const type of TYPES) {
    const left = counted[`${type}.other`](afterReply(played), seat);
    if (left <= FEWEST && isSafe(type, played) && !isSafe(type, better))
      return { type, left, height: heightOf(type, played) };
  }
  return undefined;
};
