import type { ReviewData } from '@threefold-games/learn';
import { done } from '../storage/index.ts';

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

/** What was found out about games, and the puzzles that people have made of it. Without storage it lasts as long as the page. */
export interface ReviewStore {
  load(key: string): Promise<ReviewData | undefined>;
  save(key: string, data: ReviewData): Promise<void>;
  puzzles(): Promise<readonly OwnPuzzle[]>;
  keep(puzzle: OwnPuzzle): Promise<void>;
  drop(puzzle: Pick<OwnPuzzle, 'id' | 'turn'>): Promise<void>;
  /** Takes everything away. */
  clear(): Promise<void>;
}

const NAME = 'threefold-review';
const VERSION = 1;
/** So many reviews are kept, the latest ones: the others can be computed again. */
const MOST = 200;

interface KeptReview {
  readonly key: string;
  readonly at: number;
  readonly data: ReviewData;
}

const open = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(NAME, VERSION);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore('reviews', { keyPath: 'key' }).createIndex('at', 'at');
    request.result.createObjectStore('puzzles', { keyPath: ['id', 'turn'] });
  });
  return done(request);
};

/** The store of this browser; what it cannot keep is kept in memory. */
const openStore = (now: () => number): ReviewStore => {
  const reviews = new Map<string, ReviewData>();
  const own = new Map<string, OwnPuzzle>();
  let base: Promise<IDBDatabase> | undefined;
  const ask = async <T>(
    name: 'reviews' | 'puzzles',
    mode: IDBTransactionMode,
    act: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T | undefined> => {
    try {
      base ??= open();
      return await done(act((await base).transaction(name, mode).objectStore(name)));
    } catch {
      return undefined;
    }
  };
  const nameOf = ({ id, turn }: Pick<OwnPuzzle, 'id' | 'turn'>): string => `${id} ${turn}`;
  /** Lets go of the oldest ones. */
  const tidy = async (): Promise<void> => {
    const count = (await ask('reviews', 'readonly', store => store.count())) ?? 0;
    if (count <= MOST) return;
    const keys = (await ask('reviews', 'readonly', store => store.index('at').getAllKeys(null, count - MOST))) ?? [];
    for (const key of keys) await ask('reviews', 'readwrite', store => store.delete(key));
  };
  return {
    async load(key) {
      const kept: KeptReview | undefined = await ask('reviews', 'readonly', store => store.get(key));
      return kept?.data ?? reviews.get(key);
    },
    async save(key, data) {
      const entry: KeptReview = { key, at: now(), data };
      const stored = await ask('reviews', 'readwrite', store => store.put(entry));
      if (stored === undefined) reviews.set(key, data);
      else await tidy();
    },
    async puzzles() {
      const stored: readonly OwnPuzzle[] = (await ask('puzzles', 'readonly', store => store.getAll())) ?? [];
      return [...stored, ...own.values()].sort((a, b) => b.kept - a.kept);
    },
    async keep(puzzle) {
      const stored = await ask('puzzles', 'readwrite', store => store.put(puzzle));
      if (stored === undefined) own.set(nameOf(puzzle), puzzle);
    },
    async drop(puzzle) {
      own.delete(nameOf(puzzle));
      await ask('puzzles', 'readwrite', store => store.delete([puzzle.id, puzzle.turn]));
    },
    async clear() {
      reviews.clear();
      own.clear();
      await ask('reviews', 'readwrite', store => store.clear());
      await ask('puzzles', 'readwrite', store => store.clear());
    },
  };
};

export const reviewStore: ReviewStore = openStore(() => Date.now());
