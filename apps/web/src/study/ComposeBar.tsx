import type { Face, Look } from '@threefold/stage';
import type { JSX } from 'preact';
import { FigureView } from '../board/FigureView.tsx';
import { SceneView } from '../board/SceneView.tsx';
import { Button } from '../shell/controls.tsx';
import { Link } from '../shell/Link.tsx';
import { useWords } from '../state/language.ts';
import type { Composing } from './useComposer.ts';

interface ComposeBarProps {
  readonly face: Face;
  readonly composing: Composing;
  readonly look: Look;
}

/** What the board cannot say by itself: why not, what to choose from, turning and putting. Nothing while there is nothing to say. */
export const ComposeBar = ({ face, composing, look }: ComposeBarProps): JSX.Element | null => {
  const { words, speak } = useWords();
  const { bar } = words.analysis;
  const { composer, act } = composing;
  const { refused, spin } = composer;
  const choices = composer.choices.length > 0 ? face.choices(composer.view, look, composer.choices) : [];
  if (!refused && choices.length === 0 && spin === undefined && composer.empty) return null;
  const prompt = face.prompt(composer.view, look);
  return (
    <div class={`card compose${refused ? ' compose-refused' : ''}`}>
      <div class="compose-words" role="status">
        {prompt.picture && (
          <span class="compose-picture">
            <SceneView scene={prompt.picture} label="" />
          </span>
        )}
        <div>
          <p class="compose-title">{refused ? refused.text : prompt.title}</p>
          {refused ? (
            <Link to={{ page: 'rules', game: composer.game.id, rule: refused.rule }} class="compose-rule">
              {speak(bar.rule, { rule: refused.rule })}
            </Link>
          ) : (
            <p class="compose-text">{prompt.text}</p>
          )}
        </div>
      </div>
      {choices.length > 0 && (
        <div class="compose-choices" role="group" aria-label={speak(bar.choices)}>
          {choices.map(({ choice, label, figure, picture, count }) => (
            <button
              key={choice}
              type="button"
              class="compose-choice"
              title={label}
              onClick={() => act(each => each.pick({ at: 'choice', choice }))}
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
        </div>
      )}
      <div class="compose-actions">
        {spin !== undefined && (
          <>
            <Button
              icon="turn"
              onClick={() =>
                act(each => {
                  each.turnSpin();
                  return 'nothing';
                })
              }
            >
              {speak(bar.turn)}
            </Button>
            <Button kind="primary" icon="check" disabled={!composer.placeable} onClick={() => act(each => each.place())}>
              {speak(bar.place)}
            </Button>
          </>
        )}
        {!composer.empty && (
          <Button
            kind="quiet"
            icon="undo"
            onClick={() =>
              act(each => {
                each.takeBack();
                return 'nothing';
              })
            }
          >
            {speak(bar.takeBack)}
          </Button>
        )}
      </div>
    </div>
  );
};
