import { signal } from '@preact/signals';
import { type Ref, type Store, storage, tabTopic } from '../storage/index.ts';
import {
  afterTry,
  fromAccount,
  type ProgressChange,
  type PuzzleProgress,
  type PuzzleTry,
  type SolverSkill,
  solverAfter,
  type TriedPuzzle,
} from './makeProgress.ts';

const PUZZLES: Store<TriedPuzzle> = 'puzzles';
const SOLVERS: Store<SolverSkill> = 'solvers';

/** What is known of one's puzzles; undefined until it was read. Another tab's tries arrive by themselves. */
export const progress = signal<PuzzleProgress | undefined>(undefined);

const tabs = tabTopic<ProgressChange | 'changed'>('puzzles');
tabs.listen(message => {
  if (message === 'changed') void readProgress();
  else patch(message);
});

/** Reads what is known of one's puzzles. */
export const readProgress = async (): Promise<PuzzleProgress> => {
  const [tried, skills] = await Promise.all([storage.all(PUZZLES), storage.all(SOLVERS)]);
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

/** Changes what is known of one puzzle and of its game's solver, with nobody else in between. */
const change = async (
  id: string,
  game: string,
  act: (puzzle: TriedPuzzle | undefined, solver: SolverSkill | undefined) => ProgressChange,
): Promise<void> => {
  let written: ProgressChange = {};
  await storage.change(
    [
      [PUZZLES, id],
      [SOLVERS, game],
    ],
    (puzzle, solver) => {
      written = act(puzzle, solver);
      return [written.puzzle ?? puzzle, written.solver ?? solver];
    },
  );
  patch(written);
  tabs.tell(written);
};

const changed = async (): Promise<void> => {
  await readProgress();
  tabs.tell('changed');
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

/** Takes what an account knows of many puzzles, all at once; its ratings are the ones that count. */
export const takeProgress = async (puzzles: readonly TriedPuzzle[], solvers: readonly SolverSkill[]): Promise<void> => {
  await storage.change<readonly Ref<TriedPuzzle | SolverSkill>[]>(
    [...puzzles.map(({ id }) => [PUZZLES, id] as const), ...solvers.map(({ game }) => [SOLVERS, game] as const)],
    (...known) => [...puzzles.map((puzzle, i) => fromAccount(known[i] as TriedPuzzle | undefined, puzzle)), ...solvers],
  );
  await changed();
};

/** Takes everything away. */
export const forgetProgress = async (): Promise<void> => {
  await storage.clear(PUZZLES, SOLVERS);
  await changed();
};
