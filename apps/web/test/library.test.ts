import { signal } from '@preact/signals';
import { findGame, games } from '@threefold-games/catalogue';
import { fail } from '@threefold-games/core';
import { describe, expect, it } from 'vitest';
import { loadGames } from '../src/games/games.ts';
import { type Library, makeLibrary } from '../src/library/makeLibrary.ts';
import { readStoredGame, type StoredGame } from '../src/library/savedGame.ts';
import { openGame } from '../src/match/startGame.ts';
import type { Database } from '../src/storage/database.ts';
import type { StorageProblem } from '../src/storage/index.ts';
import { SECRET } from './sharedStore.ts';

await loadGames();

const FRESH: Omit<StoredGame, 'id' | 'revision'> = {
  form: 3,
  room: openGame(
    games[0]!,
    {
      seats: [
        { kind: 'me', name: '' },
        { kind: 'bot', name: '', level: 3 },
      ],
      options: {},
      clock: { minutes: 10, increment: 5 },
      lot: true,
    },
    { id: 'a', secret: SECRET, now: 1 },
  ),
  names: ['A', 'B'],
  composed: [],
  updated: 2,
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
    if ((on.entries.get(entry.id) as StoredGame | undefined)?.revision !== revision) return false;
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
const freshGame = () => ({ ...FRESH, id: `game${names++}` });
const libraryOn = (open: () => Promise<Database>): Library =>
  makeLibrary({
    open,
    findGame,
    loadGame: () => Promise.resolve(),
    upgrade: () => Promise.resolve(fail('store.corrupt')),
    breathe: () => Promise.resolve(),
    channel: () => undefined,
    problem: signal<StorageProblem | undefined>(undefined),
    persist: () => undefined,
  });

describe('a saved game', () => {
  const saved: StoredGame = { ...FRESH, id: 'a', revision: 1 };
  const withRoom = (part: Partial<Record<keyof StoredGame['room'], unknown>>) => ({
    ...saved,
    room: { ...saved.room, ...part },
  });

  it('is read as it was kept', () => {
    const read = readStoredGame(structuredClone(saved));
    expect(read.ok && read.value).toEqual(saved);
  });

  it.each([
    ['nothing', undefined],
    ['no fields', 7],
    ['no room', { ...saved, room: 'x' }],
    ['no form', { ...saved, form: 9 }],
    ['no seats', withRoom({ seats: [] })],
    ['a bot of no level', withRoom({ seats: [{ kind: 'bot', level: 13, of: 12, character: 0 }, saved.room.seats[1]] })],
    ['a clock for one', withRoom({ clocks: [{ left: 5 }] })],
    ['an unknown phase', withRoom({ phase: 'lost' })],
    ['an end without a result', withRoom({ phase: 'over' })],
    ['turns that are none', withRoom({ turns: [{ steps: [1] }] })],
    ['steps that are no texts', { ...saved, composed: [1] }],
    ['names for one', { ...saved, names: ['A'] }],
    ['no date', { ...saved, updated: Number.NaN }],
  ])('is refused with %s', (_, raw) => {
    expect(readStoredGame(raw).ok).toBe(false);
  });
});

describe('the library', () => {
  it('refuses to save over what another tab has saved, and takes it after a reload', async () => {
    const on = shelf();
    const [here, there] = [libraryOn(async () => databaseOn(on)), libraryOn(async () => databaseOn(on))];
    const game = await here.create(freshGame());
    const loaded = await there.load(game.id);
    if (!loaded.ok) throw new Error('not there');
    expect((await there.save({ ...loaded.value.stored, updated: 3 })).ok).toBe(true);
    const late = await here.save({ ...game.stored, updated: 4 });
    expect(!late.ok && late.error.code).toBe('store.stale');
    const fresh = await here.load(game.id);
    expect(fresh.ok && fresh.value.updated).toBe(3);
    expect(fresh.ok && (await here.save({ ...fresh.value.stored, updated: 5 })).ok).toBe(true);
  });

  it('sets a broken entry aside and shows the others', async () => {
    const on = shelf();
    const library = libraryOn(async () => databaseOn(on));
    const game = await library.create(freshGame());
    on.entries.set('bad', { id: 'bad', form: 3, revision: 1, record: 'nothing' });
    expect((await library.list()).map(({ id }) => id)).toEqual([game.id]);
    const [aside] = await library.setAside();
    expect(aside).toMatchObject({ id: 'bad' });
    expect(aside?.text).toContain('nothing');
    expect(on.entries.has('bad')).toBe(false);
  });

  it('plays on in memory where storage is blocked, and says so', async () => {
    const library = libraryOn(() => Promise.reject(new DOMException('no', 'SecurityError')));
    const game = await library.create(freshGame());
    expect(library.problem.value).toBe('blocked');
    const saved = await library.save({ ...game.stored, updated: 9 });
    expect(saved.ok && saved.value.revision).toBe(2);
    expect((await library.list()).map(({ updated }) => updated)).toEqual([9]);
    const late = await library.save({ ...game.stored, updated: 10 });
    expect(!late.ok && late.error.code).toBe('store.stale');
  });

  it('keeps what does not fit in memory, and stores it when there is room again', async () => {
    const on = shelf();
    const library = libraryOn(async () => databaseOn(on));
    const game = await library.create(freshGame());
    on.full = true;
    const second = await library.save({ ...game.stored, updated: 5 });
    expect(library.problem.value).toBe('full');
    if (!second.ok) throw new Error(second.error.code);
    const third = await library.save({ ...second.value.stored, updated: 6 });
    if (!third.ok) throw new Error(third.error.code);
    on.full = false;
    expect((await library.save({ ...third.value.stored, updated: 7 })).ok).toBe(true);
    expect(library.problem.value).toBeUndefined();
    expect(on.entries.get(game.id)).toMatchObject({ updated: 7, revision: 4 });
  });

  it('lets go of what is in memory alone when another tab has gone on from what is stored', async () => {
    const on = shelf();
    const [one, two] = [libraryOn(async () => databaseOn(on)), libraryOn(async () => databaseOn(on))];
    const game = await one.create(freshGame());
    on.full = true;
    const here = await one.save({ ...game.stored, updated: 5 });
    on.full = false;
    const there = await two.save({ ...game.stored, updated: 6 });
    if (!here.ok || !there.ok) throw new Error('not saved');
    const late = await one.save({ ...here.value.stored, updated: 7 });
    expect(!late.ok && late.error.code).toBe('store.stale');
    const loaded = await one.load(game.id);
    expect(loaded.ok && loaded.value.stored).toEqual(there.value.stored);
    expect((await one.save({ ...there.value.stored, updated: 8 })).ok).toBe(true);
  });

  it('keeps a game again that another tab has taken away, unless it is there', async () => {
    const on = shelf();
    const [one, two] = [libraryOn(async () => databaseOn(on)), libraryOn(async () => databaseOn(on))];
    const game = await one.create(freshGame());
    await two.remove(game.id);
    const kept = await one.keepAgain(game.stored);
    expect(kept.ok && on.entries.get(game.id)).toMatchObject({ revision: 2 });
    const twice = await one.keepAgain(game.stored);
    expect(!twice.ok && twice.error.code).toBe('store.stale');
  });

  it('gives back what was removed', async () => {
    const library = libraryOn(async () => databaseOn(shelf()));
    const game = await library.create(freshGame());
    const restore = await library.remove(game.id);
    expect(await library.list()).toEqual([]);
    const missing = await library.load(game.id);
    expect(!missing.ok && missing.error.code).toBe('store.missing');
    await restore();
    expect((await library.list()).map(({ stored }) => stored)).toEqual([game.stored]);
  });
});
