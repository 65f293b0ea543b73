/** How one player stands against the others at its table, from the mean shares of whole rounds. */
export interface Rating {
  /** The mean share of the win. */
  readonly score: number;
  /** Half the width of its 95 % interval. */
  readonly margin: number;
  /** The rating difference to the others. Infinite where nothing or everything was won. */
  readonly elo: number;
  /** The ends of its 95 % interval. */
  readonly eloLow: number;
  readonly eloHigh: number;
}

const DEVIATIONS = 1.959964;
/** How unlikely so clean a sweep may be at the end of its interval. */
const DOUBT = 0.05;

/**
 * The rating difference at which a player gets this share at a table with so many seats, all others being equal: each seat wins in
 * proportion to 10^(rating / 400).
 */
export const eloOf = (share: number, seats: number): number =>
  share <= 0
    ? Number.NEGATIVE_INFINITY
    : share >= 1
      ? Number.POSITIVE_INFINITY
      : 400 * Math.log10((share * (seats - 1)) / (1 - share));

/** The share that such a difference brings. */
export const shareOf = (elo: number, seats: number): number => 1 / (1 + (seats - 1) * 10 ** (-elo / 400));

/**
 * Rounds are what is independent, not games: those of a round have the same start, so that a start which favours a seat moves no mean.
 * With two seats this is the pentanomial model.
 */
export const rateRounds = (rounds: readonly number[], seats: number): Rating => {
  const n = rounds.length;
  if (n === 0) {
    return { score: 1 / seats, margin: 1, elo: 0, eloLow: Number.NEGATIVE_INFINITY, eloHigh: Number.POSITIVE_INFINITY };
  }
  const score = mean(rounds);
  let margin = Math.min(1, DEVIATIONS * Math.sqrt(variance(rounds) / n));
  // A sweep has no variance; what bounds it is how long it went on.
  if (score === 0 || score === 1) margin = 1 - DOUBT ** (1 / n);
  return {
    score,
    margin,
    elo: eloOf(score, seats),
    eloLow: eloOf(score - margin, seats),
    eloHigh: eloOf(score + margin, seats),
  };
};

/** As if there had been a round won and one lost besides: a few equal rounds are no proof of anything. */
const variance = (rounds: readonly number[]): number => {
  const all = [...rounds, 0, 1];
  const middle = mean(all);
  return all.reduce((sum, x) => sum + (x - middle) ** 2, 0) / (all.length - 1);
};

const mean = (xs: readonly number[]): number => xs.reduce((a, b) => a + b, 0) / xs.length;
