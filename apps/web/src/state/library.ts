import { signal } from '@preact/signals';
import { openDatabase } from './database.ts';
import { makeLibrary } from './makeLibrary.ts';

export type { ClockPlan, NewGame, SeatPlan } from './plans.ts';
export type { Aside, SavedGame } from './savedGame.ts';

/** Letters of an address: no two look alike. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A fresh text by chance, for names of games and for seeds. */
export const freshId = (length = 12): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), byte => LETTERS[byte % LETTERS.length]!).join('');

/** Games of this browser. */
export const library = makeLibrary({
  open: openDatabase,
  freshId,
  channel: () => (typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('threefold-games')),
  problem: signal(undefined),
  persist: () => void navigator.storage?.persist?.().catch(() => false),
});
