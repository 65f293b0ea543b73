import { useEffect } from 'preact/hooks';
import type { GameReview } from './gameReview.ts';

/** Lets a review work as long as somebody looks at the page. */
export const useSight = (review: GameReview): void => {
  useEffect(() => {
    let stop: (() => void) | undefined;
    const onSight = (): void => {
      stop?.();
      stop = document.hidden ? undefined : review.watch();
    };
    onSight();
    document.addEventListener('visibilitychange', onSight);
    return () => {
      document.removeEventListener('visibilitychange', onSight);
      stop?.();
    };
  }, [review]);
};
