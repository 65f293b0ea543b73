import { readFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

// A thread does not take over the loader of the process: it needs one of its own to read the sources.
register();
const { loadBot } = await import('@threefold-games/games/catalogue');
const { portOf, serve } = await import('@threefold-games/search');

serve(portOf(parentPort), {
  loadBot,
  fetchWeights: async url => ({ ok: true, value: await readFile(url) }),
  around: { now: () => performance.now(), pause: () => setImmediate() },
});
