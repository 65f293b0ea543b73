import type { OpenedCoach } from '@threefold-games/catalogue/coach';
import type { Review, Reviewer, SeatReview } from '@threefold-games/learn';

/** A review as plain data; turns count from 1. */
export const reviewJson = (
  { reviewed, known }: Reviewer,
  { values, losses, points, choices, luck }: Review,
  coach: OpenedCoach,
  seats: readonly SeatReview[],
): unknown => ({
  game: reviewed.game.id,
  evaluator: known.evaluator,
  values,
  losses,
  points: points.map(({ turn, seat, played, better, from, to, otherTurnsCost, moment }) => ({
    turn: turn + 1,
    seat,
    played,
    better,
    from,
    to,
    otherTurnsCost,
    reasons: coach.reasons(moment),
  })),
  choices: choices.map(({ turn, steps, played, other }) => ({ turn: turn + 1, steps, played, other })),
  luck,
  seats,
});
