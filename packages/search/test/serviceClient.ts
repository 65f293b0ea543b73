import { performance } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';
import { MessageChannel, Worker } from 'node:worker_threads';
import { fail, ok, seededRandom } from '@threefold-games/core';
import { EngineClient, portOf, type ServiceOptions, serve, workerPort } from '@threefold-games/search';
import { gameOf, gamesModule, sticks } from '@threefold-games/testkit';
import { afterEach } from 'vitest';
import { ignorant } from './evaluators.ts';
import { ignorantBot } from './serviceBot.ts';

export const around = { now: () => performance.now(), pause: () => setImmediate() };
const netAt = (name: string) => ({ url: new URL(`file:///${name}`), bytes: 1, open: () => ok(ignorant) });
export const nets = { small: netAt('small'), big: netAt('big') };
const clients: EngineClient[] = [];
afterEach(() => {
  for (const client of clients.splice(0)) client.close();
});

export const keepForClosing = (client: EngineClient): EngineClient => {
  clients.push(client);
  return client;
};

/** A client of a service in this thread. */
export const nearby = (options: Partial<ServiceOptions> = {}): EngineClient =>
  keepForClosing(
    new EngineClient(() => {
      const { port1, port2 } = new MessageChannel();
      serve(portOf(port2), {
        loadBot: async id => (id === 'sticks' ? ignorantBot(sticks, nets) : undefined),
        fetchWeights: async () => fail('net.fetch'),
        around,
        ...options,
      });
      return { ...portOf(port1), onFailure: () => undefined, close: () => port1.close() };
    }),
  );

/** A client of a worker in a thread of its own. */
export const openThread = (): EngineClient =>
  new EngineClient(() =>
    workerPort(
      new Worker(new URL('./serviceWorker.ts', import.meta.url), {
        execArgv: ['--conditions=threefold-source'],
        workerData: gamesModule(),
      }),
    ),
  );

/** Seat 0 may take up to three of seven sticks. */
export const OPEN = 'sticks/1 2 pile=7 7 4 1 0 2';
export const ask = { game: 'sticks', position: OPEN, wait: true, seed: 'a', strength: { level: 1 } } as const;

export const tzaar = gameOf('tzaar');
export const LONG = tzaar.start(tzaar.setup({ setup: 'random' }, 2, seededRandom(1))).encode();
export const analyse = { game: 'tzaar', position: LONG, wait: true, evaluator: 'hand', variations: 3 } as const;
