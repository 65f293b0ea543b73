/** So many at once: a few milliseconds of work, after which sockets, timers and the renewal of the lease have their turn. */
const SLICE = 50;

/** Does something with many rooms, a few at a time. */
export const inSlices = async <T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> => {
  for (let n = 0; n < items.length; n += SLICE) {
    await Promise.all(items.slice(n, n + SLICE).map(work));
    await new Promise(setImmediate);
  }
};
