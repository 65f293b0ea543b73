import type { ReviewData } from '@threefold-games/learn';
import { type Store, storage } from '../storage/index.ts';

/** A turning point that somebody keeps, to find its better turn another time. */
export interface OwnPuzzle {
  /** The game that it comes from, and the turn, counted from 0. */
  readonly id: string;
  readonly turn: number;
  /** The game's name in the catalogue. */
  readonly game: string;
  /** The game as a record: the puzzle outlives what it comes from. */
  readonly record: string;
  /** Whose turn it is. */
  readonly seat: number;
  /** When it was kept, in milliseconds since 1970. */
  readonly kept: number;
}

interface KeptReview {
  readonly key: string;
  /** When it was made, in milliseconds since 1970. */
  readonly at: number;
  readonly data: ReviewData;
}

/** So many reviews are kept, the latest ones: the others can be computed again. */
const MOST = 200;

const REVIEWS: Store<KeptReview> = 'reviews';
const OWN_PUZZLES: Store<OwnPuzzle> = 'ownPuzzles';

/** What was found out about games, and the puzzles that people have made of it. */
export const reviewStore = {
  async load(key: string): Promise<ReviewData | undefined> {
    return (await storage.get(REVIEWS, key))?.data;
  },
  async save(key: string, data: ReviewData): Promise<void> {
    await storage.put(REVIEWS, { key, at: Date.now(), data });
    await storage.trim('reviews', MOST);
  },
  /** The latest first. */
  async puzzles(): Promise<readonly OwnPuzzle[]> {
    return [...(await storage.all(OWN_PUZZLES))].sort((a, b) => b.kept - a.kept);
  },
  keep: (puzzle: OwnPuzzle): Promise<boolean> => storage.put(OWN_PUZZLES, puzzle),
  drop: ({ id, turn }: Pick<OwnPuzzle, 'id' | 'turn'>): Promise<boolean> => storage.delete(OWN_PUZZLES, [id, turn]),
  /** Takes everything away. */
  clear: (): Promise<void> => storage.clear(REVIEWS, OWN_PUZZLES),
};
