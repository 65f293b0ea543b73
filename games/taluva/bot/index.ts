import type { Bot } from '@threefold/search';
import { taluva } from '../rules/index.ts';
import { Hand } from './hand.ts';
import { levels } from './levels.ts';

/** Taluva's player. */
export const bot: Bot = {
  game: taluva,
  hand: () => new Hand(),
  levels,
  // Nothing can be proved while tiles are still to be drawn, and with the last one the search sees the end by itself.
  isLate: () => false,
};
