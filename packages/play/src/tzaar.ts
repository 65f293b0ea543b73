import { beginGame } from './begin.ts';
import type { BotOptions, BotPlayer } from './bot/botPlayer.ts';
import { makeBot } from './bot/makeBot.ts';
import type { NewGameOptions } from './games.ts';
import { tzaarKit } from './kits/tzaar.ts';
import { openAll, openAt, openOne } from './open.ts';
import type { Opening, PlayedGame } from './playedGame.ts';

export type { BotOptions, BotPlayer, ThinkOptions } from './bot/botPlayer.ts';
export type { Address } from './bot/loadNet.ts';
export { type ErrorCode, ThreefoldError } from './errors.ts';
export type * from './games.ts';
export type * from './playedGame.ts';

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
