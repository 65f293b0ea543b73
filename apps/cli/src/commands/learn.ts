import { loadLearning } from '@threefold-games/catalogue';
import { colourPaint, plainPaint } from '@threefold-games/stage/terminal';
import { Command } from 'commander';
import { helpText, type Run } from '../command.ts';
import { EXIT, type ExitCode, wrongUsage } from '../faults.ts';
import { Teacher } from '../lessons/teacher.ts';
import { chooseGame } from '../openGame.ts';
import { type Context, report } from '../output.ts';
import { Computer } from '../play/computer.ts';
import { pipedLines } from '../play/lines.ts';
import { TaskBoard } from '../task/taskBoard.ts';
import { play } from './play.ts';

/** The level that answers a turn which missed its goal. */
const ANSWERS = 6;

export const learnCommand = (run: Run): Command =>
  new Command('learn')
    .description('learn a game by playing its lessons in the terminal')
    .argument('<game>', 'the game')
    .argument('[lesson]', 'the lesson to begin with, by number or name; the first when it is left out')
    .option('--plain', 'no colours, ASCII only; so too where NO_COLOR is set or the output is no terminal')
    .addHelpText(
      'after',
      helpText(
        'Steps are typed in the notation; "help" tells what else can be typed. The last lesson is a whole game against level 1.',
        'learn tzaar',
        'learn talat 4',
      ),
    )
    .action((game: string, lesson: string | undefined, options: { readonly plain?: boolean }) =>
      run(context => learn(context, game, lesson, options.plain === true)),
    );

const learn = async (context: Context, id: string, from: string | undefined, plain: boolean): Promise<ExitCode> => {
  const { io } = context;
  const game = chooseGame(context, id);
  if (!game.ok) return report(io, game.error);
  const learning = await loadLearning(id);
  if (!learning)
    return report(io, wrongUsage(`There are no lessons of ${id}.`, `"threefold rules ${id}" prints its rules.`));
  const { course } = learning;
  const words = await learning.words('en');
  const { lessons } = course;
  const index = from === undefined ? 0 : lessons.findIndex((lesson, i) => lesson.id === from || String(i + 1) === from);
  if (index < 0)
    return report(
      io,
      wrongUsage(
        `There is no lesson ${JSON.stringify(from)}.`,
        `The lessons are 1 to ${lessons.length}: ${lessons.map(lesson => lesson.id).join(', ')}.`,
      ),
    );
  const computer = await Computer.open(context, game.value, [`bot:${ANSWERS}`], 'lesson');
  if (!computer.ok) return report(io, computer.error);
  const lines = io.terminal.stdin && io.terminal.stdout ? io.openEditor() : pipedLines(io);
  const paint = plain || io.noColour || !io.terminal.stdout ? plainPaint : colourPaint;
  const reply = { computer: computer.value, level: ANSWERS };
  const left = await new Teacher({
    board: new TaskBoard({ context, game: game.value, lines, paint }),
    course,
    words,
    reply,
  }).teach(index);
  if (left !== 'game') {
    lines.close();
    return left === 'interrupted' ? EXIT.interrupted : EXIT.fine;
  }
  const { seats, options, level } = lessons.at(-1)!.game!;
  return play(
    context,
    id,
    {
      seats: String(seats),
      seat: [`bot:${level}`],
      option: Object.entries(options).map(([name, value]) => `${name}=${value}`),
      ...(plain && { plain }),
    },
    lines,
  );
};
