import { useEffect } from 'preact/hooks';
import { chooseNext, progress } from '../../puzzles/progress.ts';
import { loadPuzzle } from '../../puzzles/shelf.ts';
import { useOnline } from '../../puzzles/useHub.ts';
import type { Route } from '../../state/route.ts';
import { useLoaded } from '../../state/useLoaded.ts';
import { type HubChoice, puzzleOf } from './hubQuery.ts';

/** Where one goes on. */
export interface Next {
  /** As was chosen; undefined where nothing of that is left. */
  readonly chosen: Route | undefined;
  /** The same, else what fits; undefined where all is solved. */
  readonly any: Route | undefined;
}

/** The next puzzle, chosen and fetched before anybody asks for it; undefined until it is known. */
export const useNext = ({ game, theme, difficulty }: HubChoice): Next | undefined => {
  const isOnline = useOnline();
  const key = `${game} ${theme} ${difficulty} ${isOnline} ${progress.value?.tried.size}`;
  const got = useLoaded(async () => {
    const chosen = await chooseNext(game, { theme, difficulty });
    const isPlain = theme === undefined && difficulty === undefined;
    return { game, theme, difficulty, chosen, any: chosen ?? (isPlain ? undefined : await chooseNext(game, {})) };
  }, key);
  const ahead = got?.any?.id;
  useEffect(() => {
    if (ahead !== undefined) void loadPuzzle(ahead);
  }, [ahead]);
  // What was chosen before it is not what is shown now.
  if (got?.game !== game || got.theme !== theme || got.difficulty !== difficulty) return undefined;
  const chosen = got.chosen && puzzleOf(got.chosen.id, { theme, difficulty });
  return { chosen, any: chosen ?? (got.any && puzzleOf(got.any.id, {})) };
};
