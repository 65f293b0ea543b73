import { done, finished } from './requests.ts';

/** The games of this browser as IndexedDB holds them: plain entries, not yet checked. */
export interface Database {
  all(): Promise<readonly unknown[]>;
  get(id: string): Promise<unknown>;
  /** Writes an entry if the one that is there has that revision (undefined: if none is there), in one transaction. */
  swap(entry: { readonly id: string }, revision: number | undefined): Promise<boolean>;
  drop(id: string): Promise<void>;
  /** Takes an entry out of the games and keeps it among those that were set aside. */
  moveAside(id: string, aside: unknown): Promise<void>;
  asides(): Promise<readonly unknown[]>;
  dropAside(id: string): Promise<void>;
}

const NAME = 'threefold';
/** 2: entries hold matches. Whoever has an older page open cannot write among them, and sets none of them aside. */
const VERSION = 2;

const open = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.addEventListener('upgradeneeded', ({ oldVersion }) => {
      if (oldVersion < 1) {
        request.result.createObjectStore('games', { keyPath: 'id' });
        request.result.createObjectStore('aside', { keyPath: 'id' });
      }
    });
    request.addEventListener('success', () => {
      // A newer version of this page wants to upgrade: it must not wait for us.
      request.result.addEventListener('versionchange', () => request.result.close());
      resolve(request.result);
    });
    request.addEventListener('blocked', () => reject(new Error('another window holds an older version')));
    request.addEventListener('error', () => reject(request.error ?? new Error('the database cannot be opened')));
  });

export const openDatabase = async (): Promise<Database> => {
  let base = await open();
  /** A connection that the browser has closed in the meantime is opened again, once. */
  const begin = async (stores: string[], mode: IDBTransactionMode): Promise<IDBTransaction> => {
    try {
      return base.transaction(stores, mode);
    } catch {
      base = await open();
      return base.transaction(stores, mode);
    }
  };
  const read = async <T>(store: string, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> =>
    done(ask((await begin([store], 'readonly')).objectStore(store)));
  const write = async (stores: string[], act: (work: IDBTransaction) => void): Promise<void> => {
    const work = await begin(stores, 'readwrite');
    const end = finished(work);
    act(work);
    return end;
  };
  return {
    all: () => read('games', store => store.getAll()),
    get: id => read('games', store => store.get(id)),
    async swap(entry, revision) {
      const work = await begin(['games'], 'readwrite');
      const end = finished(work);
      const store = work.objectStore('games');
      const there: IDBRequest<{ readonly revision?: unknown } | undefined> = store.get(entry.id);
      let agrees = false;
      there.addEventListener('success', () => {
        agrees = there.result?.revision === revision;
        if (agrees) store.put(entry);
      });
      await end;
      return agrees;
    },
    drop: id => write(['games'], work => work.objectStore('games').delete(id)),
    moveAside: (id, aside) =>
      write(['games', 'aside'], work => {
        work.objectStore('aside').put(aside);
        work.objectStore('games').delete(id);
      }),
    asides: () => read('aside', store => store.getAll()),
    dropAside: id => write(['aside'], work => work.objectStore('aside').delete(id)),
  };
};
