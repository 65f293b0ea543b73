export { beginGame } from './begin.ts';
export type { BotOptions, BotPlayer, ThinkOptions } from './bot/botPlayer.ts';
export type { Address } from './bot/loadNet.ts';
export { makeBot } from './bot/makeBot.ts';
export { createPlay, type Play } from './createPlay.ts';
export { type ErrorCode, type ErrorFacts, type PlayCode, ThreefoldError } from './errors.ts';
export type { Kit } from './kit.ts';
export { kitOf, openAll, openAt, openOne } from './open.ts';
export type * from './playedGame.ts';
