import { performance } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { fail, type Game } from '@threefold-games/core';
import { portOf, serve } from '@threefold-games/search';
import { ignorantBot } from './serviceBot.ts';

const { findGame } = (await import(workerData as string)) as { findGame(id: string): Game | undefined };

/** A worker for tests: every game with an evaluator that knows nothing, and one "game" that breaks the worker. */
serve(portOf(parentPort!), {
  loadBot: async id => {
    if (id === 'crash') process.exit(3);
    const game = findGame(id);
    return game && ignorantBot(game);
  },
  fetchWeights: async () => fail('net.fetch', 'there are none'),
  around: { now: () => performance.now(), pause: () => setImmediate() },
});
