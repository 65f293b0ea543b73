import { type Motion, partScene, type Scene } from '@threefold-games/stage';
import { largePart } from '../surface/parts.ts';
import type { BoardContext } from './context.ts';
import { make, sceneView, setAttribute } from './dom.ts';

const SIZE = 64;

/** Where there is no room for all of a scene: one part of it in large, the others as small pictures that bring them up. Few boards need it. */
export class PartButtons {
  readonly element = make('fieldset', { class: 'parts' });
  readonly #onChoose: () => void;
  #chosen: string | undefined;
  #drawn: readonly unknown[] = [];

  constructor(onChoose: () => void) {
    this.#onChoose = onChoose;
  }

  /** Draws the small ones. Returns the large one: where something moves, else the one that was chosen. */
  show(context: BoardContext, scene: Scene, moving: readonly Motion[]): Scene {
    const chosen = this.#chosen === undefined ? undefined : { part: this.#chosen, moment: undefined };
    const large = largePart(scene, moving, chosen, undefined) ?? '';
    this.#update(context, scene, large);
    return partScene(scene, large);
  }

  #update({ voice: { words, speak }, draw }: BoardContext, scene: Scene, large: string): void {
    const drawn = [scene, large, words, draw.contrast];
    if (drawn.every((each, i) => each === this.#drawn[i])) return;
    this.#drawn = drawn;
    setAttribute(this.element, 'aria-label', speak(words.parts));
    const focused = (this.element.getRootNode() as ShadowRoot).activeElement;
    const had = this.element.contains(focused);
    this.element.replaceChildren(
      ...scene.parts
        .filter(({ id }) => id !== large)
        .map(({ id, title, state, ended }) => {
          const button = make(
            'button',
            { type: 'button', class: 'parts-part', title: speak(words.showPart, { part: title }) },
            sceneView(partScene(scene, id), SIZE, draw),
            make('span', {}, make('b', {}, title), make('span', ended ? {} : { class: 'parts-alive' }, state)),
          );
          button.addEventListener('click', () => {
            this.#chosen = id;
            this.#onChoose();
          });
          return button;
        }),
    );
    if (had) this.element.querySelector('button')?.focus({ preventScroll: true });
  }
}
