import { ANY_TURNS, type Level } from '@threefold/search';

/** From a short look ahead with many slips to the net with a long one and proofs of endings; steps measured in docs/strength.md. */
export const levels: readonly Level[] = [
  { judge: 'hand', simulations: 30, turns: ANY_TURNS, temperature: 0.6, proof: 0 },
  { judge: 'hand', simulations: 50, turns: ANY_TURNS, temperature: 0.4, proof: 0 },
  { judge: 'net', simulations: 1, turns: 1, temperature: 1, proof: 0 },
  { judge: 'net', simulations: 1, turns: 1, temperature: 0.25, proof: 0 },
  { judge: 'net', simulations: 10, turns: ANY_TURNS, temperature: 0, proof: 0 },
  { judge: 'net', simulations: 27, turns: ANY_TURNS, temperature: 0, proof: 0 },
  { judge: 'net', simulations: 72, turns: ANY_TURNS, temperature: 0, proof: 2000 },
  { judge: 'net', simulations: 220, turns: ANY_TURNS, temperature: 0, proof: 10_000 },
];
