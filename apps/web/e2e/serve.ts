import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LIMITS, openServer, webRoot } from '@threefold-games/server';

/** All the browsers of the tests come from one address. */
const limits = {
  ...LIMITS,
  bots: { ...LIMITS.bots, pause: [0, 0] },
  connections: { ...LIMITS.connections, opening: { burst: 10_000, perSecond: 1_000 } },
  http: { ...LIMITS.http, perMinute: 100_000, entersPerMinute: 100_000, largePerMinute: 100_000 },
};

/** Serves a copy of the built app to all tests on a free port: a build that is made meanwhile does not change it. */
const serve = async (): Promise<() => Promise<void>> => {
  const { THREEFOLD_DAY } = process.env;
  process.stdout.write(`browser tests of day ${THREEFOLD_DAY}; to repeat them, set THREEFOLD_DAY=${THREEFOLD_DAY}\n`);
  const root = mkdtempSync(join(tmpdir(), 'threefold-web-'));
  const data = mkdtempSync(join(tmpdir(), 'threefold-data-'));
  cpSync(webRoot(), root, { recursive: true });
  const server = await openServer({ root, data, limits, port: 0, host: '127.0.0.1' });
  if (!server.ok) throw new Error(`${server.error.code}: ${server.error.detail}`);
  process.env.THREEFOLD_URL = server.value.url;
  process.env.THREEFOLD_WEB = root;
  process.env.THREEFOLD_DATA = data;
  return async () => {
    await server.value.close();
    for (const folder of [root, data]) rmSync(folder, { recursive: true, force: true });
  };
};

export default serve;
