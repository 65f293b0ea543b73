import { fail, type Result } from '@threefold-games/core';
import type { RoomEvent, World } from '@threefold-games/room';
import type { FastifyBaseLogger } from 'fastify';
import type { RoomChange } from '../context.ts';
import type { Limits } from '../limits.ts';
import type { Metrics } from '../metrics.ts';
import type { Store } from '../store/store.ts';
import { StoreError } from '../store/storeError.ts';
import type { Cancel, Time } from '../time.ts';
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

/** Callbacks for one kind of event. */
export class Listeners<T> {
  private readonly listeners = new Set<(value: T) => void>();

  add(listener: (value: T) => void): Cancel {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  emit(value: T): void {
    for (const listener of this.listeners) listener(value);
  }
}

/** The result of some work with the database, which may be away: nothing is lost then. */
export const orBusy = async <T>(log: FastifyBaseLogger, work: () => Promise<Result<T>>): Promise<Result<T>> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StoreError) {
      log.warn({ trouble: error.code }, 'the database could not be asked');
      return fail('server.busy');
    }
    log.error({ err: error }, 'a room could not be reached');
    return fail('server.internal');
  }
};
