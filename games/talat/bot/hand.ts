import type { Position } from '@threefold-games/core';
import type { Evaluator } from '@threefold-games/search';
import type { TalatPosition, TalatState } from '@threefold-games/talat/internal';
import { FEATURES, Features } from './features.ts';
import { FITTED_2, FITTED_3, type Fitted } from './fitted.ts';
import { describePlacement, PLACE_FEATURES } from './placing.ts';
import { describeStep, STEP_FEATURES } from './stepping.ts';
import { Survey } from './survey.ts';

/** What the features count for in a game of so many seats. */
interface Weights {
  /** By knot of `LIFE_KNOTS`, then by feature of a position after the set-up; in between, in proportion. */
  readonly moving: readonly Float64Array[];
  /** The same when the set-up begins and when it ends. */
  readonly placing: readonly Float64Array[];
  /** By feature of a step. */
  readonly step: Float64Array;
  /** By feature of a placement. */
  readonly placement: Float64Array;
}

/** Numbers of related pairs that can still meet before the game must end. */
const LIFE_KNOTS = [1, 5, 12, 26] as const;

const scaled = (numbers: readonly number[]): Float64Array => Float64Array.from(numbers, number => number / 100);

const weightsOf = ({ moving, placing, step, placement }: Fitted): Weights => ({
  moving: moving.map(scaled),
  placing: placing.map(scaled),
  step: scaled(step),
  placement: scaled(placement),
});

/** For two seats, and for three. */
const WEIGHTS: readonly Weights[] = [weightsOf(FITTED_2), weightsOf(FITTED_3)];

/** Evaluates by weighted sums of what it sees: one for each seat's share, one for each step. */
export class Hand implements Evaluator {
  private readonly survey = new Survey();
  private readonly features = new Features();
  private readonly step = new Float64Array(STEP_FEATURES);
  private readonly place = new Float64Array(PLACE_FEATURES);

  evaluate(position: Position, actions: Int32Array, count: number, priors: Float32Array, values: Float64Array): void {
    const state = position as TalatPosition;
    const { seats } = state.constants;
    const weights = WEIGHTS[seats - 2]!;
    this.survey.look(state);
    this.features.describe(state, this.survey);
    this.evaluateSeats(state, weights, values);
    if (state.isSettingUp()) this.rankPlacements(state, weights, actions, count, priors);
    else this.rankSteps(state, weights, actions, count, priors);
  }

  private evaluateSeats(state: TalatState, { moving, placing }: Weights, values: Float64Array): void {
    const { seats, placements } = state.constants;
    const settingUp = state.isSettingUp();
    const rows = settingUp ? placing : moving;
    const place = settingUp ? state.placed / placements : placeAmongKnots(this.survey.lifeLeft(state));
    const row = Math.min(rows.length - 2, Math.floor(place));
    const part = place - row;
    let top = Number.NEGATIVE_INFINITY;
    for (let seat = 0; seat < seats; seat++) {
      const before = this.weigh(seat, rows[row]!);
      const after = this.weigh(seat, rows[row + 1]!);
      values[seat] = before + part * (after - before);
      if (values[seat]! > top) top = values[seat]!;
    }
    let total = 0;
    for (let seat = 0; seat < seats; seat++) total += values[seat] = Math.exp(values[seat]! - top);
    for (let seat = 0; seat < seats; seat++) values[seat]! /= total;
  }

  private weigh(seat: number, row: Float64Array): number {
    const { of } = this.features;
    const own = seat * FEATURES;
    let sum = 0;
    for (let i = 0; i < FEATURES; i++) sum += of[own + i]! * row[i]!;
    return sum;
  }

  private rankPlacements(
    state: TalatState,
    { placement }: Weights,
    actions: Int32Array,
    count: number,
    priors: Float32Array,
  ): void {
    for (let i = 0; i < count; i++) {
      describePlacement(state, this.survey, actions[i]!, this.place);
      priors[i] = prior(this.place, placement);
    }
  }

  private rankSteps(
    state: TalatState,
    { step }: Weights,
    actions: Int32Array,
    count: number,
    priors: Float32Array,
  ): void {
    for (let i = 0; i < count; i++) {
      describeStep(state, this.survey, actions[i]!, this.step);
      priors[i] = prior(this.step, step);
    }
  }
}

/** Where a number lies among the knots: 1.5 half way from the second to the third. */
const placeAmongKnots = (life: number): number => {
  let knot = 0;
  while (knot < LIFE_KNOTS.length - 2 && life >= LIFE_KNOTS[knot + 1]!) knot++;
  const part = (life - LIFE_KNOTS[knot]!) / (LIFE_KNOTS[knot + 1]! - LIFE_KNOTS[knot]!);
  return knot + Math.max(0, Math.min(1, part));
};

const prior = (features: Float64Array, weights: Float64Array): number => {
  let sum = 0;
  for (let i = 0; i < weights.length; i++) sum += features[i]! * weights[i]!;
  return Math.exp(Math.max(-12, Math.min(12, sum)));
};
