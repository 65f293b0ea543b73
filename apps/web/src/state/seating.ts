import { type Options, type Random, shuffle } from '@threefold/core';
import { evenOf } from './evenOf.ts';
import type { NewGame } from './plans.ts';
import type { SavedGame } from './savedGame.ts';

/** Who sits where when a game begins: as planned, or as a lot gives it. */
export const seatPeople = ({ seats, lot }: Pick<NewGame, 'seats' | 'lot'>, random: Random): NewGame['seats'] =>
  lot ? shuffle([...seats], random) : seats;

/** How those who have played a game play again: as before, but everybody moves on by one seat. */
export const rematchPlan = ({ seats, clock, record, lot }: SavedGame, options: Options): NewGame => {
  const [first, ...others] = seats;
  return {
    seats: [...others, first!],
    options,
    ...(clock && { clock: { minutes: clock.minutes, increment: clock.increment } }),
    ...(evenOf(record) && { even: true }),
    ...(lot && { lot }),
  };
};
