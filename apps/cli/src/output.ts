import { printable } from '@threefold-games/core';
import type { Catalogue } from './catalogue.ts';
import type { CommandFault, ExitCode } from './faults.ts';
import type { Io } from './io.ts';

/** What every command gets: the world outside and the games. */
export interface Context {
  readonly io: Io;
  readonly catalogue: Catalogue;
}

/** Says on standard error what went wrong, and gives the exit code for it. */
export const report = (io: Io, fault: CommandFault): ExitCode => {
  io.writeError(`threefold: ${fault.code}: ${printable(fault.sentence)}\nhint: ${printable(fault.hint)}\n`);
  return fault.exit;
};

export const writeLine = (io: Io, line: string): void => io.write(`${line}\n`);

export const writeJson = (io: Io, value: unknown): void => writeLine(io, JSON.stringify(value));

/** Words in columns that fit into `width` characters, read line by line. */
export const columns = (words: readonly string[], width: number): string => {
  const cell = Math.max(1, ...words.map(word => word.length)) + 2;
  const across = Math.max(1, Math.floor(width / cell));
  const lines: string[] = [];
  for (let i = 0; i < words.length; i += across) {
    lines.push(
      words
        .slice(i, i + across)
        .map(word => word.padEnd(cell))
        .join('')
        .trimEnd(),
    );
  }
  return lines.join('\n');
};

/** A line on the terminal's standard error that tells how far long work has come; silent anywhere else. */
export const progress = (io: Io): { show(text: () => string): void; clear(): void } => {
  let last = io.now();
  let shown = false;
  return {
    show(text) {
      if (!io.terminal.stderr || io.now() - last < 200) return;
      last = io.now();
      shown = true;
      io.writeError(`\r\u001b[K${text().slice(0, io.columns - 1)}`);
    },
    clear() {
      if (shown) io.writeError('\r\u001b[K');
      shown = false;
    },
  };
};
