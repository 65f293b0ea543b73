import type { Io } from '../io.ts';

/** A sign of life on the terminal while somebody thinks; silent anywhere else. */
export const signOfLife = (io: Io, who: string): { tell(simulations: number): void; clear(): void } => {
  const show = (more: string): void => {
    if (io.terminal.stderr) io.writeError(`\r\u001b[K${`  ${who} thinks ...${more}`.slice(0, io.columns - 1)}`);
  };
  show('');
  return {
    tell: simulations => show(` ${simulations.toLocaleString('en')} simulations`),
    clear: () => {
      if (io.terminal.stderr) io.writeError('\r\u001b[K');
    },
  };
};
