import { EXIT, type ExitCode } from '../faults.ts';
import { interruptible } from '../io.ts';
import { type Context, progress, report, writeLine } from '../output.ts';
import { type Grade, Grader } from './grade.ts';
import { openJsonLines, readJsonLines } from './lines.ts';
import type { MinedGame } from './mine.ts';
import { isOf, openWork, type Part } from './openWork.ts';

export interface GradeOptions {
  readonly part: Part;
  readonly out: string;
}

/** Lets the levels try what was mined and adds the grades to a file. */
export const grade = async (
  context: Context,
  id: string,
  mined: readonly string[],
  { part, out }: GradeOptions,
): Promise<ExitCode> => {
  const { io } = context;
  const opened = await openWork(context, id);
  if (!opened.ok) return report(io, opened.error);
  const games = await readJsonLines<MinedGame>(io, mined);
  if (!games.ok) return report(io, games.error);
  const file = await openJsonLines<Grade>(io, out);
  if (!file.ok) return report(io, file.error);
  const done = new Set(file.value.held.map(each => each.id));
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
      const fault = await file.value.add(`${JSON.stringify(found)}\n`);
      if (fault) return report(io, fault);
      graded++;
      bar.show(() => `${graded} of ${puzzles.length} puzzles`);
    }
    bar.clear();
    const seconds = (io.now() - began) / 1000;
    writeLine(io, `${graded} puzzles graded, ${(seconds / Math.max(1, graded)).toFixed(2)} s each`);
    return stop.aborted ? EXIT.interrupted : EXIT.fine;
  });
};
