import type { Bot } from '@threefold/search';
import { talat } from '../rules/index.ts';
import type { TalatPosition } from '../rules/position.ts';
import { Hand } from './hand.ts';
import { isLate } from './late.ts';
import { levels } from './levels.ts';

/** Talat's player. */
export const bot: Bot = {
  game: talat,
  hand: () => new Hand(),
  levels,
  isLate: position => isLate(position as TalatPosition),
};
