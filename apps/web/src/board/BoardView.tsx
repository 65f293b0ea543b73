import { surfaceProps } from '@threefold-games/board-core/surface';
import type { Look, Scene } from '@threefold-games/stage';
import type { ComponentChildren, JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { useWords } from '../i18n/index.ts';
import { change, narrow, settings } from '../settings/index.ts';
import { IconButton, type MenuItem } from '../ui/index.ts';
import { Board } from './Board.tsx';
import type { TableController } from './controller.ts';
import './table.css';

interface BoardViewProps {
  readonly controller: TableController;
  readonly label: string;
  /** What is said of cells, where it is not as they look: such as other names. */
  readonly heard?: Partial<Look>;
  /** Where the small parts are, where there is no room for all of the board. */
  readonly parts: 'above' | 'beside';
  /** Whether all of it is shown at first, however small that makes it. */
  readonly whole?: boolean;
  /** Adds to the picture what the game itself does not draw. */
  readonly marked?: ((scene: Scene) => Scene) | undefined;
  /** Lies over the board. */
  readonly children?: ComponentChildren;
}

/** The board of a page: the game as it is looked at, with the tools of the board itself. */
export const BoardView = ({
  controller,
  label,
  heard,
  parts,
  whole = false,
  marked,
  children,
}: BoardViewProps): JSX.Element => {
  const { board, playback } = controller;
  const { live } = controller.source;
  const face = controller.face.value;
  const { view, look } = controller.seen.value;
  const pointed = controller.look.value;
  const drawn = useMemo(() => face.scene(view, pointed), [face, view, pointed]);
  const scene = useMemo(() => marked?.(drawn) ?? drawn, [drawn, marked]);
  const say = useMemo(() => {
    const spoken = { ...look, ...heard };
    return (cell: string): string => face.say(view, cell, spoken);
  }, [face, view, look, heard]);
  const playing = live && playback.shown.value !== undefined;
  return (
    <Board
      {...surfaceProps(board, scene)}
      scene={scene}
      say={say}
      label={label}
      onHover={cell => {
        controller.hover.value = cell;
      }}
      onFocusCell={cell => {
        controller.focus.value = cell;
      }}
      motion={playback.motion.value}
      named={controller.named}
      whole={whole}
      view={settings.value.view}
      {...(!narrow.value && { tools: <BoardTools controller={controller} /> })}
      chosen={controller.chosenPart}
      onPart={() => controller.forgetRefusal()}
      // Whoever studies a game goes from moment to moment; at a table one stays with a part.
      moment={live ? undefined : view}
      playing={playing}
      parts={parts}
    >
      {children}
    </Board>
  );
};

/** What can be done with the board itself: buttons on it, or entries in a menu of phones, where those have no room. */
export const useBoardItems = (
  controller: TableController,
): readonly (MenuItem & Required<Pick<MenuItem, 'icon'>>)[] => {
  const { words, speak } = useWords();
  const { rotations } = controller.face.value;
  const flat = settings.value.view === '2d';
  const icon = rotations === 2 ? ('flip' as const) : ('rotate' as const);
  return [
    ...(rotations > 1
      ? [{ icon, label: speak(words.table.rotateBoard), onSelect: () => controller.board.rotate() }]
      : []),
    {
      icon: flat ? 'cube' : 'flat',
      label: speak(flat ? words.table.to3d : words.table.to2d),
      onSelect: () => change({ view: flat ? '3d' : '2d' }),
    },
  ];
};

const BoardTools = ({ controller }: Pick<BoardViewProps, 'controller'>): JSX.Element => (
  <>
    {useBoardItems(controller).map(({ icon, label, onSelect }) => (
      <IconButton key={label} kind="edged" icon={icon} label={label} onClick={onSelect} />
    ))}
  </>
);
