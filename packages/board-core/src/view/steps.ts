import { showSteps } from '../compose/index.ts';
import type { BoardContext, BoardPart } from './context.ts';
import { make, makeButton, setAttribute } from './dom.ts';

/** The way through a game: buttons and a slider. */
export class Steps implements BoardPart {
  readonly element = make('div', { class: 'steps', role: 'group', part: 'controls' });
  readonly #slider = make('input', { type: 'range', min: '0', step: '1' });
  readonly #buttons: Readonly<Record<'first' | 'back' | 'next' | 'last', HTMLButtonElement>>;
  #context: BoardContext | undefined;

  constructor() {
    const to = (where: (at: number, turns: number) => number) => (): void => {
      const session = this.#context?.session;
      session?.go(where(session.at, session.turns));
    };
    this.#buttons = {
      first: makeButton(
        'first',
        '',
        to(() => 0),
      ),
      back: makeButton(
        'back',
        '',
        to(at => at - 1),
      ),
      next: makeButton('next', '', () => this.#context?.session.goOn()),
      last: makeButton(
        'last',
        '',
        to((_, turns) => turns),
      ),
    };
    const { first, back, next, last } = this.#buttons;
    this.element.append(first, back, this.#slider, next, last);
    this.#slider.addEventListener('input', () => this.#context?.session.go(Number(this.#slider.value)));
    this.element.addEventListener('keydown', event => this.#press(event));
  }

  update(context: BoardContext): void {
    this.#context = context;
    const { session, voice, showing } = context;
    const { at, turns, history, names } = session;
    this.element.hidden = !showing.controls || turns === 0;
    if (this.element.hidden) return;
    const { words, speak } = voice;
    setAttribute(this.element, 'aria-label', speak(words.walk));
    for (const key of ['first', 'back', 'next', 'last'] as const) {
      const button = this.#buttons[key];
      setAttribute(button, 'aria-label', speak(words[key]));
      setAttribute(button, 'title', speak(words[key]));
      // One that is pressed again and again keeps the keyboard when it has come to an end.
      setAttribute(
        button,
        'aria-disabled',
        at === (key === 'first' || key === 'back' ? 0 : turns) ? 'true' : undefined,
      );
    }
    const slider = this.#slider;
    slider.max = String(turns);
    slider.value = String(at);
    const turn = history.turns[at - 1];
    const said = turn
      ? speak(words.sliderTurn, { turn: at, turns, name: names[turn.seat] ?? '', moves: showSteps(turn.steps) })
      : speak(words.sliderStart, { turns });
    setAttribute(slider, 'aria-label', speak(words.slider));
    setAttribute(slider, 'aria-valuetext', said);
  }

  /** On the buttons arrows go through the turns, as they do on the slider. */
  #press(event: KeyboardEvent): void {
    const key = ({ ArrowLeft: 'back', ArrowRight: 'next', Home: 'first', End: 'last' } as const)[event.key];
    if (!key || event.target === this.#slider || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    this.#buttons[key].click();
  }
}
