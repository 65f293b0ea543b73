import type { Point, Rect, Scene } from '@threefold-games/stage';
import {
  type Camera,
  clamp,
  fit,
  home,
  limits,
  pan,
  reveal,
  type Size,
  seen,
  toScene,
  zoom,
} from '@threefold-games/stage/dom';

const GLIDE = 220;
/** How much closer a button goes. */
const CLOSER = 1.8;

/** So many pixels of an edge a button may cover: a hand can move every cell out from under it. */
const COVERED = 96;

/** So many pixels around a place are shown with it. */
const MARGIN = 24;

/** How far `part` of a way is gone: quick first, then slower. */
const eased = (part: number): number => 1 - (1 - part) ** 3;

/** What of a scene an element shows. While it moves only a transform changes; the picture is drawn anew when it rests. */
export class Viewport {
  size: Size = { width: 0, height: 0 };
  camera: Camera = { x: 0, y: 0, scale: 1 };
  readonly #world: HTMLElement;
  readonly #svg: SVGSVGElement;
  readonly #onRest: () => void;
  /** What the picture is drawn for. */
  #drawn: Camera = this.camera;
  #scene: Scene | undefined;
  #zoomable = false;
  /** Whether somebody points at it, under whose finger as little as possible moves. */
  #isPointed = false;
  /** Whether the picture was held still, so that what is wanted is still to be shown. */
  #isHeld = false;
  /** What is wanted when the scene grows: as at first, everything, or where somebody has moved it to. */
  #mode: 'first' | 'whole' | 'own';
  #frame = 0;

  /** `whole`: all of the scene is shown at first, however small that makes it. */
  constructor(world: HTMLElement, svg: SVGSVGElement, onRest: () => void, whole = false) {
    this.#world = world;
    this.#svg = svg;
    this.#onRest = onRest;
    this.#mode = whole ? 'whole' : 'first';
  }

  /** Whether everything is in the picture, as large as it goes. */
  get fitted(): boolean {
    if (!this.#scene) return true;
    const whole = fit(this.#scene.bounds, this.size);
    const off = Math.hypot(whole.x - this.camera.x, whole.y - this.camera.y) * whole.scale;
    return Math.abs(this.camera.scale / whole.scale - 1) < 0.02 && off < 2;
  }

  /** Takes a scene, or the element's new size; `towards` is where something happens. Held, the picture stays as it is. */
  look(scene: Scene, size: Size, zoomable: boolean, towards: Point | undefined, moves: boolean, held = false): void {
    const first = this.#scene === undefined || size.width !== this.size.width || size.height !== this.size.height;
    const same = !first && zoomable === this.#zoomable && sameRect(this.#scene!.bounds, scene.bounds);
    this.#scene = scene;
    this.size = size;
    this.#zoomable = zoomable;
    this.#isPointed = held;
    if ((same && !this.#isHeld) || size.width === 0 || size.height === 0) return;
    this.#isHeld = held && !first && zoomable;
    if (!this.#isHeld) this.#go(this.#wanted(scene, towards), moves && !first && zoomable);
  }

  /** Where to look for places of the scene that are out of sight, as an angle in degrees; undefined where all are in sight. */
  hidden(places: readonly Point[]): number | undefined {
    const { x, y, width, height } = seen(this.camera, this.size);
    const isOut = (at: Point): boolean => at.x < x || at.x > x + width || at.y < y || at.y > y + height;
    const out = this.#zoomable ? places.filter(isOut) : [];
    if (out.length === 0) return undefined;
    const mean = (along: 'x' | 'y'): number => out.reduce((sum, at) => sum + at[along], 0) / out.length;
    return (Math.atan2(mean('y') - this.camera.y, mean('x') - this.camera.x) * 180) / Math.PI;
  }

  /** Moves as little as it takes to show a place. */
  show(place: Rect, moves: boolean): void {
    if (!this.#scene || !this.#zoomable) return;
    const wanted = reveal(this.camera, place, this.size, this.#isPointed ? 0 : MARGIN);
    // What is in sight already stays where it is, under the finger that points there.
    if (!sameCamera(wanted, this.camera)) this.#go(clamp(wanted, limits(this.#scene, this.size), this.size), moves);
  }

  /** Follows fingers or a wheel. */
  follow(by: Point, factor: number, about: Point): void {
    if (!this.#scene) return;
    cancelAnimationFrame(this.#frame);
    const allowed = limits(this.#scene, this.size);
    const room = factor === 1 ? COVERED / this.camera.scale : 0;
    const roomy = { ...allowed, bounds: widened(allowed.bounds, room) };
    this.#mode = 'own';
    this.camera = clamp(zoom(pan(this.camera, by), factor, about, allowed, this.size), roomy, this.size);
    this.#move();
  }

  /** Everything. */
  showAll(moves: boolean): void {
    if (!this.#scene) return;
    this.#mode = 'whole';
    this.#go(fit(this.#scene.bounds, this.size), moves);
  }

  /** Everything, or closer about a point, by turns. */
  toggle(about: Point | undefined, moves: boolean): void {
    if (!this.#scene || !this.fitted) {
      this.showAll(moves);
      return;
    }
    const whole = fit(this.#scene.bounds, this.size);
    const near = { ...(about ?? whole), scale: Math.max(whole.scale * CLOSER, home(this.#scene, this.size).scale) };
    this.#mode = 'own';
    this.#go(clamp(near, limits(this.#scene, this.size), this.size), moves);
  }

  /** Draws for where it is by now. */
  rest(): void {
    cancelAnimationFrame(this.#frame);
    this.#world.classList.remove('board-moving');
    this.#world.style.transform = '';
    this.#drawn = this.camera;
    const { x, y, width, height } = seen(this.camera, this.size);
    this.#svg.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
    this.#onRest();
  }

  /** Where in the scene a place of the page is, as it is seen now. */
  locate(pixel: Point): Point {
    return toScene(this.camera, pixel, this.size);
  }

  #wanted(scene: Scene, towards: Point | undefined): Camera {
    if (!this.#zoomable || this.#mode === 'whole') return fit(scene.bounds, this.size);
    if (this.#mode === 'first') return home(scene, this.size, towards);
    return clamp(this.camera, limits(scene, this.size), this.size);
  }

  #go(to: Camera, moves: boolean): void {
    cancelAnimationFrame(this.#frame);
    const from = this.camera;
    if (!moves || sameCamera(from, to)) {
      this.camera = to;
      this.rest();
      return;
    }
    let begun: number | undefined;
    const step = (now: number): void => {
      begun ??= now;
      const part = Math.min(1, (now - begun) / GLIDE);
      const along = (a: number, b: number): number => a + (b - a) * eased(part);
      this.camera = { x: along(from.x, to.x), y: along(from.y, to.y), scale: along(from.scale, to.scale) };
      if (part === 1) this.rest();
      else {
        this.#move();
        this.#frame = requestAnimationFrame(step);
      }
    };
    this.#frame = requestAnimationFrame(step);
  }

  #move(): void {
    const grown = this.camera.scale / this.#drawn.scale;
    const along = (pixels: number, drawn: number, now: number): number =>
      (pixels / 2) * (1 - grown) + (drawn - now) * this.camera.scale;
    const x = along(this.size.width, this.#drawn.x, this.camera.x);
    const y = along(this.size.height, this.#drawn.y, this.camera.y);
    this.#world.classList.add('board-moving');
    this.#world.style.transform = `translate(${x}px, ${y}px) scale(${grown})`;
  }
}

const sameCamera = (a: Camera, b: Camera): boolean =>
  Math.hypot(a.x - b.x, a.y - b.y) < 1e-3 && Math.abs(a.scale - b.scale) < 1e-3;

const sameRect = (a: Rect, b: Rect): boolean =>
  a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;

const widened = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});
