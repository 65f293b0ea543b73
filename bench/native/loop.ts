import type { Program, Run } from './build.ts';

/** A native program that a loop is held against. */
export interface Rival {
  readonly program: Program;
  /** What tells it from another one. */
  readonly label: string;
  /** The ratio that is aimed at, where there is one. */
  readonly goal?: number;
}

/** A loop that is written in TypeScript and in C++. */
export interface Loop {
  readonly name: string;
  readonly rivals: readonly Rival[];
  /** What programs are called with, beside the number of rounds. */
  readonly parameters: readonly string[];
  /** What programs read: the same positions that the TypeScript has. */
  readonly input: string;
  /** How many units one round is, and what they are called. */
  readonly work: number;
  readonly unit: string;
  /** By how much results may differ. */
  readonly tolerance: number;
  /** How many rounds a measurement takes. */
  readonly rounds: number;
  /** Runs the TypeScript. With no rounds only the results count. */
  readonly run: (rounds: number) => Run;
}

/** Nanoseconds that the processor has worked for this process: what else the machine does is not counted. */
export const clockNanoseconds = (): number => {
  const { user, system } = process.cpuUsage();
  return 1000 * (user + system);
};

/** Runs a round to warm up, then so many, and says what one of them took. */
export const measure = (rounds: number, round: () => void): number => {
  round();
  const began = clockNanoseconds();
  for (let i = 0; i < rounds; i++) round();
  return rounds === 0 ? 0 : (clockNanoseconds() - began) / rounds;
};
