import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** Keeps what is current in a list in view, also when the list gets another height. Only the list scrolls, never the page. */
export const useInView = (list: RefObject<HTMLElement | null>, current: string): void => {
  useLayoutEffect(() => {
    const box = list.current;
    if (!box) return undefined;
    const show = (): void => {
      const row = box.querySelector<HTMLElement>('[aria-current]');
      if (!row) return;
      const top = row.offsetTop - box.scrollTop;
      if (top < 0 || top + row.offsetHeight > box.clientHeight) box.scrollTop = row.offsetTop - box.clientHeight / 2;
    };
    show();
    const resizes = new ResizeObserver(show);
    resizes.observe(box);
    return () => resizes.disconnect();
  }, [current]);
};
