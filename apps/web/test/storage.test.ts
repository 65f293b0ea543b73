import { signal } from '@preact/signals';
import { openDB } from 'idb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BrowserStorage, type StorageProblem } from '../src/storage/storage.ts';
import type { Store } from '../src/storage/stores.ts';
import { openBrowser } from './browserData.ts';

interface Game {
  readonly id: string;
  readonly revision: number;
  readonly turns: string;
}

const GAMES: Store<Game> = 'games';
const SOLVERS: Store<{ readonly game: string; readonly tries: number }> = 'solvers';
const OWN: Store<{ readonly id: string; readonly turn: number }> = 'ownPuzzles';

const game = (revision: number, turns = '', id = 'a'): Game => ({ id, revision, turns });

afterEach(() => vi.restoreAllMocks());

describe('the storage of a browser', () => {
  it('reads what another tab has written, one by one and all', async () => {
    const browser = openBrowser();
    const [one, two] = [browser.tab(), browser.tab()];
    await one.put(GAMES, game(1));
    await one.put(OWN, { id: 'a', turn: 3 });
    expect(await two.get(GAMES, 'a')).toEqual(game(1));
    expect(await two.get(OWN, ['a', 3])).toEqual({ id: 'a', turn: 3 });
    expect(await two.get(OWN, ['a', 4])).toBeUndefined();
    await two.delete(GAMES, 'a');
    expect(await one.all(GAMES)).toEqual([]);
    expect(await one.all(OWN)).toHaveLength(1);
  });

  it('changes several entries together or none', async () => {
    const browser = openBrowser();
    const tab = browser.tab();
    await tab.put(SOLVERS, { game: 'tzaar', tries: 1 });
    const refs = [
      [GAMES, 'a'],
      [SOLVERS, 'tzaar'],
    ] as const;
    expect(await tab.change(refs, () => undefined)).toBe(false);
    expect(
      await tab.change(refs, (there, solver) => [game(there ? 9 : 1), { game: 'tzaar', tries: solver!.tries + 1 }]),
    ).toBe(true);
    expect([await browser.get('games', 'a'), await browser.get('solvers', 'tzaar')]).toEqual([
      game(1),
      { game: 'tzaar', tries: 2 },
    ]);
  });

  it('loses nothing when two tabs change one entry at once', async () => {
    const browser = openBrowser();
    const tabs = [browser.tab(), browser.tab(), browser.tab()];
    const count = (tab: BrowserStorage): Promise<boolean> =>
      tab.change([[SOLVERS, 'tzaar']], there => [{ game: 'tzaar', tries: (there?.tries ?? 0) + 1 }]);
    await Promise.all(tabs.flatMap(tab => Array.from({ length: 20 }, () => count(tab))));
    expect(await browser.get('solvers', 'tzaar')).toEqual({ game: 'tzaar', tries: 60 });
  });

  it('keeps in memory what does not fit, deletions too, and says so until everything is stored', async () => {
    const browser = openBrowser();
    const problem = signal<StorageProblem>();
    const tab = browser.tab(problem);
    await tab.put(GAMES, game(1));
    await tab.put(GAMES, game(1, '', 'b'));
    browser.fill(true);
    vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    await tab.put(GAMES, game(2, 'A'));
    await tab.delete(GAMES, 'b');
    await tab.put(SOLVERS, { game: 'tzaar', tries: 1 });
    expect(problem.value).toBe('full');
    expect(await tab.all(GAMES)).toEqual([game(2, 'A')]);
    expect(await tab.get(GAMES, 'b')).toBeUndefined();
    expect(await browser.get('games', 'a')).toEqual(game(1));
    browser.fill(false);
    await tab.put(GAMES, game(3, 'AB'));
    await tab.delete(GAMES, 'b');
    expect(problem.value).toBe('full');
    await tab.put(SOLVERS, { game: 'tzaar', tries: 2 });
    expect(problem.value).toBeUndefined();
    expect(await browser.get('games', 'a')).toEqual(game(3, 'AB'));
    expect(await browser.get('games', 'b')).toBeUndefined();
  });

  it('goes on in memory when the database breaks down, from what it last saw', async () => {
    const browser = openBrowser();
    const tab = browser.tab();
    await tab.put(GAMES, game(1));
    await tab.get(GAMES, 'a');
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('gone', 'InvalidStateError');
    });
    expect(await tab.get(GAMES, 'a')).toEqual(game(1));
    expect(await tab.change([[GAMES, 'a']], there => (there?.revision === 1 ? [game(2)] : undefined))).toBe(true);
    expect(await tab.all(GAMES)).toEqual([game(2)]);
  });

  it('opens its database again when the connection was closed', async () => {
    openBrowser();
    const closed: (() => void)[] = [];
    const { openDatabase } = await import('../src/storage/database.ts');
    const tab = new BrowserStorage(onClose => {
      closed.push(onClose);
      return openDatabase(onClose);
    }, signal());
    await tab.put(GAMES, game(1));
    closed[0]!();
    expect(await tab.get(GAMES, 'a')).toEqual(game(1));
    expect(closed).toHaveLength(2);
  });

  it('makes way for a newer version of the app', async () => {
    const browser = openBrowser();
    const problem = signal<StorageProblem>();
    const tab = browser.tab(problem);
    await tab.put(GAMES, game(1));
    const newer = await openDB('threefold-storage', 99);
    expect(await newer.get('games', 'a')).toEqual(game(1));
    // The older page plays on in memory, and says that it stores nothing.
    expect(await tab.change([[GAMES, 'a']], () => [game(2)])).toBe(true);
    expect(problem.value).toBe('blocked');
    expect(await tab.get(GAMES, 'a')).toEqual(game(2));
    newer.close();
  });

  it('deletes the oldest reviews beyond so many', async () => {
    const browser = openBrowser();
    const tab = browser.tab();
    for (const at of [5, 3, 9, 7]) await tab.put('reviews', { key: `at ${at}`, at });
    await tab.trim('reviews', 2);
    expect((await tab.all<{ readonly key: string }>('reviews')).map(({ key }) => key)).toEqual(['at 7', 'at 9']);
    await tab.trim('reviews', 2);
    expect(await tab.all('reviews')).toHaveLength(2);
  });

  it('forgets some stores, in memory too, and leaves the others', async () => {
    const browser = openBrowser();
    const tab = browser.tab();
    await tab.put(GAMES, game(1));
    await tab.put(SOLVERS, { game: 'tzaar', tries: 1 });
    browser.fill(true);
    await tab.put(GAMES, game(1, '', 'b'));
    browser.fill(false);
    await tab.clear('games', 'reviews');
    expect(await tab.all(GAMES)).toEqual([]);
    expect(await tab.all(SOLVERS)).toHaveLength(1);
  });
});
