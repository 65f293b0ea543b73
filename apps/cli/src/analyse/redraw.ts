import type { Io } from '../io.ts';

/**
 * Shows a text that changes: in its place on a terminal, and anywhere else only when it is final. Until then no more of it than fits,
 * as what has left the screen cannot be drawn again.
 */
export const redrawer = (io: Io): { show(text: string, final: boolean): void } => {
  const inPlace = io.terminal.stdout && !io.noColour;
  let lines = 0;
  return {
    show(text, final) {
      if (!inPlace && !final) return;
      const shown = final ? text.split('\n') : text.split('\n').slice(0, io.rows - 1);
      io.write(`${lines > 0 ? `\u001b[${lines}F\u001b[J` : ''}${shown.join('\n')}\n`);
      lines = shown.length;
    },
  };
};
