import { type Random, randomFrom } from '@threefold-games/core';
import type { PuzzleEntry, Wish } from '@threefold-games/learn';
import { kept } from '../state/keep.ts';
import { chooseAmong } from './chooseAmong.ts';
import type { PuzzleTry } from './makeProgress.ts';
import { addTry, readProgress } from './progressStore.ts';
import { entriesOnDevice, loadEntries } from './shelf.ts';

export {
  isDone,
  missedOnes,
  type PuzzleOutcome,
  type PuzzleProgress,
  type PuzzleTry,
  type TriedPuzzle,
} from './makeProgress.ts';
export { forgetProgress, progress, readProgress } from './progressStore.ts';

/** Keeps how a try of a puzzle ended, here and with the account of who has one. */
export const noteTry = async (done: PuzzleTry): Promise<void> => {
  await addTry(done, Date.now());
  if (kept('account')) void import('./syncProgress.ts').then(({ syncProgress }) => syncProgress(done.puzzle.id));
};

const chance: Random = randomFrom(() => crypto.getRandomValues(new Uint32Array(1))[0]!);

/**
 * The next puzzle of a game: as wished, near one's own rating, not tried before; those that were missed come once there are no others.
 * Without a network one of those that are on the device. Undefined where everything that was wished for is done, or where none can be had.
 */
export const chooseNext = async (game: string, wish: Wish): Promise<PuzzleEntry | undefined> => {
  const all = await loadEntries(game);
  if (!all.ok) return undefined;
  const near = navigator.onLine ? [] : await entriesOnDevice(game);
  return chooseAmong(near.length > 0 ? near : all.value, game, wish, await readProgress(), chance);
};
