import { signal } from '@preact/signals';
import {
  afterTry,
  betterTry,
  memoryBase,
  type ProgressBase,
  type PuzzleProgress,
  type PuzzleTry,
  type SolverSkill,
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
channel?.addEventListener('message', () => void readProgress());

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

const changed = async (): Promise<void> => {
  await readProgress();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  channel?.postMessage('changed');
};

/** Keeps how a try of a puzzle ended. */
export const addTry = async (done: PuzzleTry, at: number): Promise<void> => {
  await withBase(each =>
    each.change(done.puzzle.id, done.game, (before, solver) => afterTry(done, at, before, solver)),
  );
  await changed();
};

/** Takes in what was tried elsewhere: nothing that is known here is lost. */
export const addProgress = async (tried: readonly TriedPuzzle[], skills: readonly SolverSkill[]): Promise<void> => {
  const known = (await readProgress()).tried;
  for (const puzzle of tried) {
    const own = known.get(puzzle.id);
    if (own && betterTry(own, puzzle) === own) continue;
    await withBase(each =>
      each.change(puzzle.id, puzzle.game, before => ({ puzzle: before ? betterTry(before, puzzle) : puzzle })),
    );
  }
  for (const solver of skills)
    await withBase(each =>
      each.change('', solver.game, (_, before) => (before && before.tries >= solver.tries ? {} : { solver })),
    );
  await changed();
};

/** Takes everything away. */
export const forgetProgress = async (): Promise<void> => {
  await withBase(each => each.clear());
  await changed();
};
