import { ANY_TURNS, type Level } from '@threefold/search';

/** From a first impression with some slips to a long look ahead with proofs of endings; steps measured in docs/strength.md. */
export const levels: readonly Level[] = [
  { judge: 'hand', simulations: 1, turns: 1, temperature: 0.4, proof: 0 },
  { judge: 'hand', simulations: 1, turns: 1, temperature: 0, proof: 0 },
  { judge: 'hand', simulations: 5, turns: ANY_TURNS, temperature: 0, proof: 0 },
  { judge: 'hand', simulations: 18, turns: ANY_TURNS, temperature: 0, proof: 0 },
  { judge: 'hand', simulations: 70, turns: ANY_TURNS, temperature: 0, proof: 0 },
  { judge: 'hand', simulations: 260, turns: ANY_TURNS, temperature: 0, proof: 1000 },
  { judge: 'hand', simulations: 1000, turns: ANY_TURNS, temperature: 0, proof: 5000 },
  { judge: 'hand', simulations: 4000, turns: ANY_TURNS, temperature: 0, proof: 20_000 },
];
