import type { Count } from '@threefold-games/stage';
import type { BoardContext, BoardPart } from './context.ts';
import { figureView, make, setAttribute } from './dom.ts';

/** Who plays, what each of them has, and whose turn it is. */
export class Seats implements BoardPart {
  readonly element = make('ul', { class: 'seats', part: 'seats' });
  #drawn: readonly unknown[] = [];

  update(context: BoardContext): void {
    const { session, face, voice, showing, draw } = context;
    this.element.hidden = !showing.controls;
    const { names, seats, actor } = session;
    const { seen } = session.board;
    const drawn = [seen.view, face, names.join('\n'), session.over ? undefined : actor, draw.contrast];
    if (!showing.controls || drawn.every((each, i) => each === this.#drawn[i])) return;
    this.#drawn = drawn;
    const { words, speak } = voice;
    setAttribute(this.element, 'aria-label', speak(words.players));
    this.element.replaceChildren(
      ...names.map((name, seat) => {
        const acts = actor === seat && !session.over;
        const { value, label } = face.headline(seen.view, seat) ?? {};
        return make(
          'li',
          { class: acts ? 'seat seat-acts' : 'seat', title: acts ? speak(words.toMove, { name }) : name },
          figureView(face.token(seat, seats), 22, draw),
          make('span', { class: 'seat-name' }, name),
          ...(acts ? [make('span', { class: 'unseen' }, speak(words.toMove, { name }))] : []),
          ...(value === undefined
            ? []
            : [make('span', { class: 'seat-value' }, make('b', {}, speak.number(value)), ` ${label}`)]),
          ...face.counts(seen.view, seat).flatMap(count => countView(count, context)),
        );
      }),
    );
  }
}

/** How many there are of something, beside its picture, or in words where there is any. */
const countView = ({ figures, value, label, say, low }: Count, { draw, voice }: BoardContext): HTMLElement[] => {
  const number = value ?? figures.filter(({ faint }) => !faint).length;
  const [figure] = figures;
  if (!figure && number === 0) return [];
  const shown = figure ? voice.speak.number(number) : `${voice.speak.number(number)} ${label}`;
  return [
    make(
      'span',
      { class: low === undefined ? 'count' : 'count count-low', title: say },
      ...(figure ? [figureView({ ...figure, faint: false }, 18, draw)] : []),
      make('span', { 'aria-hidden': 'true' }, shown),
      make('span', { class: 'unseen' }, say),
    ),
  ];
};
