import type { PuzzleShelf } from './definition.ts';

const two = (number: number): string => String(number).padStart(2, '0');

/** The files of a shelf of puzzles, by where it has a file of a name. */
export const shelfFiles = (at: (name: string) => URL): Pick<PuzzleShelf, 'index' | 'chunk' | 'sources'> => ({
  index: at('index.txt'),
  chunk: number => at(`${two(number)}.txt`),
  sources: number => at(`${two(number)}.games.txt`),
});
