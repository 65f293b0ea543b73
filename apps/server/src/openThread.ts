import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

/**
 * Opens a thread from a module of this package, named relative to the one that asks and without its ending. Sources need a loader of
 * their own in every thread.
 */
export const openThread = (from: string, name: string, workerData: unknown): Worker => {
  if (!from.endsWith('.ts')) return new Worker(new URL(`${name}.js`, from), { workerData });
  const api = createRequire(import.meta.url).resolve('tsx/esm/api');
  const loader = JSON.stringify(pathToFileURL(api.replace(/\.cjs$/, '.mjs')).href);
  const module = JSON.stringify(new URL(`${name}.ts`, from).href);
  const start = `import(${loader}).then(({ register }) => { register(); return import(${module}); });`;
  return new Worker(start, { eval: true, execArgv: ['--conditions=threefold-source'], workerData });
};
