import type { Bot } from '@threefold-games/search';
import { beginGame } from './begin.ts';
import type { BotOptions, BotPlayer } from './bot/botPlayer.ts';
import { makeBot } from './bot/makeBot.ts';
import type { Kit } from './kit.ts';
import { openAll, openAt, openOne } from './open.ts';
import type { Beginning, Opening, PlayedGame } from './playedGame.ts';

/** The functions that play one game. */
export interface Play<Id extends string, View> {
  /** Starts a new game. */
  newGame(options?: Beginning & Readonly<Record<string, unknown>>): PlayedGame<Id, View>;
  /** Opens the game of a record. */
  openRecord(text: string, options?: Opening): PlayedGame<Id, View>;
  /** Opens the games of a text with several records. */
  openRecords(text: string, options?: Opening): PlayedGame<Id, View>[];
  /** Opens a game that begins at a position. Such a game has no record. */
  openPosition(text: string, options?: Opening): PlayedGame<Id, View>;
  /** Makes a bot of level 1 to 12. */
  bot(level?: number, options?: BotOptions): BotPlayer<Id, View>;
}

/** Makes the functions that play a game. */
export const createPlay = <Id extends string, View>(
  kit: Kit<View>,
  loadBot: () => Promise<{ readonly bot: Bot }>,
): Play<Id, View> => ({
  newGame: options => beginGame(kit, options),
  openRecord: (text, options) => openOne([kit], text, options),
  openRecords: (text, options) => openAll([kit], text, options),
  openPosition: (text, options) => openAt([kit], text, options),
  bot: (level, options) => makeBot(kit, loadBot, level, options),
});
