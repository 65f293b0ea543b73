// A server in a process of its own, so that it can be killed: says where it is reached, and serves until it is ended.
import { writeSync } from 'node:fs';
import { flushCompileCache } from 'node:module';

const { openServer } = await import(process.argv[3] ?? '@threefold-games/server');
const server = await openServer(JSON.parse(process.argv[2]));
if (!server.ok) throw new Error(`${server.error.code} ${server.error.detail}`);
process.once('SIGTERM', () => void server.value.close().then(() => process.exit(0)));
writeSync(1, `${server.value.url}\n`);
flushCompileCache();
