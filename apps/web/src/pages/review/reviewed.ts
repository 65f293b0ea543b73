import type { Seat } from '@threefold-games/core';
import { ownLevel } from '../../level/ownSkills.ts';
import type { SeatPlan } from '../../state/plans.ts';
import { playFrom } from '../../state/playFrom.ts';
import { settings } from '../../state/settings.ts';
import { sharesOf, type Watched } from '../replay/watched.ts';
import type { ReviewSource } from './reviewSource.ts';

/** Whose turns are reviewed: the people at this screen; everybody's where there are none, or in a game that came from elsewhere. */
export const reviewedSeats = ({ saved, history }: Watched): readonly Seat[] => {
  const all = Array.from({ length: history.position.seats }, (_, seat) => seat);
  const people = all.filter(seat => saved && saved.seats[seat]?.kind !== 'bot');
  return people.length > 0 ? people : all;
};

/** For whom it is told first: the one who was named, me, or else who has lost. */
export const firstSeat = (watched: Watched, named: Seat | undefined): Seat => {
  const seats = reviewedSeats(watched);
  if (named !== undefined && seats.includes(named)) return named;
  const me = watched.saved?.seats.findIndex(({ kind }) => kind === 'me') ?? -1;
  if (me >= 0) return me;
  const shares = sharesOf(watched);
  return seats.find(seat => (shares?.[seat] ?? 1) < 0.5) ?? seats[0]!;
};

/** Bots that take the place of people play like this where nobody knows how well I do. */
const LEVEL = 6;

/** Plays on from before a turn: against the same bots, and against bots in place of other people. */
export const tryAgain = (watched: Watched, source: ReviewSource, turn: number): Promise<void> => {
  const { setup, saved, history } = watched;
  const { seat } = history.turns[turn]!;
  const level = ownLevel(history.game.id)?.offered ?? LEVEL;
  const seats = Array.from({ length: setup.seats }, (_, each): SeatPlan => {
    if (each === seat) return { kind: 'me', name: settings.value.name };
    const plan = saved?.seats[each];
    return plan?.kind === 'bot' ? plan : { kind: 'bot', name: '', level };
  });
  return playFrom(setup, source.before(turn), seats);
};
