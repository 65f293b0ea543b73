import { puzzlesOf } from '@threefold-games/catalogue/load';
import type { Difficulty } from '@threefold-games/learn';
import { useEffect } from 'preact/hooks';
import { games } from '../../games/index.ts';
import { lastLearned } from '../../learn/index.ts';
import { go, type Route, useLoaded } from '../../ui/index.ts';
import { chooseNext, progress } from '../progress.ts';
import { loadPuzzle } from '../shelf.ts';
import { useOnline } from '../useHub.ts';

/** What the page of all puzzles shows; its address says it. */
export interface HubChoice {
  readonly game: string;
  readonly theme?: string | undefined;
  readonly difficulty?: Difficulty | undefined;
}

/** Reads an address: where it names no game, the one of last time, else the first that has puzzles. */
export const readHubQuery = (query: Readonly<Record<string, string>>): HubChoice => {
  const known = (id: string | undefined): string | undefined => games.find(each => each.id === id)?.id;
  const first = games.find(({ id }) => puzzlesOf(id)) ?? games[0]!;
  const difficulty = ([1, 2, 3] as const).find(n => String(n) === query.difficulty);
  return {
    game: known(query.game) ?? known(lastLearned.get()) ?? first.id,
    ...(query.theme && { theme: query.theme }),
    ...(difficulty && { difficulty }),
  };
};

/** The page that shows these puzzles. */
export const hubOf = ({ game, theme, difficulty }: HubChoice): Route => ({
  page: 'puzzles',
  query: { game, ...(theme !== undefined && { theme }), ...inQuery(difficulty) },
});

/** A puzzle that was chosen there: what comes after it is chosen alike. */
export const puzzleOf = (id: string, { theme, difficulty }: Omit<HubChoice, 'game'>): Route => ({
  page: 'puzzle',
  id,
  query: { ...(theme !== undefined && { by: theme }), ...inQuery(difficulty) },
});

const inQuery = (difficulty: Difficulty | undefined) => difficulty && { difficulty: String(difficulty) };

/** Shows something else, on the same page. */
export const choose = (choice: HubChoice): void => go(hubOf(choice), 'replace');

/** The next puzzle. */
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
