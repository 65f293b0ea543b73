import type { Outcome, Seat } from '@threefold-games/core';
import { stoppedClocks } from './clocks.ts';
import { type Done, done, stayersOf, without } from './room.ts';
import type { Effect, RoomResult, RoomState, Timestamp } from './state.ts';

/** The game is over, or the table was closed before it began. */
export const finish = (
  state: RoomState,
  shares: readonly number[] | undefined,
  why: RoomResult['why'],
  now: Timestamp,
  ...before: readonly Effect[]
): Done => {
  const result: RoomResult = { ...(shares ? { shares } : {}), why, at: now };
  const over: RoomState = {
    ...without(state, 'actor', 'paused'),
    phase: 'over',
    clocks: stoppedClocks(state, now),
    offers: [],
    conditionals: state.seats.map(() => []),
    result,
  };
  return done(over, ...before, { kind: 'over', result });
};

/** These seats share equally, the others have nothing. */
export const sharedBy = (seats: number, winners: readonly Seat[]): readonly number[] =>
  Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));

/** The places by the rules, without those who left: the others move up, and who left has the last one that was free then. */
export const rankingByRule = (state: RoomState, ranking: readonly number[]): readonly number[] => {
  const stayers = stayersOf(state);
  return ranking.map((place, seat) => {
    const sitter = state.seats[seat]!;
    if (sitter.kind === 'bot' && sitter.for) return sitter.for.place ?? ranking.length;
    return 1 + stayers.filter(other => ranking[other]! < place).length;
  });
};

/** What the rules give, without those who left: their part goes to the others as the rules share among these. */
export const sharesByRule = (state: RoomState, { shares }: Outcome): readonly number[] => {
  const stayers = stayersOf(state);
  if (stayers.length === state.seats.length) return shares;
  const rest = stayers.reduce((sum, seat) => sum + shares[seat]!, 0);
  return rest === 0
    ? sharedBy(state.seats.length, stayers)
    : shares.map((share, seat) => (stayers.includes(seat) ? share / rest : 0));
};
