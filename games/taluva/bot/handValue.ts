import type { Position } from '@threefold-games/core';
import { type TaluvaPosition, type TaluvaState, TO_BUILD } from '@threefold-games/taluva/internal';
import { FEATURE_COUNT, Features } from './features.ts';
import { Scan } from './scan.ts';
import { BIAS, DIRECT, HIDDEN, INTO, OUT } from './valueWeights.ts';

/** Says how a table stands. */
export class HandValue {
  /** The island as it was when it was evaluated last. */
  readonly scan = new Scan();
  private readonly features = new Features();
  private readonly units = new Float64Array(HIDDEN);

  /** Writes the share of the win that each seat can expect. */
  evaluate(table: TaluvaState, values: Float64Array): void {
    const { seats } = table.constants;
    this.scan.read(table);
    let first = -1;
    for (let seat = 0; seat < seats; seat++) {
      values[seat] = 0;
      if (table.standing[seat] === 1) first = seat;
    }
    if (first >= 0) {
      values[first] = 1;
      return;
    }
    this.features.read(table, this.scan);
    let best = Number.NEGATIVE_INFINITY;
    for (let seat = 0; seat < seats; seat++) {
      if (table.standing[seat] !== 0) continue;
      const score = this.score(table, seat);
      values[seat] = score;
      if (score > best) best = score;
    }
    let sum = 0;
    for (let seat = 0; seat < seats; seat++) {
      if (table.standing[seat] !== 0) continue;
      values[seat] = Math.exp(values[seat]! - best);
      sum += values[seat]!;
    }
    for (let seat = 0; seat < seats; seat++) values[seat]! /= sum;
  }

  private score(table: TaluvaState, seat: number): number {
    const { of } = this.features;
    const { units } = this;
    const phase = table.phase === TO_BUILD ? 1 : 0;
    for (let unit = 0; unit < HIDDEN; unit++) units[unit] = BIAS[phase * HIDDEN + unit]!;
    let score = 0;
    for (let i = 0; i < FEATURE_COUNT; i++) {
      const value = of[seat * FEATURE_COUNT + i]!;
      // Many features are 0 in most positions.
      if (value === 0) continue;
      const row = phase * FEATURE_COUNT + i;
      score += value * DIRECT[row]!;
      const from = row * HIDDEN;
      for (let unit = 0; unit < HIDDEN; unit++) units[unit]! += value * INTO[from + unit]!;
    }
    for (let unit = 0; unit < HIDDEN; unit++) {
      if (units[unit]! > 0) score += units[unit]! * OUT[phase * HIDDEN + unit]!;
    }
    return score;
  }
}

/** The table of one of Taluva's positions, to be read and never written: the evaluator needs the fields themselves, not a copy of them. */
export const tableOf = (position: Position): TaluvaState => position as TaluvaPosition;
