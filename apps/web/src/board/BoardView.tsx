import type { ReadonlySignal } from '@preact/signals';
import type { Face, Look } from '@threefold/stage';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { IconButton, type MenuItem } from '../shell/controls.tsx';
import { useWords } from '../state/language.ts';
import { narrow } from '../state/narrow.ts';
import { change, settings } from '../state/settings.ts';
import type { Movement } from '../table/playback.ts';
import type { BoardProps } from './boardProps.ts';
import type { Beheld, Pointed } from './pointed.ts';
import { SplitBoard, type SplitProps } from './SplitBoard.tsx';

type Handlers = Pick<BoardProps, 'label' | 'onPick' | 'onDrag' | 'canDrag' | 'onLift' | 'onSettled'>;

interface BoardViewProps extends Handlers, SplitProps {
  readonly face: Face;
  readonly view: unknown;
  readonly look: Beheld;
  readonly pointed: Pointed;
  /** Whether the cell under the mouse is marked; it is unless told. */
  readonly hovers?: boolean;
  /** What is said of cells, where it is not as they look: such as other names. */
  readonly heard?: Partial<Look>;
  readonly motion: ReadonlySignal<Movement | undefined>;
  /** Rotates the board by hand. */
  readonly onRotate: () => void;
}

/** The board of a page: a view of a game as it is looked at, with its tools. */
export const BoardView = (all: BoardViewProps): JSX.Element => {
  const { face, view, look, pointed, hovers = true, heard, motion, canDrag, onRotate, ...props } = all;
  const { hover, focus } = pointed;
  const under = hovers ? hover.value : undefined;
  const on = focus.value;
  const scene = useMemo(
    () =>
      face.scene(view, {
        ...look,
        ...(under !== undefined && { hover: under }),
        ...(on !== undefined && { focus: on }),
      }),
    [face, view, look, under, on],
  );
  const say = useMemo(() => {
    const spoken = { ...look, ...heard };
    return (cell: string): string => face.say(view, cell, spoken);
  }, [face, view, look, heard]);
  // A tile in hand is held by its cells.
  const isHeld = (cell: string): boolean =>
    look.spin === undefined || (scene.ghost?.cells.some(({ id }) => id === cell) ?? false);
  const shot = motion.value;
  return (
    <SplitBoard
      {...props}
      scene={scene}
      say={say}
      canDrag={cell => (canDrag?.(cell) ?? false) && isHeld(cell)}
      {...(shot && { motion: shot })}
      onHover={cell => {
        hover.value = cell;
      }}
      onFocusCell={cell => {
        focus.value = cell;
      }}
      view={settings.value.view}
      {...(!narrow.value && { tools: <BoardTools face={face} onRotate={onRotate} /> })}
    />
  );
};

/** What can be done with the board itself: buttons on it, or entries in a menu of phones, where those have no room. */
export const useBoardItems = (
  face: Face,
  onRotate: () => void,
): readonly (MenuItem & Required<Pick<MenuItem, 'icon'>>)[] => {
  const { words, speak } = useWords();
  const flat = settings.value.view === '2d';
  const icon = face.rotations === 2 ? ('flip' as const) : ('rotate' as const);
  return [
    ...(face.rotations > 1 ? [{ icon, label: speak(words.table.rotateBoard), onSelect: onRotate }] : []),
    {
      icon: flat ? 'cube' : 'flat',
      label: speak(flat ? words.table.to3d : words.table.to2d),
      onSelect: () => change({ view: flat ? '3d' : '2d' }),
    },
  ];
};

const BoardTools = ({ face, onRotate }: Pick<BoardViewProps, 'face' | 'onRotate'>): JSX.Element => (
  <>
    {useBoardItems(face, onRotate).map(({ icon, label, onSelect }) => (
      <IconButton key={label} kind="edged" icon={icon} label={label} onClick={onSelect} />
    ))}
  </>
);
