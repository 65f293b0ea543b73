import { useEffect, useState } from 'preact/hooks';

interface Arrived<T> {
  readonly value?: T;
  readonly failed?: unknown;
}

/**
 * What is fetched when somebody looks at it; undefined until it has arrived. Another `key` fetches anew, and what was there stays until
 * then. What cannot be fetched breaks the page off, which then offers to try again.
 */
export const useLoaded = <T>(load: () => Promise<T>, key: unknown): T | undefined => {
  const [arrived, set] = useState<Arrived<T>>({});
  useEffect(() => {
    let wanted = true;
    load().then(
      value => wanted && set({ value }),
      (failed: unknown) => wanted && set({ failed }),
    );
    return () => {
      wanted = false;
    };
  }, [key]);
  if ('failed' in arrived) throw arrived.failed;
  return arrived.value;
};
