import type { Level } from '@threefold/search';

/** From a first impression with many slips to a look ahead over several turns; steps measured in docs/strength.md. */
export const levels: readonly Level[] = [
  { judge: 'hand', simulations: 1, turns: 1, temperature: 1.8, proof: 0 },
  { judge: 'hand', simulations: 1, turns: 1, temperature: 1, proof: 0 },
  { judge: 'hand', simulations: 1, turns: 1, temperature: 0.5, proof: 0 },
  { judge: 'hand', simulations: 1, turns: 1, temperature: 0, proof: 0 },
  { judge: 'hand', simulations: 20, turns: 4, temperature: 0, proof: 0 },
  { judge: 'hand', simulations: 100, turns: 4, temperature: 0, proof: 0 },
  { judge: 'hand', simulations: 480, turns: 4, temperature: 0, proof: 0 },
  { judge: 'hand', simulations: 2200, turns: 4, temperature: 0, proof: 0 },
];
