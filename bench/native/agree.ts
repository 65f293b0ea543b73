import { build, type Compiler, type Program, type Run, runNative } from './build.ts';
import type { Loop } from './loop.ts';

/** Runs a loop natively, as many rounds as in TypeScript. */
export const runRival = (compiler: Compiler, loop: Loop, program: Program, rounds: number): Run =>
  runNative(build(compiler, program), rounds, loop.parameters, loop.input);

/** Where the results of both differ most; undefined where they agree. */
export const differenceOf = ({ tolerance }: Loop, one: Run, other: Run): string | undefined => {
  if (one.results.length !== other.results.length) return `${one.results.length} and ${other.results.length} results`;
  const at = one.results.findIndex((result, i) => !(Math.abs(result - other.results[i]!) <= tolerance));
  return at < 0 ? undefined : `result ${at} is ${one.results[at]} and ${other.results[at]}`;
};
