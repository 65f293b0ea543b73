import { type Gesture, gesture, IDLE, type Meaning, type PointerStep } from '../dom/gesture.ts';
import type { Point, Scene } from '../scene.ts';
import type { Sight } from './aim.ts';
import type { Crowd } from './crowd.ts';
import { GHOST, groundHeight } from './height.ts';
import { pieceSolids } from './pieces.ts';
import type { Props } from './props.ts';

/** What pointing at a stage does to it. */
export interface Pointed {
  mean(meaning: Meaning, state: Gesture['state']): void;
  /** Closer by a factor. */
  zoom(factor: number): void;
  /** Where a mouse or a pen hovers; undefined when it leaves. */
  hover(at: Point | undefined): void;
  /** Whether something that can be carried is there. */
  lifts(at: Point): boolean;
}

const WHEEL = 0.0022;
const LINE = 16;

/** Listens to mouse, touch and pen. Returns what ends it. */
export const listen = (element: HTMLElement, to: Pointed): (() => void) => {
  let now: Gesture = IDLE;
  const at = (event: MouseEvent): Point => {
    const { left, top } = element.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const tell = (step: PointerStep): void => {
    const [next, meanings] = gesture(now, step, { pans: true });
    now = next;
    for (const meaning of meanings) to.mean(meaning, next.state);
  };
  const handlers = {
    pointerdown(event: PointerEvent) {
      if (event.button !== 0) return;
      const point = at(event);
      const { pointerId: id, timeStamp: time, isPrimary: first } = event;
      tell({ kind: 'down', id, at: point, time, first, lifts: to.lifts(point) });
    },
    pointermove(event: PointerEvent) {
      if (now.state === 'idle') {
        if (event.pointerType !== 'touch') to.hover(at(event));
        return;
      }
      if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId);
      tell({ kind: 'move', id: event.pointerId, at: at(event) });
    },
    pointerup(event: PointerEvent) {
      if (event.button === 0) tell({ kind: 'up', id: event.pointerId, at: at(event), time: event.timeStamp });
    },
    pointercancel: (event: PointerEvent) => tell({ kind: 'cancel', id: event.pointerId }),
    pointerleave(event: PointerEvent) {
      if (now.state === 'pressed') tell({ kind: 'cancel', id: event.pointerId });
      to.hover(undefined);
    },
    wheel(event: WheelEvent) {
      event.preventDefault();
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * LINE;
      to.zoom(Math.exp(-pixels * WHEEL * (event.ctrlKey ? 4 : 1)));
    },
  };
  for (const [name, handler] of Object.entries(handlers))
    element.addEventListener(name, handler as EventListener, { passive: false });
  return () => {
    for (const [name, handler] of Object.entries(handlers)) element.removeEventListener(name, handler as EventListener);
  };
};

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
