import { firstCell, partOf } from '@threefold-games/board-core/surface';
import type { Told } from '@threefold-games/stage';
import type { TableController } from './controller.ts';

/** If there is no room for the whole board, brings up the part with a cell, or where a step leads first. */
export const showPart = (controller: TableController, at: string | Told | undefined): void => {
  const face = controller.face.peek();
  const { view, look } = controller.seen.peek();
  const cell = typeof at === 'object' ? firstCell(face.motion(at.view, at.step, at.events)) : at;
  const part = cell === undefined ? undefined : partOf(face.scene(view, look), cell);
  if (part !== undefined) controller.chosenPart.value = { part, moment: undefined };
};
