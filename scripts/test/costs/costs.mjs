// What each test file costs: its CPU time in units of a fixed loop of the same run, compared with a committed list.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const LIST = fileURLToPath(new URL('costs.json', import.meta.url));

/** A file may cost this many times its entry: machines differ, and so do the random games of a run. */
const TOLERANCE = 3;
/** The entry of a file that is not listed, and the least of any other. */
const LEAST = 25;
const SHOWN = 10;
/** With fewer files the median says nothing about the machine. */
const MANY = 20;

/** The usual CPU time of the yardstick loop: a unit is about a tenth of a second on the machine that the list was written on. */
const yardstick = () => {
  const samples = Array.from({ length: 5 }, () => {
    const before = process.cpuUsage();
    let [hash, text] = [0, ''];
    for (let i = 0; i < 10_000_000; i += 1) {
      hash = (Math.imul(hash, 31) + i) | 0;
      if (i % 64 === 0) text = `${text.slice(-32)}${hash}`;
    }
    if (text === '') throw new Error('The loop was not run.');
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1e6;
  });
  return samples.sort((a, b) => a - b)[2];
};

const readList = () => JSON.parse(readFileSync(LIST, 'utf8'));

const say = text => process.stdout.write(`${text}\n`);

/** Where the parts of a whole run leave their costs, so that they are shown together at its end. */
export const COLLECTED = join(root, 'node_modules/.cache/threefold-costs.json');

const readCollected = () => (existsSync(COLLECTED) ? JSON.parse(readFileSync(COLLECTED, 'utf8')) : {});

/**
 * Takes the CPU-seconds of each test file at the end of a run. As part of `npm test` they are collected; otherwise they are shown.
 * Returns whether the run may pass.
 */
export const reportCosts = seconds => {
  if (Object.keys(seconds).length === 0) return true;
  if (process.env.THREEFOLD_COLLECT_COSTS !== '1') return showCosts(seconds);
  writeFileSync(COLLECTED, JSON.stringify({ ...readCollected(), ...seconds }));
  return true;
};

/** Shows what was collected, and forgets it. */
export const showCollected = () => {
  const collected = readCollected();
  rmSync(COLLECTED, { force: true });
  return showCosts(collected);
};

/**
 * How much more the files cost than their entries, by the median, where there are many; at least 1.
 * The loop measures only how fast a machine computes; tests also depend on its memory and disk.
 */
const machineFactor = (costs, list) => {
  const ratios = Object.entries(costs)
    .filter(([file]) => list[file] !== undefined)
    .map(([file, units]) => units / list[file])
    .sort((a, b) => a - b);
  return ratios.length < MANY ? 1 : Math.max(1, ratios[ratios.length >> 1]);
};

const updated = (list, costs) =>
  Object.fromEntries(
    Object.entries({ ...list, ...costs })
      .filter(([file, units]) => units > LEAST && existsSync(join(root, file)))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

const showCosts = seconds => {
  const unit = yardstick();
  const costs = Object.fromEntries(
    Object.entries(seconds).map(([file, cpu]) => [file, Math.round((cpu / unit) * 10) / 10]),
  );
  const total = Object.values(costs).reduce((sum, units) => sum + units, 0);
  const list = readList();
  say(
    `\nMost expensive test files, in units of a loop that takes ${(unit * 1000).toFixed(0)} ms of CPU here (entry in costs.json):`,
  );
  for (const [file, units] of Object.entries(costs)
    .sort(([, a], [, b]) => b - a)
    .slice(0, SHOWN))
    say(`  ${units.toFixed(1).padStart(8)}  (${(list[file] ?? LEAST).toFixed(1)})  ${file}`);
  say(`  ${total.toFixed(1).padStart(8)}  all ${Object.keys(costs).length} files`);
  if (process.env.THREEFOLD_COSTS === 'write') {
    writeFileSync(LIST, `${JSON.stringify(updated(list, costs), undefined, 2)}\n`);
    return true;
  }
  // The deep run does more in the same files.
  if (process.env.THREEFOLD_DEEP === '1') return true;
  const tolerance = TOLERANCE * machineFactor(costs, list);
  const over = Object.entries(costs).filter(([file, units]) => units > tolerance * Math.max(list[file] ?? 0, LEAST));
  for (const [file, units] of over)
    say(
      `  ! ${file} costs ${units}, more than ${tolerance.toFixed(1)} times its entry. Make it cheaper, or move amounts to the deep run;` +
        ' if it is worth its cost, run the tests with THREEFOLD_COSTS=write.',
    );
  return over.length === 0;
};
