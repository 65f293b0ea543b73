import type { Gesture, Meaning } from '../dom/gesture.ts';
import type { Motion } from '../face.ts';
import type { Point, Scene } from '../scene.ts';
import { actsOf, Playing } from './acts.ts';
import { cellSeen, placeSeen } from './aim.ts';
import { spotsOf } from './height.ts';
import type { Frame, Orbit } from './orbit.ts';
import { Carrying, listen } from './pointing.ts';
import { Props } from './props.ts';
import { LitRoom } from './room.ts';
import type { ThreeOptions, ThreeStage } from './stage.ts';
import { View } from './view.ts';

/** A stage in an element. It draws when something changes, and only then. */
export class Mounted implements ThreeStage {
  readonly #room: LitRoom;
  readonly #view = new View();
  readonly #observer: ResizeObserver;
  readonly #unlisten: () => void;
  #options: ThreeOptions;
  #props: Props;
  #scene: Scene | undefined;
  #playing: Playing | undefined;
  #carrying: Carrying | undefined;
  /** Where something was put by hand: it need not travel there again. */
  #dropped: { readonly from: string; readonly to: string } | undefined;
  #hovered: string | undefined;
  /** What the camera was last set to. */
  #aimed: { readonly orbit: Orbit; readonly frame: Frame } | undefined;
  #frame = 0;

  constructor(element: HTMLElement, options: ThreeOptions) {
    this.#options = options;
    this.#room = new LitRoom(element);
    this.#props = this.#equip();
    const { canvas } = this.#room;
    canvas.addEventListener('webglcontextlost', this.#lost);
    this.#unlisten = listen(canvas, {
      mean: (meaning, state) => this.#mean(meaning, state),
      zoom: factor => this.#move({ x: 0, y: 0 }, factor),
      hover: at => this.#hover(at),
      lifts: at => this.#lifts(at),
    });
    this.#observer = new ResizeObserver(() => this.#resize(element));
    this.#observer.observe(element);
    this.#resize(element);
  }

  show(scene: Scene, motions: readonly Motion[] = []): Promise<void> {
    this.finish();
    this.#carrying?.end();
    this.#carrying = undefined;
    const [before, put] = [this.#scene, this.#dropped];
    this.#scene = scene;
    this.#dropped = undefined;
    const { moves } = this.#options;
    this.#view.look(before, scene, moves && !document.hidden);
    // Whoever asks where a cell is need not wait for the next frame.
    this.#aim();
    const seen = motions.filter(each => each.kind !== 'travel' || each.from !== put?.from || each.to !== put.to);
    // A page that is not seen has no frames, so nothing would ever arrive.
    const acts = before && moves && !document.hidden ? actsOf(before, scene, seen) : [];
    if (acts.length === 0) {
      this.#put(scene);
      return Promise.resolve();
    }
    return new Promise(done => {
      this.#playing = new Playing(acts, this.#props, still => this.#put(still), done);
      this.#soon();
    });
  }

  change(options: Parameters<ThreeStage['change']>[0]): void {
    const before = this.#options;
    this.#options = { ...before, ...options };
    const looks = ['palette', 'contrast', 'strong', 'coordinates'] as const;
    if (looks.every(name => this.#options[name] === before[name])) return;
    this.finish();
    this.#carrying?.end();
    this.#carrying = undefined;
    this.#props.dispose();
    this.#props = this.#equip();
    if (this.#scene) this.#put(this.#scene);
  }

  place(cell: string): { readonly x: number; readonly y: number; readonly width: number } | undefined {
    const spot = this.#scene && spotsOf(this.#scene).get(cell);
    if (!this.#scene || !spot) return undefined;
    // Where pointing at it means it, and not what stands before it.
    const { x, y, height } = placeSeen(this.#scene, cell, this.#room.eye) ?? { ...spot.cell, height: spot.top };
    const middle = this.#room.pixel({ x, y, height });
    // At an edge of the picture one side of it is out of sight.
    const aside = this.#room.pixel({ x: x + 0.5, y, height }) ?? this.#room.pixel({ x: x - 0.5, y, height });
    return middle && { ...middle, width: aside ? 2 * Math.hypot(aside.x - middle.x, aside.y - middle.y) : 0 };
  }

  finish(): void {
    const playing = this.#playing;
    if (!playing) return;
    this.#playing = undefined;
    if (this.#scene) this.#put(this.#scene);
    playing.end();
  }

  destroy(): void {
    this.finish();
    cancelAnimationFrame(this.#frame);
    this.#unlisten();
    this.#observer.disconnect();
    this.#room.canvas.removeEventListener('webglcontextlost', this.#lost);
    this.#carrying?.end();
    this.#props.dispose();
    this.#room.dispose();
  }

  readonly #lost = (event: Event): void => {
    event.preventDefault();
    this.#options.onLost();
  };

  /** Everything is made of the colours, so it is made anew for others. */
  #equip(): Props {
    const props = new Props(this.#options, this.#room);
    this.#room.room.add(props.group);
    return props;
  }

  #put(scene: Scene): void {
    const changed = this.#props.set(scene);
    this.#room.light(scene, this.#options.palette);
    if (changed) this.#room.shade();
    this.#soon();
  }

  #resize({ clientWidth, clientHeight }: HTMLElement): void {
    this.#room.resize(clientWidth, clientHeight);
    this.#view.fit(clientWidth / Math.max(1, clientHeight));
    this.#aimed = undefined;
    this.#soon();
  }

  #soon(): void {
    this.#frame ||= requestAnimationFrame(time => {
      this.#frame = 0;
      this.#draw(time);
    });
  }

  #draw(time: number): void {
    this.#view.tick(time);
    if (this.#playing) {
      if (!this.#playing.tick(time)) this.finish();
      this.#room.shade();
    }
    this.#aim();
    this.#props.pictures.face(this.#room.camera, this.#room.canvas.clientHeight);
    this.#room.draw();
    if (this.#view.swings || this.#playing) this.#soon();
  }

  #aim(): void {
    const { orbit, frame } = this.#view;
    if (this.#aimed?.orbit === orbit && this.#aimed.frame === frame) return;
    this.#aimed = { orbit, frame };
    this.#room.look(orbit, frame);
    this.#options.onView?.();
  }

  #cellAt(at: Point): string | undefined {
    if (!this.#scene) return undefined;
    const sight = this.#room.sight(at);
    // The sign of something that is hidden stands for it.
    const signed = this.#props.pictures.cellAt(sight);
    if (signed !== undefined && !placeSeen(this.#scene, signed, sight.eye)) return signed;
    return cellSeen(this.#scene, sight);
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
      case 'tap':
        this.#tap(meaning.at, meaning.twice);
        break;
      case 'lift':
        this.#lift(meaning.from);
        this.#carry(meaning.at);
        break;
      case 'carry':
        this.#carry(meaning.at);
        break;
      case 'drop':
        this.#drop(this.#cellAt(meaning.at));
        break;
      case 'putBack':
        this.#drop(undefined);
        break;
      case 'view':
        // One finger rotates the board, two move it.
        if (state === 'panning') this.#view.rotate(meaning.by);
        else this.#move(this.#room.units(meaning.by), meaning.factor);
        this.#soon();
        break;
      case 'viewed':
        this.#view.settle(this.#options.rotations ?? 2, this.#options.moves);
        this.#soon();
    }
  }

  #move(by: Point, factor: number): void {
    this.#view.move(by, factor);
    this.#soon();
  }

  #tap(at: Point, twice: boolean): void {
    const cell = this.#cellAt(at);
    if (cell !== undefined) this.#options.onPick(cell);
    else if (twice) {
      this.#view.goHome(this.#options.moves);
      this.#soon();
    }
  }

  #lift(at: Point): void {
    const cell = this.#cellAt(at);
    if (this.#scene && cell !== undefined) this.#carrying = Carrying.lift(this.#scene, cell, this.#props);
  }

  #carry(at: Point): void {
    this.#carrying?.follow(this.#room.sight(at));
    this.#room.shade();
    this.#soon();
  }

  #drop(to: string | undefined): void {
    const carrying = this.#carrying;
    if (!carrying) return;
    this.#carrying = undefined;
    carrying.end();
    if (this.#scene) this.#put(this.#scene);
    if (to === undefined || to === carrying.from) return;
    this.#dropped = { from: carrying.from, to };
    this.#options.onDrag?.(carrying.from, to);
  }
}
