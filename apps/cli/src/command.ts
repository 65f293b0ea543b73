import { InvalidArgumentError } from 'commander';
import type { ExitCode } from './exit.ts';
import type { Context } from './output.ts';

/** Does a command's work and keeps its exit code. Every command's action goes through it. */
export type Run = (work: (context: Context) => ExitCode | Promise<ExitCode>) => Promise<void>;

/** Gathers an option that may be repeated. */
export const collect = (value: string, before: readonly string[] | undefined): readonly string[] => [
  ...(before ?? []),
  value,
];

/** An option that is a number in a range. */
export const wholeNumber =
  (least: number, most: number) =>
  (text: string): number => {
    const value = Number(text);
    if (!/^\d{1,9}$/.test(text) || value < least || value > most) {
      throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`);
    }
    return value;
  };

/** The help's examples. */
export const examples = (...lines: readonly string[]): string =>
  `\nExamples:\n${lines.map(line => `  $ threefold ${line}`).join('\n')}\n`;
