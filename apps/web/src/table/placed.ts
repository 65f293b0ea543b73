import type { StepEvent } from '@threefold/core';
import type { Face } from '@threefold/stage';
import { type Played, positionAfter } from './played.ts';

/** A step with what is needed to tell how it goes. */
export interface Told {
  /** Before it. */
  readonly view: unknown;
  readonly step: string;
  readonly events: readonly StepEvent[];
}

/** The cells onto which steps put something: not all of them are named in the notation. */
export const placedCells = (face: Face, steps: readonly Told[]): readonly string[] =>
  steps.flatMap(({ view, step, events }) =>
    face.motion(view, step, events).flatMap(motion => ('cells' in motion ? motion.cells : [])),
  );

/** The steps of a turn that was played, its draw among them, one by one. */
export const toldTurn = (played: Played, index: number): readonly Told[] => {
  const turn = played.turns[index];
  if (!turn) return [];
  const position = positionAfter(played, index);
  return turn.actions.map(action => {
    const view = position.view();
    const step = position.format(action);
    position.make(action);
    return { view, step, events: position.events() };
  });
};
