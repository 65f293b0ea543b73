import { useEffect, useState } from 'preact/hooks';

/** Whether somebody can see an element now. */
export const useSeen = (element: { readonly current: Element | null }): boolean => {
  const [seen, set] = useState(false);
  useEffect(() => {
    const watcher = new IntersectionObserver(([entry]) => set(entry?.isIntersecting ?? false));
    watcher.observe(element.current!);
    return () => watcher.disconnect();
  }, []);
  return seen;
};
