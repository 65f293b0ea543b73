import { signal } from '@preact/signals';
import { findGame } from '@threefold-games/catalogue';
import { loadGames } from '../src/games/games.ts';
import { type Library, makeLibrary } from '../src/library/makeLibrary.ts';
import type { Aside } from '../src/library/savedGame.ts';
import { upgradeSavedGame } from '../src/library/upgradeSavedGame.ts';
import type { Database } from '../src/storage/database.ts';

// A page has the rules of its game when it opens a table.
await loadGames();

/** A dealer's secret for tests. */
export const SECRET = '5ec2e7'.padEnd(64, '0');

/** Storage that several tabs share: each call opens one. */
export const sharedStore = () => {
  const entries = new Map<string, { readonly id: string; readonly revision?: number }>();
  const asides = new Map<string, Aside>();
  const tabs: ((id: string) => void)[] = [];
  const base: Database = {
    all: () => Promise.resolve([...entries.values()]),
    get: id => Promise.resolve(entries.get(id)),
    swap: (entry, revision) => {
      const agrees = entries.get(entry.id)?.revision === revision;
      if (agrees) entries.set(entry.id, entry);
      return Promise.resolve(agrees);
    },
    drop: id => Promise.resolve(void entries.delete(id)),
    moveAside: (id, aside) => {
      asides.set(id, aside as Aside);
      entries.delete(id);
      return Promise.resolve();
    },
    asides: () => Promise.resolve([...asides.values()]),
    dropAside: id => Promise.resolve(void asides.delete(id)),
  };
  const open = (): Library => {
    const number = tabs.push(() => undefined) - 1;
    return makeLibrary({
      open: () => Promise.resolve(base),
      findGame,
      loadGame: () => Promise.resolve(),
      upgrade: raw => Promise.resolve(upgradeSavedGame(findGame, raw, () => SECRET)),
      breathe: () => Promise.resolve(),
      channel: () =>
        ({
          postMessage: (id: string) => {
            for (const [i, tab] of tabs.entries()) if (i !== number) tab(id);
          },
          addEventListener: (_: string, listener: (event: { readonly data: string }) => void) => {
            tabs[number] = id => listener({ data: id });
          },
        }) as unknown as BroadcastChannel,
      problem: signal(undefined),
      persist: () => undefined,
    });
  };
  return Object.assign(open, { entries });
};
