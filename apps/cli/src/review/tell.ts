import type { OpenedCoach } from '@threefold-games/catalogue/coach';
import { turnTexts } from '@threefold-games/core';
import {
  type Review,
  type Reviewer,
  type SeatReview,
  seatReview,
  type TurningPoint,
  UNSURE,
} from '@threefold-games/learn';
import { plainPaint } from '@threefold-games/stage/terminal';
import { seatName } from '../analyse/words.ts';
import { findDrawing } from '../catalogue.ts';

/** A share in points, as people are told it. */
const points = (share: number): number => Math.round(100 * share);

const counted = (n: number): string => (n === 1 ? '1 point' : `${n} points`);

/** What a review tells a seat, line by line. */
export const tellSeat = (
  reviewer: Reviewer,
  review: Review,
  seat: number,
  coach: OpenedCoach,
  width: number,
): readonly string[] => {
  const { game } = reviewer.reviewed;
  const nameOf = (each: number): string => seatName(game.id, each);
  const told = seatReview(reviewer, review, seat);
  const own = review.points.filter(point => point.seat === seat);
  const { start, luck, unattributed, gifts, thirds, accuracy } = told;
  const lines = [
    `${nameOf(seat)}: ${counted(points(told.given))} given away in ${told.turns} turns (${thirds.map(points).join(', ')} in the thirds of the game).`,
  ];
  if (start !== undefined) lines.push(`Before the first turn the seat was worth ${points(start)} %.`);
  if (gifts.length > 2) {
    const given = gifts.flatMap((gift, other) => (points(gift) > 0 ? [`${nameOf(other)} ${points(gift)}`] : []));
    if (given.length > 0) lines.push(`What was given away went to: ${given.join(', ')}.`);
  }
  if (reviewer.reviewed.turns.at(-1)?.after.position.outcome()?.ranking)
    lines.push('Only the first place is judged, not the play for the other places.');
  if (luck)
    lines.push(
      `The draws changed its chance by ${points(luck.sum)} points, most at turn ${luck.turn + 1} (${points(luck.most)}).`,
    );
  if (accuracy !== undefined) lines.push(`Accuracy: ${Math.round(accuracy)} of 100.`);
  if (unattributed !== undefined && Math.abs(unattributed) > UNSURE)
    lines.push(`The engine was unsure: ${points(unattributed)} points come from nobody's turns.`);
  for (const point of own) lines.push('', ...tellPoint(reviewer, point, coach, width));
  for (const { turn, steps, played, other } of review.choices.filter(
    each => reviewer.reviewed.turns[each.turn]!.seat === seat,
  )) {
    const moved = played.map((share, each) => points(share - other[each]!));
    const [to, from] = [moved.indexOf(Math.max(...moved)), moved.indexOf(Math.min(...moved))];
    lines.push(
      '',
      `Turn ${turn + 1}: a choice between ${nameOf(from)} and ${nameOf(to)} that made no difference to ${nameOf(seat)}.`,
      `  instead: ${steps.join(' ')}; ${counted(moved[to]!)} moved to ${nameOf(to)}.`,
    );
  }
  return lines;
};

/** A turning point: the board, what was played, what was better, and why. */
export const tellPoint = (
  { reviewed }: Reviewer,
  { turn, seat, played, better, from, to, otherTurnsCost, moment }: TurningPoint,
  coach: OpenedCoach,
  width: number,
): readonly string[] => {
  const { game, turns } = reviewed;
  const names = to.map((_, each) => seatName(game.id, each));
  const board = findDrawing(game.id)?.draw(turns[turn]!.before.position.view(), plainPaint, width);
  const line = (branch: typeof moment.played): string =>
    branch.line.length === 0 ? '' : `; then ${branch.line.map(turnOfLine => turnOfLine.steps.join(' ')).join('; ')}`;
  const drawn = turns[turn]!.drawn;
  return [
    `Turn ${turn + 1}, ${names[seat]}: ${counted(points(from[seat]! - to[seat]!))} given away (${points(from[seat]!)} to ${points(to[seat]!)}).`,
    ...(board === undefined ? [] : board.split('\n').map(row => `  ${row}`.trimEnd())),
    `  played: ${turnTexts({ drawn, steps: played }).join(' ')}${line(moment.played)}`,
    `  better: ${better.join(' ')}${line(moment.better)}`,
    ...coach.reasons(moment).map(reason => {
      const { title, text } = coach.say(reason, names);
      return `  ${title}: ${text} [${reason.id}, ${reason.ground}]`;
    }),
    ...(otherTurnsCost === undefined ? [] : [`  Every other turn costs at least ${counted(points(otherTurnsCost))}.`]),
  ];
};

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
