import type { GraphNet } from '@threefold-games/net';
import {
  BOARDS,
  CELLS,
  columnOf,
  goalOf,
  KINDS,
  PLACEMENT,
  rankOf,
  sourceOf,
  type TalatPosition,
} from '@threefold-games/talat/internal';

/** The parts of a step: where it begins, where it ends, where a tower is placed. */
const [FROM, TO, ONTO] = [0, 1, 2];
export const SLOTS = 3;

/** The kinds of steps: forward to the left, straight, to the right; sideways to the left, to the right; a placement by kind. */
const SIDEWAYS = 3;
const PLACING = 5;
export const CLASSES = PLACING + KINDS;

/** Describes a step, and says where its score will be. */
export const describeStep = (position: TalatPosition, action: number, net: GraphNet): number => {
  const source = sourceOf(action);
  const goal = goalOf(action);
  // As the seat that acts sees the boards.
  const board = (((goal / CELLS) | 0) + BOARDS - position.side) % BOARDS;
  if ((action & PLACEMENT) !== 0) {
    const place = net.addStep(PLACING + source);
    net.touch(goal % CELLS, ONTO, board);
    return place;
  }
  const aside = columnOf(goal) - columnOf(source);
  const sideways = rankOf(goal) === rankOf(source);
  const place = net.addStep(sideways ? SIDEWAYS + (aside > 0 ? 1 : 0) : 1 + aside);
  net.touch(source % CELLS, FROM, board);
  net.touch(goal % CELLS, TO, board);
  return place;
};
