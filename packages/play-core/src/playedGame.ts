import type { History, RuleId, StepEvent } from '@threefold-games/core';

/** How a new game begins, beside the options of the game itself. */
export interface Beginning {
  /** How many play; as many as there are names, or the fewest that the game allows. */
  readonly seats?: number;
  /** All that is left to chance follows from it; another one for each game unless told. */
  readonly seed?: string | number;
  /** What chance would lay out before play, such as the 60 letters of a TZAAR set-up (TZ-6.2). */
  readonly layout?: string;
  /** Who sits on each seat; the colours of the seats unless told. */
  readonly names?: readonly string[];
}

/** How a game that is opened from a text goes on. */
export interface Opening {
  /** All that is left to chance from there on follows from it; another one for each game unless told. */
  readonly seed?: string | number;
}

/** A turn, or as much of it as was played. */
export interface PlayedTurn {
  /** Its number, counted from 1. */
  readonly number: number;
  /** Whose turn it was. */
  readonly seat: number;
  /** All of it as a record has it: what chance drew, then the steps, parted by blanks. */
  readonly text: string;
  /** What chance drew for it: the tile in Taluva, else nothing. */
  readonly drawn: readonly string[];
  /** The steps of the seat. */
  readonly steps: readonly string[];
  /** What it brought about beyond itself, such as a board that froze. */
  readonly events: readonly StepEvent[];
  /** The position after it, before anything is drawn for the next turn. */
  readonly position: string;
}

/** A step that was played. */
export interface PlayedStep {
  /** Whose step it was; undefined where it named what chance drew. */
  readonly seat: number | undefined;
  /** The step as the notation writes it. */
  readonly text: string;
  /** What it brought about beyond itself. */
  readonly events: readonly StepEvent[];
  /** Whether the turn is over with it. */
  readonly endsTurn: boolean;
}

/** Why something cannot be played. */
export interface Why {
  /** The number of the rule that forbids it. */
  readonly rule: RuleId;
  /** What the rule says. */
  readonly text: string;
  /** The cells that show why, by name. */
  readonly cells: readonly string[];
}

/** How a game ended. */
export interface GameResult {
  /** The share of the win of each seat; together they are 1. */
  readonly shares: readonly number[];
  /** The seat that has won alone; undefined where the win is shared. */
  readonly winner: number | undefined;
  /** The number of the rule that ended the game. */
  readonly rule: RuleId;
  /** What decided it, in a sentence. */
  readonly text: string;
  /** The place of each seat, 1 for the first, where the options ask for places. */
  readonly ranking?: readonly number[];
}

/** The colours of a picture. */
export type Theme = 'light' | 'dark' | 'contrastLight' | 'contrastDark';

/** How a picture is drawn. */
export interface SvgOptions {
  /** The colours; light unless told. */
  readonly theme?: Theme;
  /** In pixels; as wide as its place allows unless told. */
  readonly width?: number;
  /** After which turn, with what was drawn for the next one; the game as it stands unless told. */
  readonly turn?: number;
  /** The seat from which it is seen; 0 unless told. */
  readonly viewer?: number;
  /** Whether coordinates are written; they are unless told. */
  readonly coordinates?: boolean;
}

/** How a game is written in characters. */
export interface AsciiOptions {
  /** How many characters the board shall be wide at the most, where it can; 80 unless told. */
  readonly width?: number;
  /** Whether more than ASCII may be written; not unless told. */
  readonly unicode?: boolean;
  /** Whether it is coloured for a terminal, which implies `unicode`; not unless told. */
  readonly colours?: boolean;
}

/**
 * A game that is being played. What it refuses it throws as a `ThreefoldError`, and is as it was before. What chance decides is drawn
 * as soon as it is due, by the seed; a turn or a step that names it (`JC 0,0/0 H@0,1`) puts what it names in its place.
 */
export interface PlayedGame<Id extends string = string, View = unknown> {
  /** Which game it is. */
  readonly id: Id;
  /** How many play. */
  readonly seats: number;
  /** Who sits on each seat. */
  readonly names: readonly string[];
  /** Every option with its value: switches as booleans, numbers as numbers. */
  readonly options: Readonly<Record<string, string | number | boolean>>;
  /** What chance laid out before play; empty where nothing is laid out. */
  readonly layout: string;
  /** What all chance follows from. */
  readonly seed: string | number;

  /** The seat whose turn it is; undefined when the game is over. */
  readonly seat: number | undefined;
  /** The number of the turn that is on, counted from 1. */
  readonly turnNumber: number;
  /** The steps of it that were played already. */
  readonly begun: readonly string[];
  /** Whether the rules have ended the game. */
  isOver(): boolean;
  /** How it ended; undefined while it goes on. */
  result(): GameResult | undefined;

  /** Plays a whole turn, or the rest of the one that is begun: all of it or nothing. */
  turn(steps: string | readonly string[]): PlayedTurn;
  /** Plays one step of the turn. */
  step(text: string): PlayedStep;
  /** Takes back the steps of the turn that is begun, else the last turn, and returns them; undefined where there is nothing. */
  undo(): PlayedTurn | undefined;
  /** Plays again what was taken back last; undefined where there is nothing. */
  redo(): PlayedTurn | undefined;

  /** The steps that are legal now. */
  legal(): string[];
  /** The whole turns that are legal now, or the rests of the one that is begun. In Taluva they are thousands: `limit` is the most. */
  legalTurns(options?: { readonly limit?: number }): string[];
  /** Whether a step, several of them or a whole turn can be played now. */
  canPlay(steps: string | readonly string[]): boolean;
  /** Why they cannot; undefined where they can. */
  why(steps: string | readonly string[]): Why | undefined;

  /** The turns so far as texts, the one that is begun included. */
  history(options?: { readonly verbose?: false }): string[];
  /** The same with seats, steps, events and positions. */
  history(options: { readonly verbose: true }): PlayedTurn[];
  /** The position as one line of text, for `openPosition`. */
  position(): string;
  /** What stands where, and all else that is to be seen, as frozen plain data. */
  view(): View;
  /** The game as text, for `openRecord`; with tags of your own such as `{ Date: '2026-11-14' }`. */
  record(tags?: Readonly<Record<string, string>>): string;
  /** The game in characters. */
  ascii(options?: AsciiOptions): string;
  /** The game as an SVG picture. */
  svg(options?: SvgOptions): string;

  /** A game of its own that stands after so many turns of this one. */
  at(turn: number): PlayedGame<Id, View>;
  /** A game of its own that stands where this one does. */
  copy(): PlayedGame<Id, View>;
  /** The same in the exact layer, for who needs speed: `exact.position.copy()` is a position to search from. */
  readonly exact: History;
}
