import { createInterface } from 'node:readline';
import { type Io, type Line, type Lines, readLines } from '../io.ts';

/** Lines typed on a terminal, with history and completion. */
export const openEditor = (input: NodeJS.ReadStream, output: NodeJS.WriteStream): Lines => {
  let complete: (word: string) => string[] = () => [];
  let waiting: ((line: Line) => void) | undefined;
  let interrupted: (() => void) | undefined;
  // Several lines pasted at once come before they are asked for.
  const early: Line[] = [];
  const reader = createInterface({
    input,
    output,
    historySize: 500,
    completer: (typed: string) => {
      const word = /\S*$/.exec(typed)![0];
      return [complete(word), word];
    },
  });
  const deliver = (line: Line): void => {
    // The cursor still stands behind the prompt.
    if (line.kind !== 'line' && waiting) output.write('\n');
    const resolve = waiting;
    waiting = undefined;
    if (resolve) resolve(line);
    else early.push(line);
  };
  reader.on('line', text => deliver({ kind: 'line', text }));
  // The terminal hands over Ctrl-C as a key, and no signal comes.
  reader.on('SIGINT', () => (interrupted ? interrupted() : deliver({ kind: 'interrupted' })));
  reader.on('close', () => deliver({ kind: 'end' }));
  return {
    ask(prompt, offer) {
      const line = early.shift();
      if (line) return Promise.resolve(line);
      complete = offer;
      reader.setPrompt(prompt);
      reader.prompt();
      return new Promise(resolve => {
        waiting = resolve;
      });
    },
    onInterrupt(callback) {
      interrupted = callback;
      return () => {
        interrupted = undefined;
      };
    },
    close: () => reader.close(),
  };
};

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
