import { ratingsOf } from '@threefold-games/bots/ratings';
import { type Skill, skillAfter } from '@threefold-games/core';
import { isSlow, type TablePlan } from '@threefold-games/room';
import type { Rating } from '@threefold-games/wire';

/** Which games are rated together. */
export type Pool = Pick<Rating, 'game' | 'pace' | 'versus' | 'seats'>;

/** By which method games at such a table are rated. */
export const seatsOf = (plan: TablePlan): Pool['seats'] => (plan.seats === 2 ? 'two' : 'more');

/** Games with bots are one pool whatever is played; games among people are told apart by game and pace. */
export const poolOf = (plan: TablePlan, withBots: boolean): Pool => {
  const seats = seatsOf(plan);
  if (withBots) return { game: null, pace: null, versus: 'bots', seats };
  return { game: plan.game, pace: isSlow(plan) ? 'days' : 'live', versus: 'people', seats };
};

export const formatPool = ({ game, pace, versus, seats }: Pool): string =>
  [game ?? '*', pace ?? '*', versus, seats].join('/');

export const parsePool = (text: string): Pool => {
  const [game = '*', pace, versus, seats] = text.split('/');
  return {
    game: game === '*' ? null : game,
    pace: pace === 'live' || pace === 'days' ? pace : null,
    versus: versus === 'bots' ? 'bots' : 'people',
    seats: seats === 'more' ? 'more' : 'two',
  };
};

/** Who was rated, seat by seat; skills are on the scale of the method, which for more than two is OpenSkill and does without volatility. */
export interface RatedSeat {
  readonly skill: Skill;
  /** 1 for the first; those who share a place have the same. */
  readonly place: number;
  /** What the seat got of the win. */
  readonly share: number;
}

type Seats = Pool['seats'];

const FRESH: Readonly<Record<Seats, Skill>> = {
  two: { mean: 1500, deviation: 350, volatility: 0.06 },
  more: { mean: 25, deviation: 25 / 3, volatility: 0 },
};

/** Somebody of whom nothing is known. */
export const freshSkill = (seats: Seats): Skill => FRESH[seats];

/** One step of OpenSkill on the scale that is shown, so that everybody starts alike. */
const STEP = FRESH.two.deviation / FRESH.more.deviation;

/** As it is shown: on one scale, whatever the method. */
export const shown = (seats: Seats, { mean, deviation }: Skill): { readonly rating: number; readonly doubt: number } =>
  seats === 'two'
    ? { rating: Math.round(mean), doubt: Math.round(deviation) }
    : { rating: Math.round(FRESH.two.mean + (mean - FRESH.more.mean) * STEP), doubt: Math.round(deviation * STEP) };

/** Our own bots do not learn from games: a level is a mark to measure by, and was measured itself. */
export const levelSkill = (seats: Seats, game: string, level: number): Skill => {
  const rating = ratingsOf(game)![level - 1]!;
  return seats === 'two'
    ? { mean: rating, deviation: 60, volatility: 0.06 }
    : { mean: FRESH.more.mean + (rating - FRESH.two.mean) / STEP, deviation: 60 / STEP, volatility: 0 };
};

/** A rating always stays able to move. */
const LEAST_DEVIATION = 45;

/** Tells what is known of every seat after a game. */
export type Rater = (rated: readonly RatedSeat[]) => readonly Skill[];

/** The method for so many seats; the one for more is loaded when such a game has ended for the first time. */
export const raterFor = async (seats: Seats): Promise<Rater> => (seats === 'two' ? rateTwo : raterOfMore());

const rateTwo: Rater = ([first, second]) => {
  if (!first || !second) throw new Error('two seats are rated');
  const after = (own: RatedSeat, other: RatedSeat): Skill => {
    const skill = skillAfter(own.skill, [{ opponent: other.skill, score: own.share }]);
    return { ...skill, deviation: Math.max(LEAST_DEVIATION, Math.min(FRESH.two.deviation, skill.deviation)) };
  };
  return [after(first, second), after(second, first)];
};

const raterOfMore = async (): Promise<Rater> => {
  const { rate } = await import('openskill');
  return rated =>
    rate(
      rated.map(({ skill }) => [{ mu: skill.mean, sigma: skill.deviation }]),
      { rank: rated.map(({ place }) => place), tau: FRESH.more.mean / 300 },
    ).map(([skill]) => ({ mean: skill!.mu, deviation: skill!.sigma, volatility: 0 }));
};
