/** Does some work once the page has nothing else to do, within half a second. Returns what calls it off. Not every browser says when it is idle. */
export const whenIdle = (work: () => void): (() => void) => {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, 120);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 500 });
  return () => cancelIdleCallback(handle);
};
