import type { Position } from '@threefold-games/core';
import type { Evaluator } from '@threefold-games/search';
import {
  CAPTURE,
  CHOICE,
  goalOf,
  MAX_ACTIONS,
  mirrored,
  PLAY,
  SWAP,
  SWAPPED,
  sourceOf,
  step,
  type TalatPosition,
} from '@threefold-games/talat/internal';

/**
 * An evaluator that knows what a choice of sides is worth (TA-H.2). It is asked about colours and answers about seats: until the choice
 * is made, the second seat has the better side in prospect and the first seat the other; after a swap it sees the table as it was set up,
 * since it has learned from games in which nobody changes sides.
 */
export const minded = (inner: Evaluator): Evaluator => {
  const steps = new Int32Array(MAX_ACTIONS);
  return {
    ...(inner.exploration === undefined ? {} : { exploration: inner.exploration }),
    ...(inner.doubt === undefined ? {} : { doubt: inner.doubt }),
    evaluate(position: Position, actions, count, priors, values) {
      const state = position as TalatPosition;
      if (state.stage === SWAPPED) {
        for (let i = 0; i < count; i++) steps[i] = mirroredStep(actions[i]!);
        exchange(state);
        inner.evaluate(position, steps, count, priors, values);
        exchange(state);
        [values[0], values[1]] = [values[1]!, values[0]!];
        return;
      }
      inner.evaluate(position, actions, state.stage === CHOICE ? 0 : count, priors, values);
      if (state.stage === PLAY) return;
      const [ivory, ebony] = [values[0]!, values[1]!];
      if (state.stage === CHOICE) for (let i = 0; i < count; i++) priors[i] = actions[i] === SWAP ? ivory : ebony;
      values[0] = Math.min(ivory, ebony);
      values[1] = Math.max(ivory, ebony);
    },
  };
};

const exchange = (state: TalatPosition): void => {
  state.mirror();
  state.setActor(1 - state.actor);
};

const mirroredStep = (action: number): number =>
  step(mirrored(sourceOf(action)), mirrored(goalOf(action)), (action & CAPTURE) !== 0);
