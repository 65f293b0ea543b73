import { signal } from '@preact/signals';
import { findGame, games } from '@threefold-games/catalogue';
import { fail } from '@threefold-games/core';
import { describe, expect, it } from 'vitest';
import { loadGames } from '../src/games/games.ts';
import { type Library, makeLibrary } from '../src/library/makeLibrary.ts';
import { readStoredGame, type StoredGame } from '../src/library/savedGame.ts';
import { openGame } from '../src/match/startGame.ts';
import { BrowserStorage, type StorageProblem } from '../src/storage/storage.ts';
import { openBrowser } from './browserData.ts';
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

let names = 0;
const freshGame = () => ({ ...FRESH, id: `game${names++}` });
const problem = signal<StorageProblem | undefined>();

/** The games of a tab. */
const libraryOn = (storage: BrowserStorage): Library =>
  makeLibrary({
    storage,
    tabs: { tell: () => undefined, listen: () => () => undefined },
    findGame,
    loadGame: () => Promise.resolve(),
    upgrade: () => Promise.resolve(fail('store.corrupt')),
    breathe: () => Promise.resolve(),
    persist: () => undefined,
  });

/** A browser with two tabs that do not hear of each other. */
const twoTabs = () => {
  const browser = openBrowser();
  problem.value = undefined;
  return { browser, one: libraryOn(browser.tab(problem)), two: libraryOn(browser.tab()) };
};

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
    const { one: here, two: there } = twoTabs();
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
    const { browser, one: library } = twoTabs();
    const game = await library.create(freshGame());
    await browser.put('games', { id: 'bad', form: 3, revision: 1, record: 'nothing' });
    expect((await library.list()).map(({ id }) => id)).toEqual([game.id]);
    const [aside] = await library.setAside();
    expect(aside).toMatchObject({ id: 'bad' });
    expect(aside?.text).toContain('nothing');
    expect(await browser.get('games', 'bad')).toBeUndefined();
    await library.dropAside('bad');
    expect(await library.setAside()).toEqual([]);
  });

  it('plays on in memory where storage is blocked, and says so', async () => {
    problem.value = undefined;
    const blocked = () => Promise.reject(new DOMException('no', 'SecurityError'));
    const library = libraryOn(new BrowserStorage(blocked, problem));
    const game = await library.create(freshGame());
    expect(problem.value).toBe('blocked');
    const saved = await library.save({ ...game.stored, updated: 9 });
    expect(saved.ok && saved.value.revision).toBe(2);
    expect((await library.list()).map(({ updated }) => updated)).toEqual([9]);
    const late = await library.save({ ...game.stored, updated: 10 });
    expect(!late.ok && late.error.code).toBe('store.stale');
    await library.remove(game.id);
    expect(await library.list()).toEqual([]);
  });

  it('keeps what does not fit in memory, and stores it when there is room again', async () => {
    const { browser, one: library } = twoTabs();
    const game = await library.create(freshGame());
    browser.fill(true);
    const second = await library.save({ ...game.stored, updated: 5 });
    expect(problem.value).toBe('full');
    if (!second.ok) throw new Error(second.error.code);
    const third = await library.save({ ...second.value.stored, updated: 6 });
    if (!third.ok) throw new Error(third.error.code);
    expect((await library.list()).map(({ updated }) => updated)).toEqual([6]);
    expect(await browser.get('games', game.id)).toMatchObject({ revision: 1 });
    browser.fill(false);
    expect((await library.save({ ...third.value.stored, updated: 7 })).ok).toBe(true);
    expect(problem.value).toBeUndefined();
    expect(await browser.get('games', game.id)).toMatchObject({ updated: 7, revision: 4 });
  });

  it.each([5, 6])(
    'lets go of what is in memory alone when another tab has gone on from what is stored',
    async saves => {
      const { browser, one, two } = twoTabs();
      const game = await one.create(freshGame());
      browser.fill(true);
      let here = await one.save({ ...game.stored, updated: 5 });
      // The same number of saves in both tabs or one more: it is not the number that decides.
      if (saves === 6 && here.ok) here = await one.save({ ...here.value.stored, updated: 6 });
      browser.fill(false);
      const there = await two.save({ ...game.stored, updated: 6 });
      if (!here.ok || !there.ok) throw new Error('not saved');
      const late = await one.save({ ...here.value.stored, updated: 7 });
      expect(!late.ok && late.error.code).toBe('store.stale');
      const loaded = await one.load(game.id);
      expect(loaded.ok && loaded.value.stored).toEqual(there.value.stored);
      expect((await one.save({ ...there.value.stored, updated: 8 })).ok).toBe(true);
    },
  );

  it('keeps a game again that another tab has taken away, unless it is there', async () => {
    const { browser, one, two } = twoTabs();
    const game = await one.create(freshGame());
    await two.remove(game.id);
    const kept = await one.keepAgain(game.stored);
    expect(kept.ok && (await browser.get('games', game.id))).toMatchObject({ revision: 2 });
    const twice = await one.keepAgain(game.stored);
    expect(!twice.ok && twice.error.code).toBe('store.stale');
  });

  it('gives back what was removed', async () => {
    const { one: library } = twoTabs();
    const game = await library.create(freshGame());
    const restore = await library.remove(game.id);
    expect(await library.list()).toEqual([]);
    const missing = await library.load(game.id);
    expect(!missing.ok && missing.error.code).toBe('store.missing');
    await restore();
    expect((await library.list()).map(({ stored }) => stored)).toEqual([game.stored]);
  });
});
