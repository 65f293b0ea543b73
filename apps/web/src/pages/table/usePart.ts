import type { Motion, Scene } from '@threefold/stage';
import { useState } from 'preact/hooks';

interface Chosen {
  /** The part in large; undefined where the whole scene is shown. */
  readonly part: string | undefined;
  setPart(part: string): void;
}

/** Which of several boards is shown in large on a phone; one on which somebody else moves comes up for that time. */
export const usePart = (
  scene: Scene,
  motion: { readonly steps: readonly Motion[] } | undefined,
  playing: boolean,
  narrow: boolean,
): Chosen => {
  const [chosen, setPart] = useState<string | undefined>(undefined);
  if (!narrow || scene.parts.length < 2) return { part: undefined, setPart };
  const alive = scene.parts.find(({ ended }) => !ended) ?? scene.parts[0]!;
  const own = scene.parts.find(({ id }) => id === chosen) ?? alive;
  const moved = playing ? partOf(scene, motion?.steps ?? []) : undefined;
  return { part: moved ?? own.id, setPart };
};

const partOf = (scene: Scene, steps: readonly Motion[]): string | undefined => {
  const [first] = steps.flatMap(motion => {
    if (motion.kind === 'freeze') return [];
    return motion.kind === 'travel' ? [motion.to] : motion.cells;
  });
  return scene.cells.find(({ id }) => id === first)?.part;
};
