// How many tests ran in all parts of a run: the closing line of `npm test`.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const FILE = join(root, 'node_modules/.cache/threefold-counts.json');
const NONE = { passed: 0, failed: 0, skipped: 0 };

const read = () => (existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : NONE);

/** Adds the tests of one part, if it runs as part of a whole. */
export const countTests = ({ passed, failed, skipped }) => {
  if (process.env.THREEFOLD_COLLECT_COSTS !== '1') return;
  const sum = read();
  writeFileSync(
    FILE,
    JSON.stringify({ passed: sum.passed + passed, failed: sum.failed + failed, skipped: sum.skipped + skipped }),
  );
};

/** The counts so far, which are forgotten. */
export const takeCounts = () => {
  const sum = read();
  rmSync(FILE, { force: true });
  return sum;
};
