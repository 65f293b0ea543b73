import type { Motion, Point } from '@threefold/stage';
import { findKey, type Stage, standing } from '@threefold/stage/dom';

/** The piece in somebody's hand: a copy follows the pointer, what it was taken from is faint. */
export class Carried {
  /** The cell that it was taken from. */
  from: string | undefined;
  readonly #stage: Stage;
  #copy: SVGGElement | undefined;
  #origin: Point = { x: 0, y: 0 };
  /** Where it was put last, as it need not travel there again. */
  #dropped: { readonly from: string; readonly to: string } | undefined;

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  lift(cell: string, at: Point): void {
    this.putBack();
    this.from = cell;
    this.#origin = at;
    const pieces = standing(cell).flatMap(key => findKey(this.#stage.scene, key) ?? []);
    this.#copy = document.createElementNS('http://www.w3.org/2000/svg', 'g');
    this.#copy.append(...pieces.map(piece => piece.cloneNode(true)));
    this.#stage.over.append(this.#copy);
    for (const piece of pieces) piece.classList.add('board-lifted');
  }

  carry(to: Point): void {
    this.#copy?.setAttribute('transform', `translate(${to.x - this.#origin.x} ${to.y - this.#origin.y})`);
  }

  drop(to: string | undefined): void {
    const { from } = this;
    this.putBack();
    this.#dropped = from !== undefined && to !== undefined ? { from, to } : undefined;
  }

  putBack(): void {
    for (const piece of this.#stage.scene.querySelectorAll('.board-lifted')) piece.classList.remove('board-lifted');
    this.#copy?.remove();
    this.#copy = undefined;
    this.from = undefined;
    this.#dropped = undefined;
  }

  /** The motions that are still to be seen. */
  without(motions: readonly Motion[]): readonly Motion[] {
    const done = this.#dropped;
    if (motions.length === 0 || !done) return motions;
    this.#dropped = undefined;
    return motions.filter(motion => motion.kind !== 'travel' || motion.from !== done.from || motion.to !== done.to);
  }
}
