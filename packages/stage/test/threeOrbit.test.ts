import { describe, expect, it } from 'vitest';
import { EMPTY_SCENE, type Scene } from '../src/scene.ts';
import {
  clampOrbit,
  dragged,
  frameOf,
  HOME,
  homeFor,
  LIMITS,
  rotationBetween,
  shifted,
  snapped,
  wrapped,
} from '../src/three/orbit.ts';
import { View } from '../src/three/view.ts';
import { seen } from './seen.ts';

const bounds = { x: -4, y: -5, width: 8, height: 10 };
const scene: Scene = {
  ...EMPTY_SCENE,
  bounds,
  ground: [{ shape: 'hexagon', x: 0, y: 0, radius: 4.9, round: 0.7, fill: 'clay' }],
  cells: ['a', 'b', 'c', 'd'].map((id, i) => ({
    id,
    x: 3 * Math.cos(i),
    y: 3 * Math.sin(i),
    outline: 'spot',
    fill: 'clay',
    level: 0,
  })),
};

/** The scene rotated by degrees clockwise. */
const rotated = (degrees: number): Scene => {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return {
    ...scene,
    cells: scene.cells.map(cell => ({ ...cell, x: cell.x * cos - cell.y * sin, y: cell.x * sin + cell.y * cos })),
  };
};

describe('the camera', () => {
  it.each([
    [0, 50, 1.6],
    [0, 62, 0.7],
    [77, 20, 1],
    [180, 75, 2.2],
  ])(
    'has all of the board in the picture at rotation %d, rise %d, aspect %d, and fills it',
    (rotation, rise, aspect) => {
      const frame = frameOf(scene);
      const places = frame.points.map(point => seen({ ...HOME, rotation, rise }, frame, aspect, point));
      const [across, along] = [places.map(place => Math.abs(place[0])), places.map(place => Math.abs(place[1]))];
      expect(Math.max(...across, ...along)).toBeLessThan(1);
      expect(Math.max(...across, ...along)).toBeGreaterThan(0.9);
    },
  );

  it.each([
    ['wide', 1.4, 20],
    ['wide', 0.82, 6],
    ['long', 0.82, 20],
  ])('fits a %s island at aspect %d, with room for any tile about it and none to spare', (_, aspect, long) => {
    // A row of fields with a spit at one end: its box is mostly sea.
    const land = [
      ...Array.from({ length: long }, (__, i) => ({ x: i * Math.sqrt(3), y: 0 })),
      { x: (long - 0.5) * Math.sqrt(3), y: 1.5 },
      { x: (long - 1) * Math.sqrt(3), y: 3 },
      { x: (long - 0.5) * Math.sqrt(3), y: 4.5 },
    ];
    const island: Scene = {
      ...EMPTY_SCENE,
      cells: land.map((at, i) => ({ id: String(i), ...at, outline: 'hexagon', fill: 'sand', level: 1 })),
    };
    const frame = frameOf(island);
    const shown = land.flatMap(({ x, y }) =>
      [0, 60, 120, 180, 240, 300].map(angle => {
        const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
        return seen(homeFor(aspect), frame, aspect, { x: x + 3.46 * cos, y: y + 3.46 * sin, height: 0 });
      }),
    );
    const [left, right] = [Math.min(...shown.map(([x]) => x)), Math.max(...shown.map(([x]) => x))];
    const [low, high] = [Math.min(...shown.map(([, y]) => y)), Math.max(...shown.map(([, y]) => y))];
    expect(Math.max(right, -left, high, -low)).toBeLessThanOrEqual(1);
    expect(left + right).toBeCloseTo(0, 1);
    expect(Math.max(right - left, high - low)).toBeGreaterThan(1.88);
  });

  it('stays within its limits', () => {
    const low = dragged(HOME, { x: 0, y: -1000 }, bounds);
    const high = dragged(HOME, { x: 5000, y: 1000 }, bounds);
    expect([low.rise, high.rise]).toEqual(LIMITS.rise);
    expect(Math.abs(high.rotation)).toBeLessThanOrEqual(180);
    expect(shifted(HOME, { x: 0, y: 0 }, 100, bounds).zoom).toBe(LIMITS.zoom[1]);
    expect(shifted(HOME, { x: 0, y: 0 }, 0.001, bounds).zoom).toBe(LIMITS.zoom[0]);
  });

  it('goes aside only where it is close, and never off the board', () => {
    expect(clampOrbit({ ...HOME, aside: { x: 9, y: 9 } }, bounds).aside).toEqual({ x: 0, y: 0 });
    const { aside } = clampOrbit({ ...HOME, zoom: 2, aside: { x: 9, y: 9 } }, bounds);
    expect(aside).toEqual({ x: 2, y: 2.5 });
  });

  it('follows two fingers to the right by looking further left', () => {
    const close = { ...HOME, zoom: 2 };
    expect(shifted(close, { x: 1, y: 0 }, 1, bounds).aside.x).toBeCloseTo(-1);
    expect(shifted({ ...close, rotation: 180 }, { x: 1, y: 0 }, 1, bounds).aside.x).toBeCloseTo(1);
  });

  it('snaps to a seat when it is near one', () => {
    expect(snapped({ ...HOME, rotation: 171 }, 2).rotation).toBe(-180);
    expect(snapped({ ...HOME, rotation: -9 }, 2).rotation).toBeCloseTo(0);
    expect(snapped({ ...HOME, rotation: 118 }, 3).rotation).toBe(120);
    expect(snapped({ ...HOME, rotation: 90 }, 2).rotation).toBe(90);
  });

  it('looks down more steeply in a high picture', () => {
    expect(homeFor(0.6).rise).toBeGreaterThan(homeFor(1.6).rise);
  });
});

describe('an island that grows', () => {
  const field = (i: number) =>
    ({ id: String(i), x: i * Math.sqrt(3), y: 0, outline: 'hexagon', fill: 'sand', level: 1 }) as const;
  const island = (fields: number): Scene => ({
    ...EMPTY_SCENE,
    cells: Array.from({ length: fields }, (_, i) => field(i)),
  });
  const [small, large] = [island(6), island(9)];
  const [before, after] = [small, large].map(each => seen(HOME, frameOf(each), 1.5, { ...field(0), height: 0 }));

  it.each([true, false])('is fitted again, by a glide or at once: %s', moves => {
    const view = new View();
    const first = () => seen(view.orbit, view.frame, 1.5, { ...field(0), height: 0 });
    view.look(undefined, small, moves);
    expect(first()).toEqual(before);
    view.look(small, large, moves);
    view.tick(0);
    expect(first()[0]).toBeCloseTo(moves ? before![0] : after![0], 6);
    expect(view.swings).toBe(moves);
    view.tick(10_000);
    expect(first()).toEqual(after);
    expect(view.swings).toBe(false);
  });

  it('is looked at as before while nothing grows', () => {
    const view = new View();
    view.look(undefined, small, true);
    const { frame } = view;
    view.look(small, island(6), true);
    expect(view.frame).toBe(frame);
  });
});

describe('a board that is rotated', () => {
  it.each([180, 60, -120])('is recognised at %d degrees', degrees => {
    expect(wrapped(rotationBetween(scene.cells, rotated(degrees).cells)! - degrees)).toBeCloseTo(0, 3);
  });

  it('is not one that was laid out anew', () => {
    const other = scene.cells.map(cell => ({ ...cell, x: 2 * cell.x }));
    expect(rotationBetween(scene.cells, other)).toBeUndefined();
  });

  it('is seen as before at first, and from its seat in the end', () => {
    const view = new View();
    view.look(undefined, scene, true);
    const place = (from: Scene) => seen(view.orbit, view.frame, 1.5, { ...from.cells[1]!, height: 0 });
    const before = place(scene);
    const after = rotated(120);
    view.look(scene, after, true);
    view.tick(0);
    const [x, y] = place(after);
    expect(x).toBeCloseTo(before[0], 2);
    expect(y).toBeCloseTo(before[1], 2);
    view.tick(10_000);
    expect(view.swings).toBe(false);
    expect(view.orbit.rotation).toBeCloseTo(0);
  });

  it('is there at once where nothing moves', () => {
    const view = new View();
    view.look(undefined, scene, false);
    view.look(scene, rotated(180), false);
    expect(view.swings).toBe(false);
    expect(view.orbit.rotation).toBe(0);
  });
});
