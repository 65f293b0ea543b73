import type { ShownChoice } from '@threefold-games/board-core/compose';
import type { Scene } from '@threefold-games/stage';
import type { JSX } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { useWords } from '../i18n/index.ts';
import { IconButton } from '../ui/index.ts';
import { FigureView } from './FigureView.tsx';
import { SceneView } from './SceneView.tsx';
import { useCloseOutside } from './useCloseOutside.ts';
import './choices.css';

interface ChoiceStripProps {
  readonly choices: readonly ShownChoice[];
  readonly onChoose: (choice: string) => void;
  /** Whether they are made small, since something else is to be decided beside them. */
  readonly crowded?: boolean;
}

/** More of them than this are made small; more than that pass by in one row, and can be opened above the bar. */
const FEW = 6;
const MANY = 9;

/** The choices that can be made next, as buttons with their pieces. */
export const ChoiceStrip = ({ choices, onChoose, crowded = false }: ChoiceStripProps): JSX.Element => {
  const { words, speak } = useWords();
  const strip = useRef<HTMLFieldSetElement>(null);
  const opener = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  const isMany = crowded || (choices.length > FEW && choices.length <= MANY);
  const isMore = choices.length > MANY;
  const look = ['choices', isMany && 'choices-many', isMore && 'choices-more', isMore && open && 'choices-open card'];
  useCloseOutside([strip, opener], open, () => setOpen(false));
  return (
    <>
      <fieldset ref={strip} class={look.filter(Boolean).join(' ')} aria-label={speak(words.table.choices)}>
        {choices.map(each => (
          <ChoiceButton
            key={each.choice}
            {...each}
            onChoose={choice => {
              setOpen(false);
              onChoose(choice);
            }}
          />
        ))}
      </fieldset>
      {isMore && (
        <span ref={opener} class="choices-all">
          <IconButton
            kind="edged"
            icon="caret"
            label={speak(words.table.allChoices)}
            pressed={open}
            onClick={() => setOpen(!open)}
          />
        </span>
      )}
    </>
  );
};

const ChoiceButton = (props: ShownChoice & Pick<ChoiceStripProps, 'onChoose'>): JSX.Element => {
  const { choice, label, figure, picture, caption, count, number, pressed, onChoose } = props;
  const { words, speak } = useWords();
  return (
    <button
      class={`choice${picture ? ` choice-${caption === undefined ? 'pictured' : 'captioned'}` : ''}`}
      type="button"
      data-choice={choice}
      title={label}
      aria-label={count === undefined ? label : speak(words.table.choiceLeft, { choice: label, count })}
      aria-pressed={pressed}
      onClick={() => onChoose(choice)}
    >
      {picture && (
        <span class="choice-picture">
          <BarPicture scene={picture} />
        </span>
      )}
      {caption !== undefined && <span class="choice-caption">{caption}</span>}
      {(figure || number !== undefined) && (
        <span class="choice-piece">
          {figure && <FigureView figure={figure} size={picture ? 20 : 26} />}
          {number !== undefined && <span class="choice-count">{number}</span>}
        </span>
      )}
    </button>
  );
};

/** A small picture on a bar. */
export const BarPicture = ({ scene }: { readonly scene: Scene }): JSX.Element => {
  const shown = useMemo((): Scene => ({ ...scene, backdrop: 'surface' }), [scene]);
  return <SceneView scene={shown} label="" />;
};
