import type { TaluvaView } from '@threefold-games/games/taluva';
import type { PuzzleShelf } from '../../packages/catalogue/definition.ts';
import { shelfFiles } from '../../packages/catalogue/shelfFiles.ts';

/** The puzzles of Taluva: where they lie; what judges and names them is loaded with the first. */
export const puzzles: PuzzleShelf<TaluvaView> = {
  prefix: 'tl',
  ...shelfFiles(name => new URL(`./puzzles/${name}`, import.meta.url)),
  puzzling: () => import('./learn/puzzling.ts'),
  words: async lang => (await import('./words/puzzles/index.ts')).loadPuzzleWords(lang),
};
