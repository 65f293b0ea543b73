import type { Position } from '@threefold-games/core';
import {
  NEIGHBOUR,
  PASS,
  PLACING,
  RIM,
  SECOND,
  spacePlaced,
  type TzaarPosition,
  typePlaced,
} from '@threefold-games/games/tzaar/internal';
import type { Evaluator } from '@threefold-games/search';
import { CAPTURE_FEATURES, describeCapture, describeStacking, isStacking, STACKING_FEATURES } from './handSteps.ts';
import { describeValue, VALUE_FEATURES } from './handValue.ts';
import { CAPTURE, PASSING, STACKING, VALUE } from './handWeights.ts';
import { buriesLast, Survey } from './survey.ts';

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
