import type { JSX } from 'preact';
import { countDone, useEntries, useProgress } from '../puzzles/index.ts';
import { useLearnWords } from './useCourse.ts';

/** How many puzzles of a game are solved; what they are, for who has solved none yet. */
export const PuzzlesSolved = ({ game }: { readonly game: string }): JSX.Element => {
  const { speak, said } = useLearnWords();
  const { entries } = useEntries(game);
  const known = useProgress();
  const all = entries?.ok ? entries.value.length : 0;
  const done = entries?.ok ? countDone(entries.value, known?.tried) : 0;
  return <>{done > 0 ? speak(said.puzzlesSolved, { done, all }) : speak(said.puzzlesAbout)}</>;
};
