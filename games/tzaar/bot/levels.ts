import { ANY_TURNS, type Level } from '@threefold/search';

/** From a first impression with many slips to the net with a long look ahead and proofs of endings. */
export const levels: readonly Level[] = [
  { judge: 'hand', simulations: 1, turns: 1, temperature: 1, proof: 0 },
  { judge: 'hand', simulations: 8, turns: 1, temperature: 0.8, proof: 0 },
  { judge: 'hand', simulations: 30, turns: 2, temperature: 0.5, proof: 0 },
  { judge: 'hand', simulations: 120, turns: ANY_TURNS, temperature: 0.2, proof: 0 },
  { judge: 'net', simulations: 1, turns: 1, temperature: 0, proof: 0 },
  { judge: 'net', simulations: 32, turns: ANY_TURNS, temperature: 0, proof: 1000 },
  { judge: 'net', simulations: 200, turns: ANY_TURNS, temperature: 0, proof: 20_000 },
  { judge: 'net', simulations: 800, turns: ANY_TURNS, temperature: 0, proof: 200_000 },
];
