import { openEvaluator } from '../bots.ts';
import { commandFault, EXIT, type ExitCode, wrongUsage } from '../faults.ts';
import { interruptible } from '../io.ts';
import { type Context, progress, report, writeLine } from '../output.ts';
import { openJsonLines } from './lines.ts';
import { Mine, type MinedGame } from './mine.ts';
import { isOf, openWork, type Part } from './openWork.ts';

/** What each stage has yielded and cost, line by line. */
const tellYield = (games: readonly MinedGame[]): readonly string[] => {
  const sum = (of: (game: MinedGame) => number): number => games.reduce((total, game) => total + of(game), 0);
  const each = (seconds: number): string => `${(seconds / Math.max(1, games.length)).toFixed(2)} s a game`;
  const rejected = new Map<string, number>();
  const themes = new Map<string, number>();
  for (const { yield: found, puzzles } of games) {
    for (const [why, count] of Object.entries(found.rejected)) rejected.set(why, (rejected.get(why) ?? 0) + count);
    for (const puzzle of puzzles) for (const theme of puzzle.themes) themes.set(theme, (themes.get(theme) ?? 0) + 1);
  }
  const byCount = (counts: ReadonlyMap<string, number>): string =>
    [...counts]
      .sort(([, a], [, b]) => b - a)
      .map(([name, count]) => `${name} ${count}`)
      .join(', ');
  return [
    `played: ${games.length} games, ${sum(game => game.yield.turns)} turns, ${each(sum(game => game.yield.played))}`,
    `judged: ${each(sum(game => game.yield.mined))}; left out: ${byCount(rejected)}`,
    `weighed by the engine: ${each(sum(game => game.yield.weighed))}`,
    `found: ${sum(game => game.puzzles.length)} puzzles; ${byCount(themes)}`,
  ];
};

export interface MineOptions {
  readonly games: number;
  readonly seed: string;
  readonly part: Part;
  readonly out: string;
}

/** Mines games and adds what was found to a file. */
export const mine = async (
  context: Context,
  id: string,
  { games, seed, part, out }: MineOptions,
): Promise<ExitCode> => {
  const { io, catalogue } = context;
  if (!/^[\w-]{1,40}$/.test(seed))
    return report(
      io,
      wrongUsage(`The seed "${seed}" has other signs than letters, digits and dashes.`, 'Choose another one.'),
    );
  const opened = await openWork(context, id);
  if (!opened.ok) return report(io, opened.error);
  const { bot, puzzling } = opened.value;
  const evaluator = await openEvaluator(bot, 'big');
  if (!evaluator.ok) return report(io, commandFault(catalogue, evaluator.error, id));
  const file = await openJsonLines<MinedGame>(io, out);
  if (!file.ok) return report(io, file.error);
  const done = new Set(file.value.held.filter(game => game.seed === seed).map(({ number }) => number));
  const all = [...file.value.held];
  const bar = progress(io);
  return interruptible(io, async stop => {
    const quarry = new Mine(bot, puzzling, evaluator.value);
    for (let number = 0; number < games && !stop.aborted; number++) {
      if (!isOf(part, number) || done.has(number)) continue;
      const found = await quarry.dig(seed, number, stop);
      if (!found) break;
      const fault = await file.value.add(`${JSON.stringify(found)}\n`);
      if (fault) return report(io, fault);
      all.push(found);
      bar.show(() => `${all.length} games, ${all.reduce((sum, { puzzles }) => sum + puzzles.length, 0)} puzzles`);
    }
    bar.clear();
    for (const line of tellYield(all)) writeLine(io, line);
    return stop.aborted ? EXIT.interrupted : EXIT.fine;
  });
};
