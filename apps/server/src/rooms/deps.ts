import type { RoomEvent, World } from '@threefold-games/room';
import type { FastifyBaseLogger } from 'fastify';
import type { RoomChange } from '../context.ts';
import type { Limits } from '../limits.ts';
import type { Metrics } from '../metrics.ts';
import type { Store } from '../store/store.ts';
import type { Time } from '../time.ts';
import type { LiveRoom } from './liveRoom.ts';

/** What everything that runs rooms works with. */
export interface RoomDeps extends Time {
  readonly store: Store;
  /** The games. */
  readonly world: World;
  /** What the secrets of deals follow from; the same in all processes. */
  readonly dealKey: string;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly log: FastifyBaseLogger;
}

/** An event that a person asked for. */
export type RequestEvent = Extract<RoomEvent, { readonly id: string }>;

/** An event that a room of this process has come to, whichever process stored it. */
export interface RoomUpdate extends RoomChange {
  readonly room: LiveRoom;
  /** Whether this process stored it. */
  readonly isOwn: boolean;
}
