import type { Position } from '@threefold/core';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { engine } from '../engine/engine.ts';
import { narrow } from '../state/narrow.ts';
import { Thinker } from './thinker.ts';

export interface Thinking {
  readonly thinker: Thinker;
  /** Whether it thinks about the position that is looked at. */
  readonly on: boolean;
  setOn(on: boolean): void;
  /** How many lines are wanted. */
  readonly count: number;
  setCount(count: number): void;
}

/** The engine of a page: off until it is switched on, at rest while the page is hidden, stopped when it is left. */
export const useThinker = (game: string, position: Position): Thinking => {
  const thinker = useMemo(() => new Thinker(engine), []);
  const [on, setOn] = useState(false);
  const [count, setCount] = useState(narrow.peek() ? 2 : 3);
  useEffect(() => {
    const onSight = (): void => thinker.rest(document.hidden);
    onSight();
    document.addEventListener('visibilitychange', onSight);
    return () => {
      document.removeEventListener('visibilitychange', onSight);
      thinker.close();
    };
  }, [thinker]);
  const text = position.encode();
  const over = position.outcome() !== undefined;
  useEffect(() => {
    thinker.look(on && !over ? { game, position: text, lines: count } : undefined);
  }, [thinker, game, on, over, text, count]);
  return { thinker, on, setOn, count, setCount };
};
