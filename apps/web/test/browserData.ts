import { type Signal, signal } from '@preact/signals';
import * as fake from 'fake-indexeddb';
import type { IDBPDatabase } from 'idb';
import { vi } from 'vitest';
import { openDatabase } from '../src/storage/database.ts';
import { BrowserStorage, type StorageProblem } from '../src/storage/storage.ts';
import type { StoreName } from '../src/storage/stores.ts';

let pending = 0;

const counted = async <T>(work: Promise<T>): Promise<T> => {
  pending += 1;
  return work.finally(() => {
    pending -= 1;
  });
};

/** Storage that is known to be busy. */
class CountedStorage extends BrowserStorage {
  override get: BrowserStorage['get'] = (store, key) => counted(super.get(store, key));
  override all: BrowserStorage['all'] = store => counted(super.all(store));
  override change: BrowserStorage['change'] = (refs, decide) => counted(super.change(refs, decide));
}

/** Comes when no tab reads or writes any more, and nothing that follows from it does. */
export const quiet = async (): Promise<void> => {
  for (let idle = 0; idle < 3; idle = pending > 0 ? 0 : idle + 1) await new Promise(resolve => setTimeout(resolve));
};

/** A browser with databases of its own, until the next one is opened or the test file ends. */
export const openBrowser = () => {
  for (const [name, type] of Object.entries(fake)) if (name.startsWith('IDB')) vi.stubGlobal(name, type);
  vi.stubGlobal('indexedDB', new fake.IDBFactory());
  let opened: Promise<IDBPDatabase> | undefined;
  const base = (): Promise<IDBPDatabase> => (opened ??= openDatabase(() => undefined));
  return {
    /** What a tab reads and writes that is opened now. */
    tab: (problem: Signal<StorageProblem | undefined> = signal()) => new CountedStorage(openDatabase, problem),
    /** What is stored, whatever tabs have in memory. */
    get: async (store: StoreName, key: IDBValidKey): Promise<unknown> => (await base()).get(store, key),
    put: async (store: StoreName, entry: object): Promise<void> => {
      await (await base()).put(store, entry);
    },
    /** From now on there is no room for anything, or there is again. */
    fill: (isFull: boolean): void => {
      vi.restoreAllMocks();
      if (!isFull) return;
      vi.spyOn(fake.IDBObjectStore.prototype, 'put').mockImplementation(() => {
        throw new DOMException('no room', 'QuotaExceededError');
      });
    },
  };
};
