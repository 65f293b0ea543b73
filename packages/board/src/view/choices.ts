import type { Choice } from '@threefold-games/stage';
import type { BoardContext, BoardPart } from './context.ts';
import { figureView, make, sceneView, setAttribute } from './dom.ts';

/** The choices that can be made next, as buttons with their pieces. */
export class Choices implements BoardPart {
  readonly element = make('fieldset', { class: 'choices' });
  #drawn = '';

  update(context: BoardContext): void {
    const { session, voice, draw } = context;
    const { words, speak } = voice;
    const choices = session.acting ? session.choices : [];
    this.element.hidden = choices.length === 0;
    setAttribute(this.element, 'aria-label', speak(words.choices));
    const drawn = JSON.stringify([choices.map(({ choice, label, count, uses }) => [choice, label, count, uses]), draw]);
    if (drawn !== this.#drawn) {
      this.#drawn = drawn;
      this.element.replaceChildren(...choices.map(choice => choiceButton(choice, context)));
    }
    const chosen = session.composer?.picked.find(pick => pick.at === 'choice')?.choice;
    for (const button of this.element.querySelectorAll('button'))
      setAttribute(button, 'aria-pressed', chosen === undefined ? undefined : String(button.dataset.choice === chosen));
  }
}

const choiceButton = (each: Choice, { session, voice, draw }: BoardContext): HTMLButtonElement => {
  const { choice, label, figure, picture, caption = picture ? undefined : label, count, uses } = each;
  const number = uses ?? count;
  const said = count === undefined ? label : voice.speak(voice.words.choiceLeft, { choice: label, count });
  const button = make(
    'button',
    { type: 'button', class: 'choice', 'data-choice': choice, title: label, 'aria-label': said },
    ...(picture ? [sceneView(picture, 36, draw)] : []),
    ...(figure ? [figureView(figure, picture ? 20 : 26, draw)] : []),
    ...(caption === undefined ? [] : [make('span', { class: 'choice-caption' }, caption)]),
    ...(number === undefined ? [] : [make('span', { class: 'choice-count' }, voice.speak.number(number))]),
  );
  button.addEventListener('click', () => session.pick({ at: 'choice', choice }));
  return button;
};
