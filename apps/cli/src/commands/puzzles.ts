import type { Game, Result } from '@threefold/core';
import { checkPuzzle, type Puzzle } from '@threefold/learn';
import { Command, InvalidArgumentError } from 'commander';
import { findBot, openEvaluator } from '../bots.ts';
import { helpText, type Run, wholeNumber } from '../command.ts';
import { type CommandFault, commandFault, EXIT, type ExitCode, misuse, systemFault } from '../faults.ts';
import { interruptible } from '../io.ts';
import { chooseGame } from '../openGame.ts';
import { type Context, progress, report, writeLine } from '../output.ts';
import { choose, gather } from '../puzzles/choose.ts';
import { collectionFiles, countLines, openShelf, readCollection } from '../puzzles/collection.ts';
import { type Grade, Grader } from '../puzzles/grade.ts';
import { readJsonLines, readText, resumeJsonLines } from '../puzzles/lines.ts';
import { Mine, type MinedGame } from '../puzzles/mine.ts';
import { tellYield } from '../puzzles/tellYield.ts';

/** A part of the work: one process takes every n-th game or puzzle. */
interface Part {
  readonly number: number;
  readonly of: number;
}

interface MineOptions {
  readonly games: number;
  readonly seed: string;
  readonly part: Part;
  readonly out: string;
}
interface GradeOptions {
  readonly part: Part;
  readonly out: string;
}
interface ChooseOptions {
  readonly mined: readonly string[];
  readonly graded: readonly string[];
  readonly to: string;
  readonly count: number;
  readonly without?: string;
}
interface CheckOptions {
  readonly sample?: number;
  readonly seed: string;
}

const part = (text: string): Part => {
  const [, number, of] = (/^(\d{1,3})\/(\d{1,3})$/.exec(text) ?? []).map(Number);
  if (number === undefined || of === undefined || number < 1 || number > of)
    throw new InvalidArgumentError('It must be such as 2/16: the second of sixteen parts.');
  return { number, of };
};
const WHOLE: Part = { number: 1, of: 1 };
const isOf = ({ number, of }: Part, index: number): boolean => index % of === number - 1;

export const puzzlesCommand = (run: Run): Command =>
  new Command('puzzles')
    .description('make the collection of puzzles, and prove it')
    .addHelpText(
      'after',
      helpText(
        `The collection lies in the folder "puzzles" of each game. It is made in three steps, each of which can be interrupted and goes on
where it left off when it is called again, and of which several processes can each do a part: "mine" looks for puzzles in games between bots,
"grade" lets every level try them, "choose" takes an even collection of them. "check" proves what is shipped from the files alone.`,
        'puzzles check',
        'puzzles mine tzaar --games 400 --out mined.jsonl',
        'puzzles grade tzaar mined.jsonl --out graded.jsonl',
        'puzzles choose tzaar --mined mined.jsonl --graded graded.jsonl --to games/tzaar/puzzles',
      ),
    )
    .addCommand(
      new Command('mine')
        .description('look for puzzles in games between bots of levels 2 to 5; the same seed finds the same')
        .argument('<game>', 'the game')
        .requiredOption('--out <file>', 'a line of JSON for each game is added to it')
        .option('--games <n>', 'how many games are played', wholeNumber(1, 1_000_000), 200)
        .option('--seed <text>', 'the games follow from it; letters, digits and dashes', '1')
        .option('--part <i/n>', 'play every n-th game only, from the i-th on', part, WHOLE)
        .action((game: string, options: MineOptions) => run(context => mine(context, game, options))),
    )
    .addCommand(
      new Command('grade')
        .description('let every level try what was mined, without proofs')
        .argument('<game>', 'the game')
        .argument('<mined...>', 'files that "mine" wrote')
        .requiredOption('--out <file>', 'a line of JSON for each puzzle is added to it')
        .option('--part <i/n>', 'grade every n-th puzzle only, from the i-th on', part, WHOLE)
        .action((game: string, mined: string[], options: GradeOptions) =>
          run(context => grade(context, game, mined, options)),
        ),
    )
    .addCommand(
      new Command('choose')
        .description('choose a collection, even over themes and levels, and write its files')
        .argument('<game>', 'the game')
        .requiredOption('--mined <file...>', 'files that "mine" wrote')
        .requiredOption('--graded <file...>', 'files that "grade" wrote')
        .requiredOption('--to <folder>', 'where the files go; what is there is written over')
        .option('--count <n>', 'how many puzzles', wholeNumber(1, 100_000), 650)
        .option('--without <file>', 'names of puzzles that are thrown away, one a line')
        .action((game: string, options: ChooseOptions) => run(context => chooseAll(context, game, options))),
    )
    .addCommand(
      new Command('check')
        .description('prove the shipped puzzles again, every turn of each, from the files alone')
        .argument('[game]', 'the game; all of them when it is left out')
        .option('--sample <n>', 'only so many of each game', wholeNumber(1, 100_000))
        .option('--seed <text>', 'which ones are taken for a sample', '1')
        .action((game: string | undefined, options: CheckOptions) => run(context => check(context, game, options))),
    );

/** The player and the puzzles of a game. */
const open = async (context: Context, id: string) => {
  const game = chooseGame(context, id);
  if (!game.ok) return game;
  const bot = await findBot(game.value);
  if (!bot.ok) return bot;
  const shelf = await openShelf(id);
  if (!shelf) return noPuzzles(id);
  return { ok: true as const, value: { bot: bot.value, ...shelf } };
};

const noPuzzles = (id: string): Result<never, CommandFault> =>
  misuse(`There are no puzzles of ${id}.`, 'Choose another game.');

const mine = async (context: Context, id: string, { games, seed, part, out }: MineOptions): Promise<ExitCode> => {
  const { io, catalogue } = context;
  if (!/^[\w-]{1,40}$/.test(seed))
    return report(io, misuseOf(`The seed "${seed}" has other signs than letters, digits and dashes.`));
  const opened = await open(context, id);
  if (!opened.ok) return report(io, opened.error);
  const { bot, puzzling } = opened.value;
  const evaluator = await openEvaluator(bot, 'big');
  if (!evaluator.ok) return report(io, commandFault(catalogue, evaluator.error, id));
  const known = await resumeJsonLines<MinedGame>(io, out);
  if (!known.ok) return report(io, known.error);
  const done = new Set(known.value.filter(game => game.seed === seed).map(({ number }) => number));
  const all = [...known.value];
  const bar = progress(io);
  return interruptible(io, async stop => {
    const quarry = new Mine(bot, puzzling, evaluator.value);
    for (let number = 0; number < games && !stop.aborted; number++) {
      if (!isOf(part, number) || done.has(number)) continue;
      const found = await quarry.dig(seed, number, stop);
      if (!found) break;
      all.push(found);
      await io.appendFile(out, `${JSON.stringify(found)}\n`);
      bar.show(() => `${all.length} games, ${all.reduce((sum, { puzzles }) => sum + puzzles.length, 0)} puzzles`);
    }
    bar.clear();
    for (const line of tellYield(all)) writeLine(io, line);
    return stop.aborted ? EXIT.interrupted : EXIT.fine;
  });
};

const misuseOf = (sentence: string): CommandFault => {
  const refused = misuse(sentence, 'Choose another one.');
  return (refused as { readonly error: CommandFault }).error;
};

const grade = async (
  context: Context,
  id: string,
  mined: readonly string[],
  { part, out }: GradeOptions,
): Promise<ExitCode> => {
  const { io } = context;
  const opened = await open(context, id);
  if (!opened.ok) return report(io, opened.error);
  const games = await readJsonLines<MinedGame>(io, mined);
  if (!games.ok) return report(io, games.error);
  const known = await resumeJsonLines<Grade>(io, out);
  if (!known.ok) return report(io, known.error);
  const done = new Set(known.value.map(each => each.id));
  const puzzles = games.value
    .flatMap(game => game.puzzles)
    .filter((puzzle, i) => isOf(part, i) && !done.has(puzzle.id));
  const bar = progress(io);
  return interruptible(io, async stop => {
    const grader = new Grader(opened.value.bot, opened.value.puzzling);
    const began = io.now();
    let graded = 0;
    for (const puzzle of puzzles) {
      const found = await grader.grade(puzzle, stop);
      if (!found) break;
      graded++;
      await io.appendFile(out, `${JSON.stringify(found)}\n`);
      bar.show(() => `${graded} of ${puzzles.length} puzzles`);
    }
    bar.clear();
    const seconds = (io.now() - began) / 1000;
    writeLine(io, `${graded} puzzles graded, ${(seconds / Math.max(1, graded)).toFixed(2)} s each`);
    return stop.aborted ? EXIT.interrupted : EXIT.fine;
  });
};

const chooseAll = async (context: Context, id: string, options: ChooseOptions): Promise<ExitCode> => {
  const { io } = context;
  const opened = await open(context, id);
  if (!opened.ok) return report(io, opened.error);
  const { bot, puzzling } = opened.value;
  const games = await readJsonLines<MinedGame>(io, options.mined);
  if (!games.ok) return report(io, games.error);
  const grades = await readJsonLines<Grade>(io, options.graded);
  if (!grades.ok) return report(io, grades.error);
  const graded = gather(games.value, grades.value);
  try {
    const thrownAway = options.without === undefined ? '' : await readText(io, options.without);
    const chosen = choose(graded, {
      count: options.count,
      without: new Set(thrownAway.split(/\s+/)),
      canonical: ({ position }) => {
        const decoded = bot.game.decode(position);
        return decoded.ok ? puzzling.canonical(decoded.value) : position;
      },
      ...(graded.some(({ mined }) => mined.goal.kind === 'win' && mined.goal.turns > 1)
        ? {}
        : { mostWinOne: Number.POSITIVE_INFINITY }),
    });
    for (const { name, text } of collectionFiles(chosen)) await io.writeFile(`${options.to}/${name}`, text, true);
    writeLine(io, `${id}: ${chosen.length} of ${graded.length} puzzles chosen`);
    return EXIT.fine;
  } catch (error) {
    return report(io, systemFault(error, options.to));
  }
};

const check = async (context: Context, id: string | undefined, options: CheckOptions): Promise<ExitCode> => {
  const { io, catalogue } = context;
  let games: readonly Game[] = catalogue.games;
  if (id !== undefined) {
    const game = chooseGame(context, id);
    if (!game.ok) return report(io, game.error);
    games = [game.value];
  }
  return interruptible(io, async stop => {
    let faulty = 0;
    for (const game of games) {
      const shelf = await openShelf(game.id);
      if (!shelf) {
        writeLine(io, `${game.id}: no puzzles`);
        continue;
      }
      const puzzles = await readCollection(shelf.shelf);
      if (!puzzles.ok) return report(io, commandFault(catalogue, puzzles.error, game.id));
      const bar = progress(io);
      let checked = 0;
      for (const puzzle of sampleOf(puzzles.value, options)) {
        if (stop.aborted) return EXIT.interrupted;
        const faults = checkPuzzle(game, shelf.puzzling, puzzle);
        checked++;
        if (faults.length > 0) faulty++;
        for (const fault of faults) writeLine(io, `${puzzle.id}: ${fault}`);
        bar.show(() => `${game.id}: ${checked} puzzles`);
      }
      bar.clear();
      writeLine(io, `${game.id}: ${checked} of ${puzzles.value.length} puzzles proven`);
      for (const line of countLines(
        puzzles.value,
        shelf.puzzling.themes.map(theme => theme.id),
      ))
        writeLine(io, `  ${line}`);
    }
    return faulty === 0 ? EXIT.fine : EXIT.refused;
  });
};

/** Some of the puzzles: every n-th of them, from one that the seed decides. */
const sampleOf = (puzzles: readonly Puzzle[], { sample, seed }: CheckOptions): readonly Puzzle[] => {
  if (sample === undefined || sample >= puzzles.length) return puzzles;
  const stride = puzzles.length / sample;
  const from = [...seed].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % Math.max(1, Math.floor(stride));
  return Array.from({ length: sample }, (_, i) => puzzles[Math.floor(i * stride) + from]!);
};
