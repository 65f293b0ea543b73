import { type IDBPDatabase, openDB } from 'idb';
import { keyOf, type StoreName } from './stores.ts';

type Entry = Readonly<Record<string, unknown>>;

/** By database and store of an earlier version: the store that its entries go to. */
const TARGETS: Readonly<Record<string, Readonly<Record<string, StoreName>>>> = {
  threefold: { games: 'games', aside: 'aside' },
  'threefold-puzzles': { tried: 'puzzles', skills: 'solvers' },
  'threefold-review': { reviews: 'reviews', puzzles: 'ownPuzzles' },
};

/** The outcomes of a puzzle in those versions, from the worst to the best. */
const OUTCOMES = ['missed', 'shown', 'practised', 'solved'];

const compare = (a: unknown, b: unknown): number => Number(a ?? 0) - Number(b ?? 0);

/** Which of two entries with one key knows more: more than 0 if it is the first. A tab of an earlier version may have written one of them. */
const ORDER: Readonly<Record<StoreName, (a: Entry, b: Entry) => number>> = {
  games: (a, b) => compare(a.revision, b.revision) || compare(a.updated, b.updated),
  aside: () => 0,
  puzzles: (a, b) => OUTCOMES.indexOf(String(a.outcome)) - OUTCOMES.indexOf(String(b.outcome)) || compare(a.at, b.at),
  solvers: (a, b) => compare(a.tries, b.tries),
  reviews: (a, b) => compare(a.at, b.at),
  ownPuzzles: (a, b) => compare(a.kept, b.kept),
};

/** The turns of a game as text. A game contains another one if its text starts with the other's. */
const turnsOf = ({ room }: Entry): string => JSON.stringify((room as Entry | undefined)?.turns ?? []).slice(0, -1);

/** What two entries with one key become. Of a game that was played on in two ways, both are kept. */
const merged = (store: StoreName, known: Entry, found: Entry): readonly Entry[] => {
  const [first, second] = ORDER[store](found, known) > 0 ? [found, known] : [known, found];
  const isLost = store === 'games' && !turnsOf(first).startsWith(turnsOf(second));
  return isLost ? [first, { ...second, id: `${String(second.id)}-${String(second.revision)}` }] : [first];
};

/** Opens a database as it is; undefined if there is none. */
const openEarlier = async (name: string): Promise<IDBPDatabase | undefined> => {
  try {
    return await openDB(name, undefined, {
      // There was none: it is not created.
      upgrade: (_, __, ___, work) => {
        work.done.catch(() => undefined);
        work.abort();
      },
      blocking: (_, __, { target }) => (target as IDBDatabase).close(),
    });
  } catch {
    return undefined;
  }
};

/** Moves a store's entries: they are written first, and deleted only if nobody has changed them meanwhile. */
const move = async (from: IDBPDatabase, store: string, base: IDBPDatabase, target: StoreName): Promise<void> => {
  const found: readonly Entry[] = await from.getAll(store);
  if (found.length === 0) return;
  const into = base.transaction(target, 'readwrite');
  const writes = found.map(async (entry): Promise<void> => {
    const known: Entry | undefined = await into.store.get(keyOf(target, entry));
    for (const each of known ? merged(target, known, entry) : [entry]) if (each !== known) await into.store.put(each);
  });
  await Promise.all([...writes, into.done]);
  const outOf = from.transaction(store, 'readwrite');
  const deletions = found.map(async (entry): Promise<void> => {
    const key = keyOf(target, entry);
    if (JSON.stringify(await outOf.store.get(key)) === JSON.stringify(entry)) await outOf.store.delete(key);
  });
  await Promise.all([...deletions, outOf.done]);
};

/**
 * Moves everything that earlier versions have stored into the database of this one. Their databases stay, empty, since a tab with an earlier
 * version may still be open: what it writes is taken over at the next start.
 */
export const takeOver = async (base: IDBPDatabase, databases: readonly string[]): Promise<void> => {
  for (const name of databases) {
    const from = await openEarlier(name);
    for (const [store, target] of Object.entries(TARGETS[name] ?? {}))
      if (from?.objectStoreNames.contains(store)) await move(from, store, base, target);
    from?.close();
  }
};
