import { wrap } from '@threefold-games/stage/terminal';
import { type AddHelpTextContext, InvalidArgumentError } from 'commander';
import type { ExitCode } from './faults.ts';
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

/** An option that is a number of seconds. */
export const seconds = (text: string): number => {
  const value = Number(text);
  if (!/^\d{1,6}(\.\d{1,3})?$/.test(text) || value === 0) {
    throw new InvalidArgumentError('It must be a number of seconds, such as 5 or 0.5.');
  }
  return value;
};

/**
 * What follows a command's options: paragraphs as wide as the terminal, parted by empty lines, then examples. A line that begins with
 * blanks is a row of its own, hung below its second column where it has one.
 */
export const helpText =
  (text: string, ...lines: readonly string[]) =>
  ({ command }: AddHelpTextContext): string => {
    const width = Math.min(command.configureOutput().getOutHelpWidth!(), 100);
    const blocks = text.split('\n\n').map(paragraph =>
      paragraph
        .trimEnd()
        .split(/\n(?= )|(?<=\n .*)\n/)
        .map(block => (block.startsWith(' ') ? row(block, width) : wrap(block.trim(), width)))
        .join('\n'),
    );
    return `\n${blocks.join('\n\n')}\n${examples(...lines)}`;
  };

const row = (line: string, width: number): string => {
  const first = /^ +\S.{0,20}? {2,}/.exec(line)?.[0] ?? line;
  return `${first}${wrap(line.slice(first.length), width, ' '.repeat(first.length))}`;
};

/** The help's examples. */
export const examples = (...lines: readonly string[]): string =>
  `\nExamples:\n${lines.map(line => `  $ threefold ${line}`).join('\n')}`;
