import { signal } from '@preact/signals';
import {
  afterTry,
  fromAccount,
  memoryBase,
  type ProgressBase,
  type ProgressChange,
  type PuzzleProgress,
  type PuzzleTry,
  type SolverSkill,
  solverAfter,
  type TriedPuzzle,
} from './makeProgress.ts';
import { openProgressBase } from './progressBase.ts';

/** What is known of one's puzzles; undefined until it was read. Another tab's tries arrive by themselves. */
export const progress = signal<PuzzleProgress | undefined>(undefined);

let opened: Promise<ProgressBase> | undefined;

/** Does something with the storage of this browser; where that is refused, progress lasts as long as the page. */
const withBase = async <T>(act: (base: ProgressBase) => Promise<T>): Promise<T> => {
  try {
    opened ??= openProgressBase();
    return await act(await opened);
  } catch {
    const memory = memoryBase(progress.peek());
    opened = Promise.resolve(memory);
    return act(memory);
  }
};

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('threefold-puzzles');
channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (typeof data === 'object' && data !== null) patch(data);
  else void readProgress();
});

/** Reads what is known of one's puzzles. */
export const readProgress = async (): Promise<PuzzleProgress> => {
  const { tried, skills } = await withBase(each => each.read());
  const read = {
    tried: new Map(tried.map(each => [each.id, each])),
    skills: new Map(skills.map(each => [each.game, each])),
  };
  progress.value = read;
  return read;
};

/** Brings what was read up to date; until then there is nothing to bring up to date. */
const patch = ({ puzzle, solver }: ProgressChange): void => {
  const known = progress.peek();
  if (!known || (!puzzle && !solver)) return;
  progress.value = {
    tried: puzzle ? new Map(known.tried).set(puzzle.id, puzzle) : known.tried,
    skills: solver ? new Map(known.skills).set(solver.game, solver) : known.skills,
  };
};

const tellTabs = (message: ProgressChange | 'changed'): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  channel?.postMessage(message);
};

const change = async (...args: Parameters<ProgressBase['change']>): Promise<void> => {
  const written = await withBase(each => each.change(...args));
  patch(written);
  tellTabs(written);
};

const changed = async (): Promise<void> => {
  await readProgress();
  tellTabs('changed');
};

/** Records how an attempt ended, and rates it if it is the first one and `rates`. Whether it is the first one. */
export const addTry = async (done: PuzzleTry, at: number, rates: boolean): Promise<boolean> => {
  let isFirst = false;
  await change(done.puzzle.id, done.game, (before, solver) => {
    isFirst = before === undefined;
    return { puzzle: afterTry(done, at, before), solver: isFirst && rates ? solverAfter(done, solver) : undefined };
  });
  return isFirst;
};

/** Rates a first attempt that the account has not rated. */
export const rateTry = (done: PuzzleTry): Promise<void> =>
  change(done.puzzle.id, done.game, (_, solver) => ({ solver: solverAfter(done, solver) }));

/** Takes what an account has recorded of a puzzle; its rating is the one that counts. */
export const takeRecorded = (puzzle: TriedPuzzle, solver: SolverSkill | undefined): Promise<void> =>
  change(puzzle.id, puzzle.game, known => ({ puzzle: fromAccount(known, puzzle), solver }));

/** Takes what an account knows of many puzzles; its ratings are the ones that count. */
export const takeProgress = async (puzzles: readonly TriedPuzzle[], solvers: readonly SolverSkill[]): Promise<void> => {
  await withBase(each => each.take(puzzles, solvers));
  await changed();
};

/** Takes everything away. */
export const forgetProgress = async (): Promise<void> => {
  await withBase(each => each.clear());
  await changed();
};
