import { ANY_TURNS, type Level } from '@threefold/search';

/** From a first impression with many slips to the big net with a look ahead over several turns; steps measured in docs/strength.md. */
export const levels: readonly Level[] = [
  { evaluator: 'hand', simulations: 1, turns: 1, temperature: 1, proof: 0 },
  { evaluator: 'hand', simulations: 1, turns: 1, temperature: 0.45, proof: 0 },
  { evaluator: 'hand', simulations: 10, turns: 4, temperature: 0, proof: 0 },
  { evaluator: 'small', simulations: 8, turns: ANY_TURNS, temperature: 0, proof: 0 },
  { evaluator: 'big', simulations: 4, turns: ANY_TURNS, temperature: 0, proof: 0 },
  { evaluator: 'big', simulations: 16, turns: ANY_TURNS, temperature: 0, proof: 0 },
  { evaluator: 'big', simulations: 62, turns: ANY_TURNS, temperature: 0, proof: 0 },
  { evaluator: 'big', simulations: 240, turns: ANY_TURNS, temperature: 0, proof: 0 },
];
