import {
  BufferGeometry,
  Color,
  Euler,
  Float32BufferAttribute,
  Group,
  InstancedMesh,
  LineBasicMaterial,
  LineSegments,
  type Material,
  Matrix4,
  MeshBasicMaterial,
  MeshStandardMaterial,
  Quaternion,
  Vector3,
} from 'three';
import type { Palette, Token } from '../palette.ts';
import type { Geometries } from './geometry.ts';
import { grouped } from './grouped.ts';
import type { Form, Solid } from './solid.ts';
import type { Textures } from './textures.ts';

/** What all crowds of a stage share. */
export interface Workshop {
  readonly geometries: Geometries;
  readonly textures: Textures;
  readonly palette: Palette;
  /** Whether discs have drawn rims as well. */
  readonly rims: boolean;
}

const UP = new Vector3(0, 1, 0);
/** What is out of play is mixed with the board by this much. */
const FAINT = 0.28;
const BOARD_FORMS: ReadonlySet<Form> = new Set(['hexagon', 'face', 'plate', 'spot']);

/** Bodies, drawn together by their form. */
export class Crowd {
  readonly group = new Group();
  readonly #workshop: Workshop;
  readonly #materials = new Map<string, Material>();
  readonly #meshes = new Map<string, InstancedMesh>();
  #lines: LineSegments[] = [];

  constructor(workshop: Workshop) {
    this.#workshop = workshop;
  }

  /** Shows just these. */
  set(solids: readonly Solid[]): void {
    const byMesh = grouped(solids, meshKey);
    for (const [key, mesh] of this.#meshes) mesh.visible = byMesh.has(key);
    for (const [key, members] of byMesh) this.#fill(key, members);
    this.#drawLines(solids);
  }

  dispose(): void {
    for (const mesh of this.#meshes.values()) mesh.dispose();
    for (const material of this.#materials.values()) material.dispose();
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
    const mesh = new InstancedMesh(this.#workshop.geometries.body(like.form), this.#materialOf(like), capacity);
    mesh.castShadow = !like.flat;
    mesh.receiveShadow = true;
    mesh.frustumCulled = false;
    return mesh;
  }

  #materialOf({ form, pattern, colour }: Solid): Material {
    const door = form.startsWith('door');
    const key = pattern ? `${pattern} ${colour}` : door ? 'door' : BOARD_FORMS.has(form) ? 'board' : 'piece';
    let found = this.#materials.get(key);
    if (!found) {
      const roughness = pattern || key === 'board' ? 0.9 : 0.55;
      found = door
        ? new MeshBasicMaterial()
        : new MeshStandardMaterial({
            roughness,
            metalness: 0,
            ...(pattern ? { map: this.#workshop.textures.field(pattern, colour) } : {}),
          });
      this.#materials.set(key, found);
    }
    return found;
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
        point.set(edges[i]!, edges[i + 1]!, edges[i + 2]!).applyMatrix4(matrix);
        into.push(point.x, point.y, point.z);
      }
    }
    for (const [token, positions] of ends) {
      const geometry = new BufferGeometry();
      geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
      const lines = new LineSegments(geometry, new LineBasicMaterial({ color: this.#workshop.palette[token] }));
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
      (lines.material as Material).dispose();
    }
    this.#lines = [];
  }
}

const meshKey = ({ form, pattern, colour, flat }: Solid): string =>
  pattern ? `${form} ${pattern} ${colour}` : `${form} ${flat ?? false}`;

const turned = (degrees: number): Quaternion => new Quaternion().setFromAxisAngle(UP, (-degrees * Math.PI) / 180);

const matrixOf = ({ x, y, height, size, turn }: Solid): Matrix4 =>
  new Matrix4().compose(new Vector3(x, height, y), turned(turn), new Vector3(...size));

/** How a picture lies on the board. */
export const lying = (x: number, y: number, height: number, turn: number, width: number, depth: number): Matrix4 =>
  new Matrix4().compose(
    new Vector3(x, height, y),
    new Quaternion().setFromEuler(new Euler(-Math.PI / 2, 0, (-turn * Math.PI) / 180, 'YXZ')),
    new Vector3(width, depth, 1),
  );
