import { type Face, type Look, partScene, type Scene } from '@threefold/stage';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Board } from '../board/Board.tsx';
import { Parts } from '../board/Parts.tsx';
import { IconButton, type MenuItem } from '../shell/controls.tsx';
import { useWords } from '../state/language.ts';
import { change, settings } from '../state/settings.ts';
import type { Film } from './film.ts';
import { narrow } from './narrow.ts';

interface BoardViewProps {
  readonly face: Face;
  readonly view: unknown;
  readonly look: Look;
  readonly film: Film;
  readonly label: string;
  readonly onPick: (cell: string) => void;
  readonly onDrag?: (from: string, to: string) => void;
  readonly canDrag?: (cell: string) => boolean;
  readonly onHover?: (cell: string | undefined) => void;
  readonly onFocusCell: (cell: string | undefined) => void;
  /** Turns the board by hand. */
  readonly onTurn: () => void;
}

/** Where something happens: the best arrow's part, else that of the last turn, else the first that is alive. */
const livelyPart = (scene: Scene): string | undefined => {
  const cell = scene.arrows[0]?.to ?? scene.states.find(({ state }) => state === 'stepTo' || state === 'lastTo')?.cell;
  const part = scene.cells.find(({ id }) => id === cell)?.part;
  return part ?? scene.parts.find(({ ended }) => !ended)?.id ?? scene.parts[0]?.id;
};

/** What can be done with the board itself, for the menus of phones, where its buttons have no room. */
export const useBoardItems = (face: Face, onTurn: () => void): readonly MenuItem[] => {
  const { words, speak } = useWords();
  const threeD = settings.value.view === '3d';
  return [
    ...(face.turns > 1
      ? [{ icon: face.turns === 2 ? ('flip' as const) : ('turn' as const), label: speak(words.table.flip), onSelect: onTurn }]
      : []),
    {
      icon: threeD ? 'flat' : 'cube',
      label: speak(threeD ? words.table.to2d : words.table.to3d),
      onSelect: () => change({ view: threeD ? '2d' : '3d' }),
    },
  ];
};

/** A board on a page of study, with its tools; where room is short, one part of it in large and the others beside it. */
export const BoardView = (props: BoardViewProps): JSX.Element => {
  const { face, view, look, film, label, onTurn } = props;
  const [chosen, setChosen] = useState<{ readonly part: string; readonly view: unknown } | undefined>(undefined);
  const whole = face.scene(view, look);
  const split = narrow.value && whole.parts.length > 1;
  const own = chosen && chosen.view === view ? chosen.part : undefined;
  const part = split ? (own ?? livelyPart(whole)) : undefined;
  const scene = part === undefined ? whole : partScene(whole, part);
  const shot = film.shot.value;
  const items = useBoardItems(face, onTurn);
  const tools = items.map(({ icon, label, onSelect }) => (
    <IconButton key={label} kind="edged" icon={icon!} label={label} onClick={onSelect} />
  ));
  return (
    <div class={part === undefined ? 'study-board' : 'study-board study-board-split'}>
      <div class="study-board-main">
        <Board
          scene={scene}
          say={cell => face.say(view, cell, look)}
          label={label}
          onPick={props.onPick}
          {...(props.onDrag && { onDrag: props.onDrag })}
          {...(props.canDrag && { canDrag: props.canDrag })}
          {...(props.onHover && { onHover: props.onHover })}
          onFocusCell={props.onFocusCell}
          {...(shot && { motion: shot })}
          onSettled={id => film.settled(id)}
          // A board without a ground of its own grows, and gets small when all of it is shown.
          zoomable={whole.ground.length === 0}
          view={settings.value.view}
          tools={narrow.value ? undefined : tools}
        />
      </div>
      {part !== undefined && <Parts scene={whole} part={part} onPart={id => setChosen({ part: id, view })} />}
    </div>
  );
};
