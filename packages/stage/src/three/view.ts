import type { Point, Scene } from '../scene.ts';
import {
  clampOrbit,
  dragged,
  type Frame,
  frameOf,
  HOME,
  homeFor,
  type Orbit,
  rotationBetween,
  shifted,
  snapped,
  wrapped,
} from './orbit.ts';

/** How long the camera takes to a seat, in milliseconds. */
const SWING = 350;

/** Slow at both ends. */
const smooth = (far: number): number => (far >= 1 ? 1 : far * far * (3 - 2 * far));

const isSame = (a: Frame, b: Frame): boolean =>
  a.points.length === b.points.length &&
  a.points.every(({ x, y, height }, i) => {
    const other = b.points[i]!;
    return x === other.x && y === other.y && height === other.height;
  });

/** How the board is looked at now, and where the camera is going. */
export class View {
  orbit: Orbit = HOME;
  frame: Frame = { points: [], middle: { x: 0, y: 0 } };
  #home: Orbit = HOME;
  #bounds: Scene['bounds'] = { x: -1, y: -1, width: 2, height: 2 };
  /** Where the frame goes when the board has grown. */
  #growth: { readonly from: Frame; readonly to: Frame; start: number | undefined } | undefined;
  #swing: { readonly from: Orbit; readonly to: Orbit; start: number | undefined } | undefined;

  /** The picture's width by its height. Who has not moved the camera stays at its place. */
  fit(aspect: number): void {
    const before = this.#home;
    this.#home = homeFor(aspect);
    if (this.orbit === before) this.orbit = this.#home;
  }

  get swings(): boolean {
    return this.#swing !== undefined || this.#growth !== undefined;
  }

  /** Looks at a scene; a board that was rotated is seen as before, and the camera goes to its place from there. */
  look(before: Scene | undefined, after: Scene, moves: boolean): void {
    this.#bounds = after.bounds;
    const rotation = before && rotationBetween(before.cells, after.cells);
    if (rotation === undefined || Math.abs(rotation) < 1) {
      this.#show(frameOf(after), moves && before !== undefined);
      return;
    }
    this.#show(frameOf(after), false);
    const to = this.#swing?.to ?? this.orbit;
    this.orbit = { ...this.orbit, rotation: wrapped(this.orbit.rotation - rotation) };
    this.#swingTo(to, moves);
  }

  rotate(by: Point): void {
    this.#set(dragged(this.orbit, by, this.#bounds));
  }

  /** Aside by units of the scene and closer by a factor. */
  move(by: Point, factor: number): void {
    this.#set(shifted(this.orbit, by, factor, this.#bounds));
  }

  /** Goes to the nearest seat, where it is near. */
  settle(seats: number, moves: boolean): void {
    this.#swingTo(snapped(this.orbit, seats), moves);
  }

  goHome(moves: boolean): void {
    this.#swingTo(this.#home, moves);
  }

  /** Goes on with what moves; `time` in milliseconds. */
  tick(time: number): void {
    this.#grow(time);
    const swing = this.#swing;
    if (!swing) return;
    swing.start ??= time;
    const gone = smooth((time - swing.start) / SWING);
    const { from, to } = swing;
    const between = (a: number, b: number): number => a + gone * (b - a);
    this.orbit = {
      rotation: wrapped(from.rotation + gone * wrapped(to.rotation - from.rotation)),
      rise: between(from.rise, to.rise),
      zoom: between(from.zoom, to.zoom),
      aside: { x: between(from.aside.x, to.aside.x), y: between(from.aside.y, to.aside.y) },
    };
    if (gone === 1) this.#swing = undefined;
  }

  /** A frame that is as it was stays the same, so that nothing is placed anew. */
  #show(frame: Frame, moves: boolean): void {
    if (isSame(frame, this.#growth?.to ?? this.frame)) return;
    this.#growth = moves ? { from: this.frame, to: frame, start: undefined } : undefined;
    if (!moves) this.frame = frame;
  }

  #grow(time: number): void {
    const growth = this.#growth;
    if (!growth) return;
    growth.start ??= time;
    const gone = smooth((time - growth.start) / SWING);
    this.frame = gone === 1 ? growth.to : { ...growth.to, from: { frame: growth.from, gone } };
    if (gone === 1) this.#growth = undefined;
  }

  #set(orbit: Orbit): void {
    this.#swing = undefined;
    this.orbit = clampOrbit(orbit, this.#bounds);
  }

  #swingTo(to: Orbit, moves: boolean): void {
    this.#swing = moves ? { from: this.orbit, to, start: undefined } : undefined;
    if (!moves) this.orbit = to;
  }
}
