import type { Game, Position, Result } from '@threefold/core';
import type { Evaluator } from './evaluator.ts';
import type { Level, NetName } from './level.ts';

/** All that makes a game's player: how it evaluates positions, and how strong each level plays. */
export interface Bot {
  readonly game: Game;
  /** An evaluator that is there at once, written by hand. An evaluator keeps scratch memory: one for each search. */
  hand(): Evaluator;
  /** The net evaluators, where there are any: a small one that is soon there, and a big one of full strength. */
  readonly nets?: Readonly<Record<NetName, NetSource>>;
  /** From "just learned the rules" to full strength. */
  readonly levels: readonly Level[];
  /** Whether so little is left that a proof is likely to come out. */
  isLate(position: Position): boolean;
}

/** A net that is loaded only when it is wanted. */
export interface NetSource {
  /** Where the weights file lies, beside the code. */
  readonly url: URL;
  /** Its size in bytes. */
  readonly bytes: number;
  /** The evaluator that these weights make, or why they do not fit. */
  open(weights: Uint8Array): Result<Evaluator>;
}
