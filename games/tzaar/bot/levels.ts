import { ANY_TURNS, type Level } from '@threefold/search';

/** From a short look ahead with many slips to the net with a long one and proofs of endings; steps measured in docs/strength.md. */
export const levels: readonly Level[] = [
  { judge: 'hand', simulations: 40, turns: ANY_TURNS, temperature: 0.5, proof: 0 },
  { judge: 'big', simulations: 1, turns: 1, temperature: 1.1, proof: 0 },
  { judge: 'big', simulations: 1, turns: 1, temperature: 0.55, proof: 0 },
  { judge: 'big', simulations: 6, turns: ANY_TURNS, temperature: 0, proof: 0 },
  { judge: 'big', simulations: 16, turns: ANY_TURNS, temperature: 0, proof: 0 },
  { judge: 'big', simulations: 38, turns: ANY_TURNS, temperature: 0, proof: 0 },
  { judge: 'big', simulations: 95, turns: ANY_TURNS, temperature: 0, proof: 2000 },
  { judge: 'big', simulations: 205, turns: ANY_TURNS, temperature: 0, proof: 10_000 },
];
