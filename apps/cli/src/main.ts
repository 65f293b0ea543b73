import { createRequire } from 'node:module';
import { catalogue } from './catalogue.ts';
import { nodeIo } from './nodeIo.ts';
import { run } from './run.ts';

const { version } = createRequire(import.meta.url)('../package.json') as { readonly version: string };

process.exitCode = await run(process.argv.slice(2), nodeIo(), catalogue, version);
// An unread rest of standard input must not keep the process alive.
process.stdin.destroy();
