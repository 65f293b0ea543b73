import { partBeside } from '@threefold-games/board/surface';
import { type Part, partScene, type Scene } from '@threefold-games/stage';
import type { JSX } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { useWords } from '../state/language.ts';
import { SceneView } from './SceneView.tsx';
import './board.css';

interface PartsProps {
  /** The whole scene. */
  readonly scene: Scene;
  /** The part that is shown in large. */
  readonly part: string;
  onPart(part: string): void;
}

/** A finger that goes further than this sideways swipes. */
const SWIPE = 40;

/** The parts of a scene that are not shown in large, as living thumbnails; a tap or a swipe brings one up. */
export const Parts = ({ scene, part, onPart }: PartsProps): JSX.Element => {
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
