import { type IDBPDatabase, openDB } from 'idb';
import { STORES } from './stores.ts';

const NAME = 'threefold-storage';

/** Grows with every new store. A version that changes entries does so in `upgrade`, by the version before it. */
const VERSION = 1;

/** Adds the stores that are missing. */
const upgrade = (base: IDBPDatabase): void => {
  for (const [name, keyPath] of Object.entries(STORES)) {
    if (base.objectStoreNames.contains(name)) continue;
    const store = base.createObjectStore(name, { keyPath });
    if (name === 'reviews') store.createIndex('at', 'at');
  }
};

/** The databases of earlier versions. This version empties them, and leaves it to the next one to delete them: an older tab may be open. */
const EARLIER = ['threefold', 'threefold-puzzles', 'threefold-review'];

/** Which of them this browser has; all of them if it does not tell. */
const findEarlier = async (): Promise<readonly string[]> => {
  const there = await indexedDB.databases?.();
  return there ? EARLIER.filter(name => there.some(each => each.name === name)) : EARLIER;
};

/** Opens the database, with what earlier versions stored, and what a tab of theirs has written since. */
export const openDatabase = async (onClose: () => void): Promise<IDBPDatabase> => {
  const base = await openDB(NAME, VERSION, {
    upgrade,
    // A newer version of this page wants to upgrade: it must not wait for this one.
    blocking: () => {
      base.close();
      onClose();
    },
    terminated: onClose,
  });
  // If that fails, everything is where it was, and the next start tries again.
  const earlier = await findEarlier().catch(() => []);
  if (earlier.length > 0)
    await import('./takeOver.ts').then(({ takeOver }) => takeOver(base, earlier)).catch(() => undefined);
  return base;
};
