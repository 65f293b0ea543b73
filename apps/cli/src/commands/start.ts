import { type Game, type Setup, unevenness } from '@threefold-games/core';
import { chanceOf, climbToEven, type EvenChoice } from '@threefold-games/search';
import { Command, InvalidArgumentError, Option } from 'commander';
import { percent, promised, seatName } from '../analyse/words.ts';
import { EVALUATOR_NAMES, type EvaluatorWord, openAnalyst, parseEvaluator } from '../bots.ts';
import { collect, helpText, type Run, wholeNumber } from '../command.ts';
import { EXIT, type ExitCode, wrongUsage } from '../faults.ts';
import { interruptible } from '../io.ts';
import { type Beginning, chooseGame, openGame } from '../openGame.ts';
import { type Context, progress, report, writeJson, writeLine } from '../output.ts';

interface StartOptions extends Omit<Beginning, 'setup'> {
  readonly even?: number;
  readonly count: number;
  readonly most: number;
  readonly sims: number;
  readonly evaluator: EvaluatorWord;
  readonly json?: true;
}

/** Simulations for a first glance, and how far it may be wrong: a set-up that is far from even needs no more than that. */
const GLANCE = 30;
const DOUBT = 0.05;

export const startCommand = (run: Run): Command =>
  new Command('start')
    .description('draw set-ups and say how even they are')
    .argument('<game>', 'a game that chance lays out, such as tzaar')
    .option('--even <d>', 'vary each until its chances lie at most this far apart, such as 0.02', shareOf)
    .option('--count <n>', 'how many set-ups', wholeNumber(1, 1_000_000), 1)
    .option('--most <n>', 'with --even, rate no more than this many for each one', wholeNumber(1, 1_000_000), 400)
    .option('--seats <n>', 'the number of seats')
    .option('--option <name=value>', 'an option of the game, may be repeated', collect)
    .option('--seed <text>', 'decides all chance (default: a new one)')
    .option('--sims <n>', 'simulations for each set-up', wholeNumber(1, 999_999_999), 400)
    .addOption(
      new Option('--evaluator <evaluator>', 'a net evaluator where the game has one, or the hand evaluator')
        .choices(EVALUATOR_NAMES)
        .default('net'),
    )
    .option('--json', 'a line of JSON for each set-up')
    .addHelpText(
      'after',
      helpText(
        `Each line is a set-up, for "threefold play GAME --setup TEXT", and the chances of each seat in per cent. With --even a
set-up that is drawn is varied step by step, and whatever is more even is kept. Where that does not make it even enough, the most even one is given,
marked with *, and the exit code is 1.
A line of JSON has {"setup", "values", "even", "rated"}: values are shares of 1, rated is how many set-ups were rated.`,
        'start tzaar',
        'start tzaar --even 0.02',
        'start tzaar --count 20 --sims 100 --json',
      ),
    )
    .action((game: string, options: StartOptions) => run(context => drawStarts(context, game, options)));

const drawStarts = async (context: Context, id: string, options: StartOptions): Promise<ExitCode> => {
  const { io } = context;
  const found = chooseGame(context, id);
  if (!found.ok) return report(io, found.error);
  const game = found.value;
  const seed = options.seed ?? io.freshSeed();
  const first = openGame(context, game, { ...options, seed });
  if (!first.ok) return report(io, first.error);
  if (first.value.layout === '') {
    const sentence = 'With these options the game always begins alike.';
    return report(io, wrongUsage(sentence, 'Choose a game or an option where chance lays out the start.'));
  }
  const kind = { options: first.value.options, seats: first.value.seats };
  const opened = await openAnalyst(context, game, parseEvaluator(options.evaluator));
  if (!opened.ok) return report(io, opened.error);
  const { analyst } = opened.value;
  const bar = progress(io);
  const tolerance = options.even ?? 1;
  let looked = 0;
  return interruptible(io, async stop => {
    const rate = async (setup: Setup): Promise<readonly number[]> => {
      bar.show(() => `set-up ${looked}`);
      looked++;
      const think = async (simulations: number): Promise<readonly number[]> =>
        promised(await analyst.analyse(game.start(setup), { limits: { simulations }, stop }));
      const glance = await think(Math.min(GLANCE, options.sims));
      const hopeless = unevenness(glance) > tolerance + DOUBT;
      return hopeless ? glance : think(options.sims);
    };
    let code: ExitCode = EXIT.fine;
    for (let i = 1; i <= options.count; i++) {
      const starts = { game, ...kind, chance: chanceOf(`${seed}/${i}`) };
      const choice = await climbToEven(starts, rate, tolerance, options.most, stop);
      bar.clear();
      if (stop.aborted) return EXIT.interrupted;
      if (!choice.even) code = EXIT.refused;
      tell(context, game, choice, options.json === true);
      await io.drained();
    }
    return code;
  });
};

const tell = ({ io }: Context, game: Game, { setup, values, even, rated }: EvenChoice, json: boolean): void => {
  const chances = values.map((value, seat) => `${seatName(game.id, seat)} ${percent(value)}`).join('  ');
  if (json) writeJson(io, { setup: setup.layout, values, even, rated });
  else writeLine(io, `${setup.layout}  ${chances}${even ? '' : ' *'}`);
};

/** An option that is a share of 1. */
function shareOf(text: string): number {
  const value = Number(text);
  if (!/^[01](\.\d{1,6})?$/.test(text) || value > 1) throw new InvalidArgumentError('It must be a number from 0 to 1.');
  return value;
}
