import { type PuzzleShelf, shelfFiles } from '@threefold-games/catalogue-core';
import type { TaluvaView } from '@threefold-games/taluva';

/** The puzzles of Taluva: where they lie; what judges and names them is loaded with the first. */
export const puzzles: PuzzleShelf<TaluvaView> = {
  prefix: 'tl',
  ...shelfFiles(name => new URL(`./puzzles/${name}`, import.meta.url)),
  puzzling: () => import('./learn/puzzling.ts'),
  words: async lang => (await import('./words/puzzles.ts')).loadPuzzleWords(lang),
};
