import type { Bot } from '@threefold/search';
import { tzaar } from '../rules/index.ts';
import type { TzaarPosition } from '../rules/position.ts';
import { PLACING } from '../rules/state.ts';
import { HandEvaluator } from './hand.ts';
import { levels } from './levels.ts';
import { openNet } from './net.ts';

/** With so few stacks a proof is likely to come out. */
const LATE = 23;

/** TZAAR's player. */
export const bot: Bot = {
  game: tzaar,
  hand: () => new HandEvaluator(),
  nets: {
    small: {
      url: new URL('./weights/tzaar-small.net', import.meta.url),
      bytes: 235_624,
      open: bytes => openNet(bytes),
    },
    big: {
      url: new URL('./weights/tzaar-big.net', import.meta.url),
      bytes: 873_585,
      open: bytes => openNet(bytes),
    },
  },
  levels,
  isLate: position => {
    const { phase, left } = position as TzaarPosition;
    return phase !== PLACING && left.reduce((sum, count) => sum + count, 0) <= LATE;
  },
};
