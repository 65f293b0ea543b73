import type { Io } from '../io.ts';
import { progress } from '../output.ts';
import type { PlayedGame } from './plan.ts';
import type { MatchResult } from './score.ts';
import { shortScore } from './summary.ts';

/** Milliseconds between two lines where standard error is no terminal. */
const NOW_AND_THEN = 30_000;
/** The width of the bar in characters. */
const BAR = 20;

/** Tells on standard error how a match of so many games goes: a bar on a terminal, else a line now and then. */
export const watchMatch = (
  io: Io,
  total: number,
): { tell(game: PlayedGame, soFar: () => MatchResult): void; clear(): void } => {
  const line = progress(io);
  let last = io.now();
  return {
    tell({ failure, number }, soFar) {
      if (failure) {
        line.clear();
        io.writeError(`game ${number + 1}: seat ${failure.seat} lost by itself (${failure.kind}): ${failure.detail}\n`);
      }
      line.show(() => `${bar((number + 1) / total)} ${shortScore(soFar(), total)}`);
      if (io.terminal.stderr || io.now() - last < NOW_AND_THEN) return;
      last = io.now();
      io.writeError(`${shortScore(soFar(), total)}\n`);
    },
    clear: () => line.clear(),
  };
};

const bar = (done: number): string => {
  const full = Math.round(done * BAR);
  return `[${'#'.repeat(full)}${'.'.repeat(BAR - full)}]`;
};
