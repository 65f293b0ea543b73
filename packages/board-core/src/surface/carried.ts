import { type Motion, type Point, place, type Scene } from '@threefold-games/stage';
import { keyed, type Stage, standing } from '@threefold-games/stage/dom';
import { tileInHand } from './sceneFacts.ts';

/** The piece or the tile in somebody's hand: a copy follows the pointer, what it was taken from is faint. */
export class Carried {
  /** The cell that it was taken from. */
  from: string | undefined;
  readonly #stage: Stage;
  #copy: SVGGElement | undefined;
  /** Where the pointer was when it was taken up, and where the thing itself was. */
  #origin: Point = { x: 0, y: 0 };
  #thing: Point = { x: 0, y: 0 };
  /** Where it was put last, as it need not travel there again. */
  #dropped: { readonly from: string; readonly to: string } | undefined;

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  /** Takes up what is on a cell. A tile that is being laid goes by its first cell, wherever it is held. */
  lift(scene: Scene, cell: string, at: Point): void {
    this.putBack();
    const tile = tileInHand(scene);
    const [first] = tile.includes(cell) ? tile : [];
    this.from = first ?? cell;
    this.#origin = at;
    this.#thing = first === undefined ? at : (place(scene, first) ?? scene.ghost?.cells[0] ?? at);
    const found = keyed(this.#stage.scene);
    const drawn = (keys: readonly string[]): readonly SVGElement[] => keys.flatMap(key => found.get(key) ?? []);
    const keys = scene.ghost ? ['ghost:tile'] : tile.map(id => `cell:${id}`);
    const pieces = drawn(first === undefined ? standing(cell) : keys);
    this.#copy = document.createElementNS('http://www.w3.org/2000/svg', 'g');
    this.#copy.append(...pieces.map(piece => piece.cloneNode(true)));
    this.#stage.over.append(this.#copy);
    // Its badge speaks of where it was.
    for (const piece of [...pieces, ...drawn(['ghost:badge'])]) piece.classList.add('board-lifted');
  }

  /** Follows the pointer; returns where the thing is by now. */
  carry(to: Point): Point {
    const by = { x: to.x - this.#origin.x, y: to.y - this.#origin.y };
    this.#copy?.setAttribute('transform', `translate(${by.x} ${by.y})`);
    return { x: this.#thing.x + by.x, y: this.#thing.y + by.y };
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
