import { type Part, partScene, type Scene } from '@threefold/stage';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
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
  const pressed = useRef<number | undefined>(undefined);
  const swipe = (x: number): void => {
    const from = pressed.current;
    pressed.current = undefined;
    if (from !== undefined && Math.abs(x - from) > SWIPE) onPart(partBeside(scene, part, x < from ? 1 : -1));
  };
  return (
    <fieldset
      class="parts"
      aria-label={speak(words.board.parts)}
      onPointerDown={event => {
        pressed.current = event.clientX;
      }}
      onPointerUp={event => swipe(event.clientX)}
      onPointerCancel={() => {
        pressed.current = undefined;
      }}
    >
      {scene.parts
        .filter(({ id }) => id !== part)
        .map(each => (
          <PartButton key={each.id} scene={scene} part={each} onPart={onPart} />
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
  onPart(part: string): void;
}): JSX.Element => (
  <button class="parts-part" type="button" onClick={() => onPart(part.id)}>
    <span class="parts-picture">
      <SceneView scene={{ ...partScene(scene, part.id), backdrop: 'surface' }} label="" />
    </span>
    <span class="parts-words">
      <span class="parts-title">{part.title}</span>
      {part.lines.map(line => (
        <span class="parts-line" key={line}>
          {line}
        </span>
      ))}
      <span class={part.ended ? 'parts-state' : 'parts-state parts-alive'}>{part.state}</span>
    </span>
  </button>
);

/** The next part, or the one before, in a ring. */
export const partBeside = (scene: Scene, part: string, by: 1 | -1): string => {
  const { parts } = scene;
  const at = parts.findIndex(({ id }) => id === part);
  return parts[(at + by + parts.length) % parts.length]?.id ?? part;
};
