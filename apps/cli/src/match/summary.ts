import { printable } from '@threefold/core';
import { FAILURES } from './plan.ts';
import { playerName } from './players/spec.ts';
import type { MatchResult, PlayerScore } from './score.ts';
import { seatings } from './seatings.ts';

/** The result of a match for people. */
export const summary = (result: MatchResult): string => {
  const { plan, games, players, seatShares, rounds, sprt } = result;
  const perRound = seatings(plan.players.length, plan.seats).length;
  // Of two at a table of two the second one's score says the same again.
  const scored = plan.seats === 2 ? players.slice(0, 1) : players;
  return `${[
    `${plan.game}, ${plan.seats} seats, ${games} games in rounds of ${perRound}, seed ${plan.seed}`,
    ...scored.map(scoreLine),
    `rounds: ${rounds.map(({ share, count }) => `${percent(share)} ${count} times`).join(', ')}`,
    `seats: ${seatShares.map((share, seat) => `seat ${seat} ${percent(share)}`).join(', ')}`,
    ...players.map(effortLine),
    ...players.filter(hasFailed).map(failureLine),
    ...(sprt
      ? [
          `sprt: llr ${sprt.llr.toFixed(2)} between ${sprt.lower.toFixed(2)} and ${sprt.upper.toFixed(2)}, ${VERDICTS[sprt.verdict]}`,
        ]
      : []),
  ].join('\n')}\n`;
};

/** The same as plain data. What is infinite is null. */
export const resultJson = ({ plan, games, players, seatShares, rounds, sprt }: MatchResult): unknown => ({
  game: plan.game,
  seats: plan.seats,
  options: plan.options,
  seed: plan.seed,
  games,
  players,
  seatShares,
  rounds,
  sprt: sprt ?? null,
});

/** The score in a few words, for a line that tells how far it has come. */
export const shortScore = ({ games, players, sprt }: MatchResult, total: number): string => {
  const { wins, shared, losses } = players[0]!;
  const test = sprt ? `, llr ${sprt.llr.toFixed(2)}` : '';
  return `${games} of ${total}: ${wins} won, ${shared} shared, ${losses} lost, ${rating(players[0]!)}${test}`;
};

const VERDICTS = { elo0: 'the lower rating fits better', elo1: 'the higher rating fits better', open: 'open' } as const;

const shown = (player: string): string => printable(playerName(player));

const scoreLine = (score: PlayerScore): string =>
  `${shown(score.player)}: ${score.wins} won, ${score.shared} shared, ${score.losses} lost, ` +
  `${percent(score.score)} \u00b1 ${percent(score.margin)}, ${rating(score)}`;

const rating = ({ elo, eloLow, eloHigh }: PlayerScore): string =>
  `Elo ${signed(elo)} (${signed(eloLow)} to ${signed(eloHigh)})`;

const effortLine = ({ player, turns, seconds, evaluations }: PlayerScore): string =>
  turns === 0
    ? `${shown(player)}: played no turn now`
    : `${shown(player)}: ${turns} turns, ${(seconds / turns).toFixed(4)} CPU seconds a turn, ` +
      `${Math.round(evaluations / turns)} evaluations a turn, ${Math.round(evaluations / Math.max(1e-6, seconds))} a second`;

const hasFailed = ({ failures }: PlayerScore): boolean => FAILURES.some(kind => failures[kind] > 0);

const failureLine = ({ player, failures: { crash, time, illegal } }: PlayerScore): string =>
  `${shown(player)}: lost ${crash} games by a crash, ${time} by not answering, ${illegal} by an illegal turn`;

const percent = (x: number): string => `${(100 * x).toFixed(1)} %`;

const signed = (elo: number): string => {
  if (!Number.isFinite(elo)) return elo > 0 ? '+inf' : '-inf';
  const whole = Math.round(elo);
  return whole < 0 ? String(whole) : `+${Math.abs(whole)}`;
};
