import type { Signal } from '@preact/signals';
import { firstCell, partAtRest, partBeside, partOf } from '@threefold-games/board/surface';
import { partScene } from '@threefold-games/stage';
import type { ComponentChildren, JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { narrow } from '../state/narrow.ts';
import type { ChosenPart } from '../table/controller.ts';
import { Board } from './Board.tsx';
import type { BoardProps } from './boardProps.ts';
import { Parts } from './Parts.tsx';

interface SplitProps {
  /** The part that is large where there is no room for all. */
  readonly chosen: Signal<ChosenPart | undefined>;
  /** Another part was chosen. */
  onPart?(): void;
  /** What is looked at: at another moment the part is large where something happens. Without, the chosen one stays. */
  readonly moment?: unknown;
  /** Whether the motion is somebody else's: its part is large while it lasts. */
  readonly playing?: boolean;
  /** Where the small ones are. */
  readonly parts: 'above' | 'beside';
  /** Lies over the board. */
  readonly children?: ComponentChildren;
}

/** A board; where room is short, one part of it in large and the others as thumbnails. */
export const SplitBoard = (all: Omit<BoardProps, 'zoomable' | 'onSwipe' | 'passing'> & SplitProps): JSX.Element => {
  const { chosen, onPart, moment, playing = false, parts, children, ...props } = all;
  const { scene, motion } = props;
  const split = narrow.value && scene.parts.length > 1;
  const moved = split && playing ? partOf(scene, firstCell(motion?.steps ?? [])) : undefined;
  const part = split ? (moved ?? partAtRest(scene, chosen.value, moment)) : undefined;
  const drawn = useMemo(() => (part === undefined ? scene : partScene(scene, part)), [scene, part]);
  const choose = (id: string): void => {
    chosen.value = { part: id, moment };
    onPart?.();
  };
  const thumbnails = part !== undefined && <Parts scene={scene} part={part} onPart={choose} />;
  return (
    <div class={`split-board${part === undefined ? '' : ` split-board-${parts}`}`}>
      {parts === 'above' && thumbnails}
      <div class="split-board-large">
        <Board
          {...props}
          scene={drawn}
          passing={playing}
          // Land without a board under it grows: it is moved and zoomed.
          zoomable={scene.ground.length === 0}
          {...(part !== undefined && { onSwipe: by => choose(partBeside(scene, part, by)) })}
        />
        {children}
      </div>
      {parts === 'beside' && thumbnails}
    </div>
  );
};
