import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openServer, webRoot } from '@threefold/server';

/** Serves a copy of the built app to all tests on a free port: a build that is made meanwhile does not change it. */
const serve = async (): Promise<() => Promise<void>> => {
  const root = mkdtempSync(join(tmpdir(), 'threefold-web-'));
  cpSync(webRoot(), root, { recursive: true });
  const server = await openServer({ root, port: 0, host: '127.0.0.1' });
  if (!server.ok) throw new Error(`${server.error.code}: ${server.error.detail}`);
  process.env.THREEFOLD_URL = server.value.url;
  process.env.THREEFOLD_WEB = root;
  return async () => {
    await server.value.close();
    rmSync(root, { recursive: true, force: true });
  };
};

export default serve;
