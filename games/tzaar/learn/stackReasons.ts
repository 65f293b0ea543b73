import type { Seat } from '@threefold-games/core';
import {
  afterReply,
  counted,
  leadOf,
  lossesInPlay,
  lossesOf,
  type TzaarBranch,
  type TzaarReason,
  tallestHeight,
  tallestTaken,
  threatsAfter,
} from './branches.ts';
import { growthOf, safeTypeOf } from './growth.ts';
import { rescueOf, rescueValues } from './rescue.ts';
import { movesOf } from './turn.ts';

/** From this height on a stack is one. */
const STACK = 2;

/** The tallest stack of a seat that a branch loses: to the reply, or where none is expected, to any that there could be. */
const lostIn = (branch: TzaarBranch, seat: Seat): number =>
  tallestHeight(branch.line[0] ? lossesOf(branch) : threatsAfter(branch, seat));

/** What a captured stack weighs; the tallest one of its side somewhat more. */
const weightOf = (height: number, isTallest: boolean): number => Math.min(9, 3 + height + (isTallest ? 1 : 0));

/** Stacks that are captured, and stacks that grow. */
export const stacks: readonly TzaarReason[] = [
  {
    id: 'losesTwoStacks',
    about: 'both',
    find: ({ seat, played, better }) => {
      const [first, second] = lossesInPlay(played).filter(({ target }) => target.height >= STACK);
      if (!first || !second || lostIn(better, seat) >= tallestHeight([first, second])) return undefined;
      return { values: { step: first.step, next: second.step }, ground: 'line', weight: 9 };
    },
  },
  {
    id: 'losesStack',
    about: 'both',
    find: ({ seat, played, better }) => {
      const losses = lossesInPlay(played);
      const lost = tallestTaken(losses);
      const height = lost?.target.height ?? 0;
      const instead = lostIn(better, seat);
      // One that is hardly taller than what is lost anyway is not worth a sentence.
      if (!lost || height < STACK || height < (instead < STACK ? STACK : instead + 2)) return undefined;
      // Of two stacks, and (here and below) of a low one whose type runs short, something else is said.
      if (losses.every(({ target }) => target.height >= STACK) && losses.length > 1) return undefined;
      if (height === STACK && lost.left <= 2) return undefined;
      return {
        values: { step: lost.step, height },
        ground: 'line',
        weight: weightOf(height, height >= counted['tall.me'](played.turn.after, seat)),
      };
    },
  },
  {
    id: 'takesStack',
    about: 'better',
    find: ({ seat, better, played }) => {
      const taken = tallestTaken(movesOf(better.turn).captures);
      const height = taken?.target.height ?? 0;
      if (!taken || height < STACK || better.turn.after.outcome()) return undefined;
      if (played && tallestHeight(movesOf(played.turn).captures) >= height) return undefined;
      if (height === STACK && taken.left <= 2) return undefined;
      return {
        values: { step: taken.step, height, who: 1 - seat },
        ground: 'line',
        weight: weightOf(height, height >= counted['tall.other'](better.turn.before, seat)),
      };
    },
  },
  {
    id: 'movesAway',
    about: 'better',
    find: moment => {
      const rescue = rescueOf(moment);
      return rescue?.by === 'moving'
        ? { values: rescueValues(rescue), ground: 'line', weight: rescue.weight }
        : undefined;
    },
  },
  {
    id: 'takesAttacker',
    about: 'better',
    find: moment => {
      const rescue = rescueOf(moment);
      return rescue?.by === 'capturing'
        ? { values: rescueValues(rescue), ground: 'line', weight: rescue.weight }
        : undefined;
    },
  },
  {
    id: 'growsTallest',
    about: 'better',
    find: moment => {
      const growth = growthOf(moment);
      if (growth?.kind !== 'tallest') return undefined;
      const { step, type, height, left } = growth;
      return {
        values: { step, type, height, who: 1 - moment.seat },
        ground: 'line',
        weight: left <= 3 ? 7 : 5,
      };
    },
  },
  {
    id: 'stacksInstead',
    about: 'both',
    find: moment => {
      const growth = growthOf(moment);
      if (growth?.kind !== 'instead') return undefined;
      const { step, type, height } = growth;
      return {
        values: { step, type, height, n: counted['tall.me'](moment.played.turn.after, moment.seat) },
        ground: 'line',
        weight: 4,
      };
    },
  },
  {
    id: 'drawsLevel',
    about: 'better',
    find: moment => {
      const growth = growthOf(moment);
      if (growth?.kind !== 'level') return undefined;
      const { step, type, height } = growth;
      return { values: { step, type, height, who: 1 - moment.seat }, ground: 'line', weight: 3 };
    },
  },
  {
    id: 'outgrown',
    about: 'both',
    find: moment => {
      const { seat, played, better } = moment;
      if (!played.line[0] || played.line[0].after.outcome() || safeTypeOf(moment)) return undefined;
      const [now, instead] = [leadOf(afterReply(played), seat), leadOf(afterReply(better), seat)];
      if (now >= 0 || (instead < 0 && instead - now < 2)) return undefined;
      const [height, n] = [
        counted['tall.other'](afterReply(played), seat),
        counted['tall.me'](afterReply(played), seat),
      ];
      return { values: { height, n, who: 1 - seat }, ground: 'line', weight: instead < 0 ? 3 : 4 };
    },
  },
];
