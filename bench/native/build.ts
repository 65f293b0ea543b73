import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** A program: its source, and what else the compiler is told. */
const PROGRAMS = {
  tzaar: { source: 'tzaar.cpp', flags: [] },
  frozen: { source: 'frozen.cpp', flags: [] },
  net: { source: 'net.cpp', flags: [] },
  // What WebAssembly has: vectors of 128 bits, and no multiplication that adds.
  net128: { source: 'net.cpp', flags: ['-DLANES=4', '-ffp-contract=off'] },
} as const;
export type Program = keyof typeof PROGRAMS;

/** What one run of a loop came to. */
export interface Run {
  /** What it found, to be held against the other language's: counts, verdicts or values. */
  readonly results: readonly number[];
  /** What one round cost of the processor. */
  readonly nanoseconds: number;
}

/** A compiler that is there, and what it calls itself. */
export interface Compiler {
  readonly command: string;
  readonly version: string;
}

/** The first C++ compiler that answers: the one that `CXX` names, or one of the usual names. */
export const findCompiler = (): Compiler | undefined => {
  for (const command of [process.env.CXX, 'c++', 'g++', 'clang++']) {
    if (!command) continue;
    const { status, stdout } = spawnSync(command, ['--version'], { encoding: 'utf8' });
    if (status === 0) return { command, version: stdout.split('\n')[0]! };
  }
  return undefined;
};

/** Builds a program where that is yet to be done, and says where it lies. */
export const build = ({ command, version }: Compiler, program: Program): string => {
  const { source, flags } = PROGRAMS[program];
  const options = ['-std=c++17', '-O3', '-march=native', ...flags];
  const key = createHash('sha256').update([command, version, ...options].join(' '));
  for (const file of [source, 'measure.h']) key.update(readFileSync(folder(file)));
  const built = folder(`dist/${program}-${key.digest('hex').slice(0, 16)}`);
  if (existsSync(built)) return built;
  mkdirSync(folder('dist'), { recursive: true });
  const unfinished = `${built}.${process.pid}`;
  const { status, stderr } = spawnSync(command, [...options, folder(source), '-o', unfinished], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} cannot build ${source}:\n${stderr}`);
  renameSync(unfinished, built);
  return built;
};

/** Runs a program for so many rounds. */
export const runNative = (built: string, rounds: number, parameters: readonly string[], input: string): Run => {
  const { status, stdout } = spawnSync(built, [String(rounds), ...parameters], {
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Error(`${built} failed`);
  const lines = stdout.trim().split('\n');
  const time = lines.find(line => line.startsWith('nanoseconds '));
  return {
    results: lines.filter(line => line !== time).map(Number),
    nanoseconds: time === undefined ? 0 : Number(time.split(' ')[1]),
  };
};
