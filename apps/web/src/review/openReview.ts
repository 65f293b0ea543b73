import { type History, mix32, type Seat } from '@threefold-games/core';
import { useEffect } from 'preact/hooks';
import { team } from '../engine/index.ts';
import { wait } from '../ui/index.ts';
import { GameReview } from './gameReview.ts';
import { reviewStore } from './reviewStore.ts';

/** The reviews that this page has open, the latest last: the end of a game and its review share one. */
const opened = new Map<string, GameReview>();
/** So many stay at hand. */
const MOST = 4;

/** Tells a game from others by its start and its turns, so that a record that comes twice is reviewed once. */
const reviewKey = (history: History): string => {
  const text = [history.positionAfter(0).encode(), ...history.texts.map(steps => steps.join(' '))].join('\n');
  let [one, other] = [1, 2];
  for (let i = 0; i < text.length; i++) {
    one = mix32(one ^ text.charCodeAt(i));
    other = mix32(other + Math.imul(text.charCodeAt(i) + 1, 0x9e3779b1));
  }
  return `${history.game.id} ${history.length} ${(one >>> 0).toString(36)}${(other >>> 0).toString(36)}`;
};

/** The review of a game; `seats` are those whose turns are looked at again. */
export const openReview = (history: History, seats: readonly Seat[] | undefined): GameReview => {
  const key = reviewKey(history);
  const name = `${key} ${seats?.join(',') ?? ''}`;
  const review =
    opened.get(name) ??
    new GameReview({
      history,
      key,
      seats,
      engine: team,
      store: reviewStore,
      now: () => performance.now(),
      wait,
    });
  opened.delete(name);
  opened.set(name, review);
  for (const old of [...opened.keys()].slice(0, -MOST)) opened.delete(old);
  return review;
};

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
