import { eyeOf, type Frame, type Orbit, type Place, VIEW } from '../src/three/orbit.ts';

/** Where a place is in the picture: from -1 to 1 each, right and up. */
export const seen = (orbit: Orbit, frame: Frame, aspect: number, place: Place): readonly [number, number] => {
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
