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
import type { Token } from '../palette.ts';
import type { Piece, Point, Rect, Scene, SceneCell, State, Trail } from '../scene.ts';
import type { Sight } from './aim.ts';
import { lying, type Workshop } from './crowd.ts';
import { grouped } from './grouped.ts';
import { type Spot, spotsOf } from './height.ts';
import { chevronMark, iceMark, markReach, stateMark, trailMark } from './marks.ts';
import { type Sign, type SignOptions, signsOf } from './signs.ts';

/** What lies flat on the board: the mark of a state, the dot of a trail, or so many chevrons that point east. */
type FlatKind =
  | { readonly state: State; readonly outline: SceneCell['outline'] }
  | { readonly trail: Trail['kind'] }
  | { readonly chevrons: number };

interface Flat extends Point {
  readonly kind: FlatKind;
  /** How high it lies. */
  readonly height: number;
  /** How far it is rotated, in degrees clockwise. */
  readonly rotation: number;
}

const TRAIL_TOKENS: Readonly<Record<Trail['kind'], readonly [Token, Token]>> = {
  last: ['gold', 'goldEdge'],
  step: ['accent', 'surface'],
  hint: ['ink2', 'surface'],
};

/** Later marks lie above earlier ones. */
const ABOVE = 0.014;
const APART = 0.004;
/** The distance of the dots of a trail. */
const DOTS = 0.25;

/** The marks of the cells and the ways between them. */
export const flatsOf = (scene: Scene): readonly Flat[] => {
  const spots = spotsOf(scene);
  const trails = scene.trails.flatMap(trail => dotsOf(trail, spots));
  const marks = scene.states.flatMap(({ cell, state }, i): readonly Flat[] => {
    const spot = spots.get(cell);
    if (!spot) return [];
    const { x, y, outline } = spot.cell;
    return [{ kind: { state, outline }, x, y, height: spot.ground + ABOVE + APART * (1 + (i % 8)), rotation: 0 }];
  });
  const goals = scene.arrows.flatMap(({ from, to }): readonly Flat[] => {
    const spot = from === undefined ? spots.get(to) : undefined;
    if (!spot) return [];
    const { x, y, outline } = spot.cell;
    return [{ kind: { state: 'stack', outline }, x, y, height: spot.ground + ABOVE, rotation: 0 }];
  });
  return [...scene.pieces.flatMap(piece => chevronsOf(piece, spots)), ...trails, ...marks, ...goals];
};

const dotsOf = ({ from, to, kind }: Trail, spots: ReadonlyMap<string, Spot>): readonly Flat[] => {
  const [a, b] = [spots.get(from), spots.get(to)];
  if (!a || !b) return [];
  const length = Math.hypot(b.cell.x - a.cell.x, b.cell.y - a.cell.y);
  const count = Math.max(0, Math.round(length / DOTS) - 1);
  const height = Math.max(a.ground, b.ground) + ABOVE;
  return Array.from({ length: count }, (_, i) => {
    const far = (i + 1) / (count + 1);
    return {
      kind: { trail: kind },
      x: a.cell.x + far * (b.cell.x - a.cell.x),
      y: a.cell.y + far * (b.cell.y - a.cell.y),
      height,
      rotation: 0,
    };
  });
};

/** Whose a piece is and where it goes, in a near corner of its cell, where it is not hidden behind it. */
const CORNER = 0.36;
const chevronsOf = (
  { cell, mark, marks = 1, facing = -90, faint }: Piece,
  spots: ReadonlyMap<string, Spot>,
): readonly Flat[] => {
  const spot = mark === 'chevron' && !faint ? spots.get(cell) : undefined;
  if (!spot) return [];
  const { x, y } = spot.cell;
  return [{ kind: { chevrons: marks }, x: x - CORNER, y: y + CORNER, height: spot.ground + ABOVE, rotation: facing }];
};

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
