import { openEvaluator } from '../bots.ts';
import { commandFault, EXIT, type ExitCode, wrongUsage } from '../faults.ts';
import { interruptible } from '../io.ts';
import { type Context, progress, report, writeLine } from '../output.ts';
import { openJsonLines } from './lines.ts';
import { Mine, type MinedGame } from './mine.ts';
import { isOf, openWork, type Part } from './openWork.ts';
import { tellYield } from './tellYield.ts';

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
