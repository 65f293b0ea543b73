import { join } from 'node:path';
import { fail } from '@threefold-games/core';
import type { FastifyBaseLogger } from 'fastify';
import { Buckets } from '../bucket.ts';
import type { RoomService } from '../context.ts';
import type { Limits } from '../limits.ts';
import type { PeopleDeps } from '../people/deps.ts';
import type { Collection } from '../puzzles/collection.ts';
import { isWithdrawn } from '../puzzles/reports.ts';
import { networkOf } from '../security.ts';
import type { Time } from '../time.ts';
import type { Thread } from '../workerPool.ts';
import { Cards } from './cards.ts';
import { PictureStore } from './pictureStore.ts';
import { Painter, Pictures } from './pictures.ts';

export interface LinkDeps extends Time {
  readonly db: PeopleDeps['db'];
  readonly rooms: Pick<RoomService, 'load' | 'maySee'>;
  readonly collection: Collection;
  /** The folder for pictures. */
  readonly data: string;
  readonly limits: Limits['links'];
  readonly log: FastifyBaseLogger;
  /** Another thread to draw in, for tests. */
  readonly openThread?: () => Thread;
}

/** What links say and show of themselves. */
export interface Links {
  readonly cards: Cards;
  readonly pictures: Pictures;
  /** Whether somebody at this address may ask for one more. */
  mayAsk(address: string): boolean;
  close(): Promise<void>;
}

export const openLinks = ({ db, rooms, collection, data, limits, log, openThread, ...time }: LinkDeps): Links => {
  const painter = new Painter(limits.drawing, time, openThread);
  const store = new PictureStore(join(data, 'pictures'), limits.kept);
  const asked = new Buckets(limits.perAddress, time.now);
  const puzzles = {
    games: collection.games,
    // Nobody is shown one that was found to be wrong.
    find: async (id: string) => ((await isWithdrawn({ db }, id)) ? fail('puzzle.withdrawn') : collection.find(id)),
    daily: (game: string, date: string) => collection.daily(game, date),
  };
  return {
    cards: new Cards({ rooms, puzzles, now: time.now }),
    pictures: new Pictures({ store, painter, after: time.after, ...limits.asked, log }),
    mayAsk: address => asked.take(networkOf(address)),
    close: () => painter.close(),
  };
};
