import { type Game, NOBODY, type Position, playSteps, type Seat } from '@threefold-games/core';
import { provenWin } from '../evaluation.ts';
import { type Branch, branchOf, type PlayedMoment } from '../moment.ts';
import { accuracyOf, difficultyOf, giftsOf, lossOf, type Shares, scaledLoss, sum } from './metrics.ts';
import { placeOf, type ReviewPlace } from './places.ts';
import type { Reviewer, TurnChoice, TurnKnown } from './reviewer.ts';

/** A turn at which much was given away. */
export interface TurningPoint {
  /** Which turn it was, counted from 0, and whose. */
  readonly turn: number;
  readonly seat: Seat;
  readonly played: readonly string[];
  readonly better: readonly string[];
  /** By seat: the shares of the win with the better turn, and with the one that was played. */
  readonly from: Shares;
  readonly to: Shares;
  /** Where the better turn was the only one: what every other costs at least. */
  readonly otherTurnsCost?: number;
  /** All that there is to be said about it. */
  readonly moment: PlayedMoment;
}

/** What is known about a game so far. */
export interface Review {
  /** After so many turns, from the start on: the shares of the win; undefined where they are not known yet. */
  readonly values: readonly (Shares | undefined)[];
  /** By turn: what it gave away; undefined where it is not known yet. */
  readonly losses: readonly (number | undefined)[];
  /** The turns at which most was given away, at most three of a seat, in the order of play. */
  readonly points: readonly TurningPoint[];
  /** Where somebody chose between others, in the order of play. */
  readonly choices: readonly TurnChoice[];
  /** By turn: what its draw changed; undefined where nothing was drawn, or it is not known yet. */
  readonly luck: readonly (Shares | undefined)[];
}

/** What a review tells a seat. */
export interface SeatReview {
  /** The share of the win that it gave away in all, and in each third of the game. */
  readonly given: number;
  readonly thirds: readonly [number, number, number];
  /** By seat: what it gave to others. */
  readonly gifts: Shares;
  /** How many turns it had. */
  readonly turns: number;
  /** Its share at the start and at the end. */
  readonly start: number | undefined;
  readonly end: number | undefined;
  /** What draws changed in all, and the turn at which they changed most; undefined while it is not known. */
  readonly luck: { readonly sum: number; readonly most: number; readonly turn: number } | undefined;
  /** From 0 to 100; see `accuracyOf`. */
  readonly accuracy: number | undefined;
  /** What changed and comes neither from own turns nor from those of others nor from draws. */
  readonly unattributed: number | undefined;
}

/** At most so many choices of a seat. */
const MOST_CHOICES = 3;
/** A line is followed this far. */
const LINE = 5;
/** Above this the review says that the engine was unsure. */
export const UNSURE = 0.15;

/** What is known about a game so far. */
export const reviewOf = (reviewer: Reviewer): Review => {
  const { known, reviewed } = reviewer;
  const { start, turns } = reviewed;
  const { seats } = start.position;
  const knownTurns = turns.map((_, turn) => reviewer.turnKnown(turn));
  return {
    values: [start, ...turns.map(({ after }) => after)].map(place => known.at(place)?.values),
    losses: knownTurns.map(each => each && lossOf(each)),
    points: reviewer.turningPoints.flatMap(each => pointOf(reviewer, each) ?? []),
    choices: seats < 3 ? [] : reviewer.seats.flatMap(seat => choicesOf(reviewer, seat)).sort((a, b) => a.turn - b.turn),
    luck: turns.map((_, turn) => reviewer.draws.luck(turn)),
  };
};

/** What the review of a game tells a seat so far. */
export const seatReview = (reviewer: Reviewer, review: Review, seat: Seat): SeatReview => {
  const { known, reviewed } = reviewer;
  const { turns, start } = reviewed;
  const { seats } = start.position;
  const knownTurns = turns.flatMap((_, turn) => reviewer.turnKnown(turn) ?? []);
  const own = knownTurns.filter(each => each.seat === seat);
  const third = (turn: number): number => Math.floor((3 * turn) / turns.length);
  const givenIn = (part: number): number => sum(own.filter(({ turn }) => third(turn) === part).map(lossOf));
  const gifts = own.map(giftsOf);
  const got = sum(knownTurns.filter(each => each.seat !== seat).map(each => giftsOf(each)[seat]!));
  const lucky = review.luck.flatMap((luck, turn) => (luck ? [{ turn, luck: luck[seat]! }] : []));
  const most = lucky.reduce((a, b) => (Math.abs(b.luck) > Math.abs(a?.luck ?? 0) ? b : a), lucky[0]);
  const luck = sum(lucky.map(each => each.luck));
  const given = sum(own.map(lossOf));
  const [first, last] = [review.values[0]?.[seat], review.values.at(-1)?.[seat]];
  return {
    given,
    thirds: [givenIn(0), givenIn(1), givenIn(2)],
    gifts: Array.from({ length: seats }, (_, other) => sum(gifts.map(each => each[other]!))),
    turns: turns.filter(each => each.seat === seat).length,
    start: first,
    end: last,
    luck: reviewer.draws.isKnown && most ? { sum: luck, most: most.luck, turn: most.turn } : undefined,
    accuracy: accuracyOf(
      own.map(each => ({
        difficulty: difficultyOf(known.at(turns[each.turn]!.before)!, seat),
        scaled: scaledLoss(lossOf(each), seats),
      })),
    ),
    unattributed:
      first === undefined || last === undefined || knownTurns.length < turns.length || !reviewer.draws.isKnown
        ? undefined
        : last - first - luck + given - got,
  };
};

/** Where a seat chose between others, as often as it is worth telling. */
const choicesOf = (reviewer: Reviewer, seat: Seat): readonly TurnChoice[] => {
  const moved = ({ played, other }: TurnChoice): number =>
    Math.max(...played.map((share, each) => share - other[each]!));
  return reviewer.reviewed.turns
    .flatMap((each, turn) => (each.seat === seat && reviewer.choice(turn)) || [])
    .sort((a, b) => moved(b) - moved(a) || a.turn - b.turn)
    .slice(0, MOST_CHOICES);
};

const pointOf = (reviewer: Reviewer, turnKnown: TurnKnown): TurningPoint | undefined => {
  const { turn, seat, best, after, better } = turnKnown;
  const played = reviewer.reviewed.turns[turn]!;
  const moment = better && momentOf(reviewer, turn, better, played);
  if (!moment) return undefined;
  const otherTurnsCost = reviewer.otherTurnsCost(turn);
  const point = { turn, seat, played: played.steps, better: better.steps, from: best, to: after, moment };
  return otherTurnsCost === undefined ? point : { ...point, otherTurnsCost };
};

/** A turn and where it leads. */
interface Way {
  readonly steps: readonly string[];
  readonly after: ReviewPlace;
}

/** A choice between two ways to play a turn of the game; undefined while one of them is not known. */
const momentOf = (reviewer: Reviewer, turn: number, better: Way, played: Way): PlayedMoment | undefined => {
  const { known, reviewed } = reviewer;
  const { seat, before } = reviewed.turns[turn]!;
  const branch = ({ steps, after }: Way): Branch | undefined => {
    const evaluation = known.at(after);
    if (!evaluation) return undefined;
    const line = lineAfter(reviewer, turn, after);
    const { values } = evaluation;
    const found = branchOf(reviewed.game, before.position, { steps, line, values, win: provenWin(evaluation) });
    return found.ok ? found.value : undefined;
  };
  const [good, bad] = [branch(better), branch(played)];
  const first = known.at(before);
  const win = first && provenWin(first);
  return good && bad && { game: reviewed.game, seat, better: good, played: bad, ...(win && { win }) };
};

/** What is to be said about another turn that somebody tries in place of the one that was played; undefined while it is not known. */
export const momentOfTry = (
  reviewer: Reviewer,
  { turn, better, moment }: TurningPoint,
  steps: readonly string[],
): PlayedMoment | undefined => {
  const after = reviewer.placeAfter(turn, steps);
  return (
    after && momentOf(reviewer, turn, { steps: better, after: placeOf(moment.better.turn.after) }, { steps, after })
  );
};

/** What is expected after a turn: whole turns only, the first with the draw that came in the game. */
const lineAfter = (reviewer: Reviewer, turn: number, after: ReviewPlace): readonly (readonly string[])[] => {
  const place = reviewer.replyPlace(turn, after);
  const evaluation = place && reviewer.known.at(place);
  const drawn = place === after ? [] : (reviewer.reviewed.turns[turn + 1]?.drawn ?? []);
  const [first, ...rest] = (evaluation?.continuations[0]?.turns ?? []).slice(0, LINE);
  if (!place || !first) return [];
  const position = place.position.copy();
  const whole: (readonly string[])[] = [];
  for (const steps of [first, ...rest]) {
    if (!playWhole(reviewer.reviewed.game, position, steps)) break;
    whole.push(whole.length === 0 ? [...drawn, ...steps] : steps);
  }
  return whole;
};

/** Plays a turn if it is whole. */
const playWhole = (game: Game, position: Position, steps: readonly string[]): boolean =>
  playSteps(game, position, steps).ok && (position.atTurnStart || position.actor === NOBODY);
