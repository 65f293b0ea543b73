import { type Action, CHANCE, type Game, NOBODY, type Position, type Random } from '@threefold-games/core';
import type { Evaluator } from './bot.ts';
import type { Glance } from './glance.ts';

/** Priors are told apart down to this. */
const STEPS = 2 ** 30;

/** Puts steps into the order in which they are first looked at. */
class Ranker {
  /** After ranking: the indices in their order. */
  readonly order: Int32Array;
  private readonly keys: Float64Array;
  private readonly width: number;

  constructor(most: number) {
    this.order = new Int32Array(most);
    this.keys = new Float64Array(most);
    this.width = 2 ** Math.ceil(Math.log2(most + 1));
  }

  /** By falling prior, equal ones by their index, those without any left out. Returns how many there are. */
  byPrior(priors: Float32Array, count: number): number {
    let largest = 0;
    for (let i = 0; i < count; i++) if (priors[i]! > largest) largest = priors[i]!;
    return this.rank(count, i => (priors[i]! > 0 ? Math.floor((priors[i]! / largest) * STEPS) : -1));
  }

  /** By lot, where the heavier ones tend to come first. */
  byLot(weights: Float32Array, count: number, random: Random): number {
    return this.rank(count, i => Math.floor(((1 + random.below(STEPS)) / (STEPS + 1)) ** (1 / weights[i]!) * STEPS));
  }

  private rank(count: number, keyOf: (i: number) => number): number {
    const { keys, order, width } = this;
    let kept = 0;
    for (let i = 0; i < count; i++) {
      const key = keyOf(i);
      // The index is part of the key, so that one sort of numbers does it all.
      if (key >= 0) keys[kept++] = key * width + (width - 1 - i);
    }
    keys.subarray(0, kept).sort();
    for (let i = 0; i < kept; i++) order[i] = width - 1 - (keys[kept - 1 - i]! % width);
    return kept;
  }
}

/** What is found out about a position when its node gets edges. Plain data. */
export interface Expansion {
  /** The steps that are worth an edge, in the order in which they are first followed; of a longer array the first `count`. */
  readonly actions: Int32Array;
  /** How likely each of them is, together 1. */
  readonly priors: Float32Array;
  readonly count: number;
  /** The share of the win that each seat can expect. */
  readonly values: Float64Array;
  /** Whether the only step that is told wins at once. */
  readonly wins: boolean;
  /** Whether legal steps were left out. */
  readonly partial: boolean;
}

/** A copy that outlasts the next look. */
export const copyExpansion = ({ actions, priors, count, values, wins, partial }: Expansion): Expansion => ({
  actions: actions.slice(0, count),
  priors: priors.slice(0, count),
  count,
  values: values.slice(),
  wins,
  partial,
});

/** What an expander works with. */
export interface ExpanderOptions {
  readonly game: Game;
  readonly evaluator: Evaluator;
  readonly seats: number;
  /** The order of draws follows from it. */
  readonly random: Random;
  /** What is noticed; everything unless told otherwise. */
  readonly glance?: Glance | undefined;
}

/** Above this many legal steps, looking for a winning one among them all costs more than it gives. */
const LOOK_AT_ALL = 256;
/** The seats' shares may miss 1 by this much. */
const INEXACT = 1e-3;

/** Looks at positions for a search: which steps there are, how likely each is, and how it stands. */
export class Expander implements Expansion {
  readonly actions: Int32Array;
  readonly priors: Float32Array;
  readonly values: Float64Array;
  count = 0;
  wins = false;
  partial = false;
  /** How often a position was evaluated. */
  evaluations = 0;

  private readonly options: ExpanderOptions;
  private readonly trust: number;
  private readonly legal: Int32Array;
  private readonly rated: Float32Array;
  private readonly ranker: Ranker;

  constructor(options: ExpanderOptions) {
    const { game, seats, evaluator } = options;
    this.options = options;
    this.trust = 1 / (evaluator.doubt ?? 1);
    this.actions = new Int32Array(game.maxActions);
    this.priors = new Float32Array(game.maxActions);
    this.legal = new Int32Array(game.maxActions);
    this.rated = new Float32Array(game.maxActions);
    this.values = new Float64Array(seats);
    this.ranker = new Ranker(game.maxActions);
  }

  /** Looks at a position that is not over, and for a step that wins at once where it is told to. What it found stands until the next one. */
  expand(position: Position, lookForWin: boolean): Expansion {
    const { legal, rated, ranker, trust } = this;
    const { glance, random } = this.options;
    const all = position.legal(legal);
    const chance = position.actor === CHANCE;
    let count = glance && !chance ? glance.notice(position, legal, all) : all;
    this.wins = lookForWin && !chance && count <= LOOK_AT_ALL && this.findWin(position, count);
    if (!this.wins) {
      this.evaluate(position, chance ? 0 : count);
      if (chance) for (let i = 0; i < count; i++) rated[i] = position.weight(legal[i]! as Action);
      else if (trust !== 1) for (let i = 0; i < count; i++) rated[i] = rated[i]! ** trust;
      if (glance && !chance) count = this.like(position, count, all, glance);
      const total = this.checkedTotal(count);
      this.count = chance ? ranker.byLot(rated, count, random) : ranker.byPrior(rated, count);
      for (let i = 0; i < this.count; i++) {
        const at = ranker.order[i]!;
        this.actions[i] = legal[at]!;
        this.priors[i] = rated[at]! / total;
      }
    }
    this.partial = this.count < all;
    return this;
  }

  private evaluate(position: Position, count: number): void {
    this.options.evaluator.evaluate(position, this.legal, count, this.rated, this.values);
    this.evaluations++;
  }

  /** Who noticed nothing but what throws the game away looks at everything. Returns how many steps there are then. */
  private like(position: Position, noticed: number, all: number, glance: Glance): number {
    const { legal, rated } = this;
    let total = 0;
    for (let i = 0; i < noticed; i++) total += rated[i]! *= glance.liking[i]!;
    if (total > 0 || noticed === all) return noticed;
    position.legal(legal);
    this.evaluate(position, all);
    return all;
  }

  /** The sum of the priors. An evaluator that breaks its contract would mislead the search for good, and silently. */
  private checkedTotal(count: number): number {
    const { rated, values } = this;
    let total = 0;
    for (let i = 0; i < count; i++) total += rated[i]!;
    if (!(total > 0 && total < Number.POSITIVE_INFINITY)) throw new Error(`the evaluator's priors add up to ${total}`);
    let shares = 0;
    for (let seat = 0; seat < values.length; seat++) shares += values[seat]!;
    if (!(Math.abs(shares - 1) < INEXACT)) throw new Error(`the evaluator's values add up to ${shares}`);
    return total;
  }

  /** Looks for a step that wins at once. With one, no evaluation is needed, and no other edge. */
  private findWin(position: Position, count: number): boolean {
    const { legal, values } = this;
    const { actor } = position;
    for (let i = 0; i < count; i++) {
      position.make(legal[i]! as Action);
      const won = position.actor === NOBODY && position.outcome()!.shares[actor] === 1;
      position.unmake();
      if (!won) continue;
      this.actions[0] = legal[i]!;
      this.priors[0] = 1;
      this.count = 1;
      for (let seat = 0; seat < values.length; seat++) values[seat] = seat === actor ? 1 : 0;
      return true;
    }
    return false;
  }
}
