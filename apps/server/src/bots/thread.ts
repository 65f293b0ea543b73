import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { performance } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { loadBot } from '@threefold-games/catalogue';
import { fail, ok } from '@threefold-games/core';
import { setupChance } from '@threefold-games/room';
import { portOf, serve } from '@threefold-games/search';

/** What a thread is told when it is made. */
export interface ThreadData {
  /** The most bytes for what it finds out. */
  readonly memory: number;
}

const { memory } = workerData as ThreadData;

// Runs in a thread of its own: one question at a time, so few players are kept.
serve(portOf(parentPort!), {
  loadBot,
  fetchWeights: async url => {
    try {
      return ok(await readFile(url));
    } catch (error) {
      return fail('net.fetch', String(error));
    }
  },
  // As `sha256sum` gives it for the file.
  fingerprint: weights => createHash('sha256').update(weights).digest('hex'),
  // The dealer's own, so that everybody can check it.
  chanceOf: setupChance,
  around: { now: () => performance.now(), pause: () => setImmediate() },
  keep: 2,
  memory,
});
