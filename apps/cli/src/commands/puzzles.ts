import { Command, InvalidArgumentError } from 'commander';
import { helpText, type Run, wholeNumber } from '../command.ts';
import { type CheckOptions, check } from '../puzzles/checkCollections.ts';
import { type ChooseOptions, chooseCollection } from '../puzzles/chooseCollection.ts';
import { type GradeOptions, grade } from '../puzzles/gradePuzzles.ts';
import { type MineOptions, mine } from '../puzzles/mineGames.ts';
import type { Part } from '../puzzles/openWork.ts';

const part = (text: string): Part => {
  const [, number, of] = (/^(\d{1,3})\/(\d{1,3})$/.exec(text) ?? []).map(Number);
  if (number === undefined || of === undefined || number < 1 || number > of)
    throw new InvalidArgumentError('It must be such as 2/16: the second of sixteen parts.');
  return { number, of };
};
const WHOLE: Part = { number: 1, of: 1 };

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
        .action((game: string, options: ChooseOptions) => run(context => chooseCollection(context, game, options))),
    )
    .addCommand(
      new Command('check')
        .description('prove the shipped puzzles again, every turn of each, from the files alone')
        .argument('[game]', 'the game; all of them when it is left out')
        .option('--from <folder>', 'where its files are; the shipped ones when it is left out')
        .option('--sample <n>', 'only so many of each game', wholeNumber(1, 100_000))
        .option('--seed <text>', 'which ones are taken for a sample', '1')
        .action((game: string | undefined, options: CheckOptions) => run(context => check(context, game, options))),
    );
