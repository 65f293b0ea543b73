import type { Position } from '@threefold-games/core';
import type { Evaluator } from '@threefold-games/search';
import {
  NEIGHBOUR,
  PASS,
  PLACING,
  RIM,
  SECOND,
  spacePlaced,
  type TzaarPosition,
  typePlaced,
} from '@threefold-games/tzaar/internal';
import { CAPTURE_FEATURES, describeCapture, describeStacking, isStacking, STACKING_FEATURES } from './handSteps.ts';
import { describeValue, VALUE_FEATURES } from './handValue.ts';
import { buriesLast, Survey } from './survey.ts';

/**
 * What the features are worth, at the first and at the second step of a turn. Fitted to the first net's opinion of 10,897 positions from
 * its own games with some steps at random: the value by logistic regression (it explains 63 % of the variance in other games and names the
 * same favourite in 87 of 100), the steps by a softmax.
 */
const VALUE: Readonly<Record<(typeof VALUE_FEATURES)[number], readonly [first: number, second: number]>> = {
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

const CAPTURE: Readonly<Record<(typeof CAPTURE_FEATURES)[number], readonly [first: number, second: number]>> = {
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

const STACKING: Readonly<Record<(typeof STACKING_FEATURES)[number], number>> = {
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

const PASSING = 0.35;

/** The share of games that White wins when both sides play well, whatever the set-up. */
const WHITE_SHARE = 0.33;

/** How much it matters where a piece of each type stands. */
const WORTH = [1, 0.6, 0.3] as const;

/** Weights in the order of their features, for the first and for the second step. */
const VALUES = [0, 1].map(step => Float64Array.from(VALUE_FEATURES, name => VALUE[name][step]!));
const CAPTURES = [0, 1].map(step => Float64Array.from(CAPTURE_FEATURES, name => CAPTURE[name][step]!));
const STACKINGS = Float64Array.from(STACKING_FEATURES, name => STACKING[name]);

/** The hand evaluator: a few dozen facts about the stacks, weighed. */
export class HandEvaluator implements Evaluator {
  private readonly survey = new Survey();
  private readonly features = new Float64Array(Math.max(VALUES[0]!.length, CAPTURES[0]!.length, STACKINGS.length));

  evaluate(position: Position, actions: Int32Array, count: number, priors: Float32Array, values: Float64Array): void {
    const tzaar = position as TzaarPosition;
    if (tzaar.phase === PLACING) {
      for (let i = 0; i < count; i++) priors[i] = weighPlacement(tzaar, actions[i]!);
      values[0] = WHITE_SHARE;
      values[1] = 1 - WHITE_SHARE;
      return;
    }
    this.survey.take(tzaar);
    const step = tzaar.phase === SECOND ? 1 : 0;
    describeValue(tzaar, this.survey, this.features);
    const share = 1 / (1 + Math.exp(-this.weigh(VALUES[step]!)));
    values[tzaar.actor] = share;
    values[1 - tzaar.actor] = 1 - share;
    for (let i = 0; i < count; i++) priors[i] = this.weighStep(tzaar, actions[i]!, CAPTURES[step]!);
  }

  private weighStep(position: TzaarPosition, action: number, captures: Float64Array): number {
    if (action === PASS) return Math.exp(PASSING);
    if (!isStacking(position, action)) {
      describeCapture(position, this.survey, action, this.features);
      return Math.exp(this.weigh(captures));
    }
    if (buriesLast(position, action)) return 0;
    describeStacking(position, this.survey, action, this.features);
    return Math.exp(this.weigh(STACKINGS));
  }

  private weigh(weights: Float64Array): number {
    const { features } = this;
    let sum = 0;
    for (let i = 0; i < weights.length; i++) sum += weights[i]! * features[i]!;
    return sum;
  }
}

/** TZ-2.3: weighs a placement: scarce types away from the enemy's pieces and from open ground, common ones first. */
const weighPlacement = (position: TzaarPosition, action: number): number => {
  const type = typePlaced(action);
  const space = spacePlaced(action);
  const seat = position.actor;
  let exposure = 0;
  for (let d = 0; d < 6; d++) {
    const next = NEIGHBOUR[6 * space + d]!;
    if (next === RIM) continue;
    const top = position.top[next]!;
    exposure += top === 0 ? 0.5 : top > 3 === (seat === 1) ? 0 : 1;
  }
  return position.hand[3 * seat + type]! * Math.exp(-0.4 * WORTH[type]! * exposure);
};
