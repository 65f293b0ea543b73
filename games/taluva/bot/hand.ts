import type { Position } from '@threefold-games/core';
import type { Evaluator } from '@threefold-games/search';
import { MAX_ACTIONS, TO_BUILD } from '@threefold-games/taluva/internal';
import { BuildPriors } from './buildPriors.ts';
import { HandValue, tableOf } from './handValue.ts';
import { LayPriors } from './layPriors.ts';
import { Trials } from './trials.ts';

/** So many of the layings that look best are tried, so many of those with the builds that may follow. */
const LAYINGS = 24;
const CLOSEST = 6;
/** So many of the builds are tried: nearly always all. */
const BUILDS = 32;
/** And so many of them after each laying. */
const NEXT_BUILDS = 8;
/** No position has more builds: 3 for each of 96 fields, 5 for each of 25 settlements. */
const MAX_BUILDS = 512;

/**
 * Evaluates positions by counting what is built and what can be built, with numbers that were fitted to played games. Asked for priors, it
 * tries the steps that look best, and its values then speak of the position that those steps lead to.
 */
export class Hand implements Evaluator {
  /** Good and bad turns differ by a few hundredths of a win here. */
  readonly exploration = 0.25;
  private readonly value = new HandValue();
  private readonly lays = new LayPriors(this.value.scan);
  private readonly builds = new BuildPriors(this.value.scan);
  private readonly buildTrials = new Trials(this.value, BUILDS);
  private readonly nextTrials = new Trials(this.value, NEXT_BUILDS);
  private readonly layTrials = new Trials(this.value, LAYINGS, CLOSEST, (position, values) =>
    this.look(position, values),
  );
  private readonly sights = new Float64Array(MAX_ACTIONS);
  private readonly nextActions = new Int32Array(MAX_BUILDS);
  private readonly nextSights = new Float64Array(MAX_BUILDS);
  private readonly nextPriors = new Float32Array(MAX_BUILDS);

  evaluate(position: Position, actions: Int32Array, count: number, priors: Float32Array, values: Float64Array): void {
    const table = tableOf(position);
    this.value.evaluate(table, values);
    if (count === 0) return;
    if (table.phase === TO_BUILD) {
      this.builds.write(table, actions, count, this.sights);
      this.buildTrials.write(position, actions, count, this.sights, priors, values);
    } else {
      this.lays.write(table, actions, count, this.sights);
      this.layTrials.write(position, actions, count, this.sights, priors, values);
    }
  }

  /** Evaluates a position after a laying by the builds that may follow. */
  private look(position: Position, values: Float64Array): void {
    const table = tableOf(position);
    this.value.evaluate(table, values);
    if (table.phase !== TO_BUILD) return;
    const count = position.legal(this.nextActions);
    this.builds.write(table, this.nextActions, count, this.nextSights);
    this.nextTrials.write(position, this.nextActions, count, this.nextSights, this.nextPriors, values);
  }
}
