// The processes of the benchmark: servers and the load generator.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LIMITS } from '@threefold-games/server';

const path = name => fileURLToPath(new URL(name, import.meta.url));
const ANY = { burst: 1e6, perSecond: 1e6 };
const PLENTY = { burst: 1e9, perSecond: 1e9 };

/** All come from one address here; everything else is as it is for everybody. */
const limits = {
  ...LIMITS,
  connections: { ...LIMITS.connections, perAddress: 1e6, opening: ANY },
  messages: { ...LIMITS.messages, perAddress: ANY, perConnection: ANY, perPerson: ANY },
  frames: { ...LIMITS.frames, perAddress: ANY, perConnection: ANY, perPerson: ANY },
  bytes: { ...LIMITS.bytes, perAddress: PLENTY, perConnection: PLENTY, perPerson: PLENTY },
  http: { ...LIMITS.http, perMinute: 1e6, entersPerMinute: 1e6, perPerson: ANY },
};

const folders = [];
const running = new Set();

export const folder = name => {
  const made = mkdtempSync(join(tmpdir(), `threefold-bench-${name}-`));
  folders.push(made);
  return made;
};

const root = () => {
  const made = folder('root');
  mkdirSync(join(made, 'en'));
  for (const page of ['index.html', 'en/index.html']) writeFileSync(join(made, page), '<!doctype html>');
  return made;
};

/** Rejects when a process ends, for whoever waits for something else of it. */
const endOf = (child, name) => {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${name} ended with ${code}`);
  });
  ended.catch(() => undefined);
  return ended;
};

/** A server: where it is, what it has used, and its end. */
export const startServer = (more = {}) =>
  startChild('serverChild.mjs', { root: root(), data: folder('data'), port: 0, host: '127.0.0.1', limits, ...more });

/** The least that would keep the promise: see floorChild.mjs. */
export const startFloor = () => startChild('floorChild.mjs', { data: folder('floor') });

const startChild = async (name, options) => {
  // As docs/hosting.md starts it.
  const flags = ['--max-semi-space-size=8', ...(process.env.BENCH_FLAGS?.split(' ') ?? [])];
  const child = fork(path(name), [JSON.stringify(options)], { execArgv: flags });
  running.add(child);
  const [{ port }] = await Promise.race([once(child, 'message'), endOf(child, 'the server')]);
  return {
    port,
    async usage() {
      child.send('usage');
      return (await once(child, 'message'))[0];
    },
    /** Ends it at once, whatever it has still to do. */
    async kill() {
      child.kill('SIGKILL');
      await once(child, 'exit');
      running.delete(child);
    },
    async stop() {
      child.send('stop');
      await once(child, 'exit');
      running.delete(child);
    },
  };
};

/** A load generator. */
export const startLoad = async () => {
  const child = fork(path('load.mjs'), [], { execArgv: [] });
  running.add(child);
  await once(child, 'message');
  const broken = endOf(child, 'the load generator');
  const hear = async did => {
    for (;;) {
      const [message] = await Promise.race([once(child, 'message'), broken]);
      if (message.did === did) return message;
    }
  };
  return {
    async open(given) {
      child.send({ ask: 'open', ...given });
      await hear('opened');
    },
    /** Plays; `begun` is called when the run-up is over. */
    async play(given, begun) {
      child.send({ ask: 'play', ...given });
      await hear('begun');
      await begun();
      return (await hear('played')).result;
    },
    async stop() {
      child.send({ ask: 'end' });
      await once(child, 'exit');
      running.delete(child);
    },
  };
};

export const tidyUp = () => {
  for (const child of running) child.kill('SIGKILL');
  for (const made of folders) rmSync(made, { recursive: true, force: true, maxRetries: 5 });
};
