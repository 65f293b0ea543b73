import type { Face } from '@threefold/stage';
import type { ComponentChildren, JSX } from 'preact';
import { Board } from '../../board/Board.tsx';
import { Parts } from '../../board/Parts.tsx';
import { IconButton } from '../../shell/controls.tsx';
import { useWords } from '../../state/language.ts';
import { narrow } from '../../state/narrow.ts';
import { change, settings } from '../../state/settings.ts';
import type { Picked } from '../../table/composer.ts';
import type { TableSession } from '../../table/tableSession.ts';
import type { TableView } from './useTableView.ts';

interface TableBoardProps {
  readonly session: TableSession;
  readonly face: Face;
  readonly table: TableView;
  /** Whether one looks back: nothing can be taken up. */
  readonly back: boolean;
  readonly onPick: (cell: string, how: 'tap' | 'key') => void;
  readonly onDone: (result: Picked) => void;
  readonly onHover: (cell: string | undefined) => void;
  readonly onFocus: (cell: string | undefined) => void;
  /** Rotates the board, where it can be. */
  readonly onRotate: (() => void) | undefined;
  /** Lies over the board. */
  readonly veil: ComponentChildren;
}

/** The board; on a phone with its other parts above it. */
export const TableBoard = (props: TableBoardProps): JSX.Element => {
  const { session, face, table, back, onDone, onRotate } = props;
  const { words, speak } = useWords();
  const { scene, drawn, part } = table;
  const { motion } = session.playback;
  // Land without a board under it grows: it is moved and zoomed.
  const open = scene.ground.length === 0;
  const canDrag = (cell: string): boolean => {
    const composer = session.acting && !back ? session.composer.value : undefined;
    if (composer?.spin === undefined) return composer?.firstCells.includes(cell) ?? false;
    return scene.ghost?.cells.some(({ id }) => id === cell) ?? false;
  };
  const lift = (cell: string): void => {
    const composer = session.composer.value;
    if (composer?.spin === undefined && composer?.picked.length === 0) session.pick({ at: 'cell', cell });
  };
  return (
    <>
      {part !== undefined && <Parts scene={scene} part={part} onPart={table.setPart} />}
      <div class="table-board">
        <Board
          scene={drawn}
          say={table.say}
          label={speak(words.table.boardOf, { game: face.title })}
          view={settings.value.view}
          zoomable={open}
          onPick={props.onPick}
          onDrag={(from, to) => onDone(session.drag(from, to))}
          canDrag={canDrag}
          onLift={lift}
          onHover={props.onHover}
          onFocusCell={props.onFocus}
          {...(motion.value && { motion: motion.value })}
          onSettled={id => session.playback.settled(id)}
          tools={
            narrow.value ? undefined : (
              <>
                {onRotate && (
                  <IconButton
                    kind="edged"
                    icon={face.rotations === 2 ? 'flip' : 'rotate'}
                    label={speak(words.table.rotateBoard)}
                    onClick={onRotate}
                  />
                )}
                <ViewButton kind="edged" />
              </>
            )
          }
        />
        {props.veil}
      </div>
    </>
  );
};

/** Switches between the flat board and the one in space. */
export const ViewButton = ({ kind }: { readonly kind: 'edged' | 'bare' }): JSX.Element => {
  const { words, speak } = useWords();
  const flat = settings.value.view === '2d';
  return (
    <IconButton
      kind={kind}
      icon={flat ? 'cube' : 'flat'}
      label={speak(flat ? words.table.to3d : words.table.to2d)}
      onClick={() => change({ view: flat ? '3d' : '2d' })}
    />
  );
};
