import { useEffect, useMemo } from 'preact/hooks';
import { team } from '../engine/team.ts';
import { narrow } from '../state/narrow.ts';
import { Thinker } from './thinker.ts';

/** The engine of a page: off until it is switched on, at rest while the page is hidden, stopped when it is left. */
export const useThinker = (): Thinker => {
  const thinker = useMemo(() => new Thinker(team, narrow.peek() ? 2 : 3), []);
  useEffect(() => {
    const onSight = (): void => thinker.rest(document.hidden);
    onSight();
    document.addEventListener('visibilitychange', onSight);
    return () => {
      document.removeEventListener('visibilitychange', onSight);
      thinker.close();
    };
  }, [thinker]);
  return thinker;
};
