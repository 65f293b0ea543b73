import type { Position, Seat } from '@threefold-games/core';
import type { FactSheet, TurnWithPositions } from '../facts.ts';
import type { PuzzleGoal } from './puzzle.ts';

/** What a game brings for its puzzles. */
export interface Puzzling<View = unknown> {
  /** What goals count. */
  readonly facts: FactSheet<View>;
  /** What puzzles can be about, the most telling first; those further down are given only where nothing above fits. */
  readonly themes: readonly Theme<View>[];
  /** Goals that may be worth asking for where a turn begins, the best first. A guess, and cheap: the miner judges them. */
  propose(position: Position<View>): readonly PuzzleGoal[];
  /** A text that is the same for all positions which are alike but for symmetry, colours or seats. */
  canonical(position: Position<View>): string;
  /** The positions that are the same seen from elsewhere, each with how a step is written there. */
  copies(position: Position<View>): readonly SymmetricCopy<View>[];
  /** The cells of the part of the board in which a turn happens, for a hint that does not give it away. */
  area(turn: TurnWithPositions<View>): readonly string[];
}

/** The same position seen from elsewhere. */
export interface SymmetricCopy<View = unknown> {
  readonly position: Position<View>;
  /** How a step of the original is written there. */
  step(text: string): string;
}

/** What a puzzle can be about. */
export interface Theme<View = unknown> {
  /** Names its words and its picture. */
  readonly id: string;
  /** Whether a solution shows it. */
  fits(solution: Solution<View>): boolean;
}

/** How a puzzle goes. */
export interface Solution<View = unknown> {
  readonly seat: Seat;
  readonly goal: PuzzleGoal;
  /** Own turns and the best answers by turns, from where it is asked to its end. */
  readonly turns: readonly TurnWithPositions<View>[];
}
