import { fileURLToPath } from 'node:url';
import { gameOfPuzzle, heads, loadFace } from '@threefold-games/catalogue/load';
import { ok, type Result } from '@threefold-games/core';
import { type Difficulty, isPuzzleDay, type PuzzleEntry } from '@threefold-games/learn';
import { colourPaint, type Paint, plainPaint } from '@threefold-games/stage/terminal';
import { loadPuzzlePageWords, loadPuzzlesWords } from '@threefold-games/words';
import { Command } from 'commander';
import { helpText, type Run, wholeNumber } from '../command.ts';
import {
  type CommandFault,
  commandFault,
  EXIT,
  type ExitCode,
  misuse,
  refuse,
  systemFault,
  wrongUsage,
} from '../faults.ts';
import type { Lines } from '../io.ts';
import { chooseGame } from '../openGame.ts';
import { type Context, report, writeLine } from '../output.ts';
import { askGame } from '../play/askGame.ts';
import { pipedLines } from '../play/lines.ts';
import { openShelf, placeIn, readEntries, readPuzzle } from '../puzzles/collection.ts';
import { dailyPuzzles, fittingPuzzles, type Picked, type Picker } from '../puzzles/picker.ts';
import { PuzzleSession } from '../puzzles/session.ts';
import { TaskBoard } from '../task/taskBoard.ts';

interface PuzzleOptions {
  readonly id?: string;
  readonly theme?: string;
  readonly difficulty?: number;
  /** A day; true for today. */
  readonly daily?: string | true;
  readonly from?: string;
  readonly seed?: string;
  readonly plain?: true;
}

export const puzzleCommand = (run: Run): Command =>
  new Command('puzzle')
    .description('solve puzzles in the terminal, one after the other')
    .argument('[game]', 'the game; asked for when it is left out')
    .option('--id <id>', 'begin with this puzzle, such as tz-7k2ma')
    .option('--theme <theme>', 'only puzzles about this; README.md in the folder of the puzzles lists the themes')
    .option('--difficulty <n>', 'only puzzles that are easy (1), in the middle (2) or hard (3)', wholeNumber(1, 3))
    .option('--daily [date]', 'the puzzles of today or of another day, such as 2026-11-16: one of each game')
    .option(
      '--from <folder>',
      'puzzles of a game from a folder that "puzzles choose" wrote; those of this program else',
    )
    .option('--seed <text>', 'decides which puzzles come (default: a new one)')
    .option('--plain', 'no colours, ASCII only; so too where NO_COLOR is set or the output is no terminal')
    .addHelpText(
      'after',
      helpText(
        `Turns are typed in the notation, all steps of one on a line; "help" tells what else can be typed. The next puzzle fits to how the ones
before went; nothing is kept when you leave.`,
        'puzzle tzaar',
        'puzzle talat --theme david',
        'puzzle --daily',
      ),
    )
    .action((game: string | undefined, options: PuzzleOptions) => run(context => solve(context, game, options)));

const solve = async (context: Context, given: string | undefined, options: PuzzleOptions): Promise<ExitCode> => {
  const { io } = context;
  let lines: Lines | undefined;
  const openLines = (): Lines => (lines ??= io.terminal.stdin && io.terminal.stdout ? io.openEditor() : pipedLines(io));
  try {
    let game = given ?? (options.id === undefined ? undefined : gameOfPuzzle(options.id));
    if (game === undefined && options.daily === undefined && options.id === undefined) {
      const answer = await askGame(context, openLines());
      if (answer.kind !== 'line') return answer.kind === 'end' ? EXIT.fine : EXIT.interrupted;
      game = answer.text;
    }
    if (game === undefined && options.from !== undefined)
      return report(io, wrongUsage('A folder has the puzzles of one game.', 'Say which: puzzle GAME --from FOLDER.'));
    const picker = await openPicker(context, game, options);
    if (!picker.ok) return report(io, picker.error);
    const paint = options.plain || io.noColour || !io.terminal.stdout ? plainPaint : colourPaint;
    return await solveAll(context, picker.value, openLines(), paint, options.from);
  } finally {
    lines?.close();
  }
};

/** Which puzzles come, as the command line says it. */
const openPicker = async (
  context: Context,
  game: string | undefined,
  { id, theme, difficulty, daily, from, seed }: PuzzleOptions,
): Promise<Result<Picker, CommandFault>> => {
  const { io } = context;
  if (daily !== undefined) {
    if (id !== undefined || theme !== undefined || difficulty !== undefined)
      return misuse('The puzzles of a day are the same for everybody.', 'Leave --id, --theme and --difficulty away.');
    const day = daily === true ? io.today() : daily;
    if (!isPuzzleDay(day)) return misuse(`There are no puzzles for "${day}".`, 'Write a day such as 2026-11-16.');
    const lists = new Map<string, readonly PuzzleEntry[]>();
    for (const { id: each } of game === undefined ? heads : [{ id: game }]) {
      const entries = await entriesOf(context, each, from);
      if (!entries.ok) return entries;
      lists.set(each, entries.value);
    }
    return ok(dailyPuzzles(lists, day));
  }
  if (game === undefined) return misuse(`There is no puzzle "${id}".`, 'A puzzle is called, for example, tz-7k2ma.');
  const entries = await entriesOf(context, game, from);
  if (!entries.ok) return entries;
  const first = entries.value.find(entry => entry.id === id);
  if (id !== undefined && !first) return misuse(`${game} has no puzzle "${id}".`, 'Leave --id away for any of them.');
  const themes = [...new Set(entries.value.flatMap(entry => entry.themes))].sort();
  if (theme !== undefined && !themes.includes(theme))
    return misuse(`${game} has no puzzles about "${theme}".`, `The themes are ${themes.join(', ')}.`);
  const wish = { theme, difficulty: difficulty as Difficulty | undefined };
  return ok(fittingPuzzles(game, entries.value, wish, seed ?? io.freshSeed(), first));
};

const entriesOf = async (
  context: Context,
  id: string,
  from: string | undefined,
): Promise<Result<readonly PuzzleEntry[], CommandFault>> => {
  const game = chooseGame(context, id);
  if (!game.ok) return game;
  const opened = await openShelf(id);
  if (!opened) return misuse(`There are no puzzles of ${id}.`, 'Choose another game.');
  try {
    const entries = await readEntries(from === undefined ? opened.shelf : placeIn(from));
    return entries.ok ? entries : refuse(commandFault(context.catalogue, entries.error, id));
  } catch (error) {
    return refuse(systemFault(error, from ?? fileURLToPath(opened.shelf.index)));
  }
};

/** One puzzle after the other, until somebody leaves or there are none left. */
const solveAll = async (
  context: Context,
  picker: Picker,
  lines: Lines,
  paint: Paint,
  from: string | undefined,
): Promise<ExitCode> => {
  const { io } = context;
  for (;;) {
    const picked = picker.next();
    if (!picked) {
      writeLine(io, '  There are no more puzzles of this kind.');
      return EXIT.fine;
    }
    const session = await openSession(context, picked, lines, paint, from);
    if (!session.ok) return report(io, session.error);
    const { left, firstTry } = await session.value.session.solve();
    if (left !== 'next') return left === 'end' ? EXIT.fine : EXIT.interrupted;
    picker.note(session.value.puzzle, firstTry);
  }
};

const openSession = async (
  context: Context,
  { game: id, entry, index }: Picked,
  lines: Lines,
  paint: Paint,
  from: string | undefined,
) => {
  const game = chooseGame(context, id);
  if (!game.ok) return game;
  const { shelf, puzzling } = (await openShelf(id))!;
  try {
    const puzzle = await readPuzzle(from === undefined ? shelf : placeIn(from), index);
    if (!puzzle.ok) return refuse(commandFault(context.catalogue, puzzle.error, entry.id));
    const said = {
      page: await loadPuzzlePageWords('en'),
      lists: await loadPuzzlesWords('en'),
      game: await shelf.words('en'),
    };
    const face = (await loadFace(id, 'en'))!;
    const board = new TaskBoard({ context, game: game.value, lines, paint });
    const session = new PuzzleSession({ board, puzzle: puzzle.value, puzzling, face, said, head: id });
    return ok({ puzzle: puzzle.value, session });
  } catch (error) {
    return refuse(systemFault(error, from ?? fileURLToPath(shelf.index)));
  }
};
