import { signal } from '@preact/signals';
import { formatRecord, makeRecord } from '@threefold/core';
import { games } from '@threefold/games';
import { setupOf } from '@threefold/testkit';
import { describe, expect, it } from 'vitest';
import type { Database } from '../src/state/database.ts';
import { type Library, makeLibrary, type Problem } from '../src/state/makeLibrary.ts';
import { readSavedGame, type SavedGame } from '../src/state/savedGame.ts';

const game = games[0]!;
const setup = setupOf(game, 2, 'library');

const FRESH: Omit<SavedGame, 'id' | 'revision'> = {
  game: game.id,
  record: formatRecord(makeRecord(game, setup, ['A', 'B'], [])),
  composed: [],
  seats: [
    { kind: 'me', name: '' },
    { kind: 'bot', name: '', level: 3 },
  ],
  clock: { minutes: 10, increment: 5, left: [600_000, 599_000] },
  started: 1,
  updated: 2,
  status: 'running',
  draws: 'seed',
  lot: true,
};

/** What IndexedDB would hold, shared by the libraries of several tabs. */
const shelf = (): { readonly entries: Map<string, unknown>; readonly asides: Map<string, unknown>; full: boolean } => ({
  entries: new Map(),
  asides: new Map(),
  full: false,
});

const databaseOn = (on: ReturnType<typeof shelf>): Database => ({
  all: async () => [...on.entries.values()],
  get: async id => on.entries.get(id),
  async swap(entry, revision) {
    if (on.full) throw new DOMException('no room', 'QuotaExceededError');
    if ((on.entries.get(entry.id) as SavedGame | undefined)?.revision !== revision) return false;
    on.entries.set(entry.id, structuredClone(entry));
    return true;
  },
  drop: async id => void on.entries.delete(id),
  async moveAside(id, aside) {
    on.entries.delete(id);
    on.asides.set(id, aside);
  },
  asides: async () => [...on.asides.values()],
  dropAside: async id => void on.asides.delete(id),
});

let names = 0;
const libraryOn = (open: () => Promise<Database>): Library =>
  makeLibrary({
    open,
    freshId: () => `game${names++}`,
    channel: () => undefined,
    problem: signal<Problem | undefined>(undefined),
    persist: () => undefined,
  });

describe('a saved game', () => {
  const saved: SavedGame = { ...FRESH, id: 'a', revision: 1 };

  it('is read as it was kept', () => {
    const read = readSavedGame(structuredClone(saved));
    expect(read.ok && read.value).toEqual(saved);
  });

  it.each([
    ['nothing', undefined],
    ['no fields', 7],
    ['no record', { ...saved, record: 'x' }],
    ['the record of another game', { ...saved, game: 'chess' }],
    ['no seats', { ...saved, seats: [] }],
    ['a clock for one', { ...saved, clock: { minutes: 1, increment: 1, left: [5] } }],
    ['an unknown state', { ...saved, status: 'lost' }],
    ['an end by nobody', { ...saved, end: { kind: 'resigned', seat: 2 } }],
    ['steps that are no texts', { ...saved, composed: [1] }],
    ['no date', { ...saved, updated: Number.NaN }],
  ])('is refused with %s', (_, raw) => {
    expect(readSavedGame(raw).ok).toBe(false);
  });
});

describe('the library', () => {
  it('refuses to save over what another tab has saved, and takes it after a reload', async () => {
    const on = shelf();
    const [here, there] = [libraryOn(async () => databaseOn(on)), libraryOn(async () => databaseOn(on))];
    const game = await here.create(FRESH);
    const loaded = await there.load(game.id);
    if (!loaded.ok) throw new Error('not there');
    expect((await there.save({ ...loaded.value, updated: 3 })).ok).toBe(true);
    const late = await here.save({ ...game, updated: 4 });
    expect(!late.ok && late.error.code).toBe('store.stale');
    const fresh = await here.load(game.id);
    expect(fresh.ok && fresh.value.updated).toBe(3);
    expect(fresh.ok && (await here.save({ ...fresh.value, updated: 5 })).ok).toBe(true);
  });

  it('sets a broken entry aside and shows the others', async () => {
    const on = shelf();
    const library = libraryOn(async () => databaseOn(on));
    const game = await library.create(FRESH);
    on.entries.set('bad', { id: 'bad', revision: 1, record: 'nothing' });
    expect((await library.list()).map(({ id }) => id)).toEqual([game.id]);
    const [aside] = await library.setAside();
    expect(aside).toMatchObject({ id: 'bad' });
    expect(aside?.text).toContain('nothing');
    expect(on.entries.has('bad')).toBe(false);
  });

  it('plays on in memory where storage is blocked, and says so', async () => {
    const library = libraryOn(() => Promise.reject(new DOMException('no', 'SecurityError')));
    const game = await library.create(FRESH);
    expect(library.problem.value).toBe('blocked');
    const saved = await library.save({ ...game, updated: 9 });
    expect(saved.ok && saved.value.revision).toBe(2);
    expect((await library.list()).map(({ updated }) => updated)).toEqual([9]);
    const late = await library.save({ ...game, updated: 10 });
    expect(!late.ok && late.error.code).toBe('store.stale');
  });

  it('keeps what does not fit in memory, and stores it when there is room again', async () => {
    const on = shelf();
    const library = libraryOn(async () => databaseOn(on));
    const game = await library.create(FRESH);
    on.full = true;
    const second = await library.save({ ...game, updated: 5 });
    expect(library.problem.value).toBe('full');
    if (!second.ok) throw new Error(second.error.code);
    const third = await library.save({ ...second.value, updated: 6 });
    if (!third.ok) throw new Error(third.error.code);
    on.full = false;
    expect((await library.save({ ...third.value, updated: 7 })).ok).toBe(true);
    expect(library.problem.value).toBeUndefined();
    expect(on.entries.get(game.id)).toMatchObject({ updated: 7, revision: 4 });
  });

  it('lets go of what is in memory alone when another tab has gone on from what is stored', async () => {
    const on = shelf();
    const [one, two] = [libraryOn(async () => databaseOn(on)), libraryOn(async () => databaseOn(on))];
    const game = await one.create(FRESH);
    on.full = true;
    const here = await one.save({ ...game, updated: 5 });
    on.full = false;
    const there = await two.save({ ...game, updated: 6 });
    if (!here.ok || !there.ok) throw new Error('not saved');
    const late = await one.save({ ...here.value, updated: 7 });
    expect(!late.ok && late.error.code).toBe('store.stale');
    expect(await one.load(game.id)).toEqual(there);
    expect((await one.save({ ...there.value, updated: 8 })).ok).toBe(true);
  });

  it('keeps a game again that another tab has taken away, unless it is there', async () => {
    const on = shelf();
    const [one, two] = [libraryOn(async () => databaseOn(on)), libraryOn(async () => databaseOn(on))];
    const game = await one.create(FRESH);
    await two.remove(game.id);
    const kept = await one.keepAgain(game);
    expect(kept.ok && on.entries.get(game.id)).toMatchObject({ revision: 2 });
    const twice = await one.keepAgain(game);
    expect(!twice.ok && twice.error.code).toBe('store.stale');
  });

  it('gives back what was removed', async () => {
    const library = libraryOn(async () => databaseOn(shelf()));
    const game = await library.create(FRESH);
    const restore = await library.remove(game.id);
    expect(await library.list()).toEqual([]);
    const missing = await library.load(game.id);
    expect(!missing.ok && missing.error.code).toBe('store.missing');
    await restore();
    expect(await library.list()).toEqual([game]);
  });
});
