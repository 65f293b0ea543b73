import type { Page } from '@playwright/test';
import { findGame } from '@threefold-games/catalogue';
import { SavedGame, type StoredGame } from '../src/library/savedGame.ts';
import { STORES, type StoreName } from '../src/storage/stores.ts';
import { NO_HELP } from './site.ts';

/** Asks one store of the page's database, or adds an entry to it. */
export const askStore = (page: Page, store: StoreName, put?: unknown): Promise<unknown[]> =>
  page.evaluate(
    async ([name, entry, stores]) => {
      const base = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('threefold-storage', 1);
        request.addEventListener('upgradeneeded', () => {
          for (const [each, keyPath] of Object.entries(stores)) {
            const made = request.result.createObjectStore(each, { keyPath });
            if (each === 'reviews') made.createIndex('at', 'at');
          }
        });
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('not opened')));
      });
      const work = base.transaction([name], entry === undefined ? 'readonly' : 'readwrite');
      if (entry !== undefined) work.objectStore(name).put(entry);
      const request = work.objectStore(name).getAll();
      return new Promise<unknown[]>((resolve, reject) => {
        work.addEventListener('complete', () => {
          base.close();
          resolve(request.result);
        });
        work.addEventListener('abort', () => reject(work.error ?? new Error('aborted')));
      });
    },
    [store, put, STORES] as const,
  );

/** The saved games as the browser keeps them. */
export const savedGames = async (page: Page): Promise<SavedGame[]> =>
  (await askStore(page, 'games')).map(entry => new SavedGame(findGame, entry as StoredGame));

export const savedGame = async (page: Page, id: string): Promise<SavedGame> => {
  const found = (await savedGames(page)).find(game => game.id === id);
  if (!found) throw new Error(`there is no game ${id}`);
  return found;
};

/** Puts an entry into the store, sound or not. */
export const putEntry = async (page: Page, entry: { readonly id: string }): Promise<void> => {
  await askStore(page, 'games', entry);
};

export const asides = (page: Page): Promise<unknown[]> => askStore(page, 'aside');

/** The game that the page's address names. */
export const openGame = (page: Page): Promise<SavedGame> =>
  savedGame(page, new URL(page.url()).pathname.split('/').at(-1) ?? '');

/** Settings of the browser, before a page is opened. */
export const withSettings = async (page: Page, settings: Readonly<Record<string, unknown>>): Promise<void> => {
  await page.addInitScript(
    ([text, plain]) => {
      // Only where nothing has been chosen since: a page that is opened again keeps what was chosen on it.
      const chosen = localStorage.getItem('threefold-settings');
      if (chosen === null || chosen === plain) localStorage.setItem('threefold-settings', text);
    },
    [JSON.stringify({ ...JSON.parse(NO_HELP), ...settings }), NO_HELP] as const,
  );
};
