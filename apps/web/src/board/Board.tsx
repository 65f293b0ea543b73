import type { Signal } from '@preact/signals';
import { largePart, partBeside } from '@threefold-games/board-core/surface';
import { type Part, partScene, type Scene } from '@threefold-games/stage';
import type { ComponentChildren, JSX } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { useWords } from '../i18n/index.ts';
import { narrow } from '../settings/index.ts';
import { later } from '../ui/index.ts';
import { Board2d, type BoardProps } from './Board2d.tsx';
import type { ChosenPart } from './controller.ts';
import { SceneView } from './SceneView.tsx';
import './board.css';

const Board3d = later(async () => (await import('./Board3d.tsx')).Board3d);

/** A finger that goes further than this sideways swipes. */
const SWIPE = 40;

interface SplitProps {
  readonly view?: '2d' | '3d';
  /** The part that is large where there is no room for all. */
  readonly chosen: Signal<ChosenPart | undefined>;
  /** Another part was chosen. */
  onPart?(): void;
  /** What is looked at: at another moment the part is large where something happens. Without, the chosen one stays. */
  readonly moment?: unknown;
  /** Whether the motion is somebody else's: its part is large while it lasts. */
  readonly playing?: boolean;
  /** On which side the small ones are. */
  readonly parts: 'above' | 'beside';
  /** Lies over the board. */
  readonly children?: ComponentChildren;
}

/** A board that can be played on; it fills its parent. If room is short, one part of it in large and the others as thumbnails. */
export const Board = (all: Omit<BoardProps, 'zoomable' | 'onSwipe' | 'passing'> & SplitProps): JSX.Element => {
  const { view = '2d', chosen, onPart, moment, playing = false, parts, children, ...props } = all;
  const [flat, setFlat] = useState(false);
  const { scene, motion } = props;
  const split = narrow.value && scene.parts.length > 1;
  const moving = (playing && motion?.steps) || [];
  const part = split ? largePart(scene, moving, chosen.value, moment) : undefined;
  const drawn = useMemo(() => (part === undefined ? scene : partScene(scene, part)), [scene, part]);
  const choose = (id: string): void => {
    chosen.value = { part: id, moment };
    onPart?.();
  };
  const thumbnails = part !== undefined && <Parts scene={scene} part={part} onPart={choose} />;
  const shown = {
    ...props,
    scene: drawn,
    passing: playing,
    // Land without a board under it grows: it is moved and zoomed.
    zoomable: scene.ground.length === 0,
    ...(part !== undefined && { onSwipe: (by: 1 | -1) => choose(partBeside(scene, part, by)) }),
  };
  return (
    <div class={`split-board${part === undefined ? '' : ` split-board-${parts}`}`}>
      {parts === 'above' && thumbnails}
      <div class="split-board-large">
        {view === '3d' && !flat ? (
          <Board3d {...shown} onUnable={() => setFlat(true)} />
        ) : (
          <Board2d {...shown} unable={view === '3d'} />
        )}
        {children}
      </div>
      {parts === 'beside' && thumbnails}
    </div>
  );
};

interface PartsProps {
  /** The whole scene. */
  readonly scene: Scene;
  /** The part that is shown in large. */
  readonly part: string;
  onPart(part: string): void;
}

/** The parts of a scene that are not shown in large, as living thumbnails; a tap or a swipe brings one up. */
const Parts = ({ scene, part, onPart }: PartsProps): JSX.Element => {
  const { words, speak } = useWords();
  const pressed = useRef(0);
  /** A swipe ends with a click on what it began upon; by how far it went. */
  const swiped = useRef(0);
  const choose = (id: string, clicks: number): void => {
    if (clicks === 0 || Math.abs(swiped.current) < SWIPE) onPart(id);
  };
  return (
    <fieldset
      class="parts"
      aria-label={speak(words.board.parts)}
      onPointerDown={event => {
        pressed.current = event.clientX;
        swiped.current = 0;
      }}
      onPointerUp={event => {
        swiped.current = event.clientX - pressed.current;
        if (Math.abs(swiped.current) >= SWIPE) onPart(partBeside(scene, part, swiped.current < 0 ? 1 : -1));
      }}
    >
      {scene.parts
        .filter(({ id }) => id !== part)
        .map(each => (
          <PartButton key={each.id} scene={scene} part={each} onPart={choose} />
        ))}
    </fieldset>
  );
};

const PartButton = ({
  scene,
  part,
  onPart,
}: {
  readonly scene: Scene;
  readonly part: Part;
  /** Chosen by so many clicks; none means by keyboard. */
  onPart(part: string, clicks: number): void;
}): JSX.Element => {
  const { words, speak } = useWords();
  const picture = useMemo<Scene>(() => ({ ...partScene(scene, part.id), backdrop: 'surface' }), [scene, part.id]);
  return (
    <button
      class="parts-part"
      type="button"
      title={speak(words.board.showPart, { part: part.title })}
      onClick={event => onPart(part.id, event.detail)}
    >
      <span class="parts-picture">
        <SceneView scene={picture} label="" />
      </span>
      <span class="parts-words">
        <span class="parts-title">{part.title}</span>
        {part.lines.map((line, at) => (
          <span class="clip parts-line" key={at}>
            {line}
          </span>
        ))}
        <span class={part.ended ? 'parts-state' : 'parts-state parts-alive'}>{part.state}</span>
      </span>
    </button>
  );
};
