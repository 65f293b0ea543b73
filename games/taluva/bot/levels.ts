import type { Level } from '@threefold/search';

/** From a first impression with many slips to a look ahead over several turns. */
export const levels: readonly Level[] = [
  { judge: 'hand', simulations: 1, turns: 1, temperature: 1, proof: 0 },
  { judge: 'hand', simulations: 8, turns: 1, temperature: 0.8, proof: 0 },
  { judge: 'hand', simulations: 24, turns: 1, temperature: 0.5, proof: 0 },
  { judge: 'hand', simulations: 48, turns: 1, temperature: 0.25, proof: 0 },
  { judge: 'hand', simulations: 100, turns: 2, temperature: 0.15, proof: 0 },
  { judge: 'hand', simulations: 200, turns: 2, temperature: 0, proof: 0 },
  { judge: 'hand', simulations: 400, turns: 3, temperature: 0, proof: 0 },
  { judge: 'hand', simulations: 1000, turns: 4, temperature: 0, proof: 0 },
];
