import { EMPTY_SCENE } from '@threefold/testkit';
import { describe, expect, it } from 'vitest';
import type { Scene } from '../src/scene.ts';
import {
  clampOrbit,
  dragged,
  eyeOf,
  type Frame,
  frameOf,
  HOME,
  homeFor,
  LIMITS,
  type Orbit,
  type Place,
  rotationBetween,
  shifted,
  snapped,
  VIEW,
  wrapped,
} from '../src/three/orbit.ts';
import { View } from '../src/three/view.ts';

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

/** Where a place is in the picture: from -1 to 1 each, right and up. */
const seen = (orbit: Orbit, frame: Frame, aspect: number, place: Place): readonly [number, number] => {
  const { eye, at } = eyeOf(orbit, frame, aspect);
  const way = { x: at.x - eye.x, y: at.y - eye.y, height: at.height - eye.height };
  const far = Math.hypot(way.x, way.y, way.height);
  const [rotation, rise] = [(orbit.rotation * Math.PI) / 180, (orbit.rise * Math.PI) / 180];
  const rel = { x: place.x - eye.x, y: place.y - eye.y, height: place.height - eye.height };
  const depth = (rel.x * way.x + rel.y * way.y + rel.height * way.height) / far;
  const right = rel.x * Math.cos(rotation) - rel.y * Math.sin(rotation);
  const up = rel.height * Math.cos(rise) - (rel.x * Math.sin(rotation) + rel.y * Math.cos(rotation)) * Math.sin(rise);
  const tall = Math.tan((VIEW * Math.PI) / 360);
  return [right / depth / (tall * aspect), up / depth / tall];
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
