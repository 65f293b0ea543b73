import type { Page } from '@playwright/test';
import { findGame } from '@threefold-games/catalogue';
import { CHANCE, legalActions, parseRecord, replay } from '@threefold-games/core';
import { cutRecord, GAMES, type GameId, type OldGame, realRecord, type SavedAs, savedOf } from './records.ts';
import { putEntry } from './storage.ts';
import { myTurn } from './table.ts';

/** A page of the same site that runs nothing: from there the storage is filled before the app sees it. */
const QUIET = '/quiet';

/** Real games have these turns when they are looked at in their middle. */
const MIDDLE: Readonly<Record<GameId, number>> = { talat: 45, tzaar: 11, taluva: 14 };
/** And of these little is left, each of two seats. */
const LATE = {
  talat: { number: 1, turns: 88 },
  tzaar: { number: 0, turns: 19 },
  taluva: { number: 0, turns: 17 },
} as const satisfies Readonly<Record<GameId, MidGame>>;

/** Fills the storage of the browser, before any page of the app is open. */
export const furnish = async (page: Page, fill: () => Promise<void>): Promise<void> => {
  await page.route(`**${QUIET}`, route =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  );
  await page.goto(QUIET);
  await fill();
  // While anything is routed the browser caches nothing, and each further page would fetch and compile the app anew.
  await page.unroute(`**${QUIET}`);
};

/** Puts saved games into the browser, before any page of the app is open. */
export const keepGames = (page: Page, ...games: readonly OldGame[]): Promise<void> =>
  furnish(page, async () => {
    for (const game of games) await putEntry(page, game);
  });

/** The seat that acts after so many turns of a record. */
const actorOf = (game: GameId, record: string): number => {
  const parsed = parseRecord(record);
  const played = parsed.ok ? replay(findGame, parsed.value) : parsed;
  if (!played.ok) throw new Error(played.error.detail);
  // A draw comes first: whoever acts after any is whose turn it is.
  const position = played.value.history.position.copy();
  while (position.actor === CHANCE) position.make(legalActions(findGame(game)!, position)[0]!);
  return position.actor;
};

interface MidGame extends Pick<SavedAs, 'id' | 'others'> {
  /** So many turns of the record have been played. */
  readonly turns?: number;
  /** Which of the real games. */
  readonly number?: number;
}

/** A real game in its middle, with me to act; the others are people unless told. */
export const midGame = (
  game: GameId,
  { turns = MIDDLE[game], number = 0, others = 'person', id = `mid-${game}` }: MidGame = {},
): OldGame => {
  const record = cutRecord(realRecord(game, number), turns);
  return savedOf(game, record, { id, me: actorOf(game, record), others });
};

/** A real game shortly before its end, against bots. */
export const lateGame = (game: GameId): OldGame => midGame(game, { ...LATE[game], id: `late-${game}`, others: 'bot' });

/** A real game that has ended. */
export const endedGame = (game: GameId, number = 0): OldGame =>
  savedOf(game, realRecord(game, number), { id: `over-${game}`, over: true });

/** Puts a saved game into the browser and sits down at it. */
export const sitDown = async (page: Page, game: OldGame): Promise<void> => {
  await keepGames(page, game);
  await page.goto(`/en/game/${game.id}`);
  await myTurn(page);
};

/** Somebody who plays about like level 4, and how sure that is. */
const skillOf = (deviation: number) => ({
  mean: 1180,
  deviation,
  volatility: 0.06,
  games: 5,
  wins: 0,
  last: '',
  at: 0,
});

/** Every game in its middle and one of each that has ended, for pages that show all; one's level is known, or nearly, or not. */
export const keepEverything = async (page: Page): Promise<void> => {
  await keepGames(page, ...GAMES.map(game => midGame(game)), ...GAMES.map(game => endedGame(game)));
  const skills = JSON.stringify({ tzaar: skillOf(100), talat: skillOf(250) });
  await page.evaluate(text => localStorage.setItem('threefold-skills', text), skills);
};
