import { readOptions } from '@threefold-games/core';
import { Command } from 'commander';
import { collect, examples, type Run } from '../command.ts';
import { EXIT, type ExitCode } from '../faults.ts';
import { chooseGame, openGame } from '../openGame.ts';
import { type Context, report, writeLine } from '../output.ts';

interface BenchOptions {
  readonly option?: readonly string[];
  readonly quick?: true;
  readonly json?: true;
  readonly signatures?: true;
}

export const benchCommand = (run: Run): Command =>
  new Command('bench')
    .description(
      'measure the speed of the rules, the evaluators and the search, and print the signature of their behaviour',
    )
    .argument('[games...]', 'the games, all where none is named')
    .option('--option <name=value>', 'an option of the games to measure, may be repeated', collect)
    .option('--quick', 'shorter runs, rougher numbers')
    .option('--json', 'one line of JSON for each measurement')
    .option('--signatures', 'only the signatures, as kept in bench/signatures.txt')
    .addHelpText(
      'after',
      examples('bench', 'bench tzaar --quick', 'bench taluva --option tiles=24', 'bench --signatures'),
    )
    .action((games: readonly string[], options: BenchOptions) => run(context => bench(context, games, options)));

const bench = async (context: Context, games: readonly string[], options: BenchOptions): Promise<ExitCode> => {
  const { io } = context;
  const measured = games.length > 0 ? games : context.catalogue.games.map(game => game.id);
  for (const id of measured) {
    const game = chooseGame(context, id);
    if (!game.ok) return report(io, game.error);
    // Options must fit every game that is measured.
    const opened = openGame(context, game.value, { option: options.option });
    if (!opened.ok) return report(io, opened.error);
  }
  const given = readOptions((options.option ?? []).join(' '));
  // Loaded only when it is needed: no other command has to wait for it.
  const { runBench, signatures } = await import('@threefold-games/bench');
  if (options.signatures) writeLine(io, (await signatures(measured)).trimEnd());
  else {
    await runBench({
      write: line => writeLine(io, line),
      games: measured,
      options: options.option !== undefined && given.ok ? given.value : undefined,
      quick: options.quick === true,
      json: options.json === true,
    });
  }
  return EXIT.fine;
};
