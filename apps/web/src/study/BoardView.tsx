import type { Face } from '@threefold/stage';
import type { JSX } from 'preact';
import type { BoardProps } from '../board/boardProps.ts';
import { IconButton, type MenuItem } from '../shell/controls.tsx';
import { useWords } from '../state/language.ts';
import { narrow } from '../state/narrow.ts';
import { change, settings } from '../state/settings.ts';
import type { Film } from '../table/film.ts';
import { type Beheld, type Pointed, pointedLook } from './pointed.ts';
import { SplitBoard } from './SplitBoard.tsx';

interface BoardViewProps extends Pick<BoardProps, 'label' | 'onPick' | 'onDrag' | 'canDrag'> {
  readonly face: Face;
  readonly view: unknown;
  readonly look: Beheld;
  readonly pointed: Pointed;
  readonly film: Film;
  /** Turns the board by hand. */
  readonly onRotate: () => void;
}

/** What can be done with the board itself: buttons on it, or entries in a menu of phones, where those have no room. */
export const useBoardItems = (
  face: Face,
  onRotate: () => void,
): readonly (MenuItem & Required<Pick<MenuItem, 'icon'>>)[] => {
  const { words, speak } = useWords();
  const threeD = settings.value.view === '3d';
  const icon = face.rotations === 2 ? ('flip' as const) : ('rotate' as const);
  return [
    ...(face.rotations > 1 ? [{ icon: icon, label: speak(words.table.rotateBoard), onSelect: onRotate }] : []),
    {
      icon: threeD ? 'flat' : 'cube',
      label: speak(threeD ? words.table.to2d : words.table.to3d),
      onSelect: () => change({ view: threeD ? '2d' : '3d' }),
    },
  ];
};

/** The board of a position that is studied or watched, with its tools. */
export const BoardView = (all: BoardViewProps): JSX.Element => {
  const { face, view, look: beheld, pointed, film, onRotate, ...props } = all;
  const items = useBoardItems(face, onRotate);
  const look = pointedLook(beheld, pointed);
  const shot = film.shot.value;
  const tools = items.map(({ icon, label, onSelect }) => (
    <IconButton key={label} kind="edged" icon={icon} label={label} onClick={onSelect} />
  ));
  return (
    <SplitBoard
      {...props}
      scene={face.scene(view, look)}
      moment={view}
      say={cell => face.say(view, cell, look)}
      {...(shot && { motion: shot })}
      onSettled={id => film.settled(id)}
      onHover={cell => {
        pointed.hover.value = cell;
      }}
      onFocusCell={cell => {
        pointed.focus.value = cell;
      }}
      view={settings.value.view}
      {...(!narrow.value && { tools })}
    />
  );
};
