import { type DivideRow, divide, ok, type Result } from '@threefold-games/core';
import { Command } from 'commander';
import { collect, examples, type Run, wholeNumber } from '../command.ts';
import { commandFault, EXIT, type ExitCode } from '../faults.ts';
import { openPlace, type Place, type PlaceOptions } from '../openGame.ts';
import { type Context, progress, report, writeJson, writeLine } from '../output.ts';

interface PerftOptions extends PlaceOptions {
  readonly depth: number;
  readonly draws?: string;
  readonly divide?: true;
  readonly json?: true;
}

export const perftCommand = (run: Run): Command =>
  new Command('perft')
    .description('count the sequences of legal steps, depth by depth')
    .argument('<game|file>', 'a game, or a file with a record to begin at the end of; - is standard input')
    .requiredOption('--depth <n>', 'how many steps deep', wholeNumber(1, 99))
    .option('--position <text>', 'begin at this position of the game')
    .option('--draws <list>', 'the draws, separated by commas: they happen by themselves and cost no depth')
    .option('--divide', 'the count below each legal step, for the full depth only')
    .option('--seats <n>', 'the number of seats')
    .option('--option <name=value>', 'an option of the game, may be repeated', collect)
    .option('--setup <text>', 'the set-up, such as the 60 letters of TZAAR')
    .option('--seed <text>', 'makes a set-up where none is given (default: 1)')
    .option('--json', 'lines of JSON: {"depth","count"}, with --divide {"step","count"} and the sum last')
    .addHelpText(
      'after',
      examples(
        'perft tzaar --option setup=fixed --depth 4',
        'perft taluva --depth 5 --draws CJ,JS,SC,RJ',
        'perft game.txt --depth 3 --divide',
      ),
    )
    .action((what: string, options: PerftOptions) => run(context => countSteps(context, what, options)));

const countSteps = async (context: Context, what: string, options: PerftOptions): Promise<ExitCode> => {
  const { io, catalogue } = context;
  const place = await openPlace(context, what, options);
  if (!place.ok) return report(io, place.error);
  const draws = options.draws?.split(',').map(draw => draw.trim());
  const tell = options.divide ? tellDivide : tellDepths;
  const done = tell(context, place.value, draws, options);
  return done.ok ? EXIT.fine : report(io, commandFault(catalogue, done.error, place.value.game.id));
};

/** One line a depth, each as soon as it is counted; on a terminal with the time that it took. */
const tellDepths = (
  { io }: Context,
  { game, position }: Place,
  draws: readonly string[] | undefined,
  options: PerftOptions,
): Result<unknown> => {
  const bar = progress(io);
  for (let depth = 1; depth <= options.depth; depth++) {
    const from = io.now();
    let done = 0;
    // Step by step, so that long work can show how far it is.
    const rows = divide(game, position, depth, draws, (_, total) =>
      bar.show(() => `depth ${depth}: ${++done} of ${total} steps`),
    );
    bar.clear();
    if (!rows.ok) return rows;
    const count = sumOf(rows.value);
    const ms = io.now() - from;
    if (options.json) writeJson(io, { depth, count });
    else if (io.terminal.stdout) writeLine(io, timed(depth, count, ms));
    else writeLine(io, `${depth} ${count}`);
  }
  return ok(undefined);
};

const timed = (depth: number, count: number, ms: number): string =>
  `${String(depth).padStart(2)}  ${count.toLocaleString('en').padStart(18)}  ${(ms / 1000).toFixed(2).padStart(8)} s` +
  `  ${Math.round((count / Math.max(ms, 0.01)) * 1000)
    .toLocaleString('en')
    .padStart(14)} leaves/s`;

const sumOf = (rows: readonly DivideRow[]): number => rows.reduce((sum, { count }) => sum + count, 0);

/** One line a step, each as soon as it is counted, then their sum. */
const tellDivide = (
  { io }: Context,
  { game, position }: Place,
  draws: readonly string[] | undefined,
  options: PerftOptions,
): Result<unknown> => {
  const rows = divide(game, position, options.depth, draws, ({ step, count }) =>
    options.json ? writeJson(io, { step, count }) : writeLine(io, `${step} ${count}`),
  );
  if (!rows.ok) return rows;
  const sum = sumOf(rows.value);
  if (options.json) writeJson(io, { depth: options.depth, count: sum });
  else writeLine(io, `total ${sum}`);
  return rows;
};
