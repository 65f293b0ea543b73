import type { StepEvent } from '@threefold/core';
import type { Face } from '@threefold/stage';
import { positionAfter, type Standing } from './standing.ts';

/** A step with what is needed to tell how it goes. */
interface Told {
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
export const toldTurn = (standing: Standing, index: number): readonly Told[] => {
  const turn = standing.turns[index];
  if (!turn) return [];
  const position = positionAfter(standing, index);
  return turn.actions.map(action => {
    const view = position.view();
    const step = position.format(action);
    position.make(action);
    return { view, step, events: position.events() };
  });
};
