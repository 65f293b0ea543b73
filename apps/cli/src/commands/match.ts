import { ok, type Result } from '@threefold-games/core';
import { Command } from 'commander';
import { collect, helpText, type Run, seconds, wholeNumber } from '../command.ts';
import { type CommandFault, EXIT, type ExitCode, misuse } from '../faults.ts';
import { usualOpening } from '../match/chance.ts';
import type { MatchPlan, openRecords, RecordsFile, SprtSpec } from '../match/index.ts';
import { chooseGame, openGame } from '../openGame.ts';
import { type Context, report, writeJson } from '../output.ts';

interface MatchArguments {
  readonly game: string;
  readonly games: number;
  readonly sims?: number;
  readonly time?: number;
  readonly seats?: string;
  readonly option?: readonly string[];
  readonly opening?: number;
  readonly seed: string;
  readonly jobs: number;
  readonly patience?: number;
  readonly sprt?: readonly string[];
  readonly records?: string;
  readonly resume?: true;
  readonly json?: true;
}

/** Seconds that a program may take for a turn beyond its time where nothing is said. */
const PATIENCE = 60;
/** No rating of a test is further from nought: beyond it all shares look alike. */
const MOST_ELO = 2000;

export const matchCommand = (run: Run): Command =>
  new Command('match')
    .description('let players play a match, and say who is better and by how much')
    .argument('<players...>', 'two players, or one for each seat')
    .requiredOption('--game <game>', 'the game')
    .option('--games <n>', 'how many games, made up to whole rounds', wholeNumber(1, 10_000_000), 100)
    .option('--sims <n>', 'simulations a step, for players that do not say themselves', wholeNumber(1, 100_000_000))
    .option('--time <seconds>', 'seconds a turn, in place of every other limit', seconds)
    .option('--seats <n>', 'the number of seats')
    .option('--option <name=value>', 'an option of the game, may be repeated', collect)
    .option('--opening <n>', 'turns played by lot at the start of a round', wholeNumber(0, 100))
    .option('--seed <text>', 'any text or number', '1')
    .option('--jobs <n>', 'games at a time, each in a thread', wholeNumber(1, 256), 1)
    .option('--patience <seconds>', `what a program may take beyond its time (default: ${PATIENCE})`, seconds)
    .option('--sprt <elo...>', 'two ratings: stop once it is clear which one fits better')
    .option('--records <file>', 'write every game to this file')
    .option('--resume', 'go on with the match whose games the file holds')
    .option('--json', 'one line of JSON at the end')
    .addHelpText('after', helpText(HELP, ...EXAMPLES))
    .action((players: readonly string[], options: MatchArguments) => run(context => match(context, players, options)));

const HELP = `A player is one of
  level:N or N          a level of the game's own player
  former:N              one of the eight levels that the game had before
  hand, hand:N          the hand evaluator at full strength, with N simulations a step (else those of --sims, or 200)
  net, net:N            the same with the net evaluator of full strength
  small, small:N        the same with the small net evaluator
  file:WEIGHTS[:N]      the same with the net evaluator that a file of weights makes
  hand:N:LOOKS          the hand evaluator where about LOOKS steps are noticed and the rest overlooked, as by low levels; also
                        small:N:LOOKS and net:N:LOOKS
  greedy                the step after which the hand evaluator likes its seat most
  greedyturn            the same with whole turns
  child, novice, eager  stand-ins for people who have just read the rules; see docs/strength.md
  random                any step
  cmd:PROGRAM           a program that speaks the protocol of docs/protocol.md; it gets the simulations of --sims, or 200

--sims changes levels too; --time takes the place of all limits. With two players and more seats the first one plays one seat and the
second one all others.

Games come in rounds: the same start, the same draws and the same opening with every seating, so that luck cancels out. The error of
the rating (95 %) and the test come from whole rounds. Where chance makes no game different the first turns, two a seat, are played
by lot; --opening changes that. The same seed and limits in simulations give the same games with any number of jobs.

The line of JSON is {"game", "seats", "options", "seed", "games", "players": [...], "seatShares", "rounds", "sprt"}; an infinite rating
is null.

A program that goes away, does not answer or answers nonsense loses the game and is started anew.`;

const EXAMPLES = [
  'match net hand --game tzaar --sims 200',
  'match level:5 level:4 --game talat --games 400 --jobs 2 --records games.txt',
  'match net:100 net:50 --game tzaar --games 2000 --sprt 0 50',
  'match hand "cmd:./my-engine --quiet" --game taluva --time 0.5',
];

const match = async (context: Context, players: readonly string[], options: MatchArguments): Promise<ExitCode> => {
  const { io } = context;
  const plan = planOf(context, players, options);
  if (!plan.ok) return report(io, plan.error);
  const test = sprtOf(options.sprt);
  if (!test.ok) return report(io, test.error);
  // Loaded only when it is needed: no other command has to wait for it.
  const { checkPlayers, openRecords, playMatch, resultJson, summary, watchMatch, wholeRounds } = await import(
    '../match/index.ts'
  );
  const unfit = await checkPlayers(plan.value);
  if (unfit) return report(io, unfit);
  const file = await recordsOf(context, plan.value, options, openRecords);
  if (!file.ok) return report(io, file.error);
  const controller = new AbortController();
  const release = io.onInterrupt(() => controller.abort());
  const watch = watchMatch(io, wholeRounds(players.length, plan.value.seats, options.games));
  let fault: CommandFault | undefined;
  const result = await playMatch({
    ...plan.value,
    games: options.games,
    jobs: options.jobs,
    sprt: test.value,
    played: file.value?.played ?? [],
    stop: controller.signal,
    onGame: async (game, soFar) => {
      watch.tell(game, soFar);
      fault ??= await file.value?.add(game);
      if (fault) controller.abort();
    },
  });
  watch.clear();
  release();
  if (!result.ok) return report(io, result.error);
  if (options.json) writeJson(io, resultJson(result.value));
  else io.write(summary(result.value));
  if (fault) return report(io, fault);
  return controller.signal.aborted ? EXIT.interrupted : EXIT.fine;
};

const recordsOf = async (
  { io, catalogue }: Context,
  plan: MatchPlan,
  { records, resume }: MatchArguments,
  open: typeof openRecords,
): Promise<Result<RecordsFile | undefined, CommandFault>> => {
  if (records !== undefined) return open(io, catalogue.findGame(plan.game)!, plan, records, resume === true);
  return resume ? misuse('There is nothing to resume.', 'Name the file of the match with --records.') : ok(undefined);
};

const sprtOf = (given: readonly string[] | undefined): Result<SprtSpec | undefined, CommandFault> => {
  if (given === undefined) return ok(undefined);
  const [elo0, elo1, ...more] = given.map(Number);
  const inRange = elo0 !== undefined && elo1 !== undefined && elo0 >= -MOST_ELO && elo1 <= MOST_ELO;
  if (inRange && elo0 < elo1 && more.length === 0) return ok({ elo0, elo1 });
  const sentence = `A test needs two ratings from -${MOST_ELO} to ${MOST_ELO}, the lower one first.`;
  return misuse(sentence, 'Write --sprt 0 20 behind the players.');
};

/** Checks all that decides how the games go. */
const planOf = (
  context: Context,
  players: readonly string[],
  options: MatchArguments,
): Result<MatchPlan, CommandFault> => {
  const game = chooseGame(context, options.game);
  if (!game.ok) return game;
  const setup = openGame(context, game.value, options);
  if (!setup.ok) return setup;
  const { seats } = setup.value;
  if (players.length !== 2 && players.length !== seats) {
    return misuse(`${players.length} players for ${seats} seats.`, 'Name two players, or one for each seat.');
  }
  return {
    ok: true,
    value: {
      game: game.value.id,
      seats,
      options: setup.value.options,
      players,
      seed: options.seed,
      opening: options.opening ?? usualOpening(game.value, setup.value.options, seats),
      patience: 1000 * (options.patience ?? PATIENCE),
      ...(options.sims === undefined ? {} : { simulations: options.sims }),
      ...(options.time === undefined ? {} : { milliseconds: 1000 * options.time }),
    },
  };
};
