import type { Point } from '@threefold-games/stage';
import { type Gesture, gesture, IDLE, type Meaning, type PointerStep } from '@threefold-games/stage/dom';

interface Pointing {
  /** What a gesture means. */
  mean(meaning: Meaning): void;
  /** Where a mouse or a pen hovers; undefined when it leaves. */
  hover(at: Point | undefined): void;
  /** Whether something that can be dragged is there. */
  lifts(at: Point): boolean;
  /** Whether the picture can be moved. */
  pans(): boolean;
  /** Something was pressed, whatever it will mean. */
  press(): void;
}

/** A wheel's step grows the picture by so much a pixel. */
const WHEEL = 0.0022;
const LINE = 16;

/** Listens to mouse, touch and pen on an element, once a frame. Returns what ends it. */
export const listen = (element: HTMLElement, to: Pointing): (() => void) => {
  let now: Gesture = IDLE;
  let frame = 0;
  const moved = new Map<number, PointerStep & { kind: 'move' }>();
  let hovering: { readonly at: Point | undefined } | undefined;

  const at = (event: MouseEvent): Point => {
    const { left, top } = element.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const tell = (step: PointerStep): void => {
    const [next, meanings] = gesture(now, step, { pans: to.pans() });
    now = next;
    for (const meaning of meanings) to.mean(meaning);
  };
  const flush = (): void => {
    cancelAnimationFrame(frame);
    frame = 0;
    for (const step of moved.values()) tell(step);
    moved.clear();
    if (hovering) to.hover(hovering.at);
    hovering = undefined;
  };
  const soon = (): void => {
    frame ||= requestAnimationFrame(flush);
  };

  const down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    flush();
    to.press();
    const point = at(event);
    const { pointerId: id, timeStamp: time, isPrimary: first } = event;
    tell({ kind: 'down', id, at: point, time, first, lifts: to.lifts(point) });
  };
  const move = (event: PointerEvent): void => {
    if (now.state !== 'idle') {
      moved.set(event.pointerId, { kind: 'move', id: event.pointerId, at: at(event) });
      // Captured only now: a tap must stay a tap for those who zoom or speak to the screen.
      if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId);
    } else if (event.pointerType !== 'touch') hovering = { at: at(event) };
    soon();
  };
  const up = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    flush();
    tell({ kind: 'up', id: event.pointerId, at: at(event), time: event.timeStamp });
  };
  const cancel = (event: PointerEvent): void => {
    moved.delete(event.pointerId);
    tell({ kind: 'cancel', id: event.pointerId });
  };
  const leave = (event: PointerEvent): void => {
    if (now.state === 'pressed') cancel(event);
    hovering = { at: undefined };
    soon();
  };
  const wheel = (event: WheelEvent): void => {
    if (!to.pans()) return;
    event.preventDefault();
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * LINE;
    // A pinch on a touchpad comes as a wheel with smaller steps.
    const factor = Math.exp(-pixels * WHEEL * (event.ctrlKey ? 4 : 1));
    to.mean({ kind: 'view', by: { x: 0, y: 0 }, factor, about: at(event) });
    restSoon();
  };
  let resting: ReturnType<typeof setTimeout> | undefined;
  const restSoon = (): void => {
    clearTimeout(resting);
    resting = setTimeout(() => to.mean({ kind: 'viewed' }), 160);
  };
  // What can be dragged must not scroll the page; everything else may.
  const touch = (event: TouchEvent): void => {
    if (event.cancelable && (now.state === 'carrying' || (now.state === 'pressed' && now.lifts)))
      event.preventDefault();
  };
  const menu = (event: Event): void => {
    if (now.state !== 'idle') event.preventDefault();
  };

  const ended = new AbortController();
  const { signal } = ended;
  element.addEventListener('pointerdown', down, { signal });
  element.addEventListener('pointermove', move, { signal });
  element.addEventListener('pointerup', up, { signal });
  element.addEventListener('pointercancel', cancel, { signal });
  element.addEventListener('pointerleave', leave, { signal });
  element.addEventListener('wheel', wheel, { signal, passive: false });
  element.addEventListener('touchmove', touch, { signal, passive: false });
  element.addEventListener('contextmenu', menu, { signal });
  return () => {
    ended.abort();
    cancelAnimationFrame(frame);
    clearTimeout(resting);
  };
};
