import { ANY_TURNS, type Level } from '@threefold/search';

/** From a first impression with many slips to a long look ahead with proofs of endings. */
export const levels: readonly Level[] = [
  { judge: 'hand', simulations: 1, turns: 1, temperature: 1, proof: 0 },
  { judge: 'hand', simulations: 6, turns: 1, temperature: 0.8, proof: 0 },
  { judge: 'hand', simulations: 16, turns: 2, temperature: 0.6, proof: 0 },
  { judge: 'hand', simulations: 40, turns: 2, temperature: 0.4, proof: 0 },
  { judge: 'hand', simulations: 80, turns: 3, temperature: 0.2, proof: 0 },
  { judge: 'hand', simulations: 200, turns: ANY_TURNS, temperature: 0.1, proof: 2000 },
  { judge: 'hand', simulations: 600, turns: ANY_TURNS, temperature: 0, proof: 20_000 },
  { judge: 'hand', simulations: 3000, turns: ANY_TURNS, temperature: 0, proof: 200_000 },
];
