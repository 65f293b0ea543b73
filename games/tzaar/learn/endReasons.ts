import type { RuleId, Seat } from '@threefold-games/core';
import { lossesOf, type TzaarPlace, type TzaarReason } from './branches.ts';
import { movesOf } from './turn.ts';

/** The rule by which a seat has lost, if it has. */
const lostBy = (position: TzaarPlace | undefined, seat: Seat): RuleId | undefined => {
  const outcome = position?.outcome();
  return outcome?.shares[seat] === 0 ? outcome.rule : undefined;
};

/** Turns and replies that end the game by a rule. */
export const ends: readonly TzaarReason[] = [
  {
    // TZ-5.1: the better turn captures the last of a type.
    id: 'takesLast',
    about: 'better',
    find: ({ seat, better }) => {
      const last = movesOf(better.turn).captures.find(({ left }) => left === 0);
      return last && { values: { step: last.step, type: last.target.type, who: 1 - seat }, ground: 'rule', weight: 10 };
    },
  },
  {
    // TZ-5.2: after the better turn nobody else can capture.
    id: 'leavesNothing',
    about: 'better',
    find: ({ seat, better }) =>
      lostBy(better.turn.after, 1 - seat) === 'TZ-5.2'
        ? { values: { turn: better.turn.steps.join(' '), who: 1 - seat }, ground: 'rule', weight: 10 }
        : undefined,
  },
  {
    // TZ-5.3: the turn buries the own last of a type.
    id: 'buriesLast',
    about: 'both',
    find: ({ seat, played: { turn } }) => {
      const { stacking } = movesOf(turn);
      if (!stacking || lostBy(turn.after, seat) !== 'TZ-5.3') return undefined;
      return { values: { step: stacking.step, type: stacking.target.type }, ground: 'rule', weight: 10 };
    },
  },
  {
    // TZ-5.1: the reply captures the last of a type, or the last two.
    id: 'losesLast',
    about: 'both',
    find: ({ seat, played, better }) => {
      const losses = lossesOf(played);
      const last = losses.find(({ left }) => left === 0);
      if (!last || lostBy(better.line[0]?.after, seat)) return undefined;
      const { type } = last.target;
      const n = losses.filter(({ target }) => target.type === type).length;
      return { values: { type, n, step: last.step, who: 1 - seat }, ground: 'line', weight: 10 };
    },
  },
  {
    // TZ-5.2: the reply leaves nothing to capture.
    id: 'leftNothing',
    about: 'both',
    find: ({ seat, played, better }) => {
      const reply = played.line[0];
      if (lostBy(reply?.after, seat) !== 'TZ-5.2' || lostBy(better.line[0]?.after, seat)) return undefined;
      return { values: { who: 1 - seat }, ground: 'line', weight: 10 };
    },
  },
];
