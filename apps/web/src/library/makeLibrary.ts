import type { Signal } from '@preact/signals';
import { fail, type Game, ok, type Result } from '@threefold-games/core';
import type { Database, StorageProblem } from '../storage/index.ts';
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
  readonly problem: Signal<StorageProblem | undefined>;
}

/** What the library stands on; all of it can be missing. */
export interface Ground {
  open(): Promise<Database>;
  findGame(id: string): Game | undefined;
  loadGame(id: string): Promise<unknown>;
  /** Makes a game of an entry that an older version stored. */
  upgrade(raw: unknown): Promise<Result<StoredGame>>;
  /** Lets other work go first, now and then while many entries are upgraded. */
  breathe(): Promise<void>;
  channel(): Pick<BroadcastChannel, 'postMessage' | 'addEventListener'> | undefined;
  readonly problem: Signal<StorageProblem | undefined>;
  /** Asks the browser not to clear the storage on its own. */
  persist(): void;
}

export const makeLibrary = ({
  open,
  findGame,
  loadGame,
  upgrade,
  breathe,
  channel,
  problem,
  persist,
}: Ground): Library => {
  /** What could not be stored; it goes before what is stored. */
  const memory = new Map<string, SavedGame>();
  const gone = new Set<string>();
  const listeners = new Set<(id: string) => void>();
  let opened: Promise<Database | undefined> | undefined;
  let tabs: ReturnType<Ground['channel']>;

  const report = (error: unknown): void => {
    const full = error instanceof DOMException && error.name === 'QuotaExceededError';
    problem.value = full ? 'full' : 'blocked';
  };
  const database = (): Promise<Database | undefined> =>
    (opened ??= open().catch((error: unknown) => {
      report(error);
      return undefined;
    }));
  /** Asks the database; without one, or when it fails, the answer is `otherwise`. */
  const ask = async <T>(question: (base: Database) => Promise<T>, otherwise: T): Promise<T> => {
    const base = await database();
    if (!base) return otherwise;
    try {
      return await question(base);
    } catch (error) {
      report(error);
      return otherwise;
    }
  };
  const hear = (): void => {
    if (tabs) return;
    tabs = channel();
    tabs?.addEventListener('message', event => {
      for (const listener of listeners) listener(String(event.data));
    });
  };
  const tell = (id: string): void => {
    hear();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
    tabs?.postMessage(id);
  };

  const setEntryAside = async (raw: unknown, id: string, why: string): Promise<void> => {
    const aside: Aside = { id, text: JSON.stringify(raw, undefined, 1) ?? '', why };
    await ask(base => base.moveAside(id, aside), undefined);
  };
  /** The game in an entry: one that an older version stored is upgraded, one that cannot be read is set aside. */
  const check = async (raw: unknown): Promise<Result<SavedGame>> => {
    const isOld = typeof raw === 'object' && raw !== null && (raw as { form?: unknown }).form !== 3;
    const read = isOld ? await upgrade(raw) : readStoredGame(raw);
    if (read.ok) return ok(isOld ? await replaced(read.value) : new SavedGame(findGame, read.value));
    const id = (raw as { id?: unknown } | null)?.id;
    if (typeof id === 'string') await setEntryAside(raw, id, `${read.error.code} ${read.error.detail}`.trim());
    return fail('store.corrupt', read.error.detail);
  };
  /** Stores an upgraded game in place of the old entry, which has the same revision. */
  const replaced = async (game: StoredGame): Promise<SavedGame> => {
    const stored = { ...game, revision: game.revision + 1 };
    const written = await ask(base => base.swap(stored, game.revision), false);
    await breathe();
    return new SavedGame(findGame, written ? stored : game);
  };
  const find = async (id: string): Promise<Result<SavedGame>> => {
    const here = memory.get(id);
    if (here) return ok(here);
    const raw = gone.has(id) ? undefined : await ask(base => base.get(id), undefined);
    return raw === undefined ? fail('store.missing', id) : check(raw);
  };
  const put = async (stored: StoredGame, revision: number | undefined): Promise<Result<SavedGame>> => {
    const game = new SavedGame(findGame, stored);
    const here = memory.get(game.id);
    if (here && here.revision !== revision) return fail('store.stale', game.id);
    // A game that fell back to memory is newer than what is stored of it: only the stored revision may be replaced.
    const known = here ? storedRevision.get(game.id) : revision;
    const written = await ask<boolean | undefined>(base => base.swap(stored, known), undefined);
    if (written !== undefined) {
      // Either it is stored now, or another tab has gone on from what is stored: that counts.
      memory.delete(game.id);
      storedRevision.delete(game.id);
    }
    if (written === false) return fail('store.stale', game.id);
    if (written) {
      if (memory.size === 0) problem.value = undefined;
      tell(game.id);
    } else {
      if (!here) storedRevision.set(game.id, revision);
      memory.set(game.id, game);
    }
    return ok(game);
  };
  /** Of games in memory: the revision that storage has. */
  const storedRevision = new Map<string, number | undefined>();

  return {
    problem,
    async load(id) {
      const found = await find(id);
      if (found.ok) await loadGame(found.value.game);
      return found;
    },
    async list() {
      const entries = await ask(base => base.all(), []);
      const games = new Map<string, SavedGame>();
      for (const entry of entries) {
        const read = await check(entry);
        if (read.ok) games.set(read.value.id, read.value);
      }
      for (const [id, game] of memory) games.set(id, game);
      for (const id of gone) games.delete(id);
      return [...games.values()].sort((a, b) => b.updated - a.updated);
    },
    async create(fields) {
      const stored: StoredGame = { ...fields, revision: 1 };
      const kept = await put(stored, undefined);
      persist();
      return kept.ok ? kept.value : new SavedGame(findGame, stored);
    },
    save: game => put({ ...game, revision: game.revision + 1 }, game.revision),
    keepAgain(game) {
      gone.delete(game.id);
      return put({ ...game, revision: game.revision + 1 }, undefined);
    },
    async remove(id) {
      const before = await find(id);
      memory.delete(id);
      storedRevision.delete(id);
      gone.add(id);
      await ask(base => base.drop(id), undefined);
      tell(id);
      return async () => {
        gone.delete(id);
        if (before.ok) await put(before.value.stored, undefined);
      };
    },
    watch(id, listener) {
      hear();
      const heard = (changed: string): void => {
        if (changed === id) void find(id).then(game => listener(game.ok ? game.value : undefined));
      };
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
    watchAll(listener) {
      hear();
      const heard = (): void => listener();
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
    async setAside() {
      const found = await ask(base => base.asides(), []);
      return found.filter((entry): entry is Aside => typeof (entry as Aside | undefined)?.text === 'string');
    },
    async putAside(id, why) {
      const raw = memory.get(id)?.stored ?? (await ask(base => base.get(id), undefined));
      memory.delete(id);
      if (raw !== undefined) await setEntryAside(raw, id, why);
      tell(id);
    },
    dropAside: id => ask(base => base.dropAside(id), undefined),
  };
};
