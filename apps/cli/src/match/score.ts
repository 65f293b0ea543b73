import { type Rating, rateRounds } from './elo.ts';
import { FAILURES, type FailureKind, type MatchPlan, type PlayedGame } from './plan.ts';
import { placeOf, seatings } from './seatings.ts';
import { bin, type SprtSpec, type SprtState, sprt } from './sprt.ts';

/** What became of one player. */
export interface PlayerScore extends Rating {
  /** The player's text. */
  readonly player: string;
  /** Games that it won alone, shared, and lost, each seat of it counted. */
  readonly wins: number;
  readonly shared: number;
  readonly losses: number;
  /** Games that it lost by a crash, by not answering and by an illegal turn. */
  readonly failures: Readonly<Record<FailureKind, number>>;
  /** Turns that it chose in the games that were played now. */
  readonly turns: number;
  /** Seconds of processor time that they took it. */
  readonly seconds: number;
  /** Positions that it evaluated for them. */
  readonly evaluations: number;
}

/** The result of a match. */
export interface MatchResult {
  readonly plan: MatchPlan;
  /** Games that count. */
  readonly games: number;
  readonly players: readonly PlayerScore[];
  /** The mean share of each seat, whoever sat there. */
  readonly seatShares: readonly number[];
  /** How often a whole round brought the first player this share. */
  readonly rounds: readonly { readonly share: number; readonly count: number }[];
  readonly sprt?: SprtState;
}

/** Counts the games of a match. A round that is not complete counts for wins and losses, not for ratings. */
export const scoreMatch = (plan: MatchPlan, games: readonly PlayedGame[], test?: SprtSpec): MatchResult => {
  const perRound = seatings(plan.players.length, plan.seats).length;
  const first = roundShares(plan, games, 0);
  const counts = new Map<number, number>();
  for (const share of first.map(bin)) counts.set(share, (counts.get(share) ?? 0) + 1);
  return {
    plan,
    games: games.length,
    players: plan.players.map((_, player) => scorePlayer(plan, games, player)),
    seatShares: Array.from({ length: plan.seats }, (_, seat) =>
      games.length === 0 ? 1 / plan.seats : games.reduce((sum, game) => sum + game.shares[seat]!, 0) / games.length,
    ),
    rounds: [...counts].sort(([a], [b]) => a - b).map(([share, count]) => ({ share, count })),
    ...(test ? { sprt: sprt(first, plan.seats, perRound, test) } : {}),
  };
};

/** The mean share that a seat of this player got in each complete round. */
export const roundShares = (plan: MatchPlan, games: readonly PlayedGame[], player: number): readonly number[] => {
  const perRound = seatings(plan.players.length, plan.seats).length;
  const sums: number[] = [];
  for (const { number, seating, shares } of games) {
    const { round } = placeOf(plan.players.length, plan.seats, number);
    const own = seating.flatMap((who, seat) => (who === player ? [shares[seat]!] : []));
    sums[round] = (sums[round] ?? 0) + own.reduce((a, b) => a + b, 0) / own.length;
  }
  return sums.slice(0, Math.floor(games.length / perRound)).map(sum => sum / perRound);
};

const scorePlayer = (plan: MatchPlan, games: readonly PlayedGame[], player: number): PlayerScore => {
  const failures: Record<FailureKind, number> = { crash: 0, time: 0, illegal: 0 };
  const sum = { wins: 0, shared: 0, losses: 0, turns: 0, seconds: 0, evaluations: 0 };
  for (const { seating, shares, failure, efforts } of games) {
    for (const [seat, who] of seating.entries()) {
      if (who !== player) continue;
      sum[shares[seat] === 1 ? 'wins' : shares[seat] === 0 ? 'losses' : 'shared']++;
      for (const kind of FAILURES) if (failure?.seat === seat && failure.kind === kind) failures[kind]++;
      const effort = efforts[seat];
      if (!effort) continue;
      sum.turns += effort.turns;
      sum.seconds += effort.seconds;
      sum.evaluations += effort.evaluations;
    }
  }
  return { player: plan.players[player]!, ...ratingOf(plan, games, player), ...sum, failures };
};

/** The second of two may have more seats than one: it stands as far below the first as that one above it. */
const ratingOf = (plan: MatchPlan, games: readonly PlayedGame[], player: number): Rating => {
  const own = rateRounds(roundShares(plan, games, player), plan.seats);
  if (plan.players.length !== 2 || player === 0) return own;
  const { elo, eloLow, eloHigh } = rateRounds(roundShares(plan, games, 0), plan.seats);
  return { ...own, elo: -elo, eloLow: -eloHigh, eloHigh: -eloLow };
};
