import { EMPTY_SCENE, type Rect, type Scene, type SceneCell } from '@threefold-games/stage';
import { beforeAll, describe, expect, it } from 'vitest';
import { attention, happening } from '../src/surface/sceneFacts.ts';
import { Viewport } from '../src/surface/viewport.ts';

const SIZE = { width: 1600, height: 1200 };

/** Land of some size about the middle. */
const land = (bounds: Rect): Scene => ({ ...EMPTY_SCENE, bounds, backdrop: 'sea' });
const SMALL = land({ x: -10, y: -7.5, width: 20, height: 15 });
const GROWN = land({ x: -14, y: -7.5, width: 24, height: 15 });

const CELL: SceneCell = { id: 'cell', x: 0, y: 0, outline: 'hexagon', level: 1 };

const open = (whole = false): Viewport => {
  const world = { classList: { add: () => undefined, remove: () => undefined }, style: {} };
  const svg = { setAttribute: () => undefined };
  const viewport = new Viewport(
    world as unknown as HTMLElement,
    svg as unknown as SVGSVGElement,
    () => undefined,
    whole,
  );
  viewport.look(SMALL, SIZE, true, undefined, false);
  return viewport;
};

beforeAll(() => {
  Object.assign(globalThis, { cancelAnimationFrame: () => undefined });
});

describe('the picture of land that grows', () => {
  it('follows it, but not while somebody points at it', () => {
    const viewport = open();
    expect(viewport.fitted).toBe(true);
    const before = viewport.camera;
    viewport.look(GROWN, SIZE, true, undefined, false, true);
    expect(viewport.camera).toEqual(before);
    viewport.look(GROWN, SIZE, true, undefined, false);
    expect(viewport.camera).not.toEqual(before);
    expect(viewport.fitted).toBe(true);
  });

  it('is whole from the beginning where that is wanted, however small its cells are', () => {
    const vast = { ...land({ x: -60, y: -45, width: 120, height: 90 }), cells: [CELL] };
    for (const whole of [false, true]) {
      const viewport = open(whole);
      viewport.look(vast, SIZE, true, undefined, false);
      expect(viewport.fitted).toBe(whole);
    }
  });

  it('stays where it is when something happens in sight, and goes as far as it must when not', () => {
    const viewport = open();
    const before = viewport.camera;
    viewport.look(GROWN, SIZE, true, undefined, false, true);
    viewport.show({ x: -6, y: 2, width: 3, height: 3 }, false);
    expect(viewport.camera).toEqual(before);
    viewport.show({ x: -13, y: 2, width: 3, height: 3 }, false);
    expect(viewport.camera.x).toBeLessThan(before.x);
    expect(viewport.hidden([{ x: -11, y: 3 }])).toBeUndefined();
  });

  it('says where to look after a tick of the wheel, and is whole again after one press', () => {
    const viewport = open();
    const [west, east] = [
      { x: -9, y: 0 },
      { x: 9, y: 0 },
    ];
    expect(viewport.hidden([west, east])).toBeUndefined();
    viewport.follow({ x: 0, y: 0 }, 1.25, { x: 1590, y: 600 });
    expect(viewport.fitted).toBe(false);
    expect(viewport.hidden([east])).toBeUndefined();
    expect(viewport.hidden([west, east])).toBe(180);
    viewport.toggle(undefined, false);
    expect(viewport.fitted).toBe(true);
    expect(viewport.hidden([west, east])).toBeUndefined();
    viewport.look(GROWN, SIZE, true, undefined, false);
    expect(viewport.fitted).toBe(true);
  });

  it('is fitted by one press also after it was moved without being closer, and goes closer from there', () => {
    const viewport = open();
    viewport.toggle({ x: 5, y: 5 }, false);
    expect(viewport.fitted).toBe(false);
    viewport.follow({ x: -100, y: 0 }, 0.6, { x: 800, y: 600 });
    viewport.showAll(false);
    expect(viewport.fitted).toBe(true);
  });

  it('can be moved so far by hand that no button covers a cell at its edge', () => {
    const viewport = open();
    const before = viewport.locate({ x: SIZE.width, y: SIZE.height });
    viewport.follow({ x: -500, y: -500 }, 1, { x: 800, y: 600 });
    const { scale } = viewport.camera;
    const after = viewport.locate({ x: SIZE.width, y: SIZE.height });
    expect(after.x - before.x).toBeCloseTo(96 / scale);
    expect(after.y - before.y).toBeCloseTo(96 / scale);
    viewport.showAll(false);
    expect(viewport.fitted).toBe(true);
  });

  it('says where a hint leads that is out of sight, whatever else can be done in sight', () => {
    const viewport = open();
    viewport.toggle({ x: 6, y: 0 }, false);
    const cell = { ...CELL, id: 'near', x: 6 };
    const scene: Scene = { ...SMALL, cells: [cell], states: [{ cell: 'near', state: 'go' }] };
    expect(viewport.hidden(happening(scene))).toBeUndefined();
    const hint = { cells: [{ ...CELL, id: 'far', x: -9 }], pieces: [], ok: true, reasons: [] };
    expect(viewport.hidden(happening({ ...scene, hint }))).toBe(180);
    expect(attention({ ...scene, hint })).toEqual({ x: -9, y: 0 });
  });
});
