import { useSignal } from '@preact/signals';
import type { Game, Position } from '@threefold-games/core';
import { type Brush, type Editor, type Face, STILL } from '@threefold-games/stage';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Board, type ChosenPart, FigureView, SceneView } from '../board/index.ts';
import { sayFault, useWords } from '../i18n/index.ts';
import { narrow } from '../settings/index.ts';
import { Button, Icon, IconButton, useLoaded } from '../ui/index.ts';
import './setup.css';

interface SetUpProps {
  readonly game: Game;
  readonly face: Face;
  readonly seats: number;
  /** The position to begin with, as text; an empty board without. */
  readonly from: string | undefined;
  readonly onDone: (position: Position) => void;
  readonly onCancel: () => void;
}

export const SetUp = (props: SetUpProps): JSX.Element | null => {
  const { face } = props;
  const editor = useLoaded(() => face.editor(), face);
  return editor ? <Editing {...props} editor={editor} /> : null;
};

/** Sets up a position by hand: a thing to put, then its place; what is settled beside the board; what is still wrong. */
const Editing = (props: SetUpProps & { readonly editor: Editor }): JSX.Element => {
  const { game, face, editor, seats, from, onDone, onCancel } = props;
  const { words, speak } = useWords();
  const { edit } = words.analysis;
  const [draft, setDraft] = useState(() => editor.open(seats, from));
  const brushes = editor.brushes(draft);
  const [wanted, setBrush] = useState<string | undefined>(undefined);
  const [focus, setFocus] = useState<string | undefined>(undefined);
  const brush = brushes.find(({ id }) => id === wanted) ?? brushes[0];
  const read = game.decode(editor.encode(draft));
  const look = { ...STILL, narrow: narrow.value, ...(focus === undefined ? {} : { focus }) };
  const scene = editor.scene(draft, look);
  return (
    <div class="study">
      <Board
        scene={scene}
        moment={seats}
        chosen={useSignal<ChosenPart | undefined>(undefined)}
        parts="beside"
        say={cell => editor.say(draft, cell)}
        label={speak(edit.board, { game: face.title })}
        onPick={cell => brush && setDraft(editor.put(draft, cell, brush.id))}
        onFocusCell={setFocus}
      />
      <div class="study-side setup-side">
        <p class="quiet setup-lead">{speak(edit.lead)}</p>
        <section class="card panel setup-brushes" aria-label={speak(edit.brushes)}>
          {groupsOf(brushes).map(([group, own]) => (
            <div key={group} role="radiogroup" aria-label={group} class="setup-group">
              <h2>{group}</h2>
              <div class="setup-row">
                {own.map(each => (
                  <label key={each.id} class="setup-brush" title={each.label}>
                    <input
                      type="radio"
                      name="brush"
                      checked={each.id === brush?.id}
                      onChange={() => setBrush(each.id)}
                      aria-label={each.label}
                    />
                    <span class="setup-brush-face">
                      <BrushFace brush={each} />
                    </span>
                  </label>
                ))}
              </div>
            </div>
          ))}
        </section>
        <section class="card panel setup-fields">
          {editor.fields(draft).map(field => (
            <label key={field.id} class="beside setup-field">
              <span>{field.label}</span>
              <span class="select">
                <select
                  value={field.value}
                  onChange={event => setDraft(editor.set(draft, field.id, event.currentTarget.value))}
                >
                  {field.values.map(({ value, label }) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </select>
                <Icon name="caret" size={18} />
              </span>
            </label>
          ))}
        </section>
        <div class="beside setup-foot card">
          <div role="status" class={read.ok ? 'setup-ok' : 'setup-wrong'}>
            {read.ok ? (
              speak(edit.ready)
            ) : (
              <>
                <strong>{speak(edit.wrong)}</strong>
                <span class="setup-flaw">{editor.flaw(draft) ?? sayFault(read.error, words, speak)}</span>
              </>
            )}
          </div>
          <div class="setup-actions">
            <IconButton
              kind="edged"
              icon="trash"
              label={speak(edit.empty)}
              onClick={() => setDraft(editor.open(seats))}
            />
            <Button onClick={onCancel}>{speak(words.shell.cancel)}</Button>
            <Button kind="primary" icon="check" disabled={!read.ok} onClick={() => read.ok && onDone(read.value)}>
              {speak(words.shell.done)}
            </Button>
          </div>
        </div>
      </div>
    </div>
  );
};

const BrushFace = ({ brush }: { readonly brush: Brush }): JSX.Element => {
  if (brush.figure) return <FigureView figure={brush.figure} size={30} />;
  if (brush.picture)
    return (
      <span class="setup-picture">
        <SceneView scene={brush.picture} label="" />
      </span>
    );
  return <span class="setup-word">{brush.label}</span>;
};

const groupsOf = (brushes: readonly Brush[]): readonly (readonly [string, readonly Brush[]])[] => {
  const groups = new Map<string, Brush[]>();
  for (const brush of brushes) groups.set(brush.group, [...(groups.get(brush.group) ?? []), brush]);
  return [...groups];
};
