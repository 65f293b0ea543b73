import type { Effect, RoomState, World } from '@threefold/room';
import type { FastifyBaseLogger } from 'fastify';
import type { Limits } from '../limits.ts';
import type { Metrics } from '../metrics.ts';
import type { Store } from '../store/store.ts';
import type { LiveRoom } from './liveRoom.ts';

/** What all that runs rooms has in common. */
export interface Parts {
  readonly store: Store;
  /** The games. */
  readonly world: World;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly log: FastifyBaseLogger;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** An event that this process has seen, be it that it stored it or that it read it. */
export interface Seen {
  readonly room: LiveRoom;
  readonly before: RoomState;
  readonly state: RoomState;
  readonly effects: readonly Effect[];
  readonly at: number;
  /** Whether this process stored it. */
  readonly own: boolean;
}
