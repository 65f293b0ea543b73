import { Worker } from 'node:worker_threads';
import type { Tried } from '../trouble.ts';
import type { Lane } from './lane.ts';
import type { MatchPlan, PlayedGame } from './plan.ts';

/** What a thread is told when it is made. */
export interface ThreadData {
  readonly plan: MatchPlan;
  /** One int32 that turns 1 when the match is to stop: memory is seen in the middle of a thought, messages are not. */
  readonly stop: SharedArrayBuffer;
}

/** The number of the next game, or that there are no more. */
export type ThreadOrder = number | 'close';

/** Only what is built can be loaded into a thread. */
export const CAN_THREAD = import.meta.url.endsWith('.js');

/** A lane in a thread of its own. */
export class ThreadLane implements Lane {
  private readonly worker: Worker;
  private readonly gone: Promise<void>;
  private settle: ((game: Tried<PlayedGame | undefined>) => void) | undefined;
  private fail: ((error: unknown) => void) | undefined;

  constructor(plan: MatchPlan, signal: AbortSignal) {
    const stop = new SharedArrayBuffer(4);
    const tell = (): void => void Atomics.store(new Int32Array(stop), 0, 1);
    if (signal.aborted) tell();
    signal.addEventListener('abort', tell, { once: true });
    this.worker = new Worker(new URL('./thread.js', import.meta.url), {
      workerData: { plan, stop } satisfies ThreadData,
    });
    this.worker.on('message', (game: Tried<PlayedGame | undefined>) => this.settle?.(game));
    this.worker.on('error', error => this.fail?.(error));
    this.gone = new Promise(resolve => this.worker.once('exit', () => resolve()));
  }

  play(number: number): Promise<Tried<PlayedGame | undefined>> {
    return new Promise((resolve, reject) => {
      this.settle = resolve;
      this.fail = reject;
      this.worker.postMessage(number satisfies ThreadOrder, []);
    });
  }

  async close(): Promise<void> {
    this.worker.postMessage('close' satisfies ThreadOrder, []);
    await this.gone;
  }
}
