import type { Motion, Scene } from '@threefold-games/stage';
import { firstCell, partOf } from './sceneFacts.ts';

/**
 * The part that is large if there is no room for a whole scene: where something moves; else the chosen one; else, where moments go by,
 * that of the best arrow or of the last turn; else the first that is alive.
 */
export const largePart = (
  scene: Scene,
  moving: readonly Motion[],
  chosen: { readonly part: string; readonly moment: unknown } | undefined,
  moment: unknown,
): string | undefined => {
  const moved = partOf(scene, firstCell(moving));
  if (moved !== undefined) return moved;
  const own = chosen?.moment === moment ? scene.parts.find(({ id }) => id === chosen?.part) : undefined;
  if (own) return own.id;
  const alive = scene.parts.find(({ ended }) => !ended) ?? scene.parts[0];
  if (moment === undefined) return alive?.id;
  const cell = scene.arrows[0]?.to ?? scene.states.find(({ state }) => state === 'stepTo' || state === 'lastTo')?.cell;
  return partOf(scene, cell) ?? alive?.id;
};

/** The next part, or the one before, in a ring. */
export const partBeside = (scene: Scene, part: string, by: 1 | -1): string => {
  const { parts } = scene;
  const at = parts.findIndex(({ id }) => id === part);
  return parts[(at + by + parts.length) % parts.length]?.id ?? part;
};
