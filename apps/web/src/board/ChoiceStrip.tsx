import type { Choice, Scene } from '@threefold/stage';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { useWords } from '../state/language.ts';
import { FigureView } from './FigureView.tsx';
import { SceneView } from './SceneView.tsx';
import './bar.css';

interface ChoiceStripProps {
  readonly choices: readonly Choice[];
  /** The choice that is made; it can still be changed for another. */
  readonly chosen: string | undefined;
  readonly onChoose: (choice: string) => void;
}

/** The choices that can be made next, as buttons with their pieces. */
export const ChoiceStrip = ({ choices, chosen, onChoose }: ChoiceStripProps): JSX.Element => {
  const { words, speak } = useWords();
  return (
    <fieldset class="choices" aria-label={speak(words.table.choices)}>
      {choices.map(({ choice, label, figure, picture, count }) => (
        <button
          key={choice}
          class={`choice${figure || picture ? ' choice-drawn' : ''}`}
          type="button"
          data-choice={choice}
          title={label}
          aria-label={count === undefined ? label : speak(words.table.choiceLeft, { choice: label, count })}
          aria-pressed={chosen === undefined ? undefined : choice === chosen}
          onClick={() => onChoose(choice)}
        >
          {figure && <FigureView figure={figure} size={26} />}
          {picture ? (
            <span class="choice-picture">
              <BarPicture scene={picture} />
            </span>
          ) : (
            <span class="choice-label">{label}</span>
          )}
          {count !== undefined && <span class="choice-count">{count}</span>}
        </button>
      ))}
    </fieldset>
  );
};

/** A small picture on a bar. */
export const BarPicture = ({ scene }: { readonly scene: Scene }): JSX.Element => {
  const shown = useMemo((): Scene => ({ ...scene, backdrop: 'surface' }), [scene]);
  return <SceneView scene={shown} label="" />;
};
