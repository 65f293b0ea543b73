import type { Game } from '@threefold-games/core';
import { Command } from 'commander';
import { examples, type Run } from '../command.ts';
import { EXIT, type ExitCode } from '../faults.ts';
import { type CheckedLessons, checkLessons } from '../lessons/check.ts';
import { chooseGame } from '../openGame.ts';
import { type Context, report, writeLine } from '../output.ts';

export const lessonsCommand = (run: Run): Command =>
  new Command('lessons')
    .description('what stands behind the lessons')
    .addHelpText('after', examples('lessons check', 'lessons check tzaar'))
    .addCommand(
      new Command('check')
        .description('hold the lessons against the rules, and what they say against its limits, in every language')
        .argument('[game]', 'the game; all of them when it is left out')
        .addHelpText('after', examples('lessons check', 'lessons check tzaar'))
        .action((game: string | undefined) => run(context => check(context, game))),
    );

const check = async (context: Context, id: string | undefined): Promise<ExitCode> => {
  const { io, catalogue } = context;
  let games: readonly Game[] = catalogue.games;
  if (id !== undefined) {
    const game = chooseGame(context, id);
    if (!game.ok) return report(io, game.error);
    games = [game.value];
  }
  let faults = 0;
  for (const game of games) {
    const rules = new Set(catalogue.rulebook(game.id).flatMap(chapter => chapter.rules.map(rule => rule.id)));
    const checked = await checkLessons(game, rules);
    if (checked) faults += tell(context, game, checked);
    else writeLine(io, `${game.id}: no lessons`);
  }
  return faults === 0 ? EXIT.fine : EXIT.refused;
};

/** Prints what was found, and returns how many faults there are. */
const tell = ({ io }: Context, { id }: Game, { tasks, words }: CheckedLessons): number => {
  for (const { lesson, task, accepted, turns, faults } of tasks) {
    const part = turns === 0 ? '' : `${accepted} of ${turns} turns, ${percent(accepted / turns)}`;
    writeLine(io, `${id}  ${`${lesson} ${task}`.padEnd(20)} ${part}`.trimEnd());
    for (const fault of faults) writeLine(io, `    ${fault}`);
  }
  for (const fault of words) writeLine(io, `${id}  ${fault}`);
  const count = words.length + tasks.reduce((sum, { faults }) => sum + faults.length, 0);
  const lessons = new Set(tasks.map(({ lesson }) => lesson)).size;
  writeLine(io, `${id}: ${tasks.length} tasks in ${lessons} lessons, ${count === 1 ? '1 fault' : `${count} faults`}`);
  return count;
};

const percent = (share: number): string => `${(100 * share).toFixed(share < 0.01 ? 2 : 0)} %`;
