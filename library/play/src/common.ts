// What every entry exports.
export {
  type Address,
  type BotOptions,
  type ErrorCode,
  type ThinkOptions,
  ThreefoldError,
} from '@threefold-games/play-core';
export type * from './games.ts';
export type * from './playedGame.ts';
