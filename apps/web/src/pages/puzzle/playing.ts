import type { PuzzleWords, ThemeWords } from '@threefold-games/catalogue/load';
import type { Face } from '@threefold-games/stage';
import type { Figures } from './figures.ts';
import type { LoadedPuzzle } from './loadedPuzzle.ts';
import type { PuzzleController } from './puzzleController.ts';
import type { PuzzleSource } from './puzzleSource.ts';

/** A puzzle while somebody solves it: all that the parts of its page read. */
export interface Playing {
  readonly loaded: LoadedPuzzle;
  readonly controller: PuzzleController;
  readonly source: PuzzleSource;
  readonly face: Face;
  /** What is to be done, as a title. */
  readonly task: string;
  /** What the puzzles of the game say. */
  readonly themes: PuzzleWords;
  /** How others fared; undefined as long as that is not known. */
  readonly figures: Figures | undefined;
  /** The day whose puzzle it is. */
  readonly day: string | undefined;
  /** Says a short sentence to whoever solves it. */
  say(text: string): void;
}

/** The words of what a puzzle is about, the most telling first. */
export const themeWords = ({ loaded: { puzzle }, themes }: Playing): readonly ThemeWords[] =>
  puzzle.themes.flatMap(id => themes.themes[id] ?? []);
