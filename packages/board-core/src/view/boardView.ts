import { FONT_STACK, paletteCss } from '@threefold-games/stage';
import { pressKey } from '../compose/index.ts';
import { Bar } from './bar.ts';
import { BAR_STYLE } from './barStyle.ts';
import { BOARD_STYLE } from './boardStyle.ts';
import type { BoardContext } from './context.ts';
import { make, setText } from './dom.ts';
import { Frame } from './frame.ts';
import { Seats } from './seats.ts';
import { SHARED_STYLE } from './sharedStyle.ts';
import { Steps } from './steps.ts';

/** What an element shows: who plays, the board, what can be done, the way through the game. */
export class BoardView {
  readonly root = make('div', { class: 'root', part: 'root', 'data-theme': 'light' });
  readonly #shadow: ShadowRoot;
  readonly #note = make('p', { class: 'note', role: 'alert' });
  readonly #live = make('p', { class: 'unseen', role: 'status' });
  readonly #seats = new Seats();
  readonly #frame = new Frame();
  readonly #steps = new Steps();
  readonly #bar: Bar;
  #context: BoardContext | undefined;

  constructor(shadow: ShadowRoot) {
    this.#shadow = shadow;
    this.#bar = new Bar(() => this.#context && this.say(this.#context.voice.speak(this.#context.voice.words.undone)));
    adoptStyle(shadow);
    this.root.append(
      this.#seats.element,
      this.#frame.element,
      this.#note,
      this.#bar.element,
      this.#steps.element,
      this.#live,
    );
    this.root.addEventListener('keydown', event => this.#press(event));
    for (const part of [this.#seats, this.#frame, this.#steps, this.#bar]) part.element.hidden = true;
    this.#note.hidden = true;
    shadow.append(this.root);
  }

  update(context: BoardContext): void {
    this.#context = context;
    const had = this.#shadow.activeElement;
    this.root.classList.toggle('narrow', context.narrow);
    this.#frame.element.hidden = false;
    for (const part of [this.#seats, this.#frame, this.#steps, this.#bar]) part.update(context);
    // A button that is needed no more hands the keyboard back to the board.
    if (had instanceof HTMLButtonElement && (!had.isConnected || had.disabled || had.hidden)) this.#frame.focus();
  }

  /** Says what is wrong; nothing where all is well. */
  note(text: string | undefined): void {
    this.#note.hidden = text === undefined;
    setText(this.#note, text ?? '');
  }

  /** There is no board to be shown. */
  clear(): void {
    this.#context = undefined;
    for (const { element } of [this.#seats, this.#frame, this.#steps, this.#bar]) element.hidden = true;
  }

  /** Says something to those who listen, also where it is what was said last. */
  say(text: string): void {
    this.#live.replaceChildren(text);
  }

  destroy(): void {
    this.#frame.destroy();
  }

  #press(event: KeyboardEvent): void {
    const session = this.#context?.session;
    const { key, target } = event;
    if (!session || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target instanceof HTMLInputElement) return;
    // Enter presses the buttons that it is on.
    if (key === 'Enter' && target instanceof HTMLElement && !target.classList.contains('board-cell')) return;
    if (pressKey(session, key)) event.preventDefault();
  }
}

let sheet: CSSStyleSheet | undefined;

/** Gives a shadow the style of all boards. A sheet that is made in script is no inline style: strict policies allow it. */
const adoptStyle = (shadow: ShadowRoot): void => {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(`${paletteCss()}:host{--font:${FONT_STACK}}${SHARED_STYLE}${BOARD_STYLE}${BAR_STYLE}`);
  }
  shadow.adoptedStyleSheets = [sheet];
};
