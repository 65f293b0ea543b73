import type { PieceType } from '@threefold-games/tzaar';
import { TYPES } from '@threefold-games/tzaar/display';
import { afterReply, counted, lossesOf, type TzaarReason } from './branches.ts';
import { growthOf, safeTypeOf } from './growth.ts';
import { rescueOf } from './rescue.ts';
import { type Move, movesOf } from './turn.ts';

/** So few of a type are worth a sentence: one turn can capture two. */
const FEW = 3;

/** By how many of a type are left: how much it matters. */
const WEIGHTS = [10, 8, 6, 3];

/**
 * The capture that leaves fewest of its type, among those that leave few; none where the last of a type is captured. Of a stack, while there
 * are still some, it is told that it is one.
 */
const scarcest = (captures: readonly Move[], counts: (move: Move) => boolean): Move | undefined => {
  if (captures.some(({ left }) => left === 0)) return undefined;
  return captures
    .filter(each => each.left <= (each.target.height > 1 ? FEW - 1 : FEW) && counts(each))
    .sort((a, b) => a.left - b.left)[0];
};

/** Types that run short, by captures and by stacking. */
export const types: readonly TzaarReason[] = [
  {
    id: 'losesScarce',
    about: 'both',
    find: ({ seat, played, better }) => {
      const kept = (type: PieceType): number => counted[`${type}.me`](afterReply(better), seat);
      const lost = scarcest(lossesOf(played), ({ left, target }) => left < kept(target.type));
      if (!lost) return undefined;
      const { step, left: n, target } = lost;
      return { values: { step, type: target.type, n }, ground: 'line', weight: WEIGHTS[n]! };
    },
  },
  {
    id: 'takesScarce',
    about: 'better',
    find: ({ seat, better, played }) => {
      const taken = scarcest(
        movesOf(better.turn).captures,
        ({ left, target }) => !played || left < counted[`${target.type}.other`](played.turn.after, seat),
      );
      if (!taken) return undefined;
      const { step, left: n, target } = taken;
      return { values: { step, type: target.type, n, who: 1 - seat }, ground: 'line', weight: WEIGHTS[n]! };
    },
  },
  {
    id: 'scarceInReach',
    about: 'both',
    find: moment => {
      const { seat, played, better } = moment;
      const rescued = rescueOf(moment)?.threat.target.type;
      const type = TYPES.find(
        each =>
          each !== rescued &&
          counted[`${each}.me`](played.turn.after, seat) <= FEW &&
          counted[`${each}.me`](better.turn.after, seat) >= counted[`${each}.me`](played.turn.after, seat) &&
          counted[`reach.${each}.me`](played.turn.after, seat) > counted[`reach.${each}.me`](better.turn.after, seat) &&
          !lossesOf(played).some(({ target }) => target.type === each),
      );
      if (!type) return undefined;
      const n = counted[`${type}.me`](played.turn.after, seat);
      const k = counted[`reach.${type}.me`](played.turn.after, seat);
      return { values: { type, n, k }, ground: 'count', weight: n === 1 ? 9 : 8 - 2 * n + k };
    },
  },
  {
    id: 'safeType',
    about: 'both',
    find: moment => {
      const safe = safeTypeOf(moment);
      if (!safe) return undefined;
      const { type, left: n, height } = safe;
      return { values: { type, n, height, who: 1 - moment.seat }, ground: 'line', weight: 7 - n };
    },
  },
  {
    id: 'covers',
    about: 'both',
    find: ({ seat, played, better }) => {
      const { stacking } = movesOf(played.turn);
      if (!stacking || stacking.left === 0) return undefined;
      const { step, left: n, mover, target } = stacking;
      const { type } = target;
      if (n > 2 && TYPES.indexOf(type) >= TYPES.indexOf(mover.type)) return undefined;
      if (counted[`${type}.me`](better.turn.after, seat) <= n) return undefined;
      return { values: { step, type, n }, ground: 'line', weight: WEIGHTS[n] ?? 3 };
    },
  },
  {
    id: 'rarerTop',
    about: 'both',
    find: moment => {
      const growth = growthOf(moment);
      const common = movesOf(moment.played.turn).stacking;
      if (growth?.kind !== 'rarer' || !common) return undefined;
      const { step, type } = growth;
      const { step: other, mover } = common;
      return { values: { step, type, other, common: mover.type }, ground: 'count', weight: 3 };
    },
  },
  {
    id: 'growsType',
    about: 'better',
    find: moment => {
      const growth = growthOf(moment);
      if (growth?.kind !== 'type') return undefined;
      const { step, type, height, left: n } = growth;
      return { values: { step, type, height, n }, ground: 'count', weight: 6 - n };
    },
  },
  {
    id: 'takesTzaar',
    about: 'better',
    find: ({ seat, better, played }) => {
      const taken = movesOf(better.turn).captures.findLast(({ target }) => target.type === 'tzaar');
      if (!taken || taken.left <= FEW || taken.target.height > 1) return undefined;
      if (played && taken.left >= counted['tzaar.other'](played.turn.after, seat)) return undefined;
      return { values: { step: taken.step, n: taken.left, who: 1 - seat }, ground: 'count', weight: 1 };
    },
  },
];
