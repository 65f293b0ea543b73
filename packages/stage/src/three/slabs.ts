import { type BufferGeometry, EdgesGeometry, ExtrudeGeometry, Group, LineSegments, Mesh, Path, Shape } from 'three';
import type { Ground, Point } from '../scene.ts';
import { box, hexagon } from '../svg/polygon.ts';
import type { Materials } from './materials.ts';

/** How thick a board is, for the side of it that a flat picture shows. */
const THICK = 2.2;
const BEVEL = 0.025;
/** How deep a hollow is. */
const HOLLOW = 0.1;

export const thickness = ({ depth = 0.1 }: Ground): number => THICK * depth;

/** The boards, with their hollows cut out. */
export class Slabs {
  readonly group = new Group();
  #key = '';

  set(ground: readonly Ground[], materials: Materials, contrast: boolean): void {
    const key = JSON.stringify([ground, contrast]);
    if (key === this.#key) return;
    this.#clear();
    this.#key = key;
    for (const each of ground.filter(one => !one.hollow)) {
      const hollows = ground.filter(one => one.hollow && within(one, each));
      this.#add(each, hollows, materials, contrast);
    }
  }

  dispose(): void {
    this.#clear();
    this.group.removeFromParent();
  }

  #add(slab: Ground, hollows: readonly Ground[], materials: Materials, contrast: boolean): void {
    const shape = outlined(new Shape(), slab, 0) as Shape;
    for (const hollow of hollows) shape.holes.push(outlined(new Path(), hollow, 0, slab));
    const depth = thickness(slab);
    const geometry = new ExtrudeGeometry(shape, {
      depth: depth - BEVEL,
      bevelSize: BEVEL,
      bevelThickness: BEVEL,
      bevelSegments: 2,
      bevelOffset: -BEVEL,
      curveSegments: 10,
    });
    this.#mesh(geometry, -depth, slab, materials, contrast);
    for (const hollow of hollows) {
      const floor = new ExtrudeGeometry(outlined(new Shape(), hollow, 0.1) as Shape, {
        depth: 0.01,
        bevelEnabled: false,
      });
      this.#mesh(floor, -HOLLOW, hollow, materials, contrast);
    }
  }

  /** Outlines lie in the plane of the scene and grow upward. */
  #mesh(geometry: BufferGeometry, foot: number, at: Ground, materials: Materials, edged: boolean): void {
    geometry.scale(1, -1, 1).rotateX(-Math.PI / 2);
    flipped(geometry);
    geometry.translate(at.x, foot, at.y);
    const mesh = new Mesh(geometry, materials.slab(at.fill));
    mesh.receiveShadow = true;
    mesh.castShadow = true;
    this.group.add(mesh);
    if (edged) this.group.add(new LineSegments(new EdgesGeometry(geometry, 32), materials.line('ink')));
  }

  #clear(): void {
    for (const child of [...this.group.children] as (Mesh | LineSegments)[]) {
      child.removeFromParent();
      child.geometry.dispose();
    }
    this.#key = '';
  }
}

/** Mirrored faces look inward; this turns them back. */
const flipped = (geometry: BufferGeometry): void => {
  for (const name of ['position', 'normal', 'uv']) {
    const attribute = geometry.getAttribute(name);
    const { array, itemSize } = attribute;
    for (let i = 0; i < attribute.count; i += 3)
      for (let j = 0; j < itemSize; j++) {
        const [a, b] = [(i + 1) * itemSize + j, (i + 2) * itemSize + j];
        const kept = array[a]!;
        array[a] = array[b]!;
        array[b] = kept;
      }
  }
  geometry.computeVertexNormals();
};

const within = (small: Ground, large: Ground): boolean =>
  Math.hypot(small.x - large.x, small.y - large.y) <
  (large.radius ?? Math.min(large.width ?? 0, large.height ?? 0) / 2);

/** The rounded outline about its own middle, or about that of the slab that it is cut from. */
const outlined = (path: Path, ground: Ground, grown: number, from: Point = ground): Path => {
  const corners =
    ground.shape === 'hexagon'
      ? hexagon((ground.radius ?? 1) + grown)
      : box((ground.width ?? 1) + grown, (ground.height ?? 1) + grown);
  const shift = { x: ground.x - from.x, y: ground.y - from.y };
  corners.forEach((corner, i) => {
    const before = corners[(i + corners.length - 1) % corners.length]!;
    const after = corners[(i + 1) % corners.length]!;
    const half =
      Math.atan2(after.y - corner.y, after.x - corner.x) - Math.atan2(before.y - corner.y, before.x - corner.x);
    const reach = ground.round / Math.abs(Math.tan(half / 2));
    const [a, b] = [towards(corner, before, reach), towards(corner, after, reach)];
    if (i === 0) path.moveTo(a.x + shift.x, a.y + shift.y);
    else path.lineTo(a.x + shift.x, a.y + shift.y);
    path.quadraticCurveTo(corner.x + shift.x, corner.y + shift.y, b.x + shift.x, b.y + shift.y);
  });
  path.closePath();
  return path;
};

const towards = (from: Point, to: Point, by: number): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return { x: from.x + ((to.x - from.x) * by) / length, y: from.y + ((to.y - from.y) * by) / length };
};
