import { availableParallelism } from 'node:os';
import { findGame } from '@threefold-games/catalogue';
import { Positions } from '@threefold-games/room';
import type { FastifyBaseLogger } from 'fastify';
import { BotPool } from './bots/pool.ts';
import type { PeopleService } from './context.ts';
import type { Limits } from './limits.ts';
import { Connections } from './live/connections.ts';
import { Gateway } from './live/gateway.ts';
import { Lobby } from './live/lobby.ts';
import { Requests } from './live/requests.ts';
import { Subscriptions } from './live/subscriptions.ts';
import type { Metrics } from './metrics.ts';
import { RatingCache } from './ratings/ratingCache.ts';
import { SeatRatings } from './ratings/seatRatings.ts';
import { Rooms } from './rooms/rooms.ts';
import type { Store } from './store/store.ts';
import type { Time } from './time.ts';

export interface PlayDeps extends Time {
  readonly store: Store;
  readonly people: PeopleService;
  readonly dealKey: string;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly log: FastifyBaseLogger;
  /** Where people reach this server, where that is known. */
  readonly url: string | undefined;
  readonly trustProxy: boolean;
}

/** The live part of the server: rooms, connections and bots. */
export interface Play {
  readonly rooms: Rooms;
  readonly connections: Connections;
  readonly gateway: Gateway;
  /** Finishes what is under way, tells everybody to come back, and gives the rooms up. */
  close(): Promise<void>;
}

/** Opens it and begins to look after rooms; rejects where the database cannot be used. */
export const openPlay = async (deps: PlayDeps): Promise<Play> => {
  const { limits, metrics, people, store } = deps;
  // One core is left for everything else.
  const bots = new BotPool(limits.bots, Math.max(1, availableParallelism() - 1), deps);
  metrics.gauge('bot_queue', 'Turns that bots think about or wait to think about.', () => bots.load);
  const rooms = new Rooms({ ...deps, world: { findGame, positions: new Positions() } }, people, bots);
  const connections = new Connections(deps);
  const ratings = new RatingCache({ db: store.db, now: deps.now });
  const lobby = new Lobby({ ...deps, rooms, ratings });
  const seatRatings = new SeatRatings(ratings, deps.after);
  const subscriptions = new Subscriptions({ ...deps, rooms, connections, lobby, ratings: seatRatings });
  const requests = new Requests({ ...deps, rooms, connections, lobby, subscriptions });
  const gateway = new Gateway({ ...deps, requests, connections });
  const close = async (): Promise<void> => {
    gateway.close();
    bots.close();
    await rooms.close();
    await connections.closeAll();
    lobby.close();
    subscriptions.close();
    await rooms.saveSnapshots();
  };
  try {
    await rooms.start();
  } catch (error) {
    await close();
    throw error;
  }
  return { rooms, connections, gateway, close };
};
