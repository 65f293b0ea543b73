import type { CAPTURE_FEATURES, STACKING_FEATURES } from './handSteps.ts';
import type { VALUE_FEATURES } from './handValue.ts';

/**
 * What the features are worth, at the first and at the second step of a turn. Fitted to the first net's opinion of 10,897 positions from
 * its own games with some steps at random: the value by logistic regression (it explains 63 % of the variance in other games and names the
 * same favourite in 87 of 100), the steps by a softmax.
 */
export const VALUE: Readonly<Record<(typeof VALUE_FEATURES)[number], readonly [first: number, second: number]>> = {
  tzaars: [-0.2, -0.28],
  tzarras: [-0.07, -0.18],
  totts: [-0.29, -0.4],
  fewTzaars: [-0.78, -0.92],
  fewTzarras: [-1.15, -1.63],
  fewTotts: [-2.02, -2.52],
  tallTzaar: [1.02, 1.02],
  tallTzarra: [0.81, 0.75],
  tallTott: [0.46, 0.48],
  myTzaarsThreatened: [-0.44, -0.5],
  myTzarrasThreatened: [-0.69, -0.9],
  myTottsThreatened: [-0.72, -0.88],
  yourTzaarsThreatened: [0.97, 1.05],
  yourTzarrasThreatened: [0.98, 1.21],
  yourTottsThreatened: [1.1, 1.09],
  scarcest: [-0.31, -0.38],
  pieces: [1.08, 0.98],
  safe: [1.37, 1.29],
  myCaptures: [1.81, 1.74],
  yourCaptures: [-2.2, -1.92],
  iAmNearlyStuck: [0.17, 0.56],
  youAreNearlyStuck: [0.24, 0.6],
  opening: [-0.98, 0],
  one: [1.02, 0.19],
};

export const CAPTURE: Readonly<Record<(typeof CAPTURE_FEATURES)[number], readonly [first: number, second: number]>> = {
  takesTzaar: [-0.13, -2.11],
  takesTzarra: [0.12, -1.73],
  takesTott: [0.06, -1.45],
  takesScarce: [4.59, 7.21],
  takesTall: [2.35, 3.72],
  takesThreat: [0.09, 0.51],
  byTzaar: [-0.15, -1.49],
  byTzarra: [-0.01, -1.52],
  byTott: [0.14, -1.55],
  byTall: [1.42, 0.64],
  exposed: [-0.61, -1.41],
  exposedScarce: [0.38, -0.36],
  escapes: [0.94, 0.86],
  escapesScarce: [2.03, 3.1],
  attacks: [0.49, 0.95],
};

export const STACKING: Readonly<Record<(typeof STACKING_FEATURES)[number], number>> = {
  ontoTzaar: 1.02,
  ontoTzarra: 0.84,
  ontoTott: 1.22,
  coversScarce: -4.51,
  byTzaar: 1.16,
  byTzarra: 0.48,
  byTott: -0.31,
  escapes: -1.7,
  escapesScarce: 6.06,
  height: 0.32,
  tallestOfType: 0.91,
  safe: 0.79,
  exposed: -0.83,
  exposedScarce: -1.45,
  attacks: 1.31,
};

export const PASSING = 0.35;
