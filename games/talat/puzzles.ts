import type { PuzzleShelf } from '../definition.ts';
import { shelfFiles } from '../shelfFiles.ts';
import type { TalatView } from './rules/view.ts';

/** The puzzles of Talat: where they lie; what judges and names them is loaded with the first. */
export const puzzles: PuzzleShelf<TalatView> = {
  prefix: 'ta',
  ...shelfFiles(name => new URL(`./puzzles/${name}`, import.meta.url)),
  puzzling: () => import('./learn/puzzling.ts'),
  words: async lang => (await import('./words/puzzles/index.ts')).loadPuzzleWords(lang),
};
