import { TaskRun, taskOf } from '@threefold-games/learn';
import type { Face } from '@threefold-games/stage';
import { narrow } from '../../settings/index.ts';
import { account } from '../../storage/index.ts';
import { confirmsTurns } from '../../table/index.ts';
import { wait } from '../../ui/index.ts';
import type { PuzzleOutcome } from '../makeProgress.ts';
import { noteTry, type PuzzleTry } from '../progress.ts';
import { sendTry } from './figures.ts';
import type { LoadedPuzzle } from './loadedPuzzle.ts';
import { PuzzleController } from './puzzleController.ts';
import { type PuzzleOptions, PuzzleSource } from './puzzleSource.ts';

/** An attempt that is over. */
interface EndedAttempt {
  /** Undefined for a miss after a hint: an attempt with hints is practice. */
  readonly outcome: PuzzleOutcome | undefined;
  /** How many turns were tried, this one included. */
  readonly tries: number;
  /** The turn with which it began; undefined if the puzzle was shown. */
  readonly turn: readonly string[] | undefined;
  readonly isHelped: boolean;
}

/** Groups the turns at a puzzle into attempts: each miss ends one, and so does the solution. */
export const recordAttempts = (
  source: () => PuzzleSource,
  onAttempt: (attempt: EndedAttempt) => void,
): Pick<PuzzleOptions, 'onTried' | 'onResult'> => ({
  onTried: ({ verdict }) => {
    const { result, misses, lastTried, isHelped } = source();
    // A win that takes longer is no miss, and after the end nothing is counted.
    if (verdict !== 'missed' || result.peek()) return;
    const outcome = isHelped ? undefined : 'missed';
    onAttempt({ outcome, tries: misses.peek() + 1, turn: lastTried.peek(), isHelped });
  },
  onResult: ({ how, tries, isHelped }) => {
    if (how === 'shown') onAttempt({ outcome: 'shown', tries, turn: undefined, isHelped });
    else onAttempt({ outcome: isHelped ? 'practised' : 'solved', tries, turn: source().lastTried.peek(), isHelped });
  },
});

/** How a puzzle was come by. */
export interface Occasion {
  readonly chosen: PuzzleTry['chosen'];
  /** The day whose puzzle it is. */
  readonly day?: string | undefined;
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
  { chosen, day }: Occasion,
): PuzzleController => {
  const run = TaskRun.open(game, puzzling.facts, taskOf(puzzle));
  if (!run.ok) throw new Error(`puzzle ${puzzle.id} does not open: ${run.error.code}`);
  const onAttempt = ({ outcome, tries, turn, isHelped: hinted }: EndedAttempt): void => {
    if (isOwn) return;
    const { id, start } = puzzle;
    // Only the first one is counted; an account records the later ones too, if they say anything.
    const isSent = tries === 1 || (outcome !== undefined && account.get());
    const done = outcome === 'solved' || outcome === 'practised';
    const sent =
      turn && isSent
        ? sendTry(id, { turn: [...turn], hinted, chosen, ...(day !== undefined && { day }), tries, done })
        : undefined;
    if (outcome) void noteTry({ puzzle: { id, ...start }, game: game.id, outcome, tries, chosen, day }, sent);
  };
  const source: PuzzleSource = new PuzzleSource(puzzle, run.value, {
    wait,
    painted,
    ...recordAttempts(() => source, onAttempt),
  });
  return new PuzzleController(source, puzzling, {
    face,
    wait,
    narrow: () => narrow.value,
    confirms: confirmsTurns,
  });
};
