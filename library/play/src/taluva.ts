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
import { taluvaKit } from './kits/taluva.ts';
import type { BotPlayer, PlayedGame } from './playedGame.ts';

export * from './common.ts';

/** A new game of Taluva. */
export const newGame = (options?: NewGameOptions<'taluva'>): PlayedGame<'taluva'> => beginGame(taluvaKit, options);

/** The game of a record of Taluva, also of one in a format of another program. */
export const openRecord = (text: string, options?: Opening): PlayedGame<'taluva'> =>
  openOne([taluvaKit], text, options);

/** The games of a text with several records of Taluva. */
export const openRecords = (text: string, options?: Opening): PlayedGame<'taluva'>[] =>
  openAll([taluvaKit], text, options);

/** A game of Taluva that begins at a position, written as `position()` does. Such a game has no record. */
export const openPosition = (text: string, options?: Opening): PlayedGame<'taluva'> =>
  openAt([taluvaKit], text, options);

/** A bot for Taluva, of level 1 to 12. */
export const bot = (level?: number, options?: BotOptions): BotPlayer<'taluva'> =>
  makeBot(taluvaKit, () => import('@threefold-games/bots/taluva'), level, options);
