import type { Position, Random } from '@threefold-games/core';
import type { Evaluator } from '@threefold-games/search';

/** About so many legal steps share what the noise likes: with few it is even, with many it picks some out. */
const LIKED = 10;
const STEPS = 2 ** 30;

/** An evaluator whose priors of the next position that it is asked about are in part noise (Dirichlet), so that a search also follows what it would not. */
export class RootNoise implements Evaluator {
  readonly exploration?: number;
  readonly doubt?: number;
  private readonly evaluator: Evaluator;
  private readonly share: number;
  private random: Random | undefined;

  constructor(evaluator: Evaluator, share: number) {
    this.evaluator = evaluator;
    this.share = share;
    if (evaluator.exploration !== undefined) this.exploration = evaluator.exploration;
    if (evaluator.doubt !== undefined) this.doubt = evaluator.doubt;
  }

  /** The next position that has steps gets noise of this source. */
  arm(random: Random): void {
    this.random = this.share > 0 ? random : undefined;
  }

  evaluate(position: Position, actions: Int32Array, count: number, priors: Float32Array, values: Float64Array): void {
    this.evaluator.evaluate(position, actions, count, priors, values);
    if (this.random === undefined || count === 0) return;
    this.mix(priors.subarray(0, count), this.random);
    this.random = undefined;
  }

  /** Noise is added to what the search makes of the priors, so its doubt is taken back here. A step that was left out stays out. */
  private mix(priors: Float32Array, random: Random): void {
    const { share, doubt = 1 } = this;
    const trusted = normal(Array.from(priors, prior => prior ** (1 / doubt)));
    const noise = normal(trusted.map(part => (part > 0 ? gamma(LIKED / trusted.length, random) : 0)));
    for (const [i, part] of trusted.entries()) priors[i] = ((1 - share) * part + share * noise[i]!) ** doubt;
  }
}

/** The same numbers in proportion, together 1; even where nothing is left of them. */
const normal = (numbers: readonly number[]): number[] => {
  const total = numbers.reduce((sum, each) => sum + each, 0);
  return numbers.map(each => (total > 0 ? each / total : 1 / numbers.length));
};

/** Between 0 and 1, never either. */
const uniform = (random: Random): number => (random.below(STEPS) + 0.5) / STEPS;

/** A number of the gamma distribution of this shape (Marsaglia and Tsang); a Dirichlet distribution is made of them. */
const gamma = (shape: number, random: Random): number => {
  if (shape < 1) return gamma(shape + 1, random) * uniform(random) ** (1 / shape);
  const d = shape - 1 / 3;
  for (;;) {
    const x = Math.sqrt(-2 * Math.log(uniform(random))) * Math.cos(2 * Math.PI * uniform(random));
    const v = (1 + x / Math.sqrt(9 * d)) ** 3;
    if (v > 0 && Math.log(uniform(random)) < x ** 2 / 2 + d - d * v + d * Math.log(v)) return d * v;
  }
};
