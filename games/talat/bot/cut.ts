import type { Position } from '@threefold/core';
import type { Evaluator } from '@threefold/search';
import { SWAP } from '../rules/actions.ts';
import type { TalatPosition } from '../rules/position.ts';
import { CHOICE, PLAY } from '../rules/state.ts';

/**
 * An evaluator that knows what a choice of sides is worth (TA-H.2): until it is made, the second seat has the better side in prospect
 * and the first seat the other. It is asked about colours and answers about seats.
 */
export const minded = (inner: Evaluator): Evaluator => ({
  ...(inner.exploration === undefined ? {} : { exploration: inner.exploration }),
  ...(inner.doubt === undefined ? {} : { doubt: inner.doubt }),
  evaluate(position: Position, actions, count, priors, values) {
    const { stage } = position as TalatPosition;
    inner.evaluate(position, actions, stage === CHOICE ? 0 : count, priors, values);
    if (stage === PLAY) return;
    const [ivory, ebony] = [values[0]!, values[1]!];
    if (stage === CHOICE) for (let i = 0; i < count; i++) priors[i] = actions[i] === SWAP ? ivory : ebony;
    values[0] = Math.min(ivory, ebony);
    values[1] = Math.max(ivory, ebony);
  },
});
