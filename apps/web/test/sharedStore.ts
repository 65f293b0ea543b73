import { findGame } from '@threefold-games/catalogue';
import { loadGames } from '../src/games/games.ts';
import { type Library, makeLibrary } from '../src/library/makeLibrary.ts';
import { upgradeSavedGame } from '../src/library/upgradeSavedGame.ts';
import { openBrowser } from './browserData.ts';

// A page has the rules of its game when it opens a table.
await loadGames();

/** A dealer's secret for tests. */
export const SECRET = '5ec2e7'.padEnd(64, '0');

/** Saved games of a browser: each call opens them in another tab. */
export const sharedStore = () => {
  const browser = openBrowser();
  const tabs: ((id: string) => void)[] = [];
  const open = (): Library => {
    const own: ((id: string) => void)[] = [];
    return makeLibrary({
      storage: browser.tab(),
      tabs: {
        tell: id => {
          for (const listener of tabs) if (!own.includes(listener)) listener(id);
        },
        listen: listener => {
          tabs.push(listener);
          own.push(listener);
          return () => void tabs.splice(tabs.indexOf(listener), 1);
        },
      },
      findGame,
      loadGame: () => Promise.resolve(),
      upgrade: raw => Promise.resolve(upgradeSavedGame(findGame, raw, () => SECRET)),
      breathe: () => Promise.resolve(),
      persist: () => undefined,
    });
  };
  return Object.assign(open, { browser });
};
