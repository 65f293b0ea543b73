import { shareOf } from './elo.ts';

/** A sequential test of "better by elo1" against "better by elo0". */
export interface SprtSpec {
  readonly elo0: number;
  readonly elo1: number;
}

export interface SprtState {
  /** The log-likelihood ratio. */
  readonly llr: number;
  /** At or below it, elo0 is accepted. */
  readonly lower: number;
  /** At or above it, elo1 is accepted. */
  readonly upper: number;
  readonly verdict: 'elo0' | 'elo1' | 'open';
}

/** How often either wrong verdict may happen. */
const ERROR = 0.05;
const SPRT_BOUND = Math.log((1 - ERROR) / ERROR);
/** What stands in for a result that has not been seen yet, so that no likelihood is zero. */
const UNSEEN = 1e-3;

/**
 * The generalised test on the mean shares of whole rounds: the likelihoods are those of the most likely distributions with the one and
 * the other mean. `games` is how many games make a round.
 */
export const sprt = (rounds: readonly number[], seats: number, games: number, { elo0, elo1 }: SprtSpec): SprtState => {
  const llr =
    rounds.length === 0 ? 0 : logLikelihoodRatio(histogram(rounds, games), shareOf(elo0, seats), shareOf(elo1, seats));
  const verdict = llr >= SPRT_BOUND ? 'elo1' : llr <= -SPRT_BOUND ? 'elo0' : 'open';
  return { llr, lower: -SPRT_BOUND, upper: SPRT_BOUND, verdict };
};

/** Equal shares count as equal, whatever way they were added up. */
export const bin = (share: number): number => Math.round(share * 1e6) / 1e6;

type Histogram = ReadonlyMap<number, number>;

const histogram = (rounds: readonly number[], games: number): Histogram => {
  const counts = new Map<number, number>();
  for (let i = 0; i <= 2 * games; i++) counts.set(bin(i / (2 * games)), UNSEEN);
  for (const share of rounds.map(bin)) {
    const seen = counts.get(share) ?? UNSEEN;
    counts.set(share, seen === UNSEEN ? 1 : seen + 1);
  }
  return counts;
};

const logLikelihoodRatio = (counts: Histogram, mean0: number, mean1: number): number => {
  const x0 = tilt(counts, mean0);
  const x1 = tilt(counts, mean1);
  let sum = 0;
  for (const [value, count] of counts) {
    sum += count * (Math.log1p(x0 * (value - mean0)) - Math.log1p(x1 * (value - mean1)));
  }
  return sum;
};

/**
 * The most likely distribution with a given mean weighs each value by 1 / (1 + x (value - mean)); this finds x. The sum falls with x
 * between the two poles.
 */
const tilt = (counts: Histogram, mean: number): number => {
  const values = [...counts.keys()];
  let low = -1 / (Math.max(...values) - mean);
  let high = 1 / (mean - Math.min(...values));
  for (let i = 0; i < 200; i++) {
    const x = (low + high) / 2;
    let sum = 0;
    for (const [value, count] of counts) sum += (count * (value - mean)) / (1 + x * (value - mean));
    if (sum > 0) low = x;
    else high = x;
  }
  return (low + high) / 2;
};
