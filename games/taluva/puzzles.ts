import type { PuzzleShelf } from '../definition.ts';
import type { TaluvaView } from './rules/index.ts';

const file = (number: number): string => String(number).padStart(2, '0');

/** The puzzles of Taluva: where they lie; what judges and names them is loaded with the first. */
export const puzzles: PuzzleShelf<TaluvaView> = {
  prefix: 'tl',
  index: new URL('./puzzles/index.txt', import.meta.url),
  chunk: number => new URL(`./puzzles/${file(number)}.txt`, import.meta.url),
  sources: number => new URL(`./puzzles/${file(number)}.games.txt`, import.meta.url),
  puzzling: () => import('./learn/puzzling.ts'),
  words: async lang => (await import('./words/puzzles/index.ts')).loadPuzzleWords(lang),
};
