import { type Game, legalActions, type Position } from '@threefold/core';
import type { Choice, Face } from '@threefold/stage';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { FigureView } from '../board/FigureView.tsx';
import { SceneView } from '../board/SceneView.tsx';
import { Button, IconButton } from '../shell/controls.tsx';
import type { IconName } from '../shell/icons.tsx';
import { Link } from '../shell/Link.tsx';
import { useWords } from '../state/language.ts';
import type { Composer } from '../table/composer.ts';
import { type Beheld, type Pointed, pointedLook } from './pointed.ts';
import type { Composing } from './useComposer.ts';
import './compose.css';

interface ComposeProps {
  readonly face: Face;
  readonly composing: Composing;
  readonly look: Beheld;
  readonly pointed: Pointed;
}

/** Whether a turn is being composed: then it is what the bar below the board is about. */
export const isComposing = ({ composer }: Composing): boolean =>
  composer.refused !== undefined || !composer.empty || composer.spin !== undefined;

/** The choices with which a step can begin. */
const firstChoices = (game: Game, position: Position): readonly string[] => [
  ...new Set(
    legalActions(game, position).flatMap(action => {
      const [pick] = position.picks(action);
      return pick?.at === 'choice' ? [pick.choice] : [];
    }),
  ),
];

/** What can be chosen now. Those that a step begins with stay while one of them is picked, so that another can be taken instead. */
export const useChoices = ({ face, composing, look }: Omit<ComposeProps, 'pointed'>): readonly Choice[] => {
  const { composer } = composing;
  const text = composer.position.encode();
  const first = useMemo(() => firstChoices(composer.game, composer.position), [composer, text]);
  const [picked] = composer.picked;
  const choices = composer.choices.length > 0 ? composer.choices : picked?.at === 'choice' ? first : [];
  return composer.spin !== undefined || choices.length === 0 ? [] : face.choices(composer.view, look, choices);
};

/** What step it is and what to do, or why not. */
export const ComposeWords = ({ face, composing, look, pointed }: ComposeProps): JSX.Element => {
  const { words, speak } = useWords();
  const { composer } = composing;
  const { refused } = composer;
  const prompt = face.prompt(composer.view, pointedLook(look, pointed));
  return (
    <div class="compose-words" role="status">
      {prompt.picture && (
        <span class="compose-picture">
          <SceneView scene={prompt.picture} label="" />
        </span>
      )}
      <div class="compose-lines">
        <p class={refused ? 'compose-title compose-why' : 'compose-title'}>{refused ? refused.text : prompt.title}</p>
        {refused ? (
          <Link to={{ page: 'rules', game: composer.game.id, rule: refused.rule }} class="compose-rule">
            {speak(words.analysis.bar.rule, { rule: refused.rule })}
          </Link>
        ) : (
          <p class="compose-text">{prompt.text}</p>
        )}
      </div>
    </div>
  );
};

interface ChoiceStripProps {
  readonly composing: Composing;
  readonly choices: readonly Choice[];
}

export const ChoiceStrip = ({ composing, choices }: ChoiceStripProps): JSX.Element => {
  const { words, speak } = useWords();
  const [picked] = composing.composer.picked;
  return (
    <fieldset class="compose-choices" aria-label={speak(words.analysis.bar.choices)}>
      {choices.map(({ choice, label, figure, picture, count }) => (
        <button
          key={choice}
          type="button"
          class="compose-choice"
          title={label}
          aria-pressed={picked?.at === 'choice' && picked.choice === choice}
          onClick={() => composing.act(each => each.pick({ at: 'choice', choice }))}
        >
          {figure && <FigureView figure={figure} size={26} />}
          {picture && (
            <span class="compose-tile">
              <SceneView scene={picture} label="" />
            </span>
          )}
          <span class={picture ? 'unseen' : 'compose-label'}>{label}</span>
          {count !== undefined && <span class="compose-count">{count}</span>}
        </button>
      ))}
    </fieldset>
  );
};

interface ComposeActionsProps extends Pick<ComposeProps, 'composing'> {
  /** Whether there is room for all the words. */
  readonly roomy: boolean;
}

/** Rotating, putting, taking back. */
export const ComposeActions = ({ composing, roomy }: ComposeActionsProps): JSX.Element => {
  const { words, speak } = useWords();
  const { bar } = words.analysis;
  const { composer, act } = composing;
  const key = (icon: IconName, label: string, does: (each: Composer) => void): JSX.Element => {
    const onClick = (): void =>
      void act(each => {
        does(each);
        return 'nothing';
      });
    return roomy ? (
      <Button icon={icon} onClick={onClick}>
        {label}
      </Button>
    ) : (
      <IconButton kind="edged" icon={icon} label={label} onClick={onClick} />
    );
  };
  return (
    <div class="compose-actions">
      {composer.spin !== undefined && (
        <>
          {key('rotate', speak(bar.rotate), each => each.rotate())}
          <Button kind="primary" icon="check" disabled={!composer.placeable} onClick={() => act(each => each.place())}>
            {speak(bar.place)}
          </Button>
        </>
      )}
      {!composer.empty && key('undo', speak(bar.takeBack), each => each.takeBack())}
    </div>
  );
};
