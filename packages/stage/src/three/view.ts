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

/** How the board is looked at now, and where the camera is going. */
export class View {
  orbit: Orbit = HOME;
  frame: Frame = { points: [], middle: { x: 0, y: 0 } };
  #home: Orbit = HOME;
  #bounds: Scene['bounds'] = { x: -1, y: -1, width: 2, height: 2 };
  #swing: { readonly from: Orbit; readonly to: Orbit; start: number | undefined } | undefined;

  /** The picture's width by its height. Who has not moved the camera stays at its place. */
  fit(aspect: number): void {
    const before = this.#home;
    this.#home = homeFor(aspect);
    if (this.orbit === before) this.orbit = this.#home;
  }

  get swings(): boolean {
    return this.#swing !== undefined;
  }

  /** Looks at a scene; a board that was rotated is seen as before, and the camera goes to its place from there. */
  look(before: Scene | undefined, after: Scene, moves: boolean): void {
    this.#bounds = after.bounds;
    this.frame = frameOf(after);
    const rotation = before && rotationBetween(before.cells, after.cells);
    if (rotation === undefined || Math.abs(rotation) < 1) return;
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

  /** Goes on with a swing; `time` in milliseconds. */
  tick(time: number): void {
    const swing = this.#swing;
    if (!swing) return;
    swing.start ??= time;
    const far = Math.min(1, (time - swing.start) / SWING);
    const gone = far * far * (3 - 2 * far);
    const { from, to } = swing;
    const between = (a: number, b: number): number => a + gone * (b - a);
    this.orbit = {
      rotation: wrapped(from.rotation + gone * wrapped(to.rotation - from.rotation)),
      rise: between(from.rise, to.rise),
      zoom: between(from.zoom, to.zoom),
      aside: { x: between(from.aside.x, to.aside.x), y: between(from.aside.y, to.aside.y) },
    };
    if (far === 1) this.#swing = undefined;
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
