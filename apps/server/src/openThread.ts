import { type ResourceLimits, Worker } from 'node:worker_threads';

/** Opens a thread that runs the module of this name, without its extension, next to the calling file. */
export const openThread = (
  module: string,
  beside: string,
  workerData?: unknown,
  resourceLimits?: ResourceLimits,
): Worker => {
  const isSource = beside.endsWith('.ts');
  const execArgv = isSource ? ['--conditions=threefold-source'] : [];
  return new Worker(new URL(`${module}.${isSource ? 'ts' : 'js'}`, beside), {
    workerData,
    execArgv,
    ...(resourceLimits && { resourceLimits }),
  });
};
