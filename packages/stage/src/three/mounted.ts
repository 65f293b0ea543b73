import type { Gesture, Meaning } from '../dom/gesture.ts';
import type { Motion } from '../face.ts';
import type { Point, Scene } from '../scene.ts';
import { type Act, actsOf, bare } from './acts.ts';
import { cellSeen } from './aim.ts';
import { Arrows } from './arrows.ts';
import { Crowd, type Workshop } from './crowd.ts';
import { Geometries } from './geometry.ts';
import { GHOST, spotsOf } from './height.ts';
import type { ThreeOptions, ThreeStage } from './index.ts';
import { solidsOf } from './layout.ts';
import { dragged, HOME, type Orbit, shifted, snapped, turnBetween, wrapped } from './orbit.ts';
import { Pictures } from './pictures.ts';
import { pieceSolids } from './pieces.ts';
import { listen } from './pointing.ts';
import { LitRoom } from './room.ts';
import { Slabs } from './slabs.ts';
import { Textures } from './textures.ts';

/** How long the camera takes to a seat, in milliseconds. */
const SWING = 350;
/** The pictures on slanted fields are kept this sharp. */
const SHARP = 8;

/** A stage in an element. It draws when something changes, and only then. */
export class Mounted implements ThreeStage {
  readonly #element: HTMLElement;
  readonly #room: LitRoom;
  readonly #slabs = new Slabs();
  readonly #arrows = new Arrows();
  readonly #observer: ResizeObserver;
  readonly #unlisten: () => void;
  #options: ThreeOptions;
  #workshop: Workshop;
  #crowd: Crowd;
  #pictures: Pictures;
  #actors: Crowd[] = [];
  #scene: Scene | undefined;
  #orbit: Orbit = HOME;
  #swing: { readonly from: Orbit; readonly to: Orbit; readonly start: number } | undefined;
  #frame = 0;
  #hovered: string | undefined;
  #carried: { readonly from: string; readonly crowd: Crowd } | undefined;
  #dropped: { readonly from: string; readonly to: string } | undefined;
  #playing: { acts: readonly Act[]; start: number; staged: boolean; done: () => void } | undefined;

  constructor(element: HTMLElement, options: ThreeOptions) {
    this.#element = element;
    this.#options = options;
    this.#room = new LitRoom(element);
    this.#workshop = this.#equip();
    this.#crowd = new Crowd(this.#workshop);
    this.#pictures = new Pictures(this.#workshop);
    this.#room.room.add(this.#slabs.group, this.#crowd.group, this.#pictures.group, this.#arrows.group);
    this.#observer = new ResizeObserver(() => this.#resize());
    this.#observer.observe(element);
    this.#resize();
    const canvas = this.#room.renderer.domElement;
    canvas.addEventListener('webglcontextlost', this.#lost);
    this.#unlisten = listen(canvas, {
      mean: (meaning, state) => this.#mean(meaning, state),
      zoom: factor => this.#view(orbit => shifted(orbit, { x: 0, y: 0 }, factor, this.#bounds)),
      hover: at => this.#hover(at),
      lifts: at => this.#lifts(at),
    });
  }

  show(scene: Scene, motions: readonly Motion[] = []): Promise<void> {
    this.finish();
    const before = this.#scene;
    this.#scene = scene;
    const left = this.#dropped;
    this.#dropped = undefined;
    const seen = motions.filter(
      motion => motion.kind !== 'travel' || motion.from !== left?.from || motion.to !== left.to,
    );
    if (before) this.#keepView(before, scene);
    const acts = before && this.#options.moves && !document.hidden ? actsOf(before, scene, seen) : [];
    if (acts.length === 0) {
      this.#stage(scene);
      return Promise.resolve();
    }
    return new Promise(done => {
      this.#playing = { acts, start: performance.now(), staged: false, done };
      this.#soon();
    });
  }

  change(options: Parameters<ThreeStage['change']>[0]): void {
    const before = this.#options;
    this.#options = { ...before, ...options };
    const { palette, contrast, strong } = this.#options;
    if (palette !== before.palette || contrast !== before.contrast || strong !== before.strong) this.#reequip();
    if (this.#scene && !this.#playing) this.#stage(this.#scene);
  }

  place(cell: string): { readonly x: number; readonly y: number; readonly width: number } | undefined {
    const spot = this.#scene && spotsOf(this.#scene).get(cell);
    if (!spot) return undefined;
    const { x, y } = spot.cell;
    const [middle, aside] = [
      { x, y, height: spot.ground },
      { x: x + 0.5, y, height: spot.ground },
    ].map(place => this.#room.pixel(place));
    return middle && { ...middle, width: aside ? 2 * Math.hypot(aside.x - middle.x, aside.y - middle.y) : 0 };
  }

  finish(): void {
    const { done } = this.#playing ?? {};
    this.#playing = undefined;
    this.#dismiss();
    if (done && this.#scene) this.#stage(this.#scene);
    done?.();
  }

  destroy(): void {
    this.finish();
    cancelAnimationFrame(this.#frame);
    this.#unlisten();
    this.#observer.disconnect();
    this.#room.renderer.domElement.removeEventListener('webglcontextlost', this.#lost);
    this.#carried?.crowd.dispose();
    for (const part of [this.#crowd, this.#pictures, this.#slabs, this.#arrows]) part.dispose();
    this.#workshop.geometries.dispose();
    this.#workshop.textures.dispose();
    this.#room.dispose();
  }

  readonly #lost = (event: Event): void => {
    event.preventDefault();
    this.#options.onLost();
  };

  #equip(): Workshop {
    const { palette, contrast, strong } = this.#options;
    const sharp = Math.min(SHARP, this.#room.renderer.capabilities.getMaxAnisotropy());
    return {
      geometries: new Geometries(),
      textures: new Textures(palette, sharp),
      palette,
      rims: contrast || strong,
    };
  }

  /** Everything is made of the colours, so it is made anew. */
  #reequip(): void {
    this.finish();
    for (const part of [this.#crowd, this.#pictures]) part.dispose();
    this.#workshop.geometries.dispose();
    this.#workshop.textures.dispose();
    this.#workshop = this.#equip();
    this.#crowd = new Crowd(this.#workshop);
    this.#pictures = new Pictures(this.#workshop);
    this.#room.room.add(this.#crowd.group, this.#pictures.group);
  }

  /** Puts a scene up as it is. */
  #stage(scene: Scene): void {
    const { palette } = this.#workshop;
    this.#slabs.set(scene.ground, palette, this.#options.contrast);
    this.#crowd.set(solidsOf(scene));
    this.#pictures.set(scene, this.#options.coordinates);
    this.#arrows.set(scene, palette);
    this.#room.light(scene, palette);
    this.#soon();
  }

  get #bounds() {
    return this.#scene?.bounds ?? { x: -1, y: -1, width: 2, height: 2 };
  }

  #resize(): void {
    const { clientWidth, clientHeight } = this.#element;
    this.#room.resize(clientWidth, clientHeight);
    this.#soon();
  }

  #soon(): void {
    this.#frame ||= requestAnimationFrame(time => {
      this.#frame = 0;
      this.#draw(time);
    });
  }

  #draw(time: number): void {
    if (this.#swing) this.#swingOn(time);
    if (this.#playing) this.#playOn(time);
    this.#room.look(this.#orbit, this.#bounds);
    this.#pictures.face(this.#room.camera);
    this.#room.draw();
    if (this.#swing || this.#playing) this.#soon();
  }

  /** A board that was turned is seen as before, and the camera goes to its place from there. */
  #keepView(before: Scene, after: Scene): void {
    const middle = ({ bounds: { x, y, width, height } }: Scene): Point => ({ x: x + width / 2, y: y + height / 2 });
    const turn = turnBetween(before.cells, after.cells, [middle(before), middle(after)]);
    if (turn === undefined || Math.abs(turn) < 1) return;
    const to = this.#orbit;
    this.#orbit = { ...to, turn: wrapped(to.turn - turn) };
    this.#swingTo(to);
  }

  #swingTo(to: Orbit): void {
    if (this.#options.moves) this.#swing = { from: this.#orbit, to, start: performance.now() };
    else this.#orbit = to;
    this.#soon();
  }

  #swingOn(time: number): void {
    const { from, to, start } = this.#swing!;
    const far = Math.min(1, Math.max(0, (time - start) / SWING));
    const gone = far * far * (3 - 2 * far);
    this.#orbit = { ...to, turn: wrapped(from.turn + gone * wrapped(to.turn - from.turn)) };
    if (far === 1) this.#swing = undefined;
  }

  #playOn(time: number): void {
    const playing = this.#playing!;
    const [act, ...rest] = playing.acts;
    if (!act) return this.finish();
    if (!playing.staged) {
      this.#stage(act.still);
      this.#actors = act.actors.map(actor => this.#cast(actor.solids));
      playing.staged = true;
    }
    const gone = time - playing.start;
    for (const [i, actor] of act.actors.entries()) {
      const pose = actor.pose(Math.min(1, Math.max(0, (gone - actor.start) / actor.time)));
      const { group } = this.#actors[i]!;
      group.position.set(pose.x, pose.height, pose.y);
      group.scale.setScalar(pose.scale);
    }
    this.#room.renderer.shadowMap.needsUpdate = true;
    if (gone < act.time) return;
    this.#dismiss();
    this.#playing = { ...playing, acts: rest, start: time, staged: false };
  }

  #cast(solids: Parameters<Crowd['set']>[0]): Crowd {
    const crowd = new Crowd(this.#workshop);
    crowd.set(solids);
    this.#room.room.add(crowd.group);
    return crowd;
  }

  #dismiss(): void {
    for (const crowd of this.#actors) crowd.dispose();
    this.#actors = [];
  }

  #cellAt(at: Point): string | undefined {
    return this.#scene && cellSeen(this.#scene, this.#room.sight(at));
  }

  #view(change: (orbit: Orbit) => Orbit): void {
    this.#swing = undefined;
    this.#orbit = change(this.#orbit);
    this.#soon();
  }

  #hover(at: Point | undefined): void {
    const cell = at && this.#cellAt(at);
    if (cell === this.#hovered) return;
    this.#hovered = cell;
    this.#options.onHover?.(cell);
  }

  #lifts(at: Point): boolean {
    this.finish();
    const cell = this.#cellAt(at);
    return cell !== undefined && (this.#options.canDrag?.(cell) ?? false);
  }

  #mean(meaning: Meaning, state: Gesture['state']): void {
    switch (meaning.kind) {
      case 'tap': {
        const cell = this.#cellAt(meaning.at);
        if (cell !== undefined) this.#options.onPick(cell);
        else if (meaning.twice) this.#swingTo(HOME);
        return;
      }
      case 'lift':
        return this.#lift(meaning.from, meaning.at);
      case 'carry':
        return this.#carry(meaning.at);
      case 'drop':
        return this.#drop(this.#cellAt(meaning.at));
      case 'putBack':
        return this.#drop(undefined);
      case 'view': {
        const { by, factor } = meaning;
        if (state === 'panning') return this.#view(orbit => dragged(orbit, by, this.#bounds));
        return this.#view(orbit => shifted(orbit, this.#units(by), factor, this.#bounds));
      }
      case 'viewed':
        return this.#swingTo(snapped(this.#orbit, this.#options.turns ?? 2));
    }
  }

  /** Pixels as units of the scene in the middle of the picture. */
  #units({ x, y }: Point): Point {
    const { bounds } = this.#scene ?? { bounds: this.#bounds };
    const middle = this.#room.sight({ x: this.#room.size.width / 2, y: this.#room.size.height / 2 });
    const far = Math.abs(middle.eye.height / middle.way.height);
    const unit = (2 * far * Math.tan((this.#room.camera.fov * Math.PI) / 360)) / this.#room.size.height;
    return bounds ? { x: x * unit, y: y * unit } : { x: 0, y: 0 };
  }

  #lift(from: Point, at: Point): void {
    const scene = this.#scene;
    const cell = this.#cellAt(from);
    const piece = scene?.pieces.find(each => each.cell === cell);
    if (!scene || !piece || cell === undefined) return;
    this.#carried = { from: cell, crowd: this.#cast(pieceSolids(piece)) };
    this.#crowd.set(solidsOf({ ...bare(scene), pieces: scene.pieces.filter(each => each !== piece) }));
    this.#carry(at);
  }

  /** What is carried hovers where the pointer meets the board. */
  #carry(at: Point): void {
    const { eye, way } = this.#room.sight(at);
    const ground = Math.max(...[...spotsOf(this.#scene!).values()].map(spot => spot.ground));
    const far = (ground - eye.height) / way.height;
    this.#carried?.crowd.group.position.set(eye.x + far * way.x, ground + GHOST, eye.y + far * way.y);
    this.#room.renderer.shadowMap.needsUpdate = true;
    this.#soon();
  }

  #drop(to: string | undefined): void {
    const carried = this.#carried;
    if (!carried) return;
    carried.crowd.dispose();
    this.#carried = undefined;
    if (this.#scene) this.#stage(this.#scene);
    if (to === undefined || to === carried.from) return;
    this.#dropped = { from: carried.from, to };
    this.#options.onDrag?.(carried.from, to);
  }
}
