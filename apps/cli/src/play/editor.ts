import { createInterface } from 'node:readline';
import type { Line, Lines } from '../io.ts';

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
