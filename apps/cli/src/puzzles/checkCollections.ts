import { fileURLToPath } from 'node:url';
import { type Game, ok, parseRecord, type Result, replay, seededRandom } from '@threefold-games/core';
import { checkPuzzle, lastTurnOf, type Puzzle, PuzzleMaker, type Puzzling } from '@threefold-games/learn';
import type { StopSignal } from '@threefold-games/search';
import { type CommandFault, commandFault, EXIT, type ExitCode, refuse, systemFault, wrongUsage } from '../faults.ts';
import { interruptible } from '../io.ts';
import { chooseGame } from '../openGame.ts';
import { type Context, progress, report, writeLine } from '../output.ts';
import { openShelf, placeIn, readCollection } from './collection.ts';
import { countFaults, countLines } from './counts.ts';

/** Holds a puzzle against the record of the game that it comes from: what is wrong, each in an English sentence. */
const checkSource = (game: Game, puzzling: Puzzling, puzzle: Puzzle, text: string | undefined): readonly string[] => {
  if (text === undefined) return ['The game that it comes from is missing.'];
  const record = parseRecord(text);
  if (!record.ok) return [`The game that it comes from cannot be read: ${record.error.code}.`];
  const replayed = replay(id => (id === game.id ? game : undefined), record.value);
  if (!replayed.ok) return [`The game that it comes from is refused: ${replayed.error.code}.`];
  const { history } = replayed.value;
  const turn = history.turns[puzzle.from.turn - 1];
  if (!turn) return [`The game that it comes from has no turn ${puzzle.from.turn}.`];
  const before = history.before(puzzle.from.turn - 1).withActions(turn.actions.slice(0, turn.drawn.length));
  if (before.position.encode() !== puzzle.position) return ['The game that it comes from does not have its position.'];
  const last = lastTurnOf(before);
  const missed = !new PuzzleMaker(game, puzzling).does(before, puzzle.goal, turn.steps);
  return [
    ...(JSON.stringify(last) === JSON.stringify(puzzle.last) ? [] : ['Its last turn is not that of its game.']),
    ...(missed === puzzle.missed ? [] : [`Its game ${missed ? 'missed' : 'found'} it.`]),
  ];
};

export interface CheckOptions {
  readonly from?: string;
  readonly sample?: number;
  readonly seed: string;
}

/** Proves the shipped puzzles again. */
export const check = async (context: Context, id: string | undefined, options: CheckOptions): Promise<ExitCode> => {
  const { io, catalogue } = context;
  let games: readonly Game[] = catalogue.games;
  if (id !== undefined) {
    const game = chooseGame(context, id);
    if (!game.ok) return report(io, game.error);
    games = [game.value];
  } else if (options.from !== undefined) {
    return report(
      io,
      wrongUsage('A folder has the puzzles of one game.', 'Say which: puzzles check GAME --from FOLDER.'),
    );
  }
  return interruptible(io, async stop => {
    let faulty = 0;
    for (const game of games) {
      const shelf = await openShelf(game.id);
      if (!shelf) {
        writeLine(io, `${game.id}: no puzzles`);
        continue;
      }
      const checked = await checkShelf(context, game, shelf, options, stop);
      if (!checked.ok) return report(io, checked.error);
      if (stop.aborted) return EXIT.interrupted;
      faulty += checked.value;
    }
    return faulty === 0 ? EXIT.fine : EXIT.refused;
  });
};

/** Checks the collection of a game, tells what was found, and how many faults there are. */
const checkShelf = async (
  { io, catalogue }: Context,
  game: Game,
  { shelf, puzzling }: NonNullable<Awaited<ReturnType<typeof openShelf>>>,
  { from, ...options }: CheckOptions,
  stop: StopSignal,
): Promise<Result<number, CommandFault>> => {
  const began = io.now();
  try {
    const collection = await readCollection(from === undefined ? shelf : placeIn(from));
    if (!collection.ok) return refuse(commandFault(catalogue, collection.error, game.id));
    const { puzzles } = collection.value;
    const bar = progress(io);
    let [checked, faults] = [0, 0];
    const tell = (fault: string): void => {
      faults++;
      bar.clear();
      writeLine(io, fault);
    };
    const themes = puzzling.themes.map(theme => theme.id);
    for (const fault of [...collection.value.faults, ...countFaults(puzzles, themes)]) tell(`${game.id}: ${fault}`);
    for (const i of sampleOf(puzzles.length, options)) {
      if (stop.aborted) break;
      const puzzle = puzzles[i]!;
      const found = [
        ...checkPuzzle(game, puzzling, puzzle),
        ...checkSource(game, puzzling, puzzle, collection.value.records[i]),
      ];
      checked++;
      for (const fault of found) tell(`${puzzle.id}: ${fault}`);
      bar.show(() => `${game.id}: ${checked} puzzles`);
    }
    bar.clear();
    const seconds = ((io.now() - began) / 1000).toFixed(0);
    writeLine(io, `${game.id}: ${checked} of ${puzzles.length} puzzles checked in ${seconds} s, ${faults} faults`);
    for (const line of countLines(puzzles, themes)) writeLine(io, `  ${line}`);
    return ok(faults);
  } catch (error) {
    return refuse(systemFault(error, from ?? fileURLToPath(shelf.index)));
  }
};

/** Some of so many: every n-th of them, from one that the seed decides. */
const sampleOf = (
  count: number,
  { sample = count, seed }: Pick<CheckOptions, 'sample' | 'seed'>,
): readonly number[] => {
  const stride = Math.max(1, count / sample);
  const from = seededRandom(seed).below(Math.max(1, Math.floor(stride)));
  return Array.from({ length: Math.min(sample, count) }, (_, i) => Math.floor(i * stride) + from);
};
