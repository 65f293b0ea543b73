import { type Game, ok, type Result } from '@threefold-games/core';
import { Command, InvalidArgumentError, Option } from 'commander';
import { EVALUATOR_NAMES, type EvaluatorWord } from '../bots.ts';
import { collect, helpText, type Run, wholeNumber } from '../command.ts';
import { type CommandFault, EXIT, type ExitCode, misuse } from '../faults.ts';
import { usualOpening } from '../match/chance.ts';
import { chooseGame, openGame } from '../openGame.ts';
import { type Context, progress, report } from '../output.ts';
import type { ResumableFile } from '../resumableFile.ts';
import { playSelf } from '../selfplay/game.ts';
import { openGames } from '../selfplay/gamesFile.ts';
import type { LevelSpec, SearchSpec, SelfplayPlan } from '../selfplay/plan.ts';
import { openThinker } from '../selfplay/thinker.ts';
import { formatGame, formatJson } from '../selfplay/write.ts';

interface SelfplayArguments {
  readonly games: number;
  readonly seats?: string;
  readonly option?: readonly string[];
  readonly level?: number;
  readonly evaluator?: EvaluatorWord;
  readonly sims?: number;
  readonly sample?: number;
  readonly temperature?: number;
  readonly noise?: number;
  readonly opening?: number;
  readonly seed: string;
  readonly out?: string;
  readonly resume?: true;
  readonly json?: true;
}

/** What the search does where nothing is said. */
const USUAL = { evaluator: 'net', sims: 200, sample: 16, temperature: 1, noise: 0 } as const;

/** An option that is a number with a few digits, in a range. */
const decimal =
  (least: number, most: number) =>
  (text: string): number => {
    const value = Number(text);
    if (!/^\d{1,3}(\.\d{1,6})?$/.test(text) || value < least || value > most)
      throw new InvalidArgumentError(`It must be a number from ${least} to ${most}.`);
    return value;
  };

export const selfplayCommand = (run: Run): Command =>
  new Command('selfplay')
    .description('let the search play against itself, and write what it thought with every step')
    .argument('<game>', 'the game')
    .option('--games <n>', 'how many games', wholeNumber(1, 100_000_000), 1)
    .option('--seats <n>', 'the number of seats')
    .option('--option <name=value>', 'an option of the game, may be repeated', collect)
    .addOption(
      new Option('--evaluator <evaluator>', `who evaluates positions (default: ${USUAL.evaluator})`).choices(
        EVALUATOR_NAMES,
      ),
    )
    .option('--sims <n>', `simulations a step (default: ${USUAL.sims})`, wholeNumber(1, 1_000_000))
    .option(
      '--sample <n>',
      `steps at the start of a game that are drawn by lot, in proportion to their visits (default: ${USUAL.sample})`,
      wholeNumber(0, 100_000),
    )
    .option(
      '--temperature <t>',
      `how freely: visits to the power of 1/t (default: ${USUAL.temperature})`,
      decimal(0.01, 100),
    )
    .option('--noise <part>', `the part of the priors that is noise (default: ${USUAL.noise})`, decimal(0, 1))
    .option('--level <n>', 'a level as it plays at a table, in place of evaluator and simulations', wholeNumber(1, 99))
    .option('--opening <n>', 'turns played by lot at the start of a game', wholeNumber(0, 100))
    .option('--seed <text>', 'any text or number', '1')
    .option('--out <file>', 'write to this file in place of standard output')
    .option('--resume', 'go on where the file ends')
    .option('--json', 'one line of JSON for each game in place of a record')
    .addHelpText('after', helpText(HELP, ...EXAMPLES))
    .action((game: string, options: SelfplayArguments) => run(context => selfplay(context, game, options)));

const HELP = `Games come as records. Behind each step stands what the search thought before it:
  {[%shares 0.6132 0.3868] [%visits D3xC3=140 E5xD5=60]}
Shares are what each seat could expect of the win, visits how many simulations followed a step: together those of --sims, since every
step is thought about anew. Where only one step is legal there are shares alone; [%solved] marks shares that are proven, and may come
with fewer visits. Draws and turns by lot (--opening) have no comment. All programs that read records read these; docs/nets.md tells
more.

With --json a game is one line:
  {"game","rules","seats","options","layout","selfplay","round",
   "steps":[{"turn","actor","text","legal","shares","visits":{STEP:COUNT},"solved"},...],"outcome":{"shares","rule"}}
where actor is the seat or "chance".

--noise 0.25 mixes priors with Dirichlet noise before every step, as AlphaZero does. A level chooses in its own way, counts what it
found out before among its visits, and begins with turns by lot where all games would else be the same.

The same seed and options give the same text, each game by its own number, so the first games of a longer run are those of a shorter
one. A game is written when it is over; after Ctrl-C --resume goes on. Seeds share the work among processes.`;

const EXAMPLES = [
  'selfplay tzaar --games 100 --sims 100 --out games.txt',
  'selfplay talat --seats 3 --evaluator small --sims 50 --noise 0.25 --json --out games.jsonl',
  'selfplay taluva --option tiles=24 --level 5 --games 10 | threefold replay -',
];

const selfplay = async (context: Context, id: string, options: SelfplayArguments): Promise<ExitCode> => {
  const { io } = context;
  const game = chooseGame(context, id);
  if (!game.ok) return report(io, game.error);
  const plan = planOf(context, game.value, options);
  if (!plan.ok) return report(io, plan.error);
  const thinker = await openThinker(context, game.value, plan.value.player);
  if (!thinker.ok) return report(io, thinker.error);
  const file = await fileOf(context, game.value, plan.value, options);
  if (!file.ok) return report(io, file.error);
  const stop = new AbortController();
  const release = io.onInterrupt(() => stop.abort());
  const bar = progress(io);
  let fault: CommandFault | undefined;
  const first = (file.value.held.at(-1) ?? 0) + 1;
  for (let number = first; number <= options.games && !stop.signal.aborted && !fault; number++) {
    const played = await playSelf(game.value, plan.value, number, thinker.value, stop.signal);
    if (!played) break;
    fault = await file.value.add((options.json ? formatJson : formatGame)(plan.value, played));
    if (!io.terminal.stdout || options.out !== undefined) bar.show(() => `${number} of ${options.games} games`);
  }
  bar.clear();
  release();
  if (fault) return report(io, fault);
  return stop.signal.aborted ? EXIT.interrupted : EXIT.fine;
};

/** Where the games go: a file, or standard output. */
const fileOf = async (
  { io }: Context,
  game: Game,
  plan: SelfplayPlan,
  { out, resume, json }: SelfplayArguments,
): Promise<Result<ResumableFile<number>, CommandFault>> => {
  if (out !== undefined) return openGames(io, game, plan, json ? 'json' : 'records', out, resume === true);
  if (resume) return misuse('There is nothing to resume.', 'Name the file of the games with --out.');
  const add = async (text: string): Promise<undefined> => {
    io.write(text);
    await io.drained();
  };
  return ok({ held: [], add });
};

/** Checks all that decides how the games go. */
const planOf = (context: Context, game: Game, options: SelfplayArguments): Result<SelfplayPlan, CommandFault> => {
  const setup = openGame(context, game, options);
  if (!setup.ok) return setup;
  const player = playerOf(options);
  if (!player.ok) return player;
  const { seats, options: chosen } = setup.value;
  const usual = player.value.kind === 'level' ? usualOpening(game, chosen, seats) : 0;
  const { seed, opening = usual } = options;
  return ok({ game: game.id, seats, options: chosen, player: player.value, seed, opening });
};

const playerOf = (options: SelfplayArguments): Result<LevelSpec | SearchSpec, CommandFault> => {
  const { level, evaluator, sims, sample, temperature, noise } = options;
  if (level === undefined)
    return ok({
      kind: 'search',
      evaluator: evaluator ?? USUAL.evaluator,
      simulations: sims ?? USUAL.sims,
      sampled: sample ?? USUAL.sample,
      temperature: temperature ?? USUAL.temperature,
      noise: noise ?? USUAL.noise,
    });
  const said = Object.entries({ evaluator, sims, sample, temperature, noise }).find(([, value]) => value !== undefined);
  return said
    ? misuse(`A level decides itself about --${said[0]}.`, `Leave --level or --${said[0]} away.`)
    : ok({ kind: 'level', level });
};
