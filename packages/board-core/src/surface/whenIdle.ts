/** How long work may go on at a time where the browser does not say when it is idle, in milliseconds. */
const SLICE = 8;

/**
 * Does some work once the page has nothing else to do, within half a second; `hasTime` says whether it can go on without anybody waiting
 * for it. Returns what calls it off.
 */
export const whenIdle = (work: (hasTime: () => boolean) => void): (() => void) => {
  // Not every browser says when it is idle.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(() => {
      const end = performance.now() + SLICE;
      work(() => performance.now() < end);
    }, 120);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(deadline => work(() => deadline.didTimeout || deadline.timeRemaining() > 1), {
    timeout: 500,
  });
  return () => cancelIdleCallback(handle);
};
