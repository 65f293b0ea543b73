import type { Point, Rect, Scene } from '../scene.ts';

/** How a scene is looked at through an element: what is in its middle, and how large. */
export interface Camera extends Point {
  /** Pixels a unit of the scene. */
  readonly scale: number;
}

/** The element's size in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What a camera may do: the least and the greatest scale, and what it must stay over. */
export interface Limits {
  readonly bounds: Rect;
  readonly least: number;
  readonly most: number;
}

/** A finger needs this much: cells are never kept smaller where the board can be zoomed. */
export const TARGET = 44;
/** A finger can do with this much, where that shows everything at once. */
const ENOUGH = 36;
/** A glance needs this much: so large can every board be made. */
const CLOSE = 88;
/** And a board that is large already can be looked at this much closer. */
const CLOSER = 2.5;

const middle = (rect: Rect): Point => ({ x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 });
const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** The distance of neighbouring cells, which is how wide one is. */
export const pitch = (scene: Scene): number => (scene.cells[0]?.outline === 'hexagon' ? Math.sqrt(3) : 1);

/** All of the bounds, as large as they go. */
export const fit = (bounds: Rect, size: Size): Camera => ({
  ...middle(bounds),
  scale: Math.min(size.width / bounds.width, size.height / bounds.height),
});

/** From everything that can be pointed at in view, to cells that can be studied. */
export const limits = (scene: Scene, size: Size): Limits => {
  const bounds = reach(scene);
  const most = Math.max(fit(scene.bounds, size).scale * CLOSER, CLOSE / pitch(scene));
  return { bounds, least: fit(bounds, size).scale, most };
};

/** The picture and all cells, as free ones may lie around it. */
const reach = (scene: Scene): Rect => {
  const half = pitch(scene) / 2;
  let [left, top] = [scene.bounds.x, scene.bounds.y];
  let [right, bottom] = [left + scene.bounds.width, top + scene.bounds.height];
  for (const { x, y } of scene.cells) {
    left = Math.min(left, x - half);
    top = Math.min(top, y - half);
    right = Math.max(right, x + half);
    bottom = Math.max(bottom, y + half);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
};

/** The first look: everything; of a board so large that a finger would miss its cells, the part about `towards`. */
export const home = (scene: Scene, size: Size, towards?: Point): Camera => {
  const whole = fit(scene.bounds, size);
  if (whole.scale >= ENOUGH / pitch(scene)) return whole;
  // Over the picture alone: what is free around it would leave one side empty and cut off the other.
  const over = { ...limits(scene, size), bounds: scene.bounds };
  return clamp({ ...(towards ?? whole), scale: TARGET / pitch(scene) }, over, size);
};

/** The nearest camera that is allowed: along a side where all fits, the middle; along one where not, no further than the edge. */
export const clamp = (camera: Camera, limits: Limits, size: Size): Camera => {
  const scale = within(camera.scale, limits.least, limits.most);
  const along = (at: number, from: number, length: number, pixels: number): number => {
    const half = pixels / scale / 2;
    return length <= 2 * half ? from + length / 2 : within(at, from + half, from + length - half);
  };
  return {
    x: along(camera.x, limits.bounds.x, limits.bounds.width, size.width),
    y: along(camera.y, limits.bounds.y, limits.bounds.height, size.height),
    scale,
  };
};

/** Moves with a finger, by pixels. */
export const pan = (camera: Camera, by: Point): Camera => ({
  x: camera.x - by.x / camera.scale,
  y: camera.y - by.y / camera.scale,
  scale: camera.scale,
});

/** Closer by a factor, within the limits; what is at the pixel `about` stays there. */
export const zoom = (camera: Camera, factor: number, about: Point, limits: Limits, size: Size): Camera => {
  const scale = within(camera.scale * factor, limits.least, limits.most);
  const kept = toScene(camera, about, size);
  return {
    x: kept.x - (about.x - size.width / 2) / scale,
    y: kept.y - (about.y - size.height / 2) / scale,
    scale,
  };
};

/** Moved as little as it takes to have a place of the scene in view, with `margin` pixels around it. */
export const reveal = (camera: Camera, place: Rect, size: Size, margin = 0): Camera => {
  const along = (at: number, from: number, length: number, pixels: number): number => {
    const half = pixels / 2 / camera.scale;
    const room = margin / camera.scale;
    if (length + 2 * room > 2 * half) return from + length / 2;
    return within(at, from + length + room - half, from - room + half);
  };
  return {
    x: along(camera.x, place.x, place.width, size.width),
    y: along(camera.y, place.y, place.height, size.height),
    scale: camera.scale,
  };
};

/** Where in the scene a pixel of the element is. */
export const toScene = (camera: Camera, pixel: Point, size: Size): Point => ({
  x: camera.x + (pixel.x - size.width / 2) / camera.scale,
  y: camera.y + (pixel.y - size.height / 2) / camera.scale,
});

/** Where in the element a point of the scene is. */
export const toPixel = (camera: Camera, point: Point, size: Size): Point => ({
  x: (point.x - camera.x) * camera.scale + size.width / 2,
  y: (point.y - camera.y) * camera.scale + size.height / 2,
});

/** What the element shows of the scene. */
export const seen = (camera: Camera, size: Size): Rect => {
  const corner = toScene(camera, { x: 0, y: 0 }, size);
  return { ...corner, width: size.width / camera.scale, height: size.height / camera.scale };
};
