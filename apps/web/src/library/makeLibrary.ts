import { fail, type Game, ok, type Result } from '@threefold-games/core';
import type { BrowserStorage, Store, TabTopic } from '../storage/index.ts';
import { type Aside, readStoredGame, SavedGame, type StoredGame } from './savedGame.ts';

export interface Library {
  /** All games that can be read, the latest first. */
  list(): Promise<readonly SavedGame[]>;
  /** A game, with its rules loaded. */
  load(id: string): Promise<Result<SavedGame>>;
  /** Keeps a new game. Never fails: without storage it is kept in memory. */
  create(game: Omit<StoredGame, 'revision'>): Promise<SavedGame>;
  /** Keeps a game that was loaded or created here; `store.stale` when another tab has saved it since. */
  save(game: StoredGame): Promise<Result<SavedGame>>;
  /** Keeps a game again that was taken away; `store.stale` when it is there. */
  keepAgain(game: StoredGame): Promise<Result<SavedGame>>;
  /** Takes a game away and returns what puts it back. */
  remove(id: string): Promise<() => Promise<void>>;
  /** Tells when another tab has saved a game (undefined: taken it away); returns what ends that. */
  watch(id: string, listener: (game: SavedGame | undefined) => void): () => void;
  /** Tells when another tab has changed any game. */
  watchAll(listener: () => void): () => void;
  /** Entries that could not be read. */
  setAside(): Promise<readonly Aside[]>;
  /** Sets a game aside that turned out to be broken when it was opened. */
  putAside(id: string, why: string): Promise<void>;
  dropAside(id: string): Promise<void>;
}

/** What the library works with. */
export interface LibraryDeps {
  readonly storage: BrowserStorage;
  /** The id of a game that was stored or taken away. */
  readonly tabs: TabTopic<string>;
  findGame(id: string): Game | undefined;
  loadGame(id: string): Promise<unknown>;
  /** Makes a game of an entry that an older version stored. */
  upgrade(raw: unknown): Promise<Result<StoredGame>>;
  /** Lets other work go first, now and then while many entries are upgraded. */
  breathe(): Promise<void>;
  /** Asks the browser not to clear the storage on its own. */
  persist(): void;
}

const GAMES: Store<StoredGame> = 'games';
const ASIDE: Store<Aside> = 'aside';

export const makeLibrary = ({ storage, tabs, findGame, loadGame, upgrade, breathe, persist }: LibraryDeps): Library => {
  const setEntryAside = async (raw: object, id: string, why: string): Promise<void> => {
    const aside: Aside = { id, text: JSON.stringify(raw, undefined, 1), why };
    await storage.change(
      [
        [GAMES, id],
        [ASIDE, id],
      ],
      () => [undefined, aside],
    );
  };
  /** Stores a game in place of the entry with a revision; false if there is another one. */
  const swap = (game: StoredGame, revision: number | undefined): Promise<boolean> =>
    storage.change([[GAMES, game.id]], there => (there?.revision === revision ? [game] : undefined));
  /** The game in an entry: one that an older version stored is upgraded, one that cannot be read is set aside. */
  const check = async (raw: StoredGame): Promise<Result<SavedGame>> => {
    const isOld = raw.form !== 3;
    const read = isOld ? await upgrade(raw) : readStoredGame(raw);
    if (read.ok) return ok(isOld ? await replaced(read.value) : new SavedGame(findGame, read.value));
    await setEntryAside(raw, raw.id, `${read.error.code} ${read.error.detail}`.trim());
    return fail('store.corrupt', read.error.detail);
  };
  /** Stores an upgraded game in place of the old entry, which has the same revision. */
  const replaced = async (game: StoredGame): Promise<SavedGame> => {
    const stored = { ...game, revision: game.revision + 1 };
    const isStored = await swap(stored, game.revision);
    await breathe();
    return new SavedGame(findGame, isStored ? stored : game);
  };
  const find = async (id: string): Promise<Result<SavedGame>> => {
    const raw = await storage.get(GAMES, id);
    return raw === undefined ? fail('store.missing', id) : check(raw);
  };
  const put = async (stored: StoredGame, revision: number | undefined): Promise<Result<SavedGame>> => {
    if (!(await swap(stored, revision))) return fail('store.stale', stored.id);
    tabs.tell(stored.id);
    return ok(new SavedGame(findGame, stored));
  };

  return {
    async load(id) {
      const found = await find(id);
      if (found.ok) await loadGame(found.value.game);
      return found;
    },
    async list() {
      const games: SavedGame[] = [];
      for (const entry of await storage.all(GAMES)) {
        const read = await check(entry);
        if (read.ok) games.push(read.value);
      }
      return games.sort((a, b) => b.updated - a.updated);
    },
    async create(fields) {
      const stored: StoredGame = { ...fields, revision: 1 };
      await put(stored, undefined);
      persist();
      return new SavedGame(findGame, stored);
    },
    save: game => put({ ...game, revision: game.revision + 1 }, game.revision),
    keepAgain: game => put({ ...game, revision: game.revision + 1 }, undefined),
    async remove(id) {
      const before = await find(id);
      await storage.delete(GAMES, id);
      tabs.tell(id);
      return async () => {
        if (before.ok) await put(before.value.stored, undefined);
      };
    },
    watch: (id, listener) =>
      tabs.listen(changed => {
        if (changed === id) void find(id).then(game => listener(game.ok ? game.value : undefined));
      }),
    watchAll: listener => tabs.listen(() => listener()),
    async setAside() {
      const found = await storage.all(ASIDE);
      return found.filter(entry => typeof entry.text === 'string');
    },
    async putAside(id, why) {
      const raw = await storage.get(GAMES, id);
      if (raw !== undefined) await setEntryAside(raw, id, why);
      tabs.tell(id);
    },
    async dropAside(id) {
      await storage.delete(ASIDE, id);
    },
  };
};
