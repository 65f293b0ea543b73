import { isDeepStrictEqual } from 'node:util';
import { type RoomState, recordOf, viewOf } from '@threefold-games/room';
import { NEXT_SECRET, SECRET, world } from '@threefold-games/testkit';

/** What holds for every room at every moment: the names of the promises that this one breaks. */
export const brokenPromises = (state: RoomState): readonly string[] =>
  PROMISES.filter(([, holds]) => !holds(state)).map(([name]) => name);

const PROMISES: readonly (readonly [name: string, holds: (state: RoomState) => boolean])[] = [
  ['there are as many seats as planned', ({ seats, plan }) => seats.length === plan.seats],
  ['one seat acts exactly while it is played', ({ actor, phase }) => (actor !== undefined) === (phase === 'playing')],
  ['there is a result exactly when it is over', ({ result, phase }) => (result !== undefined) === (phase === 'over')],
  [
    'somebody sits where it is to move, and a person plays',
    ({ phase, seats, actor, position }) =>
      phase !== 'playing' ||
      (position !== '' && seats[actor!]!.kind !== 'empty' && seats.some(sitter => sitter.kind === 'person')),
  ],
  [
    'lists by seat have an entry a seat',
    ({ phase, clocks, holidays, conditionals, plan }) =>
      phase !== 'playing' || [clocks, holidays, conditionals].every(list => list.length === plan.seats),
  ],
  [
    'the shares sum to 1',
    ({ result }) => !result?.shares || Math.abs(result.shares.reduce((a, b) => a + b, 0) - 1) < 1e-9,
  ],
  [
    'who left has nothing',
    ({ result, seats }) => !seats.some((sitter, seat) => sitter.kind === 'bot' && sitter.for && result?.shares?.[seat]),
  ],
  [
    'no clock is below nothing',
    ({ clocks, turns }) =>
      clocks.every(({ left, periods, lagLeft }) => Math.min(left, periods, lagLeft) >= 0) &&
      turns.every(({ used, left }) => Math.min(used, left) >= 0),
  ],
  ['not all ids are kept', ({ recent }) => recent.length <= 64],
  ['an offer is made once', ({ offers }) => new Set(offers.map(offer => offer.kind)).size === offers.length],
  [
    'the view is plain data',
    state => {
      const view = viewOf(state);
      return isDeepStrictEqual(JSON.parse(JSON.stringify(view)), view);
    },
  ],
  ['nothing secret is seen', state => !hasSecret(state, viewOf(state), ...state.recent.map(({ id }) => id))],
  ['nothing secret is recorded', state => state.started === undefined || !hasSecret(state, recordOf(world, state))],
];

/** Whether something that only the server may know, for good or before the end, is in what it gives away. */
const hasSecret = (state: RoomState, shown: unknown, ...others: readonly string[]): boolean => {
  const text = JSON.stringify(shown);
  const people = state.seats.flatMap(sitter => (sitter.kind === 'person' ? [sitter] : []));
  // What the rematch is dealt from outlasts the game.
  const kept = [NEXT_SECRET, ...people.flatMap(({ nextNonce }) => nextNonce ?? [])];
  const untilTheEnd = [SECRET, ...people.map(({ nonce }) => nonce), ...others];
  return [...kept, ...(state.phase === 'over' ? [] : untilTheEnd)].some(secret => text.includes(secret));
};
