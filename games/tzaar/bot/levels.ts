import { ANY_TURNS, type Level } from '@threefold/search';

/** From a short look ahead with many slips to the big net with a long one and proofs of endings; steps measured in docs/strength.md. */
export const levels: readonly Level[] = [
  { evaluator: 'hand', simulations: 40, turns: ANY_TURNS, temperature: 0.5, proof: 0 },
  { evaluator: 'small', simulations: 1, turns: 1, temperature: 0.52, proof: 0 },
  { evaluator: 'small', simulations: 1, turns: 1, temperature: 0.1, proof: 0 },
  { evaluator: 'small', simulations: 7, turns: ANY_TURNS, temperature: 0, proof: 0 },
  { evaluator: 'small', simulations: 18, turns: ANY_TURNS, temperature: 0, proof: 0 },
  { evaluator: 'small', simulations: 46, turns: ANY_TURNS, temperature: 0, proof: 0 },
  { evaluator: 'big', simulations: 60, turns: ANY_TURNS, temperature: 0, proof: 2000 },
  { evaluator: 'big', simulations: 200, turns: ANY_TURNS, temperature: 0, proof: 10_000 },
];
