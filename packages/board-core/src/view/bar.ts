import { parseShares, tagValue } from '@threefold-games/core';
import { type BarModel, barOf, type ShownChoice, showSteps } from '../compose/index.ts';
import type { BoardContext, BoardPart } from './context.ts';
import { figureView, make, makeButton, sceneView, setAttribute, setText } from './dom.ts';

interface Said {
  readonly title: string;
  readonly text: string;
}

/** Under the board: what is to be done or why not, and the buttons for it; else which turn is shown, or how the game ended. */
export class Bar implements BoardPart {
  readonly element = make('div', { class: 'bar', role: 'group', part: 'bar' });
  readonly #title = make('p', { class: 'bar-title' });
  readonly #text = make('span');
  readonly #rule = make('span', { class: 'bar-rule' });
  readonly #chips = make('ul', { class: 'chips' });
  readonly #choices = new Choices();
  readonly #actions = make('div', { class: 'actions' });
  readonly #rotate = makeButton('rotate', 'button-edged', () => this.#context?.session.board.rotateTile());
  readonly #undo = makeButton('undo', '', () => this.#takeBack());
  readonly #reset = makeButton('reset', '', () => this.#context?.session.startOver());
  readonly #confirm = makeButton('check', 'button-primary', () => this.#context?.session.confirm());
  readonly #confirmText = make('span');
  readonly #onUndone: () => void;
  #context: BoardContext | undefined;

  constructor(onUndone: () => void) {
    this.#onUndone = onUndone;
    this.#confirm.append(this.#confirmText);
    this.#actions.append(this.#rotate, this.#undo, this.#reset, this.#confirm);
    const words = make(
      'div',
      { class: 'bar-words' },
      this.#title,
      make('p', { class: 'bar-text' }, this.#text, ' ', this.#rule),
    );
    this.element.append(words, this.#chips, make('div', { class: 'bar-foot' }, this.#choices.element, this.#actions));
  }

  update(context: BoardContext): void {
    this.#context = context;
    const { session, showing, voice } = context;
    const { words, speak } = voice;
    this.element.hidden = !showing.controls && !showing.interactive;
    if (this.element.hidden) return;
    const { acting, choices, composer, seen } = session.board;
    const bar = composer && acting ? barOf(composer, choices, seen, context.face) : undefined;
    const said = bar ? this.#prompt(bar, context) : this.#state(context);
    setAttribute(this.element, 'aria-label', speak(words.tools));
    this.element.classList.toggle('bar-refused', bar?.refused !== undefined);
    this.element.classList.toggle('bar-acting', bar !== undefined);
    setText(this.#title, said.title);
    setText(this.#text, said.text);
    setText(this.#rule, bar?.refused?.rule ?? '');
    this.#rule.hidden = bar?.refused === undefined;
    this.#showChips(bar?.chips ?? [], speak(words.steps));
    this.#choices.show(bar?.choices ?? [], context);
    this.#actions.hidden = !showing.interactive;
    label(this.#rotate, speak(words.rotateTile));
    this.#rotate.hidden = !bar?.hasTile;
    this.#rotate.disabled = !bar?.canRotate;
    label(this.#undo, speak(words.takeBack));
    this.#undo.disabled = !session.undoable;
    label(this.#reset, speak(words.startOver));
    this.#reset.disabled = !session.altered;
    setText(this.#confirmText, speak(words.confirm));
    this.#confirm.hidden = composer === undefined;
    this.#confirm.disabled = !bar?.canConfirm;
  }

  #prompt({ refused, isUnread, prompt }: BarModel, { voice: { words, speak } }: BoardContext): Said {
    return refused ? { title: speak(isUnread ? words.notRead : words.notHere), text: refused.text } : prompt;
  }

  /** Which turn is shown, or how the game ended. */
  #state(context: BoardContext): Said {
    const { session, voice } = context;
    const { words, speak } = voice;
    const { at, turns, names, history } = session;
    const result = resultOf(context);
    if (result) return result;
    const turn = history.turns[at - 1];
    const now = session.actor === undefined ? '' : speak(words.toMove, { name: names[session.actor] ?? '' });
    if (!turn) return { title: turns === 0 ? now : speak(words.start), text: turns === 0 ? '' : now };
    return { title: speak(words.turn, { turn: at, turns }), text: `${names[turn.seat]}: ${showSteps(turn.steps)}` };
  }

  /** The steps of the turn so far. */
  #showChips(chips: readonly string[], called: string): void {
    this.#chips.hidden = chips.length === 0;
    setAttribute(this.#chips, 'aria-label', called);
    if (chips.join() === [...this.#chips.children].map(({ textContent }) => textContent).join()) return;
    this.#chips.replaceChildren(...chips.map(step => make('li', {}, step)));
  }

  #takeBack(): void {
    if (this.#context?.session.undoable && this.#context.session.undo()) this.#onUndone();
  }
}

const label = (button: HTMLButtonElement, text: string): void => {
  setAttribute(button, 'aria-label', text);
  setAttribute(button, 'title', text);
};

/** The choices that can be made next, as buttons with their pieces. */
class Choices {
  readonly element = make('fieldset', { class: 'choices' });
  #drawn = '';

  show(choices: readonly ShownChoice[], context: BoardContext): void {
    const { words, speak } = context.voice;
    this.element.hidden = choices.length === 0;
    setAttribute(this.element, 'aria-label', speak(words.choices));
    const shown = choices.map(({ choice, label: name, count, uses }) => [choice, name, count, uses]);
    const drawn = JSON.stringify([shown, context.draw]);
    if (drawn !== this.#drawn) {
      this.#drawn = drawn;
      this.element.replaceChildren(...choices.map(choice => choiceButton(choice, context)));
    }
    choices.forEach(({ pressed }, i) => {
      setAttribute(this.element.children[i]!, 'aria-pressed', pressed === undefined ? undefined : String(pressed));
    });
  }
}

const choiceButton = (shown: ShownChoice, { session, voice, draw }: BoardContext): HTMLButtonElement => {
  const { choice, label: name, figure, picture, caption, count, number } = shown;
  const said = count === undefined ? name : voice.speak(voice.words.choiceLeft, { choice: name, count });
  const button = make(
    'button',
    { type: 'button', class: 'choice', 'data-choice': choice, title: name, 'aria-label': said },
    ...(picture ? [sceneView(picture, 36, draw)] : []),
    ...(figure ? [figureView(figure, picture ? 20 : 26, draw)] : []),
    ...(caption === undefined ? [] : [make('span', { class: 'choice-caption' }, caption)]),
    ...(number === undefined ? [] : [make('span', { class: 'choice-count' }, voice.speak.number(number))]),
  );
  button.addEventListener('click', () => session.board.pick({ at: 'choice', choice }));
  return button;
};

/** How the game ended, if its end is shown; undefined while it continues. */
const resultOf = ({ session, face, voice: { words, speak } }: BoardContext): Said | undefined => {
  const { opened, history, at, turns, names, seats } = session;
  if (at < turns) return undefined;
  const outcome = history.position.outcome();
  const record = history === opened.history ? opened.record : undefined;
  const [, how, left] = /^(resign|time) (\d)$/.exec((record && tagValue(record, 'End')) ?? '') ?? [];
  const shares = outcome?.shares ?? parseShares((record && tagValue(record, 'Result')) ?? '', seats);
  if (!shares || (!outcome && how === undefined)) return undefined;
  const winners = names.filter((_, seat) => shares[seat] === Math.max(...shares));
  const title =
    winners.length === 1
      ? speak(words.wins, { name: winners[0]! })
      : speak(words.shared, { names: speak.list(winners) });
  if (outcome) return { title, text: face.ending(history.position.view(), outcome) };
  return { title, text: speak(how === 'resign' ? words.resigned : words.timeout, { name: names[Number(left)] ?? '' }) };
};
