import { openServer, webRoot } from '@threefold/server';

/** Serves the built app to all tests on a free port. */
const serve = async (): Promise<() => Promise<void>> => {
  const server = await openServer({ root: webRoot(), port: 0, host: '127.0.0.1' });
  if (!server.ok) throw new Error(`${server.error.code}: ${server.error.detail}`);
  process.env.THREEFOLD_URL = server.value.url;
  return server.value.close;
};

export default serve;
