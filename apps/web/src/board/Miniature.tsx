import { cssName, drawScene, type Scene } from '@threefold-games/stage';
import { patch, pitch } from '@threefold-games/stage/dom';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { cropOf } from './cropOf.ts';
import { useDrawing } from './drawing.ts';
import { box } from './SceneView.tsx';

/** What is drawn as if a cell had this many pixels stays in proportion when it is shown smaller. */
const CELL = 30;

/** A scene as a small picture that nobody reads from: strokes shrink with it, numbers are left out. A text beside it says what it shows. */
export const Miniature = ({ scene }: { readonly scene: Scene }): JSX.Element => {
  const { draw } = useDrawing();
  const group = useRef<SVGGElement>(null);
  useLayoutEffect(
    () => patch(group.current!, drawScene({ ...scene, labels: [], tags: [] }, { ...draw, scale: CELL / pitch(scene) })),
    [scene, draw.contrast, draw.strong],
  );
  return (
    <svg
      class="scene-view"
      aria-hidden="true"
      viewBox={box(cropOf(scene))}
      preserveAspectRatio="xMidYMid meet"
      style={{ background: `var(${cssName(scene.ground[0]?.side ?? scene.backdrop)})` }}
    >
      <g ref={group} />
    </svg>
  );
};
