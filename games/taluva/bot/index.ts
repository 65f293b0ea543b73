import { ANY_TURNS, type Bot, type Level } from '@threefold-games/search';
import { taluva } from '@threefold-games/taluva';
import { eye } from './eye.ts';
import { Hand } from './hand.ts';
import { openNet } from './net.ts';

/** From a few steps noticed at a glance to the big net with a long look ahead; steps measured in docs/strength.md. */
const levels: readonly Level[] = [
  { evaluator: 'hand', simulations: 1, turns: 1, temperature: 0, looks: 0.4, proof: 0 },
  { evaluator: 'hand', simulations: 1, turns: 1, temperature: 0, looks: 2.4, proof: 0 },
  { evaluator: 'hand', simulations: 1, turns: 1, temperature: 0, looks: 4, proof: 0 },
  { evaluator: 'hand', simulations: 1, turns: 1, temperature: 0, looks: 8.5, proof: 0 },
  { evaluator: 'hand', simulations: 1, turns: 1, temperature: 0, looks: 25, proof: 0 },
  { evaluator: 'hand', simulations: 1, turns: 1, temperature: 0, looks: 85, proof: 0 },
  { evaluator: 'hand', simulations: 1, turns: 1, temperature: 0, looks: 400, proof: 0 },
  { evaluator: 'hand', simulations: 1, turns: 1, temperature: 0, proof: 0 },
  { evaluator: 'small', simulations: 1, turns: 1, temperature: 0, proof: 0 },
  { evaluator: 'big', simulations: 5, turns: ANY_TURNS, temperature: 0, proof: 0 },
  { evaluator: 'big', simulations: 25, turns: ANY_TURNS, temperature: 0, proof: 0 },
  { evaluator: 'big', simulations: 240, turns: ANY_TURNS, temperature: 0, proof: 0 },
];

/** Taluva's player. */
export const bot: Bot = {
  game: taluva,
  hand: () => new Hand(),
  eye,
  nets: {
    small: { url: new URL('./weights/taluva-small.net', import.meta.url), bytes: 170_306, open: openNet },
    big: { url: new URL('./weights/taluva-big.net', import.meta.url), bytes: 600_683, open: openNet },
  },
  levels,
  // Nothing can be proved while tiles are still to be drawn, and with the last one the search sees the end by itself.
  isLate: () => false,
};
