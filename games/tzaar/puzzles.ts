import { type PuzzleShelf, shelfFiles } from '@threefold-games/catalogue-core';
import type { TzaarView } from '@threefold-games/tzaar';

/** The puzzles of TZAAR: where they lie; what judges and names them is loaded with the first. */
export const puzzles: PuzzleShelf<TzaarView> = {
  prefix: 'tz',
  ...shelfFiles(name => new URL(`./puzzles/${name}`, import.meta.url)),
  puzzling: () => import('./learn/puzzling.ts'),
  words: async lang => (await import('./words/puzzles.ts')).loadPuzzleWords(lang),
};
