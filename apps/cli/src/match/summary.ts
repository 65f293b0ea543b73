import { printable } from '@threefold-games/core';
import type { Io } from '../io.ts';
import { progress } from '../output.ts';
import { FAILURES, type PlayedGame } from './plan.ts';
import { playerName } from './players/spec.ts';
import type { MatchResult, PlayerScore } from './score.ts';
import { seatings } from './seatings.ts';

/** No player's name takes more room than this. */
const NAME = 24;

/** The result of a match for people. */
export const summary = (result: MatchResult): string => {
  const { plan, games, players, seatShares, rounds, sprt } = result;
  const perRound = seatings(plan.players.length, plan.seats).length;
  // Of two at a table of two the second one's score says the same again.
  const scored = plan.seats === 2 ? players.slice(0, 1) : players;
  const shares = rounds.map(({ share, count }) => `${count} of ${percent(share)} %`).join(', ');
  return `${[
    `${plan.game}, ${plan.seats} seats, ${games} games in rounds of ${perRound}, seed ${printable(plan.seed)}`,
    '',
    ...table([['player', 'won', 'shared', 'lost', 'score in %', 'Elo'], ...scored.map(scoreRow)]),
    '',
    ...table([['player', 'turns', 'CPU s/turn', 'evals/turn', 'evals/s'], ...players.map(effortRow)]),
    '',
    `rounds: ${shares === '' ? 'none is complete' : shares}`,
    `seats: ${seatShares.map((share, seat) => `seat ${seat} ${percent(share)} %`).join(', ')}`,
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
const shortScore = ({ games, players, sprt }: MatchResult, total: number): string => {
  const { wins, shared, losses } = players[0]!;
  const test = sprt ? `, llr ${sprt.llr.toFixed(2)}` : '';
  return `${games} of ${total}: ${wins} won, ${shared} shared, ${losses} lost, Elo ${interval(players[0]!)}${test}`;
};

const VERDICTS = { elo0: 'the lower rating fits better', elo1: 'the higher rating fits better', open: 'open' } as const;

const shown = (player: string): string => {
  const name = printable(playerName(player));
  return name.length > NAME ? `${name.slice(0, NAME - 3)}...` : name;
};

/** Rows of words in columns: the first one to the left, the others to the right. */
const table = (rows: readonly (readonly string[])[]): string[] => {
  const widths = rows[0]!.map((_, i) => Math.max(...rows.map(row => row[i]!.length)));
  return rows.map(row =>
    row.map((word, i) => (i === 0 ? word.padEnd(widths[i]!) : word.padStart(widths[i]!))).join('  '),
  );
};

const scoreRow = (score: PlayerScore): string[] => [
  shown(score.player),
  ...[score.wins, score.shared, score.losses].map(String),
  `${percent(score.score)} \u00b1 ${percent(score.margin)}`,
  interval(score),
];

const interval = ({ elo, eloLow, eloHigh }: PlayerScore): string =>
  `${signed(elo)} (${signed(eloLow)} to ${signed(eloHigh)})`;

const effortRow = ({ player, turns, seconds, evaluations }: PlayerScore): string[] => [
  shown(player),
  String(turns),
  ...(turns === 0
    ? ['-', '-', '-']
    : [
        (seconds / turns).toFixed(4),
        String(Math.round(evaluations / turns)),
        seconds === 0 ? '-' : String(Math.round(evaluations / seconds)),
      ]),
];

const hasFailed = ({ failures }: PlayerScore): boolean => FAILURES.some(kind => failures[kind] > 0);

const failureLine = ({ player, failures: { crash, time, illegal } }: PlayerScore): string =>
  `${shown(player)}: lost by a crash ${crash}, by not answering ${time}, by an illegal turn ${illegal}`;

const percent = (x: number): string => (100 * x).toFixed(1);

const signed = (elo: number): string => {
  if (!Number.isFinite(elo)) return elo > 0 ? '+inf' : '-inf';
  const whole = Math.round(elo);
  return whole < 0 ? String(whole) : `+${Math.abs(whole)}`;
};

/** Milliseconds between two lines where standard error is no terminal. */
const NOW_AND_THEN = 30_000;
/** The width of the bar in characters. */
const BAR = 20;

/** Tells on standard error how a match of so many games goes: a bar on a terminal, else a line now and then. */
export const watchMatch = (
  io: Io,
  total: number,
): { tell(game: PlayedGame, soFar: () => MatchResult): void; clear(): void } => {
  const line = progress(io);
  let last = io.now();
  return {
    tell({ failure, number }, soFar) {
      if (failure) {
        line.clear();
        io.writeError(`game ${number + 1}: seat ${failure.seat} lost by itself (${failure.kind}): ${failure.detail}\n`);
      }
      line.show(() => `${bar((number + 1) / total)} ${shortScore(soFar(), total)}`);
      if (io.terminal.stderr || io.now() - last < NOW_AND_THEN) return;
      last = io.now();
      io.writeError(`${shortScore(soFar(), total)}\n`);
    },
    clear: () => line.clear(),
  };
};

const bar = (done: number): string => {
  const full = Math.round(done * BAR);
  return `[${'#'.repeat(full)}${'.'.repeat(BAR - full)}]`;
};
