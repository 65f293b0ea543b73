import type { Io, Line, Lines } from '../io.ts';
import { readLines } from '../readLines.ts';

/** Lines from a pipe or a file. They are repeated after the prompt, so that the output reads like a session. */
export const pipedLines = (io: Io): Lines => {
  const lines = readLines(io.stdin);
  let interrupt: ((line: Line) => void) | undefined;
  const interrupted = new Promise<Line>(resolve => {
    interrupt = resolve;
  });
  const release = io.onInterrupt(() => interrupt?.({ kind: 'interrupted' }));
  return {
    async ask(prompt) {
      io.write(prompt);
      const line = await Promise.race([next(lines), interrupted]);
      io.write(line.kind === 'line' ? `${line.text}\n` : '\n');
      return line;
    },
    onInterrupt: callback => io.onInterrupt(callback),
    close: release,
  };
};

const next = async (lines: AsyncGenerator<string>): Promise<Line> => {
  try {
    const { done, value } = await lines.next();
    return done ? { kind: 'end' } : { kind: 'line', text: value };
  } catch {
    // Standard input broke off (a folder was given, the terminal went away): for a player that is its end.
    return { kind: 'end' };
  }
};
