import { partScene, type Scene } from '@threefold/stage';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Board } from '../board/Board.tsx';
import type { BoardProps } from '../board/boardProps.ts';
import { Parts } from '../board/Parts.tsx';
import { narrow } from '../state/narrow.ts';

interface SplitBoardProps extends Omit<BoardProps, 'zoomable'> {
  /** A part that was chosen by hand is shown until this changes. */
  readonly moment: unknown;
}

/** Where something happens: the best arrow's part, else that of the last turn, else the first that is alive. */
const livelyPart = (scene: Scene): string | undefined => {
  const cell = scene.arrows[0]?.to ?? scene.states.find(({ state }) => state === 'stepTo' || state === 'lastTo')?.cell;
  const part = scene.cells.find(({ id }) => id === cell)?.part;
  return part ?? scene.parts.find(({ ended }) => !ended)?.id ?? scene.parts[0]?.id;
};

/** A board on a page of study; where room is short, one part of it in large and the others beside it. */
export const SplitBoard = ({ scene, moment, ...props }: SplitBoardProps): JSX.Element => {
  const [chosen, setChosen] = useState<{ readonly part: string; readonly moment: unknown } | undefined>(undefined);
  const split = narrow.value && scene.parts.length > 1;
  const own = chosen && chosen.moment === moment ? chosen.part : undefined;
  const part = split ? (own ?? livelyPart(scene)) : undefined;
  return (
    <div class={part === undefined ? 'study-board' : 'study-board study-board-split'}>
      <div class="study-board-main">
        <Board
          {...props}
          scene={part === undefined ? scene : partScene(scene, part)}
          // A board without a ground of its own grows, and gets small when all of it is shown.
          zoomable={scene.ground.length === 0}
        />
      </div>
      {part !== undefined && <Parts scene={scene} part={part} onPart={id => setChosen({ part: id, moment })} />}
    </div>
  );
};
