import { type PuzzleShelf, shelfFiles } from '@threefold-games/catalogue-core';
import type { TalatView } from '@threefold-games/talat';

/** The puzzles of Talat: where they lie; what judges and names them is loaded with the first. */
export const puzzles: PuzzleShelf<TalatView> = {
  prefix: 'ta',
  ...shelfFiles(name => new URL(`./puzzles/${name}`, import.meta.url)),
  puzzling: () => import('./learn/puzzling.ts'),
  words: async lang => (await import('./words/puzzles.ts')).loadPuzzleWords(lang),
};
