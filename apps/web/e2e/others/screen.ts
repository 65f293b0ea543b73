import { spawn } from 'node:child_process';
import { findProgram } from './program.ts';

const path = findProgram('Xvfb');

/** Why there is no screen; undefined where there can be one. Without any a browser draws nothing in three dimensions, or nothing at all. */
export const NO_SCREEN =
  path === undefined ? 'There is no screen to draw on: "apt-get install xvfb" on Debian' : undefined;

/** A screen that nobody sees. */
export interface Screen {
  /** What programs call it. */
  readonly display: string;
  close(): void;
}

export const openScreen = async (): Promise<Screen> => {
  const shown = spawn(path!, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    shown.once('error', reject);
    shown.stdio[3]!.once('data', data => resolve(String(data).trim()));
  });
  return { display: `:${number}`, close: () => void shown.kill() };
};
