import type { Point } from '../scene.ts';

/** What a board can do with fingers on it. */
export interface GestureRules {
  /** Whether the picture can be moved and zoomed. */
  readonly pans: boolean;
}

/** What a pointer does, in pixels of the element; `time` in milliseconds. */
export type PointerStep =
  /** `first`: no other one is down, whatever was heard before. `lifts`: there is something under it that can be dragged. */
  | {
      readonly kind: 'down';
      readonly id: number;
      readonly at: Point;
      readonly time: number;
      readonly first: boolean;
      readonly lifts: boolean;
    }
  | { readonly kind: 'move'; readonly id: number; readonly at: Point }
  | { readonly kind: 'up'; readonly id: number; readonly at: Point; readonly time: number }
  /** The browser or the page takes the pointer away. */
  | { readonly kind: 'cancel'; readonly id: number };

/** What it means. */
export type Meaning =
  /** Something was pointed at; twice in a row where the last one was close in place and time. */
  | { readonly kind: 'tap'; readonly at: Point; readonly twice: boolean }
  /** What was at `from` is taken up; it follows with `carry` until `drop` or `putBack`. */
  | { readonly kind: 'lift'; readonly from: Point; readonly at: Point }
  | { readonly kind: 'carry'; readonly from: Point; readonly at: Point }
  | { readonly kind: 'drop'; readonly from: Point; readonly at: Point }
  | { readonly kind: 'putBack' }
  /** The picture moves by so many pixels, then grows by a factor about a pixel. */
  | { readonly kind: 'view'; readonly by: Point; readonly factor: number; readonly about: Point }
  /** The picture has been let go. */
  | { readonly kind: 'viewed' }
  /** A finger went sideways over a picture that does not move: 1 to the left, towards what comes next, or -1. */
  | { readonly kind: 'swipe'; readonly by: 1 | -1 };

/** A pointer that is down. */
export interface Finger {
  readonly id: number;
  readonly at: Point;
}

/** Between two pointer steps. `spent` means: until all fingers are up, nothing counts. */
export type Gesture = { readonly tapped?: { readonly at: Point; readonly time: number } } & (
  | { readonly state: 'idle' }
  | { readonly state: 'pressed'; readonly finger: Finger; readonly from: Point; readonly lifts: boolean }
  | { readonly state: 'carrying'; readonly finger: Finger; readonly from: Point }
  | { readonly state: 'panning'; readonly finger: Finger }
  | { readonly state: 'swiping'; readonly finger: Finger; readonly from: Point }
  | { readonly state: 'pinching'; readonly fingers: readonly [Finger, Finger] }
  | { readonly state: 'spent'; readonly fingers: readonly number[] }
);

/** No finger is down, and none was just before. */
export const IDLE: Gesture = { state: 'idle' };

/** A finger that stays within this many pixels taps. */
export const SLOP = 8;
/** A finger that goes further than this sideways swipes. */
const SWIPE = 40;
/** Two taps are one double tap within this many milliseconds and pixels. */
const TWICE_TIME = 320;
const TWICE_SPACE = 28;

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const less = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** The gesture after a pointer step, and what the step means. */
export type GestureResult = readonly [Gesture, readonly Meaning[]];
const quiet = (gesture: Gesture): GestureResult => [gesture, []];

/** What a pointer step makes of a gesture, and what it means. A finger that has moved or had company never taps. */
export const gesture = (now: Gesture, step: PointerStep, rules: GestureRules): GestureResult => {
  switch (step.kind) {
    case 'down':
      return down(now, step, rules);
    case 'move':
      return move(now, step, rules);
    case 'up':
      return up(now, step, rules);
    default:
      return left(now, step.id);
  }
};

const down = (now: Gesture, step: PointerStep & { kind: 'down' }, rules: GestureRules): GestureResult => {
  const finger = { id: step.id, at: step.at };
  if (step.first && now.state !== 'idle') {
    // A finger whose end nobody told would keep all others from tapping.
    const [next] = down(IDLE, step, rules);
    return [next, now.state === 'carrying' ? [{ kind: 'putBack' }] : [{ kind: 'viewed' }]];
  }
  switch (now.state) {
    case 'idle':
      return quiet({ ...now, state: 'pressed', finger, from: step.at, lifts: step.lifts });
    case 'spent':
      return quiet({ state: 'spent', fingers: [...now.fingers, step.id] });
    case 'pinching':
      return [{ state: 'spent', fingers: [...now.fingers.map(each => each.id), step.id] }, [{ kind: 'viewed' }]];
    default: {
      const told: readonly Meaning[] = now.state === 'carrying' ? [{ kind: 'putBack' }] : [];
      return rules.pans
        ? [{ state: 'pinching', fingers: [now.finger, finger] }, told]
        : [{ state: 'spent', fingers: [now.finger.id, step.id] }, told];
    }
  }
};

const move = (now: Gesture, step: PointerStep & { kind: 'move' }, rules: GestureRules): GestureResult => {
  const finger = { id: step.id, at: step.at };
  switch (now.state) {
    case 'pressed': {
      if (now.finger.id !== step.id || distance(now.from, step.at) <= SLOP) return quiet(now);
      if (now.lifts) {
        const carried = { from: now.from, at: step.at };
        return [{ state: 'carrying', finger, from: now.from }, [{ kind: 'lift', ...carried }]];
      }
      return rules.pans
        ? [{ state: 'panning', finger }, [shifted(less(step.at, now.finger.at), step.at)]]
        : quiet({ state: 'swiping', finger, from: now.from });
    }
    case 'carrying':
      return now.finger.id === step.id
        ? [{ state: 'carrying', finger, from: now.from }, [{ kind: 'carry', from: now.from, at: step.at }]]
        : quiet(now);
    case 'panning':
      return now.finger.id === step.id
        ? [{ state: 'panning', finger }, [shifted(less(step.at, now.finger.at), step.at)]]
        : quiet(now);
    case 'swiping':
      return quiet(now.finger.id === step.id ? { ...now, finger } : now);
    case 'pinching':
      return pinch(now.fingers, finger);
    default:
      return quiet(now);
  }
};

const up = (now: Gesture, step: PointerStep & { kind: 'up' }, rules: GestureRules): GestureResult => {
  const [moved, meant] = move(now, { kind: 'move', id: step.id, at: step.at }, rules);
  if (moved.state === 'pressed' && moved.finger.id === step.id) {
    const { tapped } = moved;
    const twice =
      tapped !== undefined && step.time - tapped.time <= TWICE_TIME && distance(tapped.at, moved.from) <= TWICE_SPACE;
    const next: Gesture = twice ? IDLE : { state: 'idle', tapped: { at: moved.from, time: step.time } };
    return [next, [{ kind: 'tap', at: moved.from, twice }]];
  }
  if (moved.state === 'carrying' && moved.finger.id === step.id)
    return [IDLE, [...meant, { kind: 'drop', from: moved.from, at: step.at }]];
  if (moved.state === 'swiping' && moved.finger.id === step.id) return [IDLE, swiped(less(step.at, moved.from))];
  const [next, told] = left(moved, step.id);
  return [next, [...meant, ...told]];
};

/** A finger is gone without having meant anything. */
const left = (now: Gesture, id: number): GestureResult => {
  switch (now.state) {
    case 'idle':
      return quiet(now);
    case 'pinching': {
      const [a, b] = now.fingers;
      if (id !== a.id && id !== b.id) return quiet(now);
      return quiet({ state: 'panning', finger: id === a.id ? b : a });
    }
    case 'spent': {
      const fingers = now.fingers.filter(each => each !== id);
      return quiet(fingers.length === 0 ? IDLE : { state: 'spent', fingers });
    }
    default: {
      if (now.finger.id !== id) return quiet(now);
      if (now.state === 'carrying') return [IDLE, [{ kind: 'putBack' }]];
      return now.state === 'panning' ? [IDLE, [{ kind: 'viewed' }]] : quiet(IDLE);
    }
  }
};

const swiped = ({ x, y }: Point): readonly Meaning[] =>
  Math.abs(x) < SWIPE || Math.abs(x) < 1.5 * Math.abs(y) ? [] : [{ kind: 'swipe', by: x < 0 ? 1 : -1 }];

const shifted = (by: Point, about: Point): Meaning => ({ kind: 'view', by, factor: 1, about });

/** Two fingers hold two places of the picture: their middle moves it, their distance makes it grow. */
const pinch = (before: readonly [Finger, Finger], finger: Finger): GestureResult => {
  const [a, b] = before;
  if (finger.id !== a.id && finger.id !== b.id) return quiet({ state: 'pinching', fingers: before });
  const after: readonly [Finger, Finger] = finger.id === a.id ? [finger, b] : [a, finger];
  const about = between(after[0].at, after[1].at);
  const apart = Math.max(1, distance(a.at, b.at));
  const factor = Math.max(1, distance(after[0].at, after[1].at)) / apart;
  return [
    { state: 'pinching', fingers: after },
    [{ kind: 'view', by: less(about, between(a.at, b.at)), factor, about }],
  ];
};
