import { Worker } from 'node:worker_threads';

/** A thread that runs a file of this folder. */
export const openThread = (file: string, workerData?: unknown): Worker =>
  new Worker(new URL(file, import.meta.url), { execArgv: ['--conditions=threefold-source'], workerData });
