import { EngineClient, type WorkerPort, workerPort } from '@threefold-games/search';

/** Opens a worker that thinks. */
export const openWorker = (): WorkerPort =>
  workerPort(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));

/** The engine of this page: one worker for bots, hints and analysis, opened with the first question. `team.ts` adds others to it. */
export const engine = new EngineClient(openWorker);
