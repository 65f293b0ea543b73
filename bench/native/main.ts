// Holds the loops in which the games spend most of their time against the same ones in C++: `npm run bench:native`, with a part of a
// loop's name for some of them. Both take turns, so that whatever else the machine does meets both.
import { differenceOf, runRival } from './agree.ts';
import { type Compiler, findCompiler } from './build.ts';
import type { Loop, Rival } from './loop.ts';
import { benchLoops } from './loops.ts';

/** How often each is measured, after it has warmed up. */
const SAMPLES = 9;
const WARM_UP = 3;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const rounded = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!;

const measureLoop = (compiler: Compiler, loop: Loop): void => {
  const scripts: number[] = [];
  const natives: number[][] = loop.rivals.map(() => []);
  for (let i = 0; i < WARM_UP; i++) loop.run(loop.rounds);
  for (let sample = 0; sample < SAMPLES; sample++) {
    const script = loop.run(loop.rounds);
    scripts.push(script.nanoseconds);
    for (const [i, { program }] of loop.rivals.entries()) {
      const native = runRival(compiler, loop, program, loop.rounds);
      const difference = differenceOf(loop, script, native);
      if (difference) throw new Error(`${loop.name}: ${difference}`);
      natives[i]!.push(native.nanoseconds);
    }
  }
  for (const [i, rival] of loop.rivals.entries()) say(row(loop, rival, scripts, natives[i]!));
};

const row = (loop: Loop, { label, goal }: Rival, scripts: readonly number[], natives: readonly number[]): string => {
  const figure = (times: readonly number[]): string => rounded.format((loop.work / median(times)) * 1e9);
  const ratios = scripts.map((time, i) => time / natives[i]!).toSorted((a, b) => a - b);
  const ratio = median(ratios);
  const met = goal === undefined ? '' : ratio <= goal ? 'met' : 'not met';
  return [
    loop.name.padEnd(33),
    loop.unit.padEnd(15),
    figure(scripts).padStart(10),
    figure(natives).padStart(10),
    `  ${label.padEnd(24)}`,
    ratio.toFixed(2).padStart(5),
    ` ${ratios[0]!.toFixed(2)} to ${ratios.at(-1)!.toFixed(2)}`.padEnd(15),
    goal === undefined ? '' : `${goal.toFixed(1)} ${met}`,
  ].join(' ');
};

const compiler = findCompiler();
if (compiler) {
  const wanted = process.argv[2]?.toLowerCase() ?? '';
  say(`${compiler.version}, Node ${process.version}; medians of ${SAMPLES} measurements, and the range of the ratios`);
  say(
    `${'loop'.padEnd(33)} ${'unit'.padEnd(15)} ${'TypeScript'.padStart(10)} ${'C++'.padStart(10)}   ${'against'.padEnd(24)} ratio  range         goal`,
  );
  for (const loop of benchLoops()) if (loop.name.toLowerCase().includes(wanted)) measureLoop(compiler, loop);
} else say('No C++ compiler was found (c++, g++ or clang++, or the one that CXX names): nothing is measured.');
