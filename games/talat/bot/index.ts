import type { Bot } from '@threefold/search';
import { talat } from '../rules/index.ts';
import type { TalatPosition } from '../rules/position.ts';
import { Hand } from './hand.ts';
import { isLate } from './late.ts';
import { levels } from './levels.ts';
import { openNet } from './net.ts';

/** Talat's player. */
export const bot: Bot = {
  game: talat,
  hand: () => new Hand(),
  nets: {
    small: {
      url: new URL('./weights/talat-small.net', import.meta.url),
      bytes: 171_454,
      open: bytes => openNet(bytes),
    },
    big: {
      url: new URL('./weights/talat-big.net', import.meta.url),
      bytes: 279_328,
      open: bytes => openNet(bytes),
    },
  },
  levels,
  isLate: position => isLate(position as TalatPosition),
};
