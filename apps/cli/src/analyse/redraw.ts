import type { Io } from '../io.ts';

/** Shows a text that changes: in its place on a terminal, and anywhere else only when it is final. */
export const redrawer = (io: Io): { show(text: string, final: boolean): void } => {
  const inPlace = io.terminal.stdout && !io.noColour;
  let lines = 0;
  return {
    show(text, final) {
      if (!inPlace && !final) return;
      io.write(`${lines > 0 ? `\u001b[${lines}F\u001b[J` : ''}${text}\n`);
      lines = text.split('\n').length;
    },
  };
};
