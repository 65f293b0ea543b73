import type { Scene } from '../scene.ts';
import type { Act } from './acts.ts';
import type { Crowd } from './crowd.ts';
import type { Props } from './props.ts';

/** Acts that are being played. */
export class Playing {
  readonly #props: Props;
  readonly #put: (scene: Scene) => void;
  readonly #done: () => void;
  #acts: readonly Act[];
  #actors: readonly Crowd[] | undefined;
  #start = 0;

  /** `put` shows what stands still; `done` is called once, at the end or when it is cut short. */
  constructor(acts: readonly Act[], props: Props, put: (scene: Scene) => void, done: () => void) {
    this.#acts = acts;
    this.#props = props;
    this.#put = put;
    this.#done = done;
  }

  /** Where everything is at a time in milliseconds; false when all is over. */
  tick(time: number): boolean {
    const [act, ...rest] = this.#acts;
    if (!act) return false;
    if (!this.#actors) {
      this.#put(act.still);
      this.#actors = act.actors.map(actor => this.#props.cast(actor.solids));
      this.#start = time;
    }
    const gone = time - this.#start;
    for (const [i, { group }] of this.#actors.entries()) {
      const actor = act.actors[i]!;
      const { x, y, height, scale } = actor.pose(Math.min(1, Math.max(0, (gone - actor.start) / actor.time)));
      group.position.set(x, height, y);
      group.scale.setScalar(scale);
    }
    if (act.freezes !== undefined) this.#props.pictures.freeze(act.freezes, Math.min(1, gone / act.time));
    if (gone < act.time) return true;
    this.#dismiss();
    this.#acts = rest;
    return rest.length > 0 && this.tick(time);
  }

  end(): void {
    this.#acts = [];
    this.#dismiss();
    this.#done();
  }

  #dismiss(): void {
    for (const actor of this.#actors ?? []) actor.dispose();
    this.#actors = undefined;
  }
}
