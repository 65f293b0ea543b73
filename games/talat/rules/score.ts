import type { Outcome, RuleId, Seat } from '@threefold-games/core';
import { zihinFront } from './options.ts';
import type { TalatState } from './state.ts';
import { COLOURS, downFront, farLine, KINDS, sizeOf, upFront } from './tables.ts';

const CAPTURED = 5;
const ACROSS = 3;

/** A seat's half points as the position stands (TA-8.3, TA-8.4, TA-7.5, and what house rules add). */
export const halvesOf = (state: TalatState, seat: Seat): number => {
  const fronts = [upFront(seat), downFront(seat)];
  if (state.constants.seats === 2) fronts.push(zihinFront(1 - seat));
  const across = fronts.reduce((n, front) => n + sizeOf(state.towers[front]! & farLine(front)), 0);
  return 2 * (CAPTURED * sizeOf(state.captured[seat]!) + ACROSS * across) + state.constants.bonus[seat]!;
};

export const outcomeOf = (state: TalatState): Outcome => {
  const { seats, tieBreak } = state.constants;
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const tied = best(all, seat => halvesOf(state, seat));
  if (tied.length === 1) return share(seats, tied, 'TA-8.5');
  if (tieBreak === 'none') return share(seats, tied, 'TA-8.8');
  const winners = best(tied, seat => {
    const counts = captureCounts(state, seat);
    return tieBreak === 'cancelCommon' ? allTogether(counts) : highest(counts);
  });
  if (winners.length > 1) return share(seats, winners, 'TA-8.8');
  return share(seats, winners, tieBreak === 'cancelCommon' ? 'TA-8.6' : 'TA-8.7');
};

/** How many towers of each kind a seat captured. */
const captureCounts = (state: TalatState, seat: Seat): readonly number[] =>
  Array.from({ length: KINDS }, (_, kind) => sizeOf((state.captured[seat]! >> kind) & EVERY_COLOUR));
/** A set of captured towers: the lowest kind of each colour. */
const EVERY_COLOUR = 1 | (1 << KINDS) | (1 << (2 * KINDS));

/** Orders captures by the highest kind first, then the next; no kind is captured more often than there are colours. */
const allTogether = (counts: readonly number[]): number =>
  counts.reduceRight((value, n) => value * (COLOURS + 1) + n, 0);

const highest = (counts: readonly number[]): number => counts.findLastIndex(n => n > 0);

const best = (seats: readonly Seat[], value: (seat: Seat) => number): readonly Seat[] => {
  const top = Math.max(...seats.map(value));
  return seats.filter(seat => value(seat) === top);
};

const share = (seats: number, winners: readonly Seat[], rule: RuleId): Outcome => ({
  shares: Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0)),
  rule,
});
