import { must } from '@threefold-games/testkit';
import { expect } from 'vitest';
import { openStore, type StorePlace } from '../../src/store/database.ts';
import type { Store } from '../../src/store/store.ts';
import { systemTime } from '../../src/time.ts';
import { rowOf, stateOf } from './samples.ts';

/** What the contract needs of a back end. */
export interface BackEnd {
  readonly kind: Store['kind'];
  /** A new, empty place. */
  place(): Promise<StorePlace>;
  /** Runs plain SQL there, without the store. */
  execute(place: StorePlace, statements: readonly string[]): Promise<void>;
}

/** Opens a place, or fails the test. */
export const opened = async (place: StorePlace, processId = 'one', now = 1000): Promise<Store> =>
  must(await openStore(place, { ...systemTime, now: () => now, processId }));

/** A store that many tests use, each with rooms of its own. */
export class TestStore {
  place!: StorePlace;
  store!: Store;
  private rooms = 0;

  async open(backEnd: BackEnd): Promise<void> {
    this.place = await backEnd.place();
    this.store = await opened(this.place);
  }

  /** A new room. */
  async makeRoom(more: Parameters<typeof rowOf>[1] = {}): Promise<string> {
    this.rooms += 1;
    const id = `room-${this.rooms}`;
    expect(await this.store.journal.create(stateOf(id), rowOf(id, more))).toBe('stored');
    return id;
  }
}
