import { beginGame } from './begin.ts';
import type { BotOptions, BotPlayer } from './bot/botPlayer.ts';
import { makeBot } from './bot/makeBot.ts';
import type { NewGameOptions } from './games.ts';
import { talatKit } from './kits/talat.ts';
import { openAll, openAt, openOne } from './open.ts';
import type { Opening, PlayedGame } from './playedGame.ts';

export type { BotOptions, BotPlayer, ThinkOptions } from './bot/botPlayer.ts';
export type { Address } from './bot/loadNet.ts';
export { type ErrorCode, ThreefoldError } from './errors.ts';
export type * from './games.ts';
export type * from './playedGame.ts';

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
