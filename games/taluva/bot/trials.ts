import type { Action, Position } from '@threefold-games/core';
import { OVER } from '@threefold-games/taluva/internal';
import type { HandValue } from './handValue.ts';
import { tableOf } from './handValue.ts';

const MAX_SEATS = 4;
/** Chances are told apart down to this. */
const LEAST = 1e-4;
/** How much the value of what comes of a step counts for its prior, in logarithms of chances. */
const SHARPNESS = 10;
/** The same for the priors: the search does better with flatter ones than the value. */
const FLATTER = 0.35;
/** How much the first look still counts then. */
const FIRST_LOOK = 0.3;
/** No prior is smaller than the largest by a greater factor, in its logarithm. */
const RANGE = 8;

/** Evaluates a position more thoroughly. */
type Closer = (position: Position, values: Float64Array) => void;

/** Plays the steps that look best and evaluates what comes of them: dearer than a look at each, and far better. */
export class Trials {
  private readonly value: HandValue;
  private readonly most: number;
  private readonly closest: number;
  private readonly closer: Closer | undefined;
  private readonly chosen: Int32Array;
  /** The scores of the steps that were tried, by their places in `chosen`: at first sight, and with what came of them. */
  private readonly sight: Float64Array;
  private readonly scores: Float64Array;
  /** What came of each step that was tried, by its place in `chosen` and seat. */
  private readonly found: Float64Array;
  private readonly close: Uint8Array;
  private readonly after = new Float64Array(MAX_SEATS);

  /** Tries so many steps at most; the `closest` best of them are looked at more closely. */
  constructor(value: HandValue, most: number, closest = 0, closer?: Closer) {
    this.value = value;
    this.most = most;
    this.closest = closest;
    this.closer = closer;
    this.chosen = new Int32Array(most);
    this.sight = new Float64Array(most);
    this.scores = new Float64Array(most);
    this.found = new Float64Array(most * MAX_SEATS);
    this.close = new Uint8Array(most);
  }

  /**
   * Turns scores, NaN for steps that are left out, into priors, and the value of the position into what can be expected when the
   * steps are chosen by what came of them.
   */
  write(
    position: Position,
    actions: Int32Array,
    count: number,
    sights: Float64Array,
    priors: Float32Array,
    values: Float64Array,
  ): void {
    const { chosen } = this;
    const { seat } = tableOf(position);
    const tried = this.choose(count, sights);
    for (let i = 0; i < tried; i++) {
      this.sight[i] = sights[chosen[i]!]!;
      this.close[i] = 0;
      this.look(position, actions[chosen[i]!]!, i, seat, undefined);
    }
    if (this.closer !== undefined) {
      for (let n = Math.min(this.closest, tried); n > 0; n--) {
        const i = this.nextClose(tried);
        this.close[i] = 1;
        this.look(position, actions[chosen[i]!]!, i, seat, this.closer);
      }
    }
    for (let i = 0; i < count; i++) priors[i] = 0;
    this.share(tried, priors, values);
  }

  /** Plays a step and notes what comes of it. */
  private look(position: Position, action: number, i: number, seat: number, closer: Closer | undefined): void {
    const { found, after } = this;
    const table = tableOf(position);
    const { seats } = table.constants;
    position.make(action as Action);
    if (table.phase === OVER) {
      const { shares } = position.outcome()!;
      for (let other = 0; other < seats; other++) after[other] = shares[other]!;
    } else if (closer === undefined) this.value.evaluate(table, after);
    else closer(position, after);
    position.unmake();
    for (let other = 0; other < seats; other++) found[i * MAX_SEATS + other] = after[other]!;
    const share = Math.min(Math.max(after[seat]!, LEAST), 1 - LEAST);
    this.scores[i] = FIRST_LOOK * this.sight[i]! + SHARPNESS * Math.log(share / (1 - share));
  }

  /** The best step that was not looked at closely. */
  private nextClose(tried: number): number {
    let next = -1;
    for (let i = 0; i < tried; i++) {
      if (this.close[i] === 0 && (next < 0 || this.scores[i]! > this.scores[next]!)) next = i;
    }
    return next;
  }

  private share(tried: number, priors: Float32Array, values: Float64Array): void {
    const { chosen, scores, found } = this;
    let best = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < tried; i++) if (scores[i]! > best) best = scores[i]!;
    let total = 0;
    values.fill(0);
    for (let i = 0; i < tried; i++) {
      const weight = Math.exp(Math.max(scores[i]! - best, -RANGE));
      priors[chosen[i]!] = Math.exp(Math.max(FLATTER * (scores[i]! - best), -RANGE));
      total += weight;
      for (let seat = 0; seat < values.length; seat++) values[seat]! += weight * found[i * MAX_SEATS + seat]!;
    }
    for (let seat = 0; seat < values.length; seat++) values[seat]! /= total;
  }

  /** Puts the indices of the best scores into `chosen`, the best first. */
  private choose(count: number, sights: Float64Array): number {
    const { chosen, most } = this;
    let n = 0;
    for (let i = 0; i < count; i++) {
      const score = sights[i]!;
      if (Number.isNaN(score) || (n === most && score <= sights[chosen[n - 1]!]!)) continue;
      let at = n < most ? n++ : n - 1;
      for (; at > 0 && sights[chosen[at - 1]!]! < score; at--) chosen[at] = chosen[at - 1]!;
      chosen[at] = i;
    }
    return n;
  }
}
