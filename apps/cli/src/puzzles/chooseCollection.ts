import { checkPuzzle, formatGoal, readLine, themesOf } from '@threefold-games/learn';
import { speaker } from '@threefold-games/speech';
import { EXIT, type ExitCode, systemFault } from '../faults.ts';
import { type Context, progress, report, writeLine } from '../output.ts';
import { choose, gather } from './choose.ts';
import { collectionFiles, puzzleOf } from './collectionFiles.ts';
import { countLines } from './counts.ts';
import type { Grade } from './grade.ts';
import { readJsonLines, readText } from './lines.ts';
import type { MinedGame } from './mine.ts';
import { openWork } from './openWork.ts';

export interface ChooseOptions {
  readonly mined: readonly string[];
  readonly graded: readonly string[];
  readonly to: string;
  readonly count: number;
  readonly without?: string;
}

/** Chooses a collection and writes its files. */
export const chooseCollection = async (context: Context, id: string, options: ChooseOptions): Promise<ExitCode> => {
  const { io } = context;
  const opened = await openWork(context, id);
  if (!opened.ok) return report(io, opened.error);
  const { bot, puzzling, shelf } = opened.value;
  const { game } = bot;
  const games = await readJsonLines<MinedGame>(io, options.mined);
  if (!games.ok) return report(io, games.error);
  const grades = await readJsonLines<Grade>(io, options.graded);
  if (!grades.ok) return report(io, grades.error);
  const began = io.now();
  const bar = progress(io);
  let checked = 0;
  try {
    const thrownAway = options.without === undefined ? '' : await readText(io, options.without);
    const graded = gather(games.value, grades.value);
    const { chosen, leftOut } = choose(graded, {
      count: options.count,
      without: new Set(thrownAway.split(/\s+/)),
      themes: puzzle => {
        const read = readLine(game, puzzle);
        return read.ok ? themesOf(puzzling, read.value) : [];
      },
      canonical: ({ position, goal }) => {
        const decoded = game.decode(position);
        return `${decoded.ok ? puzzling.canonical(decoded.value) : position} ${formatGoal(goal)}`;
      },
      isProven: puzzle => {
        bar.show(() => `${++checked} puzzles proven again`);
        return checkPuzzle(game, puzzling, puzzleOf(puzzle)).length === 0;
      },
    });
    bar.clear();
    const words = await shelf.words('en');
    const speak = speaker('en');
    const themes = puzzling.themes.map(theme => {
      const name = words.themes[theme.id]?.name;
      return { id: theme.id, name: name === undefined ? theme.id : speak(name) };
    });
    for (const { name, text } of collectionFiles(chosen, { game: id, themes, games: games.value }))
      await io.writeFile(`${options.to}/${name}`, text, true);
    const mined = games.value.reduce((sum, { puzzles }) => sum + puzzles.length, 0);
    writeLine(io, `mined: ${mined} puzzles of ${games.value.length} games; graded: ${graded.length}`);
    writeLine(io, `left out: ${[...leftOut].map(([why, count]) => `${count} ${why}`).join(', ') || 'none'}`);
    writeLine(io, `chosen: ${chosen.length} puzzles in ${((io.now() - began) / 1000).toFixed(0)} s`);
    for (const line of countLines(
      chosen.map(puzzleOf),
      themes.map(theme => theme.id),
    ))
      writeLine(io, `  ${line}`);
    return EXIT.fine;
  } catch (error) {
    return report(io, systemFault(error, options.to));
  }
};
