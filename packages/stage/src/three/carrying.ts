import type { Scene } from '../scene.ts';
import type { Sight } from './aim.ts';
import type { Crowd } from './crowd.ts';
import { GHOST, groundHeight } from './height.ts';
import { pieceSolids } from './pieces.ts';
import type { Props } from './props.ts';

/** A piece in somebody's hand. */
export class Carrying {
  /** The cell that it was taken from. */
  readonly from: string;
  readonly #crowd: Crowd;
  readonly #ground: number;

  /** Takes up what stands on a cell. */
  static lift(scene: Scene, cell: string, props: Props): Carrying | undefined {
    const piece = scene.pieces.find(each => each.cell === cell);
    if (!piece) return undefined;
    props.set({ ...scene, pieces: scene.pieces.filter(each => each !== piece) });
    const ground = Math.max(0, ...scene.cells.map(groundHeight));
    return new Carrying(cell, props.cast(pieceSolids(piece)), ground);
  }

  private constructor(from: string, crowd: Crowd, ground: number) {
    this.from = from;
    this.#crowd = crowd;
    this.#ground = ground;
  }

  /** It hovers where the eye meets the board. */
  follow({ eye, way }: Sight): void {
    const far = (this.#ground - eye.height) / way.height;
    this.#crowd.group.position.set(eye.x + far * way.x, this.#ground + GHOST, eye.y + far * way.y);
  }

  end(): void {
    this.#crowd.dispose();
  }
}
