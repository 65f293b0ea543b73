import { EngineClient, workerPort } from '@threefold/search';

/** The engine of this page: one worker for bots, hints and analysis, opened with the first question. */
export const engine = new EngineClient(() =>
  workerPort(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })),
);
