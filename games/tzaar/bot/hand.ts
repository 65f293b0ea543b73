import type { Position } from '@threefold/core';
import type { Evaluator } from '@threefold/search';
import { PASS } from '../rules/actions.ts';
import type { TzaarPosition } from '../rules/position.ts';
import { PLACING, SECOND } from '../rules/state.ts';
import { buriesLast } from './buriesLast.ts';
import { CAPTURE_FEATURES, describeCapture, describeStacking, isStacking, STACKING_FEATURES } from './handSteps.ts';
import { describeValue, VALUE_FEATURES } from './handValue.ts';
import { CAPTURE, PASSING, STACKING, VALUE } from './handWeights.ts';
import { WHITE_SHARE, weighPlacement } from './placing.ts';
import { Survey } from './survey.ts';

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
