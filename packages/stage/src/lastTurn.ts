import type { History } from '@threefold-games/core';
import type { Face, Look } from './face.ts';

/** The last of so many turns, and the cells that it touched: as a still picture marks them. */
export const lastTurn = (history: History, count: number, face: Face): Pick<Look, 'last' | 'lastCells'> => {
  const turn = history.turns[count - 1];
  if (!turn) return { last: [], lastCells: [] };
  const position = history.positionBefore(count - 1);
  const lastCells = turn.actions.slice(turn.drawn.length).flatMap((action, i) => {
    const before = position.view();
    position.make(action);
    const motions = face.motion(before, turn.steps[i]!, [...position.events()]);
    return motions.flatMap(motion => ('cells' in motion ? motion.cells : []));
  });
  return { last: turn.steps, lastCells };
};
