import { signal } from '@preact/signals';
import { gameOfPuzzle, puzzlesOf } from '@threefold-games/catalogue/load';
import { fail, ok } from '@threefold-games/core';
import { api } from '../online/index.ts';
import { jsonKey, LATER_CACHE } from '../storage/index.ts';
import { makeShelf } from './makeShelf.ts';

/** Files are kept by the service worker; on the first visit it is not there yet when they come. */
const keepFile = async (url: URL, text: string): Promise<void> => {
  if (!import.meta.env.PROD || typeof caches === 'undefined') return;
  try {
    const cache = await caches.open(LATER_CACHE);
    if (!(await cache.match(url)))
      await cache.put(url, new Response(text, { headers: { 'content-type': 'text/plain' } }));
  } catch {
    // Forbidden or full: it is fetched again the next time.
  }
};

/** The puzzles of all games, as this site has them. */
export const { loadEntries, loadPuzzle, loadSource, loadDaily, fetchAhead, entriesOnDevice, onDevice } = makeShelf({
  shelfOf: async game => puzzlesOf(game),
  gameOf: gameOfPuzzle,
  async fetchText(url) {
    try {
      const answer = await fetch(url);
      // Where a file is missing a server may answer with a page of its own.
      const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
      if (!answer.ok || isPage) return fail('wire.offline', String(answer.status));
      const text = await answer.text();
      void keepFile(url, text);
      return ok(text);
    } catch {
      return fail('wire.offline');
    }
  },
  async isKept(url) {
    try {
      return (await (await caches.open(LATER_CACHE)).match(url)) !== undefined;
    } catch {
      return false;
    }
  },
  withdrawn: () => withdrawn.value,
});

/** No more are kept: there are far fewer. */
const MOST = 1000;

const read = (raw: unknown): ReadonlySet<string> =>
  new Set(
    Array.isArray(raw) ? raw.filter(id => typeof id === 'string' && /^[a-z]{2}-\w{5}$/.test(id)).slice(0, MOST) : [],
  );

const stored = jsonKey('withdrawn', read, ids => [...ids]);

/** The puzzles that were withdrawn as wrong, as of the last answer of the server. */
export const withdrawn = signal(stored.get());

/** Asks the server which those are; without one, what is known stays. */
export const loadWithdrawn = async (): Promise<void> => {
  const answer = await api.ask('GET /api/puzzles/withdrawn');
  if (!answer.ok) return;
  const told = read(answer.value.withdrawn);
  // Usually nothing has changed: then no list is read again.
  if (told.size === withdrawn.value.size && [...told].every(id => withdrawn.value.has(id))) return;
  stored.set(told);
  withdrawn.value = told;
};
