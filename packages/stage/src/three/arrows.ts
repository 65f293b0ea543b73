import { Group, Matrix4, Mesh, Shape, ShapeGeometry, Vector3 } from 'three';
import type { Arrow, Scene } from '../scene.ts';
import { type Spot, spotsOf } from './height.ts';
import type { Materials } from './materials.ts';

/** Shafts and opacities of the best three lines. */
const SHAFTS = [0.14, 0.11, 0.09] as const;
const OPACITIES = [1, 0.85, 0.7] as const;
const AFTER = 0.34;
const BEFORE = 0.2;
const HEAD = 0.26;
const CASING = 0.06;
const ABOVE = 2.2;

/** What the engine would do, above all pieces. */
export class Arrows {
  readonly group = new Group();

  set(scene: Scene, materials: Materials): void {
    this.dispose();
    const spots = spotsOf(scene);
    for (const arrow of [...scene.arrows].sort((a, b) => b.rank - a.rank)) this.#add(arrow, spots, materials);
  }

  dispose(): void {
    for (const mesh of [...this.group.children] as Mesh[]) {
      mesh.removeFromParent();
      mesh.geometry.dispose();
    }
  }

  #add({ from, to, rank, threat }: Arrow, spots: ReadonlyMap<string, Spot>, materials: Materials): void {
    const [a, b] = [spots.get(from ?? (threat ? to : '')), spots.get(to)];
    if (!a || !b) return;
    const line = Math.min(rank, SHAFTS.length) - 1;
    // What somebody else could put onto the board comes from above.
    const start = new Vector3(a.cell.x, a.top + (a === b ? ABOVE : 0.06), a.cell.y);
    const end = new Vector3(b.cell.x, b.top + 0.06, b.cell.y);
    const length = start.distanceTo(end);
    for (const casing of [CASING, 0]) {
      const material = materials.over(casing > 0 ? 'surface' : threat ? 'ink' : 'accent', OPACITIES[line]!);
      const mesh = new Mesh(new ShapeGeometry(arrowShape(length, SHAFTS[line]!, casing)), material);
      mesh.position.copy(start);
      mesh.quaternion.setFromRotationMatrix(along(start, end));
      mesh.renderOrder = 40 - 2 * line + (casing > 0 ? 0 : 1);
      this.group.add(mesh);
    }
  }
}

/** Along a way, with the face up; straight down, with the face to the front. */
const along = (start: Vector3, end: Vector3): Matrix4 => {
  const way = new Vector3().subVectors(end, start).normalize();
  const side = Math.abs(way.y) > 0.999 ? new Vector3(1, 0, 0) : new Vector3(0, 1, 0).cross(way).normalize();
  return new Matrix4().makeBasis(way, side, new Vector3().crossVectors(way, side));
};

const arrowShape = (length: number, shaft: number, casing: number): Shape => {
  const half = shaft / 2 + casing;
  const side = 1.55 * shaft + casing * 1.2;
  const begin = Math.min(AFTER, length / 4) - casing;
  const tip = length - BEFORE + casing * 1.6;
  const neck = tip - HEAD - casing * 1.6;
  const shape = new Shape();
  shape.moveTo(begin, -half);
  shape.lineTo(neck, -half);
  shape.lineTo(neck, -side);
  shape.lineTo(tip, 0);
  shape.lineTo(neck, side);
  shape.lineTo(neck, half);
  shape.lineTo(begin, half);
  shape.closePath();
  return shape;
};
