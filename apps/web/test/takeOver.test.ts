import { readFileSync } from 'node:fs';
import { games } from '@threefold-games/catalogue';
import { IDBDatabase, IDBObjectStore } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { StoredGame } from '../src/library/savedGame.ts';
import { openDatabase } from '../src/storage/database.ts';
import { keyOf, type StoreName } from '../src/storage/stores.ts';
import { sharedStore } from './sharedStore.ts';

interface StoredEntry {
  readonly database: string;
  readonly version: number;
  readonly store: string;
  readonly entry: Readonly<Record<string, unknown>>;
}

const linesOf = (path: string): readonly string[] =>
  readFileSync(new URL(`./fixtures/${path}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n');

const THREE_DATABASES = linesOf('stored/three-databases')
  .map(line => JSON.parse(line) as StoredEntry)
  .filter(({ entry }) => entry);

/** Where the entries of each store are now. */
const NOW: Readonly<Record<string, StoreName>> = {
  'threefold games': 'games',
  'threefold aside': 'aside',
  'threefold-puzzles tried': 'puzzles',
  'threefold-puzzles skills': 'solvers',
  'threefold-review reviews': 'reviews',
  'threefold-review puzzles': 'ownPuzzles',
};

/** A database of an earlier version, opened as that version did. */
const openEarlier = (database: string, version: number) =>
  openDB(database, version, {
    upgrade: (base, before) => {
      if (before > 0) return;
      for (const [name, target] of Object.entries(NOW)) {
        const [of, store = ''] = name.split(' ');
        if (of !== database) continue;
        const made = base.createObjectStore(store, {
          keyPath: {
            solvers: 'game',
            reviews: 'key',
            ownPuzzles: ['id', 'turn'],
            games: 'id',
            aside: 'id',
            puzzles: 'id',
          }[target],
        });
        if (store === 'reviews') made.createIndex('at', 'at');
      }
    },
  });

/** Writes entries as an earlier version does, whether or not its tab was open before. */
const write = async (...entries: readonly StoredEntry[]): Promise<void> => {
  for (const { database, version, store, entry } of entries) {
    const base = await openEarlier(database, version);
    await base.put(store, entry);
    base.close();
  }
};

/** All that is left in the databases of earlier versions. */
const left = async (): Promise<readonly unknown[]> => {
  const found: unknown[] = [];
  for (const { name } of await indexedDB.databases())
    if (name !== 'threefold-storage') {
      const base = await openDB(name!);
      for (const store of base.objectStoreNames) found.push(...(await base.getAll(store)));
      base.close();
    }
  return found;
};

/** Starts the app as far as its storage, and closes it again. */
const start = async (): Promise<void> => (await openDatabase(() => undefined)).close();

const stored = async (store: StoreName, key: IDBValidKey): Promise<unknown> => {
  const base = await openDB('threefold-storage');
  const entry: unknown = await base.get(store, key);
  base.close();
  return entry;
};

const idsOf = (entries: readonly { readonly id?: unknown }[]): readonly string[] =>
  entries.map(({ id }) => String(id)).toSorted();

afterEach(() => vi.restoreAllMocks());

describe('what earlier versions have stored', () => {
  it('is all taken over from three databases, which stay empty', async () => {
    const library = sharedStore();
    await write(...THREE_DATABASES);
    expect(await left()).toHaveLength(THREE_DATABASES.length);
    await start();
    expect(THREE_DATABASES.length).toBeGreaterThan(20);
    for (const { database, store, entry } of THREE_DATABASES) {
      const target = NOW[`${database} ${store}`]!;
      expect(await stored(target, keyOf(target, entry))).toEqual(entry);
    }
    expect(await left()).toEqual([]);
    const names = (await indexedDB.databases()).map(({ name = '' }) => name).toSorted();
    expect(names).toEqual(['threefold', 'threefold-puzzles', 'threefold-review', 'threefold-storage']);
    const tab = library();
    const saved = THREE_DATABASES.filter(({ store }) => store === 'games').map(({ entry }) => entry);
    expect(idsOf(await tab.list())).toEqual(idsOf(saved));
    expect(await tab.setAside()).toHaveLength(THREE_DATABASES.filter(({ store }) => store === 'aside').length);
  });

  it('is taken over from the first version of the games, in their first form', async () => {
    const library = sharedStore();
    const sound = games.flatMap(({ id }) =>
      linesOf(`saved/${id}`).map(line => (JSON.parse(line) as StoredEntry).entry),
    );
    const damaged = linesOf('saved/damaged').map(line => JSON.parse(line) as StoredEntry['entry']);
    const first = (entry: StoredEntry['entry']): StoredEntry => ({
      database: 'threefold',
      version: 1,
      store: 'games',
      entry,
    });
    await write(...[...sound, ...damaged].map(first));
    const tab = library();
    expect(idsOf(await tab.list())).toEqual(idsOf(sound));
    expect(idsOf(await tab.setAside())).toEqual(idsOf(damaged));
    expect(await left()).toEqual([]);
  });

  it('is no new database where there was none, whether or not the browser lists them', async () => {
    sharedStore();
    await start();
    expect(await indexedDB.databases()).toHaveLength(1);
    Object.assign(indexedDB, { databases: undefined });
    await start();
    Reflect.deleteProperty(indexedDB, 'databases');
    expect(await indexedDB.databases()).toHaveLength(1);
  });

  it('is found where the browser does not list its databases', async () => {
    sharedStore();
    await write(...THREE_DATABASES);
    Object.assign(indexedDB, { databases: undefined });
    await start();
    Reflect.deleteProperty(indexedDB, 'databases');
    expect(await left()).toEqual([]);
  });
});

const gameOf = ({ entry }: StoredEntry): StoredGame => entry as unknown as StoredGame;
const OLD_GAME = THREE_DATABASES.find(each => each.store === 'games' && gameOf(each).room.turns.length > 2)!;
const asWritten = (game: StoredGame): StoredEntry => ({ ...OLD_GAME, entry: game as unknown as StoredEntry['entry'] });
/** The old game with more turns, each of which says who played it where. */
const goOn = (revision: number, ...turns: readonly string[]): StoredGame => {
  const game = gameOf(OLD_GAME);
  const more = turns.map(text => ({ seat: 0, drawn: [], steps: [text], at: 1 }));
  return {
    ...game,
    revision,
    room: { ...game.room, turns: [...game.room.turns, ...more] } as unknown as StoredGame['room'],
  };
};

describe('a tab of an earlier version that is still open', () => {
  const tried = THREE_DATABASES.find(({ store, entry }) => store === 'tried' && entry.outcome === 'solved')!;
  const solver = THREE_DATABASES.find(({ store }) => store === 'skills')!;

  it('loses nothing that it writes later', async () => {
    sharedStore();
    await write(OLD_GAME);
    await start();
    const game = goOn(gameOf(OLD_GAME).revision + 1, 'old');
    const fresh = { ...gameOf(OLD_GAME), id: 'fresh' };
    await write(asWritten(game), asWritten(fresh), tried);
    await start();
    expect(await stored('games', game.id)).toEqual(game);
    expect(await stored('games', 'fresh')).toEqual(fresh);
    expect(await stored('puzzles', String(tried.entry.id))).toEqual(tried.entry);
    expect(await left()).toEqual([]);
  });

  it('does not undo what this version knows better', async () => {
    sharedStore();
    await write(tried, solver);
    await start();
    await write(
      { ...tried, entry: { ...tried.entry, outcome: 'missed', at: Number(tried.entry.at) + 1000 } },
      { ...solver, entry: { ...solver.entry, tries: 0 } },
    );
    await start();
    expect(await stored('puzzles', String(tried.entry.id))).toEqual(tried.entry);
    expect(await stored('solvers', String(solver.entry.game))).toEqual(solver.entry);
    expect(await left()).toEqual([]);
  });

  it('has played on in its way while this version did in another: both games are kept', async () => {
    sharedStore();
    await write(OLD_GAME);
    await start();
    const { revision, id } = gameOf(OLD_GAME);
    const [here, there] = [goOn(revision + 3, 'here', 'again'), goOn(revision + 1, 'there')];
    const base = await openDB('threefold-storage');
    await base.put('games', here);
    base.close();
    await write(asWritten(there));
    await start();
    expect(await stored('games', id)).toEqual(here);
    expect(await stored('games', `${id}-${there.revision}`)).toEqual({ ...there, id: `${id}-${there.revision}` });
    await write(asWritten(goOn(revision + 9, 'there', 'further')));
    await start();
    expect(await stored('games', id)).toMatchObject({ revision: revision + 9 });
    expect(await stored('games', `${id}-${here.revision}`)).toEqual({ ...here, id: `${id}-${here.revision}` });
  });
});

describe('a start that is cut off', () => {
  it('leaves everything where it was if there is no room, and the next one takes it over', async () => {
    sharedStore();
    await write(...THREE_DATABASES);
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    await start();
    vi.restoreAllMocks();
    expect(await left()).toHaveLength(THREE_DATABASES.length);
    await start();
    expect(await left()).toEqual([]);
    expect(await stored('games', gameOf(OLD_GAME).id)).toEqual(OLD_GAME.entry);
  });

  it('between writing and deleting changes nothing: what was played since is not replaced', async () => {
    sharedStore();
    await write(OLD_GAME);
    const begin = IDBDatabase.prototype.transaction;
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...args) {
      if (this.name === 'threefold' && args[1] === 'readwrite') throw new DOMException('closed', 'InvalidStateError');
      return begin.apply(this, args);
    });
    await start();
    vi.restoreAllMocks();
    expect(await left()).toHaveLength(1);
    const later = goOn(gameOf(OLD_GAME).revision + 1, 'later');
    const base = await openDB('threefold-storage');
    await base.put('games', later);
    base.close();
    await start();
    expect(await stored('games', later.id)).toEqual(later);
    expect(await left()).toEqual([]);
  });
});
