import {
  type BotOptions,
  beginGame,
  type Kit,
  kitOf,
  makeBot,
  type Opening,
  openAll,
  openAt,
  openOne,
} from '@threefold-games/play-core';
import type { GameId, NewGameOptions } from './games.ts';
import { talatKit } from './kits/talat.ts';
import { taluvaKit } from './kits/taluva.ts';
import { tzaarKit } from './kits/tzaar.ts';
import type { BotPlayer, PlayedGame } from './playedGame.ts';

export type { ErrorFacts, PlayCode } from '@threefold-games/play-core';
export * from './common.ts';

const kits: readonly Kit[] = [talatKit, tzaarKit, taluvaKit];

/** Who plays each game; apart from the kits, so that a page without bots is built without them. */
const bots = {
  talat: () => import('@threefold-games/bots/talat'),
  tzaar: () => import('@threefold-games/bots/tzaar'),
  taluva: () => import('@threefold-games/bots/taluva'),
};

/** The names of the games. */
export const gameIds = ['talat', 'tzaar', 'taluva'] as const satisfies readonly GameId[];

/** A new game: `newGame('tzaar', { setup: 'fixed', names: ['Ada', 'Bo'] })`. */
export const newGame = <Id extends GameId>(id: Id, options?: NewGameOptions<Id>): PlayedGame<Id> =>
  beginGame(kitOf(kits, id), options);

/** The game of a record, also of one in a format of another program. */
export const openRecord = (text: string, options?: Opening): PlayedGame => openOne(kits, text, options);

/** The games of a text with several records. */
export const openRecords = (text: string, options?: Opening): PlayedGame[] => openAll(kits, text, options);

/** A game that begins at a position, written as `position()` does. Such a game has no record. */
export const openPosition = (text: string, options?: Opening): PlayedGame => openAt(kits, text, options);

/** A bot for a game, of level 1 to 12: `await bot('tzaar', 4).turn(game)`. */
export const bot = <Id extends GameId>(id: Id, level?: number, options?: BotOptions): BotPlayer<Id> =>
  makeBot(kitOf(kits, id), bots[id], level, options);
