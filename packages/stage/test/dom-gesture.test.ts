import { describe, expect, it } from 'vitest';
import { type Gesture, gesture, IDLE, type Meaning, type PointerStep, SLOP } from '../src/dom/gesture.ts';

const down = (id: number, x: number, y: number, time = 0, lifts = false, first = false): PointerStep => ({
  kind: 'down',
  id,
  at: { x, y },
  time,
  first,
  lifts,
});
const move = (id: number, x: number, y: number): PointerStep => ({ kind: 'move', id, at: { x, y } });
const up = (id: number, x: number, y: number, time = 100): PointerStep => ({ kind: 'up', id, at: { x, y }, time });
const cancel = (id: number): PointerStep => ({ kind: 'cancel', id });

/** What a row of pointer steps means, and how it is left. */
const after = (steps: readonly PointerStep[], pans = true): { now: Gesture; meant: readonly Meaning[] } => {
  let now: Gesture = IDLE;
  const meant: Meaning[] = [];
  for (const step of steps) {
    const [next, meanings] = gesture(now, step, { pans });
    now = next;
    meant.push(...meanings);
  }
  return { now, meant };
};
const kinds = (steps: readonly PointerStep[], pans = true): readonly string[] =>
  after(steps, pans).meant.map(({ kind }) => kind);

describe('a tap', () => {
  it('is a press that stays where it is, counted where it began', () => {
    const { meant } = after([down(1, 50, 50), move(1, 50 + SLOP, 50), up(1, 50 + SLOP, 50)]);
    expect(meant).toEqual([{ kind: 'tap', at: { x: 50, y: 50 }, twice: false }]);
  });

  it('is none once the finger has moved, also when it comes back', () => {
    for (const pans of [true, false]) {
      const steps = [down(1, 50, 50), move(1, 50 + SLOP + 1, 50), move(1, 50, 50), up(1, 50, 50)];
      expect(kinds(steps, pans)).not.toContain('tap');
    }
  });

  it('is none when the move is only seen at its end', () =>
    expect(kinds([down(1, 50, 50), up(1, 80, 50)])).not.toContain('tap'));

  it('is none when the browser takes the finger away', () =>
    expect(after([down(1, 50, 50), cancel(1)])).toEqual({ now: IDLE, meant: [] }));

  it('comes twice within a moment and a fingertip', () => {
    const first = [down(1, 50, 50, 0), up(1, 50, 50, 80)];
    expect(after([...first, down(2, 55, 52, 200), up(2, 55, 52, 260)]).meant.at(-1)).toMatchObject({ twice: true });
    expect(after([...first, down(2, 95, 52, 200), up(2, 95, 52, 260)]).meant.at(-1)).toMatchObject({ twice: false });
    expect(after([...first, down(2, 50, 50, 700), up(2, 50, 50, 760)]).meant.at(-1)).toMatchObject({ twice: false });
  });

  it('comes twice only once: the third begins anew', () => {
    const taps = [0, 150, 300].flatMap(time => [down(1, 5, 5, time), up(1, 5, 5, time + 40)]);
    expect(after(taps).meant.map(each => each.kind === 'tap' && each.twice)).toEqual([false, true, false]);
  });
});

describe('a pan', () => {
  it('moves the picture by as much as the finger in all, then lets go', () => {
    const { meant, now } = after([down(1, 0, 0), move(1, 5, 0), move(1, 20, 4), move(1, 30, 10), up(1, 30, 12)]);
    const by = meant.flatMap(each => (each.kind === 'view' ? [each.by] : []));
    expect(by.reduce((sum, each) => ({ x: sum.x + each.x, y: sum.y + each.y }))).toEqual({ x: 30, y: 12 });
    expect(meant.at(-1)).toEqual({ kind: 'viewed' });
    expect(now).toEqual(IDLE);
  });

  it('is nothing on a board that does not move', () =>
    expect(after([down(1, 0, 0), move(1, 30, 0), up(1, 30, 0)], false)).toEqual({ now: IDLE, meant: [] }));
});

describe('a swipe', () => {
  const swipe = (x: number, y: number, lifts = false): readonly Meaning[] =>
    after([down(1, 100, 100, 0, lifts), move(1, 100 + x / 2, 100 + y / 2), up(1, 100 + x, 100 + y)], false).meant;

  it('goes on to the left and back to the right', () => {
    expect(swipe(-80, 10)).toEqual([{ kind: 'swipe', by: 1 }]);
    expect(swipe(80, -10)).toEqual([{ kind: 'swipe', by: -1 }]);
  });

  it('is none where the finger goes down, or hardly anywhere', () => {
    expect(swipe(50, 60)).toEqual([]);
    expect(swipe(30, 0)).toEqual([]);
  });

  it('is none with a piece under the finger, or on a board that moves', () => {
    expect(swipe(-80, 0, true).map(({ kind }) => kind)).not.toContain('swipe');
    expect(kinds([down(1, 100, 100), move(1, 50, 100), up(1, 20, 100)])).not.toContain('swipe');
  });
});

describe('a drag', () => {
  it('lifts what is under the finger, carries and drops it', () => {
    const { meant } = after([down(1, 10, 10, 0, true), move(1, 30, 10), move(1, 60, 10), up(1, 70, 10)]);
    expect(meant.map(({ kind }) => kind)).toEqual(['lift', 'carry', 'carry', 'drop']);
    expect(meant.at(-1)).toEqual({ kind: 'drop', from: { x: 10, y: 10 }, at: { x: 70, y: 10 } });
  });

  it('is a tap while the finger stays', () =>
    expect(kinds([down(1, 10, 10, 0, true), move(1, 14, 10), up(1, 14, 10)])).toEqual(['tap']));

  it('is put back when the finger is taken away or gets company', () => {
    const lifted = [down(1, 10, 10, 0, true), move(1, 30, 10)];
    expect(kinds([...lifted, cancel(1)])).toEqual(['lift', 'putBack']);
    for (const pans of [true, false]) {
      const told = kinds([...lifted, down(2, 90, 90), up(1, 30, 10), up(2, 90, 90)], pans);
      expect(told).toContain('putBack');
      expect(told).not.toContain('drop');
      expect(told).not.toContain('tap');
    }
  });
});

describe('a pinch', () => {
  it('grows the picture about the middle of the fingers', () => {
    const { meant } = after([down(1, 100, 100), down(2, 200, 100), move(2, 300, 100)]);
    expect(meant).toEqual([{ kind: 'view', by: { x: 50, y: 0 }, factor: 2, about: { x: 200, y: 100 } }]);
  });

  it('never taps: not with the first finger, the second, or the one that stays', () => {
    const steps = [down(1, 100, 100), down(2, 200, 100), up(2, 200, 100, 20), up(1, 100, 100, 40)];
    for (const pans of [true, false]) {
      const { meant, now } = after(steps, pans);
      expect(meant.filter(({ kind }) => kind === 'tap')).toEqual([]);
      expect(now).toEqual(IDLE);
    }
  });

  it('goes on as a pan with the finger that stays', () => {
    const { meant } = after([down(1, 0, 0), down(2, 50, 0), up(1, 0, 0), move(2, 60, 5)]);
    expect(meant.at(-1)).toMatchObject({ kind: 'view', by: { x: 10, y: 5 }, factor: 1 });
  });

  it('ends with a third finger, and nothing counts until all are up', () => {
    const hands = [down(1, 0, 0), down(2, 50, 0), down(3, 90, 0)];
    expect(kinds([...hands, move(2, 70, 0), up(1, 0, 0), up(2, 70, 0)])).toEqual(['viewed']);
    const { now, meant } = after([...hands, up(1, 0, 0), up(2, 50, 0), up(3, 90, 0), down(4, 9, 9), up(4, 9, 9)]);
    expect(meant.at(-1)).toMatchObject({ kind: 'tap', at: { x: 9, y: 9 } });
    expect(now.state).toBe('idle');
  });
});

describe('a finger whose end was never told', () => {
  const next = [down(7, 50, 50, 0, false, true), up(7, 50, 50)];

  it.each([
    ['pressed', [down(1, 9, 9)]],
    ['panning', [down(1, 9, 9), move(1, 60, 60)]],
    ['carrying', [down(1, 9, 9, 0, true), move(1, 60, 60)]],
    ['pinching', [down(1, 9, 9), down(2, 90, 90)]],
    ['spent', [down(1, 9, 9), down(2, 90, 90), down(3, 30, 30)]],
  ] as const)('is forgotten once another one is the first: %s', (state, lost) => {
    expect(after(lost).now.state).toBe(state);
    const { now, meant } = after([...lost, ...next]);
    expect(meant.at(-1)).toEqual({ kind: 'tap', at: { x: 50, y: 50 }, twice: false });
    expect(now.state).toBe('idle');
    expect(meant.some(({ kind }) => kind === 'putBack')).toBe(state === 'carrying');
  });
});

describe('whatever fingers do', () => {
  /** A small generator, so that a failure comes again. */
  const random = (seed: number): (() => number) => {
    let state = seed;
    return () => {
      state = (state * 1664525 + 1013904223) % 2 ** 32;
      return state / 2 ** 32;
    };
  };

  it('a tap is one finger alone that stayed, and all ends idle', () => {
    for (let seed = 1; seed <= 150; seed++) {
      const next = random(seed);
      const fingers = new Map<number, { readonly x: number; readonly y: number; readonly clean: boolean }>();
      let now: Gesture = IDLE;
      const tell = (step: PointerStep): readonly Meaning[] => {
        const [to, meant] = gesture(now, step, { pans: seed % 2 === 0 });
        now = to;
        return meant;
      };
      for (let time = 0; time < 60; time++) {
        const id = Math.floor(next() * 3);
        const [x, y] = [Math.floor(next() * 60), Math.floor(next() * 60)];
        const held = fingers.get(id);
        if (!held) {
          const alone = fingers.size === 0;
          for (const [other, finger] of fingers) fingers.set(other, { ...finger, clean: false });
          fingers.set(id, { x, y, clean: alone });
          tell(down(id, x, y, time * 10, next() < 0.5));
        } else if (next() < 0.5) {
          if (Math.hypot(held.x - x, held.y - y) > SLOP) fingers.set(id, { ...held, clean: false });
          tell(move(id, x, y));
        } else {
          fingers.delete(id);
          const still = held.clean && Math.hypot(held.x - x, held.y - y) <= SLOP;
          const taps = tell(up(id, x, y, time * 10)).filter(({ kind }) => kind === 'tap');
          expect(taps.length, `seed ${seed}`).toBe(still ? 1 : 0);
        }
      }
      for (const id of fingers.keys()) tell(cancel(id));
      expect(now.state, `seed ${seed}`).toBe('idle');
    }
  });
});
