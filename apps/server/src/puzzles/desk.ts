import { Buckets } from '../bucket.ts';
import { LIMITS, type Limits } from '../limits.ts';
import type { Time } from '../time.ts';
import { Collection, type Shelves, shippedShelves } from './collection.ts';
import { openJudges, type PuzzleJudge } from './judges.ts';

/** Other puzzles, judges and limits than those that are shipped, for tests. */
export interface PuzzleOptions {
  readonly shelves?: Shelves;
  readonly judge?: PuzzleJudge;
  readonly limits?: Limits['puzzles'];
}

/** What the routes about puzzles work with. */
export interface PuzzleDesk {
  readonly collection: Collection;
  readonly judge: PuzzleJudge;
  /**
   * Whether a try of somebody without an account counts. Nobody is known by it: the address is only held in memory, for a while, as it is for
   * every limit.
   */
  mayCount(address: string, puzzle: string, position: string): boolean;
  close(): void;
}

export const openDesk = (
  time: Pick<Time, 'now' | 'after'>,
  { shelves = shippedShelves(), limits = LIMITS.puzzles, judge = openJudges(limits, time) }: PuzzleOptions = {},
): PuzzleDesk => {
  const counted = new Buckets(limits.counted, time.now);
  const resent = new Buckets(limits.resent, time.now);
  return {
    collection: new Collection(shelves),
    judge,
    mayCount: (address, puzzle, position) =>
      resent.take(`${address} ${puzzle} ${position}`) && counted.take(`${address} ${puzzle}`),
    close: () => judge.close(),
  };
};
