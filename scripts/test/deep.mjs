// `npm run test:deep`: everything that takes too long for every change, in named parts of at most 40 minutes.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { environment, nodeOf } from '../runtime.mjs';
import { PARTS } from './deepParts.mjs';
import { clock, runParts, showTimes } from './runParts.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const STATE = join(root, 'node_modules/.cache/threefold-deep.json');

const HELP = `Usage: npm run test:deep -- [--part=NAME ...] [--resume] [--list]

--part=NAME   runs only this part; may be repeated
--resume      skips the parts that have passed on this state of the sources
--list        lists the parts
`;

const { values } = parseArgs({
  options: {
    part: { type: 'string', multiple: true },
    resume: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 }).stdout;

/** Names the sources: a result counts only for what it was found on. */
const sources = () => `${git('rev-parse', 'HEAD').trim()} ${git('stash', 'create').trim()}`.trim();

const readPassed = key => {
  const state = existsSync(STATE) ? JSON.parse(readFileSync(STATE, 'utf8')) : {};
  return state.key === key ? state.passed : {};
};

const writePassed = (key, passed) => {
  mkdirSync(dirname(STATE), { recursive: true });
  writeFileSync(STATE, JSON.stringify({ key, passed }));
};

const main = async () => {
  if (values.help) {
    process.stdout.write(HELP);
    return 0;
  }
  if (values.list) {
    for (const { name, about } of PARTS) process.stdout.write(`${name.padEnd(16)}${about}\n`);
    return 0;
  }
  const unknown = values.part?.find(name => !PARTS.some(part => part.name === name));
  if (unknown !== undefined) {
    process.stderr.write(`There is no part "${unknown}". The parts are ${PARTS.map(({ name }) => name).join(', ')}.\n`);
    return 2;
  }
  const key = sources();
  const passed = readPassed(key);
  const wanted = PARTS.filter(({ name }) => !values.part || values.part.includes(name));
  const rows = [];
  for (const part of wanted) {
    if (values.resume && passed[part.name] !== undefined) {
      process.stdout.write(`\n${part.name}: passed before, in ${clock(passed[part.name])}\n`);
      continue;
    }
    process.stdout.write(`\n${part.name}: ${part.about}\n`);
    const env = part.node ? environment(nodeOf(part.node)) : process.env;
    // One part that fails does not keep the others from running.
    const [row] = await runParts([part], { ...env, THREEFOLD_DEEP: part.usual ? undefined : '1' });
    rows.push(row);
    if (row.code !== 0) continue;
    passed[row.name] = row.seconds;
    writePassed(key, passed);
  }
  showTimes(rows);
  return rows.every(({ code }) => code === 0) ? 0 : 1;
};

process.exitCode = await main();
