import { type GameHead, parseOptions } from '@threefold/core';
import type { NewGame, SeatPlan } from './plans.ts';

/** The level of a bot that nobody has chosen. */
export const USUAL_LEVEL = 3;

/** Me against a bot, at the smallest table there is. */
export const standardPlan = (game: GameHead, name: string): NewGame => ({
  seats: seatsFor(game.seats[0]!, [{ kind: 'me', name }]),
  options: {},
});

/** As many seats as wanted: those that are there, then bots. */
export const seatsFor = (count: number, seats: readonly SeatPlan[]): readonly SeatPlan[] =>
  Array.from({ length: count }, (_, seat) => seats[seat] ?? { kind: 'bot', name: '', level: USUAL_LEVEL });

/** A plan that was kept, as far as the game still knows it; else the standard one. `name` is what I am called. */
export const fitPlan = (game: GameHead, plan: NewGame | undefined, name: string): NewGame => {
  if (!plan || !game.seats.includes(plan.seats.length)) return standardPlan(game, name);
  const options = parseOptions(game.options, plan.seats.length, plan.options);
  return {
    ...plan,
    seats: plan.seats.map(seat => (seat.kind === 'me' ? { ...seat, name } : seat)),
    options: options.ok ? plan.options : {},
  };
};

/** Puts somebody on a seat. I sit on one seat only: where I sat before, another person sits then. */
export const sit = (
  seats: readonly SeatPlan[],
  at: number,
  kind: SeatPlan['kind'],
  name: string,
): readonly SeatPlan[] =>
  seats.map((seat, i): SeatPlan => {
    if (i !== at) return kind === 'me' && seat.kind === 'me' ? { kind: 'person', name: '' } : seat;
    if (kind === 'bot') return { kind, name: '', level: seat.level ?? USUAL_LEVEL };
    return { kind, name: kind === 'me' ? name : '' };
  });
