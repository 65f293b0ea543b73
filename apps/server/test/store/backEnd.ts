import { must } from '@threefold/testkit';
import { openStore, type StorePlace } from '../../src/store/openStore.ts';
import type { Store } from '../../src/store/store.ts';
import { systemTime } from '../../src/time.ts';

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
