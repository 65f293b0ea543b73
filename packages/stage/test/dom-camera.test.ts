import { describe, expect, it } from 'vitest';
import {
  type Camera,
  clamp,
  fit,
  home,
  limits,
  pan,
  pitch,
  reveal,
  seen,
  toPixel,
  toScene,
  zoom,
} from '../src/dom/camera.ts';
import { gridScene } from './dom-scenes.ts';

const phone = { width: 360, height: 500 };
const desk = { width: 1200, height: 700 };
const bounds = { x: -2, y: -1, width: 10, height: 5 };

describe('fit', () => {
  it('shows all of the bounds, in the middle, as large as they go', () => {
    const camera = fit(bounds, desk);
    expect(camera).toEqual({ x: 3, y: 1.5, scale: 120 });
    const view = seen(camera, desk);
    expect(view.x).toBeCloseTo(-2);
    expect(view.width).toBeCloseTo(10);
    expect(view.y).toBeLessThan(-1);
  });

  it('is as wide as the side that is short', () => expect(fit(bounds, { width: 1200, height: 100 }).scale).toBe(20));
});

describe('pixels and places', () => {
  const camera: Camera = { x: 4, y: -3, scale: 25 };

  it('has the place of the camera in the middle', () =>
    expect(toPixel(camera, { x: 4, y: -3 }, phone)).toEqual({ x: 180, y: 250 }));

  it('goes from a pixel to a place and back', () => {
    const place = toScene(camera, { x: 17, y: 333 }, phone);
    const pixel = toPixel(camera, place, phone);
    expect(pixel.x).toBeCloseTo(17);
    expect(pixel.y).toBeCloseTo(333);
  });
});

describe('zoom', () => {
  const scene = gridScene(20, 20);
  const allowed = limits(scene, phone);

  it('keeps what is under the pointer there', () => {
    const camera = { x: 7, y: 9, scale: 30 };
    const pointer = { x: 50, y: 410 };
    const under = toScene(camera, pointer, phone);
    const closer = zoom(camera, 1.5, pointer, allowed, phone);
    expect(closer.scale).toBe(45);
    expect(toScene(closer, pointer, phone).x).toBeCloseTo(under.x);
    expect(toScene(closer, pointer, phone).y).toBeCloseTo(under.y);
  });

  it('stops at its limits, and what is under the pointer stays there too', () => {
    const camera = { x: 7, y: 9, scale: 30 };
    const pointer = { x: 300, y: 20 };
    const far = zoom(camera, 1000, pointer, allowed, phone);
    expect(far.scale).toBe(allowed.most);
    expect(toScene(far, pointer, phone).x).toBeCloseTo(toScene(camera, pointer, phone).x);
    expect(zoom(camera, 0.001, pointer, allowed, phone).scale).toBe(allowed.least);
  });

  it('goes from everything to cells of a finger’s size and more, however large the board', () => {
    for (const outline of ['square', 'hexagon'] as const) {
      const large = gridScene(60, 60, outline);
      const { least, most } = limits(large, phone);
      expect(least).toBeLessThanOrEqual(fit(large.bounds, phone).scale);
      expect(most * pitch(large)).toBeGreaterThanOrEqual(44);
    }
  });

  it('lets a small board grow as well', () => {
    const { least, most } = limits(gridScene(3, 3), desk);
    expect(most).toBeGreaterThan(2 * least);
  });
});

describe('pan and clamp', () => {
  const scene = gridScene(20, 20);
  const allowed = limits(scene, phone);

  it('moves the picture with the finger', () => {
    const camera = { x: 7, y: 9, scale: 30 };
    const moved = pan(camera, { x: 60, y: -30 });
    expect(toPixel(moved, { x: 7, y: 9 }, phone)).toEqual({ x: 240, y: 220 });
  });

  it('never shows more beside the board than it must', () => {
    const far = clamp({ x: 500, y: -500, scale: 40 }, allowed, phone);
    const view = seen(far, phone);
    expect(view.x + view.width).toBeCloseTo(19.5);
    expect(view.y).toBeCloseTo(-0.5);
  });

  it('centres a side along which everything fits', () => {
    const wide = gridScene(20, 2);
    const camera = clamp({ x: 3, y: 40, scale: 30 }, limits(wide, phone), phone);
    expect(camera.y).toBeCloseTo(0.5);
    expect(camera.x).toBeCloseTo(5.5);
  });

  it('leaves what is allowed as it is', () => {
    const camera = { x: 9, y: 9, scale: 40 };
    expect(clamp(camera, allowed, phone)).toEqual(camera);
  });
});

describe('home', () => {
  it('is everything where the cells are large enough for a finger', () => {
    const scene = gridScene(5, 5);
    expect(home(scene, phone)).toEqual(fit(scene.bounds, phone));
  });

  it('shows a very large board from so close that a finger meets its cells, about where something happens', () => {
    const scene = gridScene(40, 40, 'hexagon');
    const camera = home(scene, phone, { x: 30, y: 20 });
    expect(camera.scale * pitch(scene)).toBeCloseTo(44);
    expect(camera.x).toBeCloseTo(30);
    expect(camera.y).toBeCloseTo(20);
  });

  it('stays over the board when that is at its edge', () => {
    const scene = gridScene(40, 40);
    expect(seen(home(scene, phone, { x: 0, y: 0 }), phone).x).toBeCloseTo(-0.5);
  });
});

describe('a picture that is a little too large', () => {
  it('is shown whole rather than cut, while a finger can do with its cells', () => {
    const scene = gridScene(9, 9);
    expect(home(scene, phone, { x: 0, y: 0 })).toEqual(fit(scene.bounds, phone));
  });

  it('fills the view from side to side, whatever is free beside it', () => {
    const scene = { ...gridScene(20, 20), bounds: { x: 4, y: 4, width: 12, height: 6 } };
    const view = seen(home(scene, phone, { x: 4, y: 4 }), phone);
    expect(view.x).toBeCloseTo(4);
    expect(view.y).toBeLessThan(4);
  });
});

describe('cells around the picture', () => {
  const island = { ...gridScene(9, 9), bounds: { x: 2, y: 2, width: 4, height: 4 } };
  const allowed = limits(island, phone);

  it('are not in the first look', () => expect(home(island, phone)).toEqual(fit(island.bounds, phone)));

  it('can be panned to, and are all in view from afar', () => {
    const corner = seen(clamp({ x: -50, y: -50, scale: 90 }, allowed, phone), phone);
    expect(corner.x).toBeCloseTo(-0.5);
    expect(corner.y).toBeCloseTo(-0.5);
    const whole = seen(clamp({ x: 0, y: 0, scale: 1 }, allowed, phone), phone);
    expect(whole.x).toBeCloseTo(-0.5);
    expect(whole.width).toBeCloseTo(9);
  });
});

describe('reveal', () => {
  const camera = { x: 10, y: 10, scale: 36 };

  it('stays where the place is in view already', () =>
    expect(reveal(camera, { x: 9, y: 9, width: 1, height: 1 }, phone, 10)).toEqual(camera));

  it('moves no further than it takes, with a margin', () => {
    const moved = reveal(camera, { x: 17, y: 9, width: 1, height: 1 }, phone, 36);
    expect(moved.y).toBe(10);
    expect(seen(moved, phone).x + seen(moved, phone).width).toBeCloseTo(19);
  });

  it('centres what does not fit', () => expect(reveal(camera, { x: 0, y: 9, width: 30, height: 1 }, phone).x).toBe(15));
});
