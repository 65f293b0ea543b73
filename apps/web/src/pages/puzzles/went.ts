import { isDone, type TriedPuzzle } from '../../puzzles/progress.ts';
import { usePuzzlesWords } from './puzzlesWords.ts';

const NAMED = ['first', 'second', 'third'] as const;

/** How a puzzle went, in two words; undefined for one that was not tried. `short` where room is short. */
export const useWent = (): ((tried: TriedPuzzle | undefined, short?: boolean) => string | undefined) => {
  const { speak, said } = usePuzzlesWords();
  return (tried, short = false) => {
    if (!tried) return undefined;
    const { outcome, tries } = tried;
    if (outcome !== 'solved') return speak(said.went[outcome]);
    const named = NAMED[tries - 1];
    return named ? speak((short ? said.wentShort : said.went)[named]) : speak(said.went.later, { n: tries });
  };
};

export { isDone };
