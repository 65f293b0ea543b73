import type { Options, Outcome } from '@threefold-games/core';

/** All that decides how the games of a match go. Plain data: it goes to other threads as it is. */
export interface MatchPlan {
  /** The game's id. */
  readonly game: string;
  readonly seats: number;
  /** Every option of the game with its value. */
  readonly options: Options;
  /** The players, as `parsePlayer` reads them: one a seat, or two, of which the second one takes all seats but one. */
  readonly players: readonly string[];
  /** Starts, draws and what players leave to chance follow from it. */
  readonly seed: string;
  /** Turns that are played by lot at the start of every game, the same ones in all games of a round. */
  readonly opening: number;
  /** Simulations a step, for players that do not say themselves. */
  readonly simulations?: number;
  /** Milliseconds a turn, in place of every player's own limit. */
  readonly milliseconds?: number;
  /** Milliseconds that a program may take for a turn beyond that before it loses the game. */
  readonly patience: number;
}

/** Simulations a step of an evaluator or a program when nobody says how many. */
export const USUAL_SIMULATIONS = 200;

/** Why a game was lost by something that the rules know nothing of. */
export interface Failure {
  readonly seat: number;
  /** `crash` when the program went away, `time` when it did not answer, `illegal` when it answered nonsense. */
  readonly kind: FailureKind;
  /** What exactly happened, for people. */
  readonly detail: string;
}

export const FAILURES = ['crash', 'time', 'illegal'] as const;
export type FailureKind = (typeof FAILURES)[number];

/** What a seat's player spent on one game. */
export interface Effort {
  readonly turns: number;
  /** Processor time in seconds, or time on the clock where the system does not tell. */
  readonly seconds: number;
  /** Positions evaluated. */
  readonly evaluations: number;
}

/** A game of a match that is over. */
export interface PlayedGame {
  /** Its number in the match, from 0. */
  readonly number: number;
  /** The player on each seat, as an index into the plan's players. */
  readonly seating: readonly number[];
  /** What chance laid out before play. */
  readonly layout: string;
  /** The steps of each turn, draws included. */
  readonly turns: readonly (readonly string[])[];
  /** What each seat got. */
  readonly shares: readonly number[];
  /** How the rules ended it, where they did. */
  readonly outcome?: Outcome;
  readonly failure?: Failure;
  /** What each seat's player spent; empty for a game that was read from a record. */
  readonly efforts: readonly Effort[];
}
