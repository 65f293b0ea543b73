import type { Motion } from '../face.ts';
import type { Scene } from '../scene.ts';
import { keyed, standing } from './patch.ts';

/** Where a scene is drawn in a page. */
export interface Stage {
  /** The group that holds the scene. */
  readonly scene: SVGGElement;
  /** An empty group above it, for what is on its way. */
  readonly over: SVGGElement;
}

/** What is on its way. */
export interface Playing {
  /** Kept when everything is in its place. */
  readonly done: Promise<void>;
  /** Puts everything into its place now. */
  finish(): void;
}

/** A copy of something drawn, in a group of its own that can be moved freely. */
export interface Actor {
  readonly element: SVGGElement;
  /** How far it has come from where it was drawn. */
  readonly x: number;
  readonly y: number;
}

/** Everything that takes part in going from one scene to another. */
export class Cast {
  readonly before: Scene;
  readonly after: Scene;
  readonly #stage: Stage;
  readonly #animations: Animation[] = [];
  readonly #moved = new Set<SVGElement>();
  readonly #actors: SVGGElement[] = [];
  /** By cell: the copy that stands there now, as the motions go on. */
  readonly #standing = new Map<string, Actor>();
  /** What ends the sight of an actor, as one that goes on must stay in sight. */
  readonly #exits = new Map<Element, Animation>();
  /** What is drawn, by its key; it is looked up once for each scene. */
  #keyed: ReadonlyMap<string, SVGElement> | undefined;

  constructor(stage: Stage, before: Scene, after: Scene) {
    this.#stage = stage;
    this.before = before;
    this.after = after;
  }

  /** Copies the pieces that will move or be met; call it while the scene before is still drawn. */
  gather(motions: readonly Motion[]): void {
    for (const motion of motions) {
      if (motion.kind !== 'travel') continue;
      for (const cell of [motion.to, motion.from]) {
        const drawn = this.#standing.has(cell) ? [] : this.drawn(...standing(cell));
        if (drawn.length > 0) this.#standing.set(cell, this.copy(drawn));
      }
    }
  }

  /** The scene after is drawn from now on. */
  redrawn(): void {
    this.#keyed = undefined;
  }

  /** What is drawn with these keys. */
  drawn(...keys: readonly string[]): readonly SVGElement[] {
    if (keys.length === 0) return [];
    this.#keyed ??= keyed(this.#stage.scene);
    return keys.flatMap(key => this.#keyed?.get(key) ?? []);
  }

  copy(drawn: readonly SVGElement[]): Actor {
    const element = document.createElementNS('http://www.w3.org/2000/svg', 'g');
    element.append(...drawn.map(each => each.cloneNode(true)));
    this.#stage.over.append(element);
    this.#actors.push(element);
    return { element, x: 0, y: 0 };
  }

  /** Who stands on a cell by now. */
  at(cell: string): Actor | undefined {
    return this.#standing.get(cell);
  }

  /** Someone goes to another cell; who stood there is returned. */
  move(from: string, to: string, by: { readonly x: number; readonly y: number }): Actor | undefined {
    const [mover, met] = [this.#standing.get(from), this.#standing.get(to)];
    if (!mover) return met;
    this.#standing.delete(from);
    this.#standing.set(to, { element: mover.element, x: mover.x + by.x, y: mover.y + by.y });
    // Whoever moves is seen above all the others.
    this.#stage.over.append(mover.element);
    return met;
  }

  run(element: SVGElement, frames: PropertyIndexedKeyframes, timing: KeyframeAnimationOptions): Animation {
    // On a layer of its own it costs no painting; without these words a browser paints the whole board for every frame.
    element.style.willChange = Object.keys(frames).join();
    this.#moved.add(element);
    const animation = element.animate(frames, { fill: 'backwards', ...timing });
    this.#animations.push(animation);
    return animation;
  }

  /** Not seen until then. */
  hideUntil(element: SVGElement, time: number): void {
    if (time > 0) this.run(element, { opacity: [0, 0] }, { duration: time });
  }

  /** Not seen from then on, unless it is told again. */
  hideFrom(element: SVGElement, time: number): void {
    const before = this.#exits.get(element);
    if (before) {
      before.cancel();
      this.#animations.splice(this.#animations.indexOf(before), 1);
    }
    this.#exits.set(element, this.run(element, { opacity: [0, 0] }, { delay: time, duration: 1, fill: 'forwards' }));
  }

  end(): Playing {
    const [animations, moved, actors] = [this.#animations, this.#moved, this.#actors];
    let settle = (): void => undefined;
    const settled = new Promise<void>(resolve => {
      settle = resolve;
    });
    const finish = (): void => {
      document.removeEventListener('visibilitychange', finish);
      for (const animation of animations) animation.cancel();
      for (const { style } of moved) style.willChange = '';
      for (const actor of actors) actor.remove();
      settle();
    };
    if (animations.length === 0) finish();
    else {
      // A page that is not seen has no frames: whoever waits for the end would wait until it is seen again.
      document.addEventListener('visibilitychange', finish);
      void Promise.allSettled(animations.map(animation => animation.finished)).then(finish);
    }
    return { done: settled, finish };
  }
}
