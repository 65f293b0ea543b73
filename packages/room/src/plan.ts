import { botLevel, type Game, type GivenLevel, type Options, parseOptions } from '@threefold-games/core';

/** Milliseconds. */
export type Millis = number;

/** How much time a seat has. One increment a whole turn, however many steps it has. */
export type ClockPlan =
  | { readonly kind: 'none' }
  /** Each whole turn adds the increment. */
  | { readonly kind: 'fischer'; readonly base: Millis; readonly increment: Millis }
  /** The first part of each turn costs nothing. */
  | { readonly kind: 'delay'; readonly base: Millis; readonly delay: Millis }
  /** After the base so many periods, of which one is lost whenever it runs out within a turn. */
  | { readonly kind: 'byoyomi'; readonly base: Millis; readonly periods: number; readonly period: Millis }
  /** By correspondence: a bank in days, an increment a turn, never more than the cap. */
  | { readonly kind: 'days'; readonly bank: Millis; readonly increment: Millis; readonly cap: Millis };

/** What is settled about a table before play. Plain data: stored, sent and shown as it is. */
export interface TablePlan {
  /** The game's name in the catalogue. */
  readonly game: string;
  /** Every option of the game with its value. */
  readonly options: Options;
  /** How many seats there are. */
  readonly seats: number;
  readonly clock: ClockPlan;
  /** Whether the lobby lists it; else the link alone leads to it. */
  readonly listed: boolean;
  /** When it begins: once the host says so, or by itself as soon as every seat is taken and ready. */
  readonly start: 'host' | 'full';
  /** Whether anybody may watch; else only who sits there. */
  readonly watching: boolean;
  /** Who may write: the seats alone, or watchers with a name too. */
  readonly chat: 'seats' | 'all';
  /** What happens to a seat that leaves a game of three or four: a bot of this level plays on, or the game ends there. */
  readonly leaver: (GivenLevel & { readonly kind: 'bot' }) | { readonly kind: 'end' };
  /** Whether the result changes ratings; only games without bots at their start are. */
  readonly rated: boolean;
  /** Whether the start is varied until a net rates it even; only where it can be. */
  readonly even?: boolean;
  /** Whether a lot decides who sits where when the game begins; a rematch then goes on from that order, by one seat. */
  readonly lot?: boolean;
  /** Whether everybody sits at one screen: nobody can be late for the first turn, and nothing delays a turn on its way. */
  readonly oneScreen?: true;
}

/** Whether a game is played over days, so that nobody has to be there. */
export const isSlow = (plan: TablePlan): boolean => plan.clock.kind === 'days';

/** A table of a game as tests, benchmarks and programs want it: for two, without a clock, begun as soon as every seat is taken. */
export const usualPlan = (game: Game, change: Partial<TablePlan> = {}): TablePlan => {
  const seats = change.seats ?? 2;
  const usual = parseOptions(game.options, seats, {});
  if (!usual.ok) throw new Error(`${usual.error.code} ${usual.error.detail}`);
  return {
    game: game.id,
    seats,
    clock: { kind: 'none' },
    listed: true,
    start: 'full',
    watching: true,
    chat: 'seats',
    leaver: { kind: 'bot', ...botLevel(3) },
    rated: false,
    ...change,
    options: { ...usual.value, ...change.options },
  };
};
