import { puzzlesOf } from '@threefold-games/catalogue/load';
import type { Difficulty } from '@threefold-games/learn';
import { games } from '../../state/games.ts';
import { kept } from '../../state/keep.ts';
import { go, type Route } from '../../state/route.ts';

/** What the page of all puzzles shows; its address says it. */
export interface HubChoice {
  readonly game: string;
  readonly theme?: string | undefined;
  readonly difficulty?: Difficulty | undefined;
}

/** Reads an address: where it names no game, the one of last time, else the first that has puzzles. */
export const readHubQuery = (query: Readonly<Record<string, string>>): HubChoice => {
  const known = (id: string | null | undefined): string | undefined => games.find(each => each.id === id)?.id;
  const first = games.find(({ id }) => puzzlesOf(id)) ?? games[0]!;
  const difficulty = ([1, 2, 3] as const).find(n => String(n) === query.difficulty);
  return {
    game: known(query.game) ?? known(kept('learning')) ?? first.id,
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
