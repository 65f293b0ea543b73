import { type Random, randomFrom } from '@threefold-games/core';
import type { PuzzleEntry, Wish } from '@threefold-games/learn';
import type { ApiAnswer, SolverSkill as Solver } from '@threefold-games/wire';
import { account, mark, share, unmark } from '../storage/index.ts';
import { chooseAmong } from './chooseAmong.ts';
import type { PuzzleTry, SolverSkill } from './makeProgress.ts';
import { addTry, rateTry, readProgress, takeRecorded } from './progressStore.ts';
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

type TryAnswer = ApiAnswer<'POST /api/puzzles/:id/tries'>;

/**
 * Records how an attempt ended, here and with the account if there is one. `sent` is the answer of the server to the attempt, if it was
 * sent: the account's rating counts, and what the server has not recorded is synced later.
 */
export const noteTry = async (done: PuzzleTry, sent?: Promise<TryAnswer | undefined>): Promise<void> => {
  const hasAccount = Boolean(account.get());
  const isRatedThere = hasAccount && sent !== undefined;
  const isFirst = await addTry(done, Date.now(), !isRatedThere);
  if (!hasAccount) return;
  const marks = mark([`puzzle ${done.puzzle.id}`]);
  const answer = await sent;
  if (answer?.own) {
    const { own, solver } = answer;
    unmark(marks);
    await takeRecorded({ ...own, game: done.game }, solver && skillOf(solver));
    return;
  }
  if (isRatedThere && isFirst) await rateTry(done);
  await share([]);
};

const skillOf = ({ game, tries, ...skill }: Solver): SolverSkill => ({ game, tries, skill });

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
