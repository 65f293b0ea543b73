import {
  type BotOptions,
  beginGame,
  makeBot,
  type Opening,
  openAll,
  openAt,
  openOne,
} from '@threefold-games/play-core';
import type { NewGameOptions } from './games.ts';
import { tzaarKit } from './kits/tzaar.ts';
import type { BotPlayer, PlayedGame } from './playedGame.ts';

export * from './common.ts';

/** A new game of TZAAR. */
export const newGame = (options?: NewGameOptions<'tzaar'>): PlayedGame<'tzaar'> => beginGame(tzaarKit, options);

/** The game of a record of TZAAR, also of one in a format of another program. */
export const openRecord = (text: string, options?: Opening): PlayedGame<'tzaar'> => openOne([tzaarKit], text, options);

/** The games of a text with several records of TZAAR. */
export const openRecords = (text: string, options?: Opening): PlayedGame<'tzaar'>[] =>
  openAll([tzaarKit], text, options);

/** A game of TZAAR that begins at a position, written as `position()` does. Such a game has no record. */
export const openPosition = (text: string, options?: Opening): PlayedGame<'tzaar'> => openAt([tzaarKit], text, options);

/** A bot for TZAAR, of level 1 to 12. */
export const bot = (level?: number, options?: BotOptions): BotPlayer<'tzaar'> =>
  makeBot(tzaarKit, () => import('@threefold-games/bots/tzaar'), level, options);
