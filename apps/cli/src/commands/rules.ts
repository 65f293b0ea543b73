import { quote } from '@threefold-games/core';
import { wrap } from '@threefold-games/stage/terminal';
import { Command } from 'commander';
import { ruleSentence } from '../catalogue.ts';
import { examples, type Run } from '../command.ts';
import { EXIT, type ExitCode, wrongUsage } from '../faults.ts';
import { chooseGame } from '../openGame.ts';
import { type Context, report, writeLine } from '../output.ts';

export const rulesCommand = (run: Run): Command =>
  new Command('rules')
    .description('print the numbered rules of a game, or one of them')
    .argument('<game>', 'the game')
    .argument('[rule]', 'the number of a rule, such as TZ-4.2')
    .addHelpText('after', examples('rules tzaar', 'rules tzaar TZ-4.2'))
    .action((game: string, rule: string | undefined) => run(context => printRules(context, game, rule)));

const printRules = (context: Context, id: string, rule: string | undefined): ExitCode => {
  const { io, catalogue } = context;
  const game = chooseGame(context, id);
  if (!game.ok) return report(io, game.error);
  const width = Math.min(io.columns, 100);
  if (rule !== undefined) {
    const sentence = ruleSentence(catalogue, id, rule.toUpperCase());
    if (sentence === undefined) {
      return report(io, wrongUsage(`${id} has no rule ${quote(rule)}.`, `"threefold rules ${id}" prints them all.`));
    }
    writeLine(io, layOut(rule.toUpperCase(), sentence, width));
    return EXIT.fine;
  }
  for (const [i, chapter] of catalogue.rulebook(id).entries()) {
    writeLine(io, `${i === 0 ? '' : '\n'}${chapter.title}`);
    for (const { id: number, text } of chapter.rules) {
      writeLine(io, layOut(number, text, width));
    }
  }
  return EXIT.fine;
};

const layOut = (id: string, sentence: string, width: number): string =>
  id.padEnd(8) + wrap(sentence, width, ' '.repeat(8));
