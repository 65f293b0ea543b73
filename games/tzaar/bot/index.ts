import { ANY_TURNS, type Bot, type Level } from '@threefold-games/search';
import { tzaar } from '@threefold-games/tzaar';
import { PLACING, type TzaarPosition } from '@threefold-games/tzaar/internal';
import { eye } from './eye.ts';
import { HandEvaluator } from './hand.ts';
import { openNet } from './net.ts';

/** With so few stacks a proof is likely to come out. */
const LATE = 23;

/** From a few steps noticed at a glance to the big net with a long look ahead and proofs of endings; steps measured in docs/strength.md. */
const levels: readonly Level[] = [
  { evaluator: 'hand', simulations: 1, turns: 1, temperature: 0, looks: 6, proof: 0 },
  { evaluator: 'hand', simulations: 1, turns: 1, temperature: 0, looks: 20, proof: 0 },
  { evaluator: 'small', simulations: 1, turns: 1, temperature: 0, looks: 11.6, proof: 0 },
  { evaluator: 'small', simulations: 1, turns: 1, temperature: 0, looks: 24, proof: 0 },
  { evaluator: 'small', simulations: 1, turns: 1, temperature: 0, looks: 52, proof: 0 },
  { evaluator: 'small', simulations: 1, turns: 1, temperature: 0, looks: 150, proof: 0 },
  { evaluator: 'small', simulations: 1, turns: 1, temperature: 0, looks: 800, proof: 0 },
  { evaluator: 'small', simulations: 1, turns: 1, temperature: 0, proof: 0 },
  { evaluator: 'small', simulations: 8, turns: ANY_TURNS, temperature: 0, proof: 0 },
  { evaluator: 'small', simulations: 30, turns: ANY_TURNS, temperature: 0, proof: 0 },
  { evaluator: 'big', simulations: 51, turns: ANY_TURNS, temperature: 0, proof: 3000 },
  { evaluator: 'big', simulations: 200, turns: ANY_TURNS, temperature: 0, proof: 10_000 },
];

/** TZAAR's player. */
export const bot: Bot = {
  game: tzaar,
  hand: () => new HandEvaluator(),
  eye,
  nets: {
    small: { url: new URL('./weights/tzaar-small.net', import.meta.url), bytes: 235_624, open: openNet },
    big: { url: new URL('./weights/tzaar-big.net', import.meta.url), bytes: 873_585, open: openNet },
  },
  levels,
  isLate: position => {
    const { phase, left } = position as TzaarPosition;
    return phase !== PLACING && left.reduce((sum, count) => sum + count, 0) <= LATE;
  },
};
