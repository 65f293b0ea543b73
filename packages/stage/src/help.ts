import type { Outcome, Position, Seat } from '@threefold-games/core';

/** Something that counts and is in danger, or that a turn brings about: plain data, for which a face has words. */
export interface Warning {
  /** What it is, by the game's own name for it. */
  readonly code: string;
  /** What its words put in: cells, kinds, boards, seats. */
  readonly values: Readonly<Record<string, string | number>>;
  /** What somebody else could do, from a cell (none where something is put onto the board) to another. */
  readonly threat?: { readonly from?: string; readonly to: string };
  /** The cell of what it would cost. */
  readonly stake?: string;
  /** Whether it is worth saying, but nothing to be asked about. */
  readonly mild?: boolean;
}

/** A turn with which somebody else ends the game, as the rules found it. */
export interface Ending<View = unknown> {
  readonly by: Seat;
  /** Its steps, each with the view before it. */
  readonly steps: readonly { readonly view: View; readonly step: string }[];
  /** The view after it. */
  readonly view: View;
  readonly outcome: Outcome;
}

/** What a game says to those who play with help: what is in danger, and what a turn would bring. It never says what to play. */
export interface Help<View = unknown> {
  /** Whether anybody could end the game with the next turn; keeps from looking where nothing can be found. */
  mayEnd(view: View): boolean;
  /** The same position with the turn of another seat beginning: what it could do if nobody did anything. Undefined where it can do nothing. */
  handedTo(position: Position<View>, seat: Seat): Position<View> | undefined;
  /** What somebody else's turn does that ends the game, for the seat that goes away empty. */
  explain(ending: Ending<View>, seat: Seat): Warning;
  /** What the seat's own turn does that ends the game, or the game for it; undefined where it does not lose by that. */
  ownEnd(before: View, after: View, outcome: Outcome | undefined, seat: Seat): Warning | undefined;
  /** What is in danger when a turn of the seat begins, beside the end of the game. */
  dangers(position: Position<View>, seat: Seat): readonly Warning[];
  /** What the steps of a turn have brought about so far for the seat that makes them, beside the end of the game. */
  effects(before: Position<View>, after: Position<View>, seat: Seat): readonly Warning[];
  /** A warning in a sentence: as what is so now, or as what a turn would leave. `names` are those of the sitters, by seat. */
  say(warning: Warning, when: 'now' | 'after', names: readonly string[]): string;
}
