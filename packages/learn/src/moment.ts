import type { Game, Seat } from '@threefold-games/core';
import type { ProvenWin } from './evaluation.ts';
import type { PlayedTurn } from './facts.ts';

/** One way to go on: a turn, and what is expected to follow. */
export interface Branch<View = unknown> {
  readonly turn: PlayedTurn<View>;
  /**
   * What the engine expects next, turn by turn. Where chance decides, the first of them has the draw that came in the game, and the line
   * ends where the next draw is due; it may be empty.
   */
  readonly line: readonly PlayedTurn<View>[];
  /** By seat: the share of the win after the turn. */
  readonly values: readonly number[];
  /** What is proven after the turn. */
  readonly win?: ProvenWin;
}

/** A choice that somebody had: what would have been better, and what was played, unless the turn is still to be made. */
export interface Moment<View = unknown> {
  readonly game: Game<View>;
  /** Who had the choice. */
  readonly seat: Seat;
  readonly better: Branch<View>;
  readonly played?: Branch<View>;
  /** What was proven before the turn. */
  readonly win?: ProvenWin;
}

/** A choice that was made. */
export type PlayedMoment<View = unknown> = Moment<View> & { readonly played: Branch<View> };

/** What a reason rests on, the strongest first: a rule that applies, a proof, what the line on the board shows, what can be counted. */
export const GROUNDS = ['rule', 'proof', 'line', 'count'] as const;
/** What a reason rests on. */
export type Ground = (typeof GROUNDS)[number];

/** What a sentence puts in: cells, kinds, numbers, and seats by their number. */
export type Values = Readonly<Record<string, string | number>>;

/** What a rule for reasons has found. */
export interface FoundReason {
  readonly values: Values;
  readonly ground: Ground;
  /** How much it matters, from 0 to 10; among reasons of one ground the weightiest speaks. */
  readonly weight: number;
}
