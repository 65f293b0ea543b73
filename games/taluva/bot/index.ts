import type { Bot } from '@threefold/search';
import { taluva } from '../rules/index.ts';
import { Hand } from './hand.ts';
import { levels } from './levels.ts';
import { openNet } from './net.ts';

/** Taluva's player. */
export const bot: Bot = {
  game: taluva,
  hand: () => new Hand(),
  nets: {
    small: {
      url: new URL('./weights/taluva-small.net', import.meta.url),
      bytes: 170_306,
      open: bytes => openNet(bytes),
    },
    big: {
      url: new URL('./weights/taluva-big.net', import.meta.url),
      bytes: 600_683,
      open: bytes => openNet(bytes),
    },
  },
  levels,
  // Nothing can be proved while tiles are still to be drawn, and with the last one the search sees the end by itself.
  isLate: () => false,
};
