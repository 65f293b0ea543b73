import {
  BoxGeometry,
  type BufferGeometry,
  CircleGeometry,
  ConeGeometry,
  CylinderGeometry,
  EdgesGeometry,
  LatheGeometry,
  Shape,
  ShapeGeometry,
  SphereGeometry,
  TorusGeometry,
  Vector2,
} from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { DISC } from './height.ts';
import type { Form } from './solid.ts';

const RADIUS = 0.41;
const BEVEL = 0.05;
const ROUND = 30;
/** Edges are drawn where faces meet at more than this, in degrees. */
const CREASE = 32;

const quarter = (x: number, y: number, from: number): Vector2[] =>
  [0, 1, 2, 3].map(i => {
    const angle = from + (i * Math.PI) / 6;
    return new Vector2(x + BEVEL * Math.cos(angle), y + BEVEL * Math.sin(angle));
  });

const disc = (): BufferGeometry =>
  new LatheGeometry(
    [
      new Vector2(0, 0),
      ...quarter(RADIUS - BEVEL, BEVEL, -Math.PI / 2),
      ...quarter(RADIUS - BEVEL, DISC - BEVEL, 0),
      new Vector2(0, DISC),
    ],
    ROUND,
  );

const torus = (radius: number, tube: number): BufferGeometry =>
  new TorusGeometry(radius, tube, 8, ROUND).rotateX(Math.PI / 2);

/** Faces without a common normal, so that corners are corners. */
const cut = (geometry: BufferGeometry): BufferGeometry => {
  const flat = geometry.toNonIndexed();
  geometry.dispose();
  flat.computeVertexNormals();
  return flat;
};

/** A prism of radius and height 1; `first` is where its first corner lies, in degrees clockwise from east. */
const prism = (sides: number, first: number, top = 1, bottom = 1): BufferGeometry =>
  cut(new CylinderGeometry(top, bottom, 1, sides, 1, false, ((90 - first) * Math.PI) / 180).translate(0, 0.5, 0));

const flat = (geometry: BufferGeometry): BufferGeometry => geometry.rotateX(-Math.PI / 2);

/** Rounded, with half the side `half`. */
const plate = (half: number, round: number): BufferGeometry => {
  const shape = new Shape();
  for (const [i, [x, y]] of [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ].entries())
    shape.absarc(x! * (half - round), y! * (half - round), round, (i * Math.PI) / 2, ((i + 1) * Math.PI) / 2, false);
  return flat(new ShapeGeometry(shape, 6));
};

/** A hexagon that stands on a corner, with the picture of its square on it. */
const face = (): BufferGeometry => {
  const geometry = flat(new CircleGeometry(1, 6, Math.PI / 6));
  const [place, uv] = [geometry.getAttribute('position'), geometry.getAttribute('uv')];
  for (let i = 0; i < place.count; i++) uv.setXY(i, (place.getX(i) + 1) / 2, (1 - place.getZ(i)) / 2);
  return geometry;
};

const merlons = (): BufferGeometry => {
  const blocks = Array.from({ length: 6 }, (_, i) =>
    new BoxGeometry(0.2, 0.18, 0.12).translate(0, 0.09, 0.36).rotateY((i * Math.PI) / 3),
  );
  const merged = mergeGeometries(blocks);
  for (const block of blocks) block.dispose();
  return merged;
};

/** Half the diagonal of a square of side 1, and its first corner. */
const HALF = Math.SQRT1_2;

const BUILT: Readonly<Record<Form, () => BufferGeometry>> = {
  disc,
  ring: () => torus(0.215, 0.042),
  crownRing: () => torus(0.275, 0.028),
  dome: () => new SphereGeometry(0.09, 16, 10).scale(1, 0.75, 1),
  tier3: () => prism(3, -90),
  tier4: () => prism(4, 45),
  tier6: () => prism(6, 0),
  hexagon: () => prism(6, -90),
  face,
  plate: () => plate(0.465, 0.12),
  spot: () => flat(new CircleGeometry(1, 24)),
  box: () => new BoxGeometry(1, 1, 1).translate(0, 0.5, 0),
  pyramid: () => cut(new ConeGeometry(HALF, 1, 4, 1, false, Math.PI / 4).translate(0, 0.5, 0)),
  frustum: () => prism(4, 45, HALF * 0.55, HALF),
  shaft: () => new CylinderGeometry(0.31, 0.37, 0.84, 24).translate(0, 0.42, 0),
  parapet: () => new CylinderGeometry(0.42, 0.36, 0.18, 24).translate(0, 0.09, 0),
  merlons,
  doorDisc: () => new CircleGeometry(1, 20),
  doorSquare: () => new CircleGeometry(1.25, 4, Math.PI / 4),
  doorTriangle: () => new CircleGeometry(1.3, 3, Math.PI / 2),
  doorDiamond: () => new CircleGeometry(1.35, 4),
};

/** The bodies, each built when it is first needed. */
export class Geometries {
  readonly #bodies = new Map<Form, BufferGeometry>();
  readonly #edges = new Map<Form, Float32Array>();

  body(form: Form): BufferGeometry {
    let found = this.#bodies.get(form);
    if (!found) {
      found = BUILT[form]();
      this.#bodies.set(form, found);
    }
    return found;
  }

  /** The ends of its edges, three numbers each. */
  edges(form: Form): Float32Array {
    let found = this.#edges.get(form);
    if (!found) {
      const geometry = form === 'disc' ? discEdges() : new EdgesGeometry(this.body(form), CREASE);
      found = geometry.getAttribute('position').array as Float32Array;
      this.#edges.set(form, found);
      geometry.dispose();
    }
    return found;
  }

  dispose(): void {
    for (const geometry of this.#bodies.values()) geometry.dispose();
    this.#bodies.clear();
  }
}

/** A disc has no corners; its rims are where its faces bend. */
const discEdges = (): BufferGeometry => {
  const rims = [0.015, DISC - 0.015].map(height => {
    const circle = new CylinderGeometry(RADIUS - 0.015, RADIUS - 0.015, 0.0001, ROUND, 1, true).translate(0, height, 0);
    const edges = new EdgesGeometry(circle, 1);
    circle.dispose();
    return edges;
  });
  const merged = mergeGeometries(rims);
  for (const each of rims) each.dispose();
  return merged;
};
