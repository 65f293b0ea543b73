import {
  Group,
  InstancedMesh,
  type Material,
  Matrix4,
  type PerspectiveCamera,
  PlaneGeometry,
  Quaternion,
  Ray,
  type Texture,
  Vector3,
} from 'three';
import type { Rect, Scene } from '../scene.ts';
import type { Sight } from './aim.ts';
import { lying, type Workshop } from './crowd.ts';
import { type FlatKind, flatsOf, TRAIL_TOKENS } from './flats.ts';
import { grouped } from './grouped.ts';
import { chevronMark, iceMark, markReach, stateMark, trailMark } from './marks.ts';
import { type Sign, type SignOptions, signsOf } from './signs.ts';

interface Standing {
  readonly mesh: InstancedMesh;
  readonly signs: readonly Sign[];
  readonly width: number;
  readonly height: number;
}

interface Ice {
  readonly mesh: InstancedMesh;
  readonly texture: Texture;
  readonly bounds: Rect;
}

/** Letters are at least so many pixels high, as far as a sign may grow for it. */
const LEAST_LETTERS = 11;
const MOST_GROWN = 1.8;
/** Signs come after everything that lies, and after arrows. */
const SIGNS = 60;
/** How far a sign is moved towards the eye, so that it is not sunk into what it stands on. */
const TOWARDS = 0.55;

/** A sign that is seen whatever stands before it, as it is placed now. */
interface Seen {
  readonly cell: string;
  readonly place: Vector3;
  readonly reach: number;
}

/** What is flat: marks that lie on the board, and signs that face the one who looks. */
export class Pictures {
  readonly group = new Group();
  readonly #workshop: Workshop;
  readonly #plane = new PlaneGeometry(1, 1);
  #lying: InstancedMesh[] = [];
  #standing: Standing[] = [];
  #seen: Seen[] = [];
  /** By part. */
  readonly #ice = new Map<string, Ice>();

  constructor(workshop: Workshop) {
    this.#workshop = workshop;
  }

  set(scene: Scene, options: SignOptions): void {
    this.#drop();
    this.#layMarks(scene);
    this.#layIce(scene);
    this.#standSigns(signsOf(scene, options));
  }

  /** Turns the signs to the eye; the picture is so many pixels high. */
  face(camera: PerspectiveCamera, pixels: number): void {
    const [right, up] = [new Vector3(), new Vector3()];
    camera.matrixWorld.extractBasis(right, up, new Vector3());
    const facing = new Quaternion().setFromRotationMatrix(camera.matrixWorld);
    const [place, way, size, matrix] = [new Vector3(), new Vector3(), new Vector3(), new Matrix4()];
    const eye = { x: camera.position.x, y: camera.position.z, height: camera.position.y };
    this.#seen = [];
    for (const { mesh, signs, width, height } of this.#standing) {
      for (const [i, sign] of signs.entries()) {
        const at = sign.foot?.(eye) ?? sign.at;
        place.set(at.x, at.height, at.y);
        place.addScaledVector(right, sign.aside[0]).addScaledVector(up, sign.aside[1]);
        way.subVectors(camera.position, place);
        const far = way.length();
        // Nearer to the eye it would look larger.
        const unit = pixels / (2 * far * Math.tan((camera.fov * Math.PI) / 360));
        const grown = Math.min(MOST_GROWN, Math.max(1, LEAST_LETTERS / (sign.letters * unit)));
        const scale = (grown * (far - TOWARDS)) / far;
        if (sign.foot) place.addScaledVector(up, (grown * height) / 2);
        place.addScaledVector(way.normalize(), TOWARDS);
        if (sign.cell !== undefined && !sign.hides)
          this.#seen.push({ cell: sign.cell, place: place.clone(), reach: (height * scale) / 2 });
        mesh.setMatrixAt(i, matrix.compose(place, facing, size.set(width * scale, height * scale, 1)));
      }
      mesh.instanceMatrix.needsUpdate = true;
    }
  }

  /** The cell of the sign that a sight meets. */
  cellAt({ eye, way }: Sight): string | undefined {
    const ray = new Ray(new Vector3(eye.x, eye.height, eye.y), new Vector3(way.x, way.height, way.y).normalize());
    return this.#seen.findLast(({ place, reach }) => ray.distanceToPoint(place) <= reach)?.cell;
  }

  /** How far the ice on a part has come, from 0 to 1: from left to right. */
  freeze(part: string, far: number): void {
    const ice = this.#ice.get(part);
    if (!ice) return;
    const { mesh, texture, bounds } = ice;
    const { x, y, width, height } = bounds;
    const come = Math.max(0.001, far) * width;
    texture.repeat.x = come / width;
    mesh.setMatrixAt(0, lying(x + come / 2, y + height / 2, 0.012, 0, come, height));
    mesh.instanceMatrix.needsUpdate = true;
  }

  dispose(): void {
    this.#drop();
    this.#plane.dispose();
    this.group.removeFromParent();
  }

  #drop(): void {
    for (const mesh of [...this.#lying, ...this.#standing.map(each => each.mesh)]) {
      mesh.removeFromParent();
      mesh.dispose();
    }
    this.#lying = [];
    this.#standing = [];
    this.#ice.clear();
  }

  /** The same picture in so many places. */
  #copies(material: Material, count: number, order: number): InstancedMesh {
    const mesh = new InstancedMesh(this.#plane, material, count);
    mesh.frustumCulled = false;
    mesh.renderOrder = order;
    this.group.add(mesh);
    return mesh;
  }

  #layMarks(scene: Scene): void {
    const kinds = grouped(flatsOf(scene), flat => JSON.stringify(flat.kind));
    let order = 1;
    for (const [key, flats] of kinds) {
      const { size, texture } = this.#markOf(key, flats[0]!.kind);
      const mesh = this.#copies(this.#workshop.materials.mark(texture), flats.length, order++);
      for (const [i, { x, y, height, rotation }] of flats.entries())
        mesh.setMatrixAt(i, lying(x, y, height, rotation, size, size));
      this.#lying.push(mesh);
    }
  }

  #markOf(key: string, kind: FlatKind): { readonly size: number; readonly texture: Texture } {
    const { textures } = this.#workshop;
    const make = (size: number, draw: Parameters<typeof textures.picture>[3]) => ({
      size,
      texture: textures.picture(key, size, size, draw),
    });
    if ('trail' in kind) return make(0.22, () => trailMark(...TRAIL_TOKENS[kind.trail]));
    if ('chevrons' in kind) return make(0.5, () => chevronMark(kind.chevrons));
    return make(2 * markReach(kind.outline), () => stateMark(kind.state, kind.outline));
  }

  #layIce(scene: Scene): void {
    for (const { part, bounds } of scene.veils) {
      const { width, height } = bounds;
      // Each part has its own, as each may freeze alone.
      const texture = this.#workshop.textures.picture(`ice ${part} ${width} ${height}`, width, height, () =>
        iceMark(width, height),
      );
      const mesh = this.#copies(this.#workshop.materials.mark(texture), 1, 0);
      this.#ice.set(part, { mesh, texture, bounds });
      this.#lying.push(mesh);
      this.freeze(part, 1);
    }
  }

  #standSigns(signs: readonly Sign[]): void {
    for (const [key, same] of grouped(signs, sign => sign.key)) {
      const { textures, materials } = this.#workshop;
      const { node, width, height } = same[0]!.draw(textures.measure);
      const texture = textures.picture(`sign ${key}`, width, height, () => node);
      const mesh = this.#copies(materials.sign(texture, same[0]!.hides), same.length, SIGNS);
      this.#standing.push({ mesh, signs: same, width, height });
    }
  }
}
