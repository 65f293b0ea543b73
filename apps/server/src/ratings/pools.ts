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
