import { Group, Matrix4, Mesh, Shape, ShapeGeometry, Vector3 } from 'three';
import type { Token } from '../palette.ts';
import type { Arrow, Figure, Ghost, Scene } from '../scene.ts';
import { boardSolids, cellSolids } from './board.ts';
import { Crowd, type Workshop } from './crowd.ts';
import { Geometries } from './geometry.ts';
import { GHOST, groundHeight, LEVEL, LIFTED, type Spot, spotsOf } from './height.ts';
import { Materials } from './materials.ts';
import { Pictures } from './pictures.ts';
import { pieceSolids } from './pieces.ts';
import { Slabs } from './slabs.ts';
import { moved, type Solid, solid } from './solid.ts';
import type { ThreeOptions } from './stage.ts';
import { Textures } from './textures.ts';

/** All bodies of a scene. */
export const solidsOf = (scene: Scene): readonly Solid[] => {
  const spots = spotsOf(scene);
  const picked = new Set(scene.states.flatMap(({ cell, state }) => (state === 'picked' ? [cell] : [])));
  return [
    ...boardSolids(scene),
    ...scene.pieces.flatMap(piece => {
      const spot = spots.get(piece.cell);
      if (!spot) return [];
      return moved(pieceSolids(piece), spot.cell, spot.ground + (picked.has(piece.cell) ? LIFTED : 0));
    }),
    ...(scene.hint ? ghostSolids(scene.hint, 'ink2') : []),
    ...(scene.ghost ? ghostSolids(scene.ghost, scene.ghost.ok ? 'accent' : 'danger') : []),
  ];
};

/** What is being laid hovers, with a rim in the colour of its fate; so does what is advised, in ink. */
const ghostSolids = (ghost: Ghost, rim: Token): readonly Solid[] => {
  const faint = rim === 'accent' ? {} : { faint: true };
  return [
    ...ghost.cells.flatMap(cell => {
      const height = groundHeight(cell) - LEVEL + GHOST;
      const [, ...tile] = cellSolids({ ...cell, level: 1 });
      return [
        solid('hexagon', 'earthA', { x: cell.x, y: cell.y, height, size: [0.985, LEVEL, 0.985], edge: 'tileEdge' }),
        solid('hexagon', rim, { x: cell.x, y: cell.y, height: height + LEVEL - 0.08, size: [1.12, 0.08, 1.12] }),
        ...moved(tile, { x: 0, y: 0 }, height).map(each => ({ ...each, ...faint })),
      ];
    }),
    ...ghost.pieces.flatMap(piece => moved(hovering(piece), piece, GHOST / 2)),
  ];
};

const hovering = (figure: Figure): readonly Solid[] => pieceSolids({ ...figure, faint: true });

/** Shafts and opacities of the best three lines. */
const SHAFTS = [0.14, 0.11, 0.09] as const;
const OPACITIES = [1, 0.85, 0.7] as const;
const AFTER = 0.34;
const BEFORE = 0.2;
const HEAD = 0.26;
const CASING = 0.06;
const ABOVE = 2.2;

/** What the engine would do, above all pieces. */
class Arrows {
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

/** The pictures on slanted fields are kept this sharp, where the machine can. */
const SHARP = 8;

/** What the machine can do. */
export interface Machine {
  /** How sharp slanted pictures can be. */
  readonly sharpest: number;
  /** There is no graphics card: every pixel costs the processor. */
  readonly modest: boolean;
}

/** Everything that stands in the room, made for one theme. */
export class Props {
  readonly group = new Group();
  readonly pictures: Pictures;
  readonly #options: ThreeOptions;
  readonly #workshop: Workshop;
  readonly #slabs = new Slabs();
  readonly #arrows = new Arrows();
  readonly #crowd: Crowd;

  constructor(options: ThreeOptions, { sharpest, modest }: Machine) {
    const { palette, contrast, strong } = options;
    this.#options = options;
    const textures = new Textures(palette, Math.min(SHARP, sharpest));
    this.#workshop = {
      geometries: new Geometries(),
      textures,
      materials: new Materials(palette, textures, modest),
      palette,
      rims: contrast || strong,
    };
    this.#crowd = new Crowd(this.#workshop);
    this.pictures = new Pictures(this.#workshop);
    this.group.add(this.#slabs.group, this.#crowd.group, this.pictures.group, this.#arrows.group);
  }

  /** Puts a scene up as it is; false when no body is elsewhere than before. */
  set(scene: Scene): boolean {
    this.#slabs.set(scene.ground, this.#workshop.materials, this.#options.contrast);
    this.pictures.set(scene, this.#options);
    this.#arrows.set(scene, this.#workshop.materials);
    return this.#crowd.set(solidsOf(scene));
  }

  /** Bodies that move by themselves, until they are disposed of. */
  cast(solids: readonly Solid[]): Crowd {
    const crowd = new Crowd(this.#workshop);
    crowd.set(solids);
    this.group.add(crowd.group);
    return crowd;
  }

  dispose(): void {
    for (const part of [this.#crowd, this.pictures, this.#slabs, this.#arrows]) part.dispose();
    this.#workshop.geometries.dispose();
    this.#workshop.materials.dispose();
    this.#workshop.textures.dispose();
    this.group.removeFromParent();
  }
}
