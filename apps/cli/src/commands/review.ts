import { openCoach } from '@threefold-games/catalogue/coach';
import type { Game } from '@threefold-games/core';
import { reviewGame, reviewOf, seatReview } from '@threefold-games/learn';
import { Command } from 'commander';
import { findBot } from '../bots.ts';
import { helpText, type Run, wholeNumber } from '../command.ts';
import { EXIT, type ExitCode, wrongUsage } from '../faults.ts';
import { interruptible } from '../io.ts';
import { chooseGame } from '../openGame.ts';
import { type Context, progress, report as tell, writeJson, writeLine } from '../output.ts';
import { lastReplay } from '../readRecords.ts';
import { cover, tellCoverage } from '../review/coverage.ts';
import { openReviewAnalyst } from '../review/openAnalyst.ts';
import { reviewJson, tellSeat } from '../review/tell.ts';

interface ReviewOptions {
  readonly json?: true;
  readonly deeper?: true;
  readonly coverage?: true;
  readonly games: number;
  readonly seed: string;
  readonly highest: number;
  readonly points?: true;
}

export const reviewCommand = (run: Run): Command =>
  new Command('review')
    .description('what decided a game: turning points, what would have been better, and why')
    .argument(
      '[file|game]',
      'a file with a record (of several the last counts); - is standard input; with --coverage a game',
    )
    .option('--json', 'one line of JSON')
    .option('--deeper', 'think longer, as the page does while somebody stays')
    .option('--coverage', 'count what the coach has to say about games between bots of mixed levels')
    .option('--games <n>', 'with --coverage: how many games of each game', wholeNumber(1, 100_000), 200)
    .option('--seed <text>', 'with --coverage: the games follow from it', '1')
    .option('--highest <level>', 'with --coverage: levels from 1 to this one', wholeNumber(1, 12), 9)
    .option('--points', 'with --coverage: print every turning point with its board')
    .addHelpText(
      'after',
      helpText(
        `A point is a hundredth of the win. Each turning point shows the board before it, what was played, what would have been better, what the
engine expects after either, and at most two reasons with what they rest on: a rule, a proof, the line that is shown, or a count.

A line of JSON has {"game", "evaluator", "values", "losses", "points": [{"turn", "seat", "played", "better", "from", "to", "otherTurnsCost", "reasons"},
...], "choices", "luck", "seats"}; turns count from 1, values and losses are shares of 1; "otherTurnsCost" is what every other turn costs at least,
where the better one was the only one.`,
        'review game.txt',
        'review game.txt --json',
        'review --coverage --games 20',
        'review tzaar --coverage --games 20 --points',
      ),
    )
    .action((what: string | undefined, options: ReviewOptions) =>
      run(context => (options.coverage ? coverage(context, what, options) : review(context, what, options))),
    );

const review = async (context: Context, file: string | undefined, options: ReviewOptions): Promise<ExitCode> => {
  const { io } = context;
  if (file === undefined) return tell(io, wrongUsage('A review is that of a record.', 'Name a file.'));
  const last = await lastReplay(context, file);
  if (!last.ok) return tell(io, last.error);
  const { history } = last.value.replay;
  const { game } = history;
  const analyst = await openReviewAnalyst(context, game);
  if (!analyst.ok) return tell(io, analyst.error);
  const coach = await openCoach(game.id, 'en');
  const bar = progress(io);
  return interruptible(io, async stop => {
    const reviewer = await reviewGame(history, analyst.value, {
      stop,
      deeper: options.deeper === true,
      onProgress: ({ stage, done, all }) => bar.show(() => `${stage}: ${done} of ${all} positions`),
    });
    bar.clear();
    const found = reviewOf(reviewer);
    const seats = Array.from({ length: history.position.seats }, (_, seat) => seat);
    if (options.json) {
      writeJson(
        io,
        reviewJson(
          reviewer,
          found,
          coach,
          seats.map(seat => seatReview(reviewer, found, seat)),
        ),
      );
    } else {
      const width = io.terminal.stdout ? io.columns - 3 : 100;
      for (const seat of seats) {
        for (const line of tellSeat(reviewer, found, seat, coach, width)) writeLine(io, line);
        if (seat < seats.length - 1) writeLine(io, '');
      }
    }
    return stop.aborted ? EXIT.interrupted : EXIT.fine;
  });
};

const coverage = async (context: Context, id: string | undefined, options: ReviewOptions): Promise<ExitCode> => {
  const { io, catalogue } = context;
  let games: readonly Game[] = catalogue.games;
  if (id !== undefined) {
    const game = chooseGame(context, id);
    if (!game.ok) return tell(io, game.error);
    games = [game.value];
  }
  return interruptible(io, async stop => {
    for (const game of games) {
      const bot = await findBot(game);
      if (!bot.ok) return tell(io, bot.error);
      const analyst = await openReviewAnalyst(context, game);
      if (!analyst.ok) return tell(io, analyst.error);
      const bar = progress(io);
      const counted = await cover({
        bot: bot.value,
        analyst: analyst.value,
        coach: await openCoach(game.id, 'en'),
        ...options,
        stop,
        onPoint: told => {
          if (options.points) for (const line of [...told, '']) writeLine(io, line);
        },
        onGame: ({ games: done }) => bar.show(() => `${game.id}: ${done} of ${options.games} games`),
      });
      bar.clear();
      for (const line of tellCoverage(game, counted)) writeLine(io, line);
      if (stop.aborted) return EXIT.interrupted;
    }
    return EXIT.fine;
  });
};
