import { signal } from '@preact/signals';
import { openDatabase } from './database.ts';
import { findGame, loadGame, loadGames } from './games.ts';
import { makeLibrary } from './makeLibrary.ts';

export type { ClockPlan, NewGame, SeatPlan } from './plans.ts';
export { type Aside, SavedGame } from './savedGame.ts';

/** Letters of an address: no two look alike. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A fresh text by chance, for names of games and for seeds. */
export const freshId = (length = 12): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), byte => LETTERS[byte % LETTERS.length]!).join('');

const freshDigits = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), byte => byte.toString(16).padStart(2, '0')).join('');

/** A secret for the deal of a match: 32 bytes by chance, as hexadecimal digits. */
export const freshSecret = (): string => freshDigits(32);

/** What a seat adds to the deal: 16 bytes. */
export const freshNonce = (): string => freshDigits(16);

/** Games of this browser. */
export const library = makeLibrary({
  open: openDatabase,
  findGame,
  loadGame,
  upgrade: async raw => {
    // Only who has games of older forms loads what reads them.
    const [{ upgradeSavedGame }] = await Promise.all([import('./upgradeSavedGame.ts'), loadGames()]);
    return upgradeSavedGame(findGame, raw, freshSecret);
  },
  breathe: () => new Promise(resolve => setTimeout(resolve)),
  channel: () => (typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('threefold-games-2')),
  problem: signal(undefined),
  persist: () => void navigator.storage?.persist?.().catch(() => false),
});

/** Hands all games to the person as one file of records. */
export const exportAll = async (): Promise<void> => {
  const [games, { saveFile }] = await Promise.all([library.list(), import('./files.ts'), loadGames()]);
  const day = new Date().toISOString().slice(0, 10);
  saveFile(`threefold-${day}.txt`, games.map(({ record }) => record).join('\n'));
};
