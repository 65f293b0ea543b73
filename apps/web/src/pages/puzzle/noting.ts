import type { PuzzleOutcome } from '../../puzzles/makeProgress.ts';
import type { PuzzleOptions, PuzzleSource } from './puzzleSource.ts';

interface Noted {
  /** Hears how it went, as often as that changes. */
  note(outcome: PuzzleOutcome, tries: number): void;
  /** Hears of the first turn that was tried, and whether something was given away before. */
  onFirstTry?: ((steps: readonly string[], isHelped: boolean) => void) | undefined;
}

/** What tries at a puzzle say about who makes them. With hints one practises; what was shown counts neither way. */
export const noting = (
  source: () => PuzzleSource,
  { note, onFirstTry }: Noted,
): Pick<PuzzleOptions, 'onTried' | 'onResult'> => ({
  onTried: ({ steps, verdict, isFirstTurn }) => {
    const { result, misses, isHelped } = source();
    // A win that takes longer is no miss, and after the end nothing is counted.
    if (verdict === 'slower' || result.peek()) return;
    const tries = misses.peek() + 1;
    if (isFirstTurn && tries === 1) onFirstTry?.(steps, isHelped);
    if (verdict === 'missed' && !isHelped) note('missed', tries);
  },
  onResult: ({ how, tries, isHelped }) => note(how === 'shown' ? 'shown' : isHelped ? 'practised' : 'solved', tries),
});
