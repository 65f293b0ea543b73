import {
  BufferGeometry,
  Color,
  Euler,
  Float32BufferAttribute,
  Group,
  InstancedMesh,
  LineSegments,
  Matrix4,
  Quaternion,
  Vector3,
} from 'three';
import type { Palette, Token } from '../palette.ts';
import type { Geometries } from './geometry.ts';
import { grouped } from './grouped.ts';
import type { Materials } from './materials.ts';
import type { Solid } from './solid.ts';
import type { Textures } from './textures.ts';

/** What all crowds of a stage share. */
export interface Workshop {
  readonly geometries: Geometries;
  readonly textures: Textures;
  readonly materials: Materials;
  readonly palette: Palette;
  /** Whether discs have drawn rims as well. */
  readonly rims: boolean;
}

const UP = new Vector3(0, 1, 0);
/** What is out of play is mixed with the board by this much. */
const FAINT = 0.28;

/** Bodies, drawn together by their form. */
export class Crowd {
  readonly group = new Group();
  readonly #workshop: Workshop;
  #shown = '';
  readonly #meshes = new Map<string, InstancedMesh>();
  #lines: LineSegments[] = [];

  constructor(workshop: Workshop) {
    this.#workshop = workshop;
  }

  /** Shows just these; false when it did already. */
  set(solids: readonly Solid[]): boolean {
    const shown = JSON.stringify(solids);
    if (shown === this.#shown) return false;
    this.#shown = shown;
    const byMesh = grouped(solids, meshKey);
    for (const [key, mesh] of this.#meshes) mesh.visible = byMesh.has(key);
    for (const [key, members] of byMesh) this.#fill(key, members);
    this.#drawLines(solids);
    return true;
  }

  dispose(): void {
    for (const mesh of this.#meshes.values()) mesh.dispose();
    this.#dropLines();
    this.group.removeFromParent();
  }

  #fill(key: string, members: readonly Solid[]): void {
    let mesh = this.#meshes.get(key);
    if (!mesh || mesh.instanceMatrix.count < members.length) {
      mesh?.removeFromParent();
      mesh?.dispose();
      mesh = this.#make(members[0]!, Math.ceil(members.length * 1.5));
      this.#meshes.set(key, mesh);
      this.group.add(mesh);
    }
    mesh.count = members.length;
    for (const [i, member] of members.entries()) {
      mesh.setMatrixAt(i, matrixOf(member));
      mesh.setColorAt(i, this.#colourOf(member));
    }
    mesh.instanceMatrix.needsUpdate = true;
    if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true;
    mesh.boundingSphere = null;
  }

  #make(like: Solid, capacity: number): InstancedMesh {
    const mesh = new InstancedMesh(
      this.#workshop.geometries.body(like.form),
      this.#workshop.materials.body(like),
      capacity,
    );
    mesh.castShadow = !like.flat;
    mesh.receiveShadow = true;
    mesh.frustumCulled = false;
    return mesh;
  }

  #colourOf({ colour, pattern, faint }: Solid): Color {
    const { palette } = this.#workshop;
    const own = new Color(pattern ? '#FFFFFF' : palette[colour]);
    return faint ? own.lerp(new Color(palette.frostBoard), FAINT) : own;
  }

  /** Lines cannot be repeated like bodies, so all of one colour are one. */
  #drawLines(solids: readonly Solid[]): void {
    this.#dropLines();
    const ends = new Map<Token, number[]>();
    const point = new Vector3();
    for (const solid of solids) {
      const edge = solid.edge ?? this.#rimOf(solid);
      if (edge === undefined) continue;
      const into = ends.get(edge) ?? [];
      ends.set(edge, into);
      const matrix = matrixOf(solid);
      const edges = this.#workshop.geometries.edges(solid.form);
      for (let i = 0; i < edges.length; i += 3) {
        point.fromArray(edges, i).applyMatrix4(matrix);
        into.push(point.x, point.y, point.z);
      }
    }
    for (const [token, positions] of ends) {
      const geometry = new BufferGeometry();
      geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
      const lines = new LineSegments(geometry, this.#workshop.materials.line(token));
      lines.frustumCulled = false;
      this.#lines.push(lines);
      this.group.add(lines);
    }
  }

  #rimOf({ form, colour }: Solid): Token | undefined {
    if (form !== 'disc' || !this.#workshop.rims) return undefined;
    return colour === 'ebony' ? 'ebonyLayer' : (`${colour}Rim` as Token);
  }

  #dropLines(): void {
    for (const lines of this.#lines) {
      lines.removeFromParent();
      lines.geometry.dispose();
    }
    this.#lines = [];
  }
}

const meshKey = ({ form, pattern, colour, flat }: Solid): string =>
  pattern ? `${form} ${pattern} ${colour}` : `${form} ${flat ?? false}`;

const quaternionOf = (degrees: number): Quaternion => new Quaternion().setFromAxisAngle(UP, (-degrees * Math.PI) / 180);

const ACROSS = new Vector3(1, 0, 0);

const matrixOf = ({ x, y, height, size, rotation, tilt = 0 }: Solid): Matrix4 =>
  new Matrix4().compose(
    new Vector3(x, height, y),
    quaternionOf(rotation).multiply(new Quaternion().setFromAxisAngle(ACROSS, (-tilt * Math.PI) / 180)),
    new Vector3(...size),
  );

/** How a picture lies on the board. */
export const lying = (x: number, y: number, height: number, rotation: number, width: number, depth: number): Matrix4 =>
  new Matrix4().compose(
    new Vector3(x, height, y),
    new Quaternion().setFromEuler(new Euler(-Math.PI / 2, 0, (-rotation * Math.PI) / 180, 'YXZ')),
    new Vector3(width, depth, 1),
  );
