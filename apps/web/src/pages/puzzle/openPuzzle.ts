import { TaskRun, taskOf } from '@threefold-games/learn';
import type { Face } from '@threefold-games/stage';
import { noteTry, type PuzzleTry } from '../../puzzles/progress.ts';
import { narrow } from '../../state/narrow.ts';
import { wait } from '../../state/wait.ts';
import { confirmsTurns } from '../table/confirmsTurns.ts';
import type { LoadedPuzzle } from './loadedPuzzle.ts';
import { noting } from './noting.ts';
import { PuzzleController } from './puzzleController.ts';
import { PuzzleSource } from './puzzleSource.ts';

/** How a puzzle was come by. */
export interface Occasion {
  readonly chosen: PuzzleTry['chosen'];
  /** The day whose puzzle it is. */
  readonly day?: string | undefined;
  /** Hears of the first turn that was tried, and whether something was given away before. */
  readonly onFirstTry?: ((steps: readonly string[], isHelped: boolean) => void) | undefined;
}

/** Comes back after the next picture was painted. */
const painted = (): Promise<void> =>
  new Promise(resolve => {
    // A page that nobody sees paints nothing.
    if (document.hidden) setTimeout(resolve);
    else requestAnimationFrame(() => setTimeout(resolve));
  });

/** A puzzle at a board; what comes of it is kept. */
export const openPuzzle = (
  { puzzle, game, puzzling, isOwn }: LoadedPuzzle,
  face: Face,
  { chosen, day, onFirstTry }: Occasion,
): PuzzleController => {
  const run = TaskRun.open(game, puzzling.facts, taskOf(puzzle));
  if (!run.ok) throw new Error(`puzzle ${puzzle.id} does not open: ${run.error.code}`);
  const note = (outcome: PuzzleTry['outcome'], tries: number): void => {
    if (isOwn) return;
    const { id, start } = puzzle;
    void noteTry({ puzzle: { id, ...start }, game: game.id, outcome, tries, chosen, day });
  };
  const source: PuzzleSource = new PuzzleSource(puzzle, run.value, {
    wait,
    painted,
    ...noting(() => source, { note, onFirstTry }),
  });
  return new PuzzleController(source, puzzling, {
    face,
    wait,
    narrow: () => narrow.value,
    confirms: confirmsTurns,
  });
};
