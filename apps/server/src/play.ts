import { availableParallelism } from 'node:os';
import { findGame } from '@threefold/games';
import type { FastifyBaseLogger } from 'fastify';
import { BotPool } from './bots/pool.ts';
import type { PeopleGate } from './context.ts';
import type { Limits } from './limits.ts';
import { Desk } from './live/requests.ts';
import { Gateway } from './live/gateway.ts';
import { Hub } from './live/subscriptions.ts';
import { Lines } from './live/connections.ts';
import { Lobby } from './live/lobby.ts';
import type { Metrics } from './metrics.ts';
import { RatingBook } from './ratings/ratingCache.ts';
import { SeatRatings } from './ratings/seatRatings.ts';
import { Rooms } from './rooms/rooms.ts';
import type { Store } from './store/store.ts';

export interface PlayParts {
  readonly store: Store;
  readonly people: PeopleGate;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly log: FastifyBaseLogger;
  readonly now: () => number;
  /** Where people reach this server, where that is settled. */
  readonly url: string | undefined;
  readonly trustProxy: boolean;
}

/** The live part of the server: rooms, lines and bots. */
export interface Play {
  readonly rooms: Rooms;
  readonly lines: Lines;
  readonly gateway: Gateway;
  /** Finishes what is under way, tells everybody to come back, and hands the rooms over. */
  close(): Promise<void>;
}

/** Opens it and begins to look after rooms; rejects where the database cannot be used. */
export const openPlay = async (parts: PlayParts): Promise<Play> => {
  const { limits, metrics, people, now } = parts;
  // One core is left for everything else.
  const bots = new BotPool(limits.bots, Math.max(1, availableParallelism() - 1));
  metrics.gauge('bot_queue', 'Turns that bots think about or wait to think about.', () => bots.load);
  const rooms = new Rooms({ ...parts, world: { findGame } }, people, bots);
  const lines = new Lines(limits, metrics, now);
  const book = new RatingBook({ db: parts.store.db, now });
  const ratings = new SeatRatings(book);
  const lobby = new Lobby({ ...parts, rooms, ratings: book });
  const hub = new Hub({ ...parts, rooms, lines, lobby, ratings });
  const desk = new Desk({ ...parts, rooms, lines, lobby, hub });
  const gateway = new Gateway({ ...parts, desk, lines });
  const close = async (): Promise<void> => {
    gateway.close();
    bots.close();
    await rooms.close();
    await lines.closeAll();
    lobby.close();
    hub.close();
    await rooms.save();
  };
  try {
    await rooms.start();
  } catch (error) {
    await close();
    throw error;
  }
  return { rooms, lines, gateway, close };
};
