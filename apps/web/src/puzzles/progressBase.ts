import { done, finished } from '../storage/index.ts';
import {
  fromAccount,
  type ProgressBase,
  type ProgressChange,
  type SolverSkill,
  type TriedPuzzle,
} from './makeProgress.ts';

const NAME = 'threefold-puzzles';
const VERSION = 1;

/** Progress as IndexedDB holds it. */
export const openProgressBase = async (): Promise<ProgressBase> => {
  const request = indexedDB.open(NAME, VERSION);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore('tried', { keyPath: 'id' });
    request.result.createObjectStore('skills', { keyPath: 'game' });
  });
  const base = await done(request);
  // A newer version of this page wants to upgrade: it must not wait for us.
  base.addEventListener('versionchange', () => base.close());
  const begin = (mode: IDBTransactionMode) => {
    const work = base.transaction(['tried', 'skills'], mode);
    return { end: finished(work), tried: work.objectStore('tried'), skills: work.objectStore('skills') };
  };
  return {
    async read() {
      const { tried, skills } = begin('readonly');
      const [all, solvers]: [TriedPuzzle[], SolverSkill[]] = await Promise.all([
        done(tried.getAll()),
        done(skills.getAll()),
      ]);
      return { tried: all, skills: solvers };
    },
    async change(id, game, act) {
      const { end, tried, skills } = begin('readwrite');
      const there: IDBRequest<TriedPuzzle | undefined> = tried.get(id);
      const solver: IDBRequest<SolverSkill | undefined> = skills.get(game);
      let change: ProgressChange = {};
      // Requests are answered in their order: with the second both are known.
      solver.addEventListener('success', () => {
        change = act(there.result, solver.result);
        if (change.puzzle) tried.put(change.puzzle);
        if (change.solver) skills.put(change.solver);
      });
      await end;
      return change;
    },
    async take(puzzles, solvers) {
      const { end, tried, skills } = begin('readwrite');
      for (const puzzle of puzzles) {
        const known: IDBRequest<TriedPuzzle | undefined> = tried.get(puzzle.id);
        known.addEventListener('success', () => tried.put(fromAccount(known.result, puzzle)));
      }
      for (const solver of solvers) skills.put(solver);
      await end;
    },
    async clear() {
      const { end, tried, skills } = begin('readwrite');
      tried.clear();
      skills.clear();
      await end;
    },
  };
};
