import { ANY_TURNS, type Level } from '@threefold/search';

/** From a first impression with some slips to the big net with a long look ahead and proofs of endings; steps measured in docs/strength.md. */
export const levels: readonly Level[] = [
  { evaluator: 'hand', simulations: 1, turns: 1, temperature: 0.4, proof: 0 },
  { evaluator: 'hand', simulations: 1, turns: 1, temperature: 0, proof: 0 },
  { evaluator: 'hand', simulations: 7, turns: ANY_TURNS, temperature: 0, proof: 0 },
  { evaluator: 'small', simulations: 1, turns: 1, temperature: 0.26, proof: 0 },
  { evaluator: 'small', simulations: 6, turns: ANY_TURNS, temperature: 0, proof: 0 },
  { evaluator: 'small', simulations: 30, turns: ANY_TURNS, temperature: 0, proof: 1000 },
  { evaluator: 'big', simulations: 55, turns: ANY_TURNS, temperature: 0, proof: 5000 },
  { evaluator: 'big', simulations: 450, turns: ANY_TURNS, temperature: 0, proof: 20_000 },
];
