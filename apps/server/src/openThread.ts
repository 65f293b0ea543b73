import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

/** Opens a thread that runs the module of this name, without its ending, beside the file that asks. Sources need a loader of their own in every thread. */
export const openThread = (module: string, beside: string, workerData?: unknown): Worker => {
  if (!beside.endsWith('.ts')) return new Worker(new URL(`${module}.js`, beside), { workerData });
  const api = createRequire(beside).resolve('tsx/esm/api');
  const loader = JSON.stringify(pathToFileURL(api.replace(/\.cjs$/, '.mjs')).href);
  const source = JSON.stringify(new URL(`${module}.ts`, beside).href);
  const start = `import(${loader}).then(({ register }) => { register(); return import(${source}); });`;
  return new Worker(start, { eval: true, execArgv: ['--conditions=threefold-source'], workerData });
};
