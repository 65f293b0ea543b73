// `npm test`: what every change must pass. Types and lint run side by side, then the unit tests, then the app in a browser.

import { showCollected } from './costs/costs.mjs';
import { takeCounts } from './costs/counts.mjs';
import { runParts, showTimes } from './runParts.mjs';

const npm = (script, ...args) => ['npm', 'run', '--silent', script, '--', ...args];

const PARTS = [
  [
    { name: 'types', commands: [npm('types')] },
    { name: 'lint', commands: [npm('lint')] },
  ],
  { name: 'unit', commands: [npm('unit')] },
  { name: 'browser', commands: [npm('browser')] },
];

takeCounts();
const begin = performance.now();
const rows = await runParts(PARTS, { THREEFOLD_COLLECT_COSTS: '1' });
const isCheap = showCollected();
showTimes([...rows, { name: 'total', seconds: (performance.now() - begin) / 1000, code: 0 }]);
const { passed, failed, skipped } = takeCounts();
process.stdout.write(`\n${passed} passed, ${failed} failed, ${skipped} skipped\n`);
process.exitCode = isCheap && rows.every(({ code }) => code === 0) ? 0 : 1;
