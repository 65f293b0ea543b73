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
import { talatKit } from './kits/talat.ts';
import type { BotPlayer, PlayedGame } from './playedGame.ts';

export * from './common.ts';

/** A new game of Talat. */
export const newGame = (options?: NewGameOptions<'talat'>): PlayedGame<'talat'> => beginGame(talatKit, options);

/** The game of a record of Talat, also of one in a format of another program. */
export const openRecord = (text: string, options?: Opening): PlayedGame<'talat'> => openOne([talatKit], text, options);

/** The games of a text with several records of Talat. */
export const openRecords = (text: string, options?: Opening): PlayedGame<'talat'>[] =>
  openAll([talatKit], text, options);

/** A game of Talat that begins at a position, written as `position()` does. Such a game has no record. */
export const openPosition = (text: string, options?: Opening): PlayedGame<'talat'> => openAt([talatKit], text, options);

/** A bot for Talat, of level 1 to 12. */
export const bot = (level?: number, options?: BotOptions): BotPlayer<'talat'> =>
  makeBot(talatKit, () => import('@threefold-games/bots/talat'), level, options);
