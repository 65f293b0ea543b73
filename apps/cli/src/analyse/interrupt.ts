import type { StopSignal } from '@threefold/search';
import type { Io } from '../io.ts';

/** Works until it is done or Ctrl-C tells it to stop; what it has by then is still its answer. */
export const interruptible = async <T>(
  io: Pick<Io, 'onInterrupt'>,
  work: (stop: StopSignal) => Promise<T>,
): Promise<T> => {
  const stop = { aborted: false };
  const release = io.onInterrupt(() => {
    stop.aborted = true;
  });
  try {
    return await work(stop);
  } finally {
    release();
  }
};
