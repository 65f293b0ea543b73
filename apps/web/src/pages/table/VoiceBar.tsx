import type { Choice, Prompt, Scene } from '@threefold/stage';
import type { ComponentChildren, JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { FigureView } from '../../board/FigureView.tsx';
import { SceneView } from '../../board/SceneView.tsx';
import { Icon, type IconName } from '../../shell/icons.tsx';
import { useWords } from '../../state/language.ts';

interface VoiceBarProps {
  /** The edge: what one can do, a refusal, or trouble; none while one waits. */
  readonly tone: 'accent' | 'danger' | 'gold' | 'none';
  readonly title: string;
  readonly icon?: IconName | undefined;
  readonly text: ComponentChildren;
  readonly picture?: Prompt['picture'];
  /** The steps of the turn, as chips; the last may be unfinished. */
  readonly chips?: readonly string[];
  /** Buttons at its end. */
  readonly children?: ComponentChildren;
  /** A row above, such as many choices or the command box. */
  readonly above?: ComponentChildren;
}

/** The voice of the game, under the board: what is to be done, why not, and the buttons for it. */
export const VoiceBar = (props: VoiceBarProps): JSX.Element => {
  const { tone, title, icon, text, picture, chips = [], children, above } = props;
  const { words, speak } = useWords();
  return (
    <section class={`table-voice card table-voice-${tone}`} aria-label={speak(words.table.tools)}>
      {above}
      <div class="table-voice-row">
        {picture && (
          <span class="table-voice-picture">
            <Picture scene={picture} />
          </span>
        )}
        <div class="table-voice-words">
          <p class="table-voice-title">
            {icon && <Icon name={icon} size={18} />}
            {title}
          </p>
          <p class="table-voice-text">{text}</p>
        </div>
        {chips.length > 0 && (
          <ul class="table-chips" aria-label={speak(words.table.steps)}>
            {chips.map((chip, i) => (
              <li key={i} class={chip.endsWith('…') ? 'table-chip table-chip-open' : 'table-chip'}>
                {chip}
              </li>
            ))}
          </ul>
        )}
        {children && <div class="table-voice-actions">{children}</div>}
      </div>
    </section>
  );
};

/** A small picture on the bar. It is made anew with every word that is said, and drawn when it is another one. */
const Picture = ({ scene }: { readonly scene: Scene }): JSX.Element => {
  const shown = useMemo((): Scene => ({ ...scene, backdrop: 'surface' }), [JSON.stringify(scene)]);
  return <SceneView scene={shown} label="" />;
};

interface ChoicesProps {
  readonly choices: readonly Choice[];
  /** The choice that is made. */
  readonly chosen: string | undefined;
  readonly onChoose: (choice: string) => void;
}

/** The choices that can be made next, as buttons with their pieces. */
export const Choices = ({ choices, chosen, onChoose }: ChoicesProps): JSX.Element => {
  const { words, speak } = useWords();
  return (
    <fieldset class="table-choices" aria-label={speak(words.table.choices)}>
      {choices.map(({ choice, label, figure, picture, count }) => (
        <button
          key={choice}
          class={`table-choice${figure || picture ? ' table-choice-drawn' : ''}`}
          type="button"
          data-choice={choice}
          title={label}
          aria-label={count === undefined ? label : speak(words.table.choiceLeft, { choice: label, count })}
          aria-pressed={chosen === undefined ? undefined : choice === chosen}
          onClick={() => onChoose(choice)}
        >
          {figure && <FigureView figure={figure} size={26} />}
          {picture && (
            <span class="table-choice-picture">
              <Picture scene={picture} />
            </span>
          )}
          <span class="table-choice-label">{label}</span>
          {count !== undefined && <span class="table-choice-count">{count}</span>}
        </button>
      ))}
    </fieldset>
  );
};
