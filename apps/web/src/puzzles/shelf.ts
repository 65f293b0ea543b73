import { gameOfPuzzle, puzzlesOf } from '@threefold-games/catalogue/load';
import { fail, ok } from '@threefold-games/core';
import { LATER_CACHE } from '../offline/laterCache.ts';
import { makeShelf } from './makeShelf.ts';
import { withdrawn } from './withdrawn.ts';

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
