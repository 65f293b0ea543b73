import type { BoardFault } from '../opened.ts';
import type { Voice } from '../words/index.ts';

/** Why a board cannot show what it is asked for, in a short sentence. */
export const sayFault = ({ of, turn, step }: BoardFault, { words: { faults }, speak }: Voice): string =>
  of === 'record' && turn !== undefined && step !== undefined
    ? speak(faults.recordAt, { turn, step })
    : speak(faults[of]);
