import { showStep, showSteps } from '../compose/index.ts';
import { Choices } from './choices.ts';
import type { BoardContext, BoardPart } from './context.ts';
import { make, makeButton, setAttribute, setText } from './dom.ts';
import { resultOf } from './result.ts';

/** Under the board: what is to be done or why not, and the buttons for it; else which turn is shown, or how the game ended. */
export class Bar implements BoardPart {
  readonly element = make('div', { class: 'bar', role: 'group', part: 'bar' });
  readonly #title = make('p', { class: 'bar-title' });
  readonly #text = make('span');
  readonly #rule = make('span', { class: 'bar-rule' });
  readonly #chips = make('ul', { class: 'chips' });
  readonly #choices = new Choices();
  readonly #actions = make('div', { class: 'actions' });
  readonly #rotate = makeButton('rotate', 'button-edged', () => this.#context?.session.rotateTile());
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
    const { composer } = session;
    const refused = session.acting ? composer?.refused : undefined;
    const said = this.#say(context);
    setAttribute(this.element, 'aria-label', speak(words.tools));
    this.element.classList.toggle('bar-refused', refused !== undefined);
    this.element.classList.toggle('bar-acting', session.acting);
    setText(this.#title, said.title);
    setText(this.#text, said.text);
    setText(this.#rule, refused?.rule ?? '');
    this.#rule.hidden = refused === undefined;
    this.#showChips(context);
    this.#choices.update(context);
    this.#actions.hidden = !showing.interactive;
    const [spin, acting] = [composer?.spin, session.acting];
    label(this.#rotate, speak(words.rotateTile));
    this.#rotate.hidden = spin === undefined || !acting;
    this.#rotate.disabled = !composer?.rotatable;
    label(this.#undo, speak(words.takeBack));
    this.#undo.disabled = !session.undoable;
    label(this.#reset, speak(words.startOver));
    this.#reset.disabled = !session.altered;
    setText(this.#confirmText, speak(words.confirm));
    this.#confirm.hidden = composer === undefined;
    this.#confirm.disabled = !acting || !composer?.finished;
  }

  #say(context: BoardContext): { readonly title: string; readonly text: string } {
    const { session, face, voice } = context;
    const { words, speak } = voice;
    const { composer, at, turns, names, history } = session;
    if (composer && session.acting) {
      const { refused } = composer;
      const { view, look } = session.seen;
      if (!refused) return face.prompt(view, look);
      return {
        title: speak(refused.rule === composer.game.rules.notation ? words.notRead : words.notHere),
        text: refused.text,
      };
    }
    const result = resultOf(context);
    if (result) return result;
    const turn = history.turns[at - 1];
    const now = session.actor === undefined ? '' : speak(words.toMove, { name: names[session.actor] ?? '' });
    if (!turn) return { title: turns === 0 ? now : speak(words.start), text: turns === 0 ? '' : now };
    return { title: speak(words.turn, { turn: at, turns }), text: `${names[turn.seat]}: ${showSteps(turn.steps)}` };
  }

  /** The steps of the turn so far. */
  #showChips({ session, voice: { words, speak } }: BoardContext): void {
    const steps = (session.acting && session.composer?.steps) || [];
    this.#chips.hidden = steps.length === 0;
    setAttribute(this.#chips, 'aria-label', speak(words.steps));
    const shown = steps.map(showStep);
    if (shown.join() === [...this.#chips.children].map(({ textContent }) => textContent).join()) return;
    this.#chips.replaceChildren(...shown.map(step => make('li', {}, step)));
  }

  #takeBack(): void {
    if (this.#context?.session.undoable && this.#context.session.undo()) this.#onUndone();
  }
}

const label = (button: HTMLButtonElement, text: string): void => {
  setAttribute(button, 'aria-label', text);
  setAttribute(button, 'title', text);
};
