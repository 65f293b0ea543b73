import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { findGame } from '@threefold-games/catalogue';
import { puzzlesOf } from '@threefold-games/catalogue/load';
import {
  CHUNK,
  dailyPuzzle,
  formatTurn,
  type Puzzle,
  type Puzzling,
  parseEntries,
  parsePuzzles,
  TaskRun,
  type TaskState,
  taskOf,
  wholeTurns,
} from '@threefold-games/learn';
import type { OwnPuzzle } from '../src/review/reviewStore.ts';
import type { Hand } from './hands.ts';
import { planTurn, standing } from './lessons.ts';
import { GAMES, type GameId } from './records.ts';
import { expect } from './site.ts';
import { askStore } from './storage.ts';

/** A puzzle of the collection, and what judges it. */
export interface Shipped {
  readonly puzzle: Puzzle;
  readonly run: TaskRun;
}

const shelfOf = (game: GameId) => puzzlesOf(game)!;

/** The shipped list of a game's puzzles. */
export const entriesOf = (game: GameId) => must(parseEntries(readFileSync(shelfOf(game).index, 'utf8')));

/** The first puzzle of a game, in the order of its files, of which this holds. */
export const shipped = async (game: GameId, wanted: (puzzle: Puzzle) => boolean = () => true): Promise<Shipped> => {
  const { puzzling } = await shelfOf(game).puzzling();
  for (let file = 1; ; file++) {
    const puzzle = must(parsePuzzles(readFileSync(shelfOf(game).chunk(file), 'utf8'))).find(wanted);
    if (puzzle) return open(puzzle, puzzling);
  }
};

const open = (puzzle: Puzzle, { facts }: Puzzling): Shipped => ({
  puzzle,
  run: must(TaskRun.open(findGame(puzzle.game)!, facts, taskOf(puzzle))),
});

const must = <T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown },
): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

/** A whole turn that misses what is asked for, and is answered or not; one that wins later is none. */
export const missingTurn = ({ puzzle, run }: Shipped): readonly string[] => {
  const { position } = run.first.history;
  for (const actions of wholeTurns(findGame(puzzle.game)!, position.copy())) {
    const steps = formatTurn(position.copy(), actions);
    const { phase, slower } = must(run.play(run.first, steps));
    if (phase === 'missed' && !slower) return steps;
  }
  throw new Error(`every turn solves ${puzzle.id}`);
};

/** Makes a whole turn where a turn is asked for. */
export const playTurn = async (page: Page, state: TaskState, steps: readonly string[], hand: Hand): Promise<void> => {
  const { game, position } = state.history;
  await expect(page.locator('.board-cell').first()).toBeVisible();
  await hand(page, standing(game, position), planTurn(game, position, steps));
};

/** Solves a puzzle in as many turns as it takes. */
export const solve = async (page: Page, { puzzle, run }: Shipped, hand: Hand): Promise<void> => {
  let state = run.first;
  let steps = puzzle.line[0]!;
  while (state.phase === 'asked') {
    await playTurn(page, state, steps, hand);
    state = must(run.play(state, steps));
    if (state.phase !== 'asked') break;
    // The answer is shown before one can go on.
    await expect(page.locator('.board-bar-none')).toHaveCount(0);
    steps = run.winningTurn(state)!;
  }
  await expect(page.locator('.puzzle-head h1')).toHaveText(/^Solved/);
};

const placeOf = (game: GameId, id: string): number => entriesOf(game).findIndex(entry => entry.id === id);

/** The file in which a puzzle lies, or the one of its source with `.games`: `tzaar 03`. */
const fileOf = (game: GameId, id: string, kind = ''): string =>
  `${game} ${String(Math.floor(placeOf(game, id) / CHUNK) + 1).padStart(2, '0')}${kind}`;

/** A day on which each game has a puzzle. */
export const DAY = '2026-11-16';
const DAYS = [DAY, '2026-11-17', '2026-11-18'];

/** The files that are fetched for when there is no network: those of the puzzles of three days, and the sources of the first. */
export const filesAhead = (): string[] =>
  GAMES.flatMap(game => {
    const [today, ...later] = DAYS.map(day => dailyPuzzle(entriesOf(game), day)!.id);
    return [fileOf(game, today!, '.games'), ...[today!, ...later].map(id => fileOf(game, id))];
  });

/** The files of puzzles that the browser has kept: `tzaar 03`. */
export const keptFiles = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const caches = await Promise.all((await globalThis.caches.keys()).map(name => globalThis.caches.open(name)));
    const kept = (await Promise.all(caches.map(cache => cache.keys()))).flat();
    return kept.flatMap(({ url }) => {
      const [, game, file] = /\/(\w+?)-[\w-]+\/(\d\d(?:\.games)?)\.txt$/.exec(url) ?? [];
      return game === undefined ? [] : [`${game} ${file}`];
    });
  });

/** The game that a shipped puzzle comes from, as a record. */
export const sourceOf = ({ id, game }: Puzzle): string => {
  const place = placeOf(game as GameId, id);
  const file = readFileSync(shelfOf(game as GameId).sources(Math.floor(place / CHUNK) + 1), 'utf8');
  return file.split(/\n\n(?=\[)/)[place % CHUNK]!;
};

/** Keeps a turning point, as the page of a review does. */
export const keepTurn = async (page: Page, own: OwnPuzzle): Promise<void> => {
  await askStore(page, 'ownPuzzles', own);
};
