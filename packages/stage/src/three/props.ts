import { Group } from 'three';
import type { Scene } from '../scene.ts';
import { Arrows } from './arrows.ts';
import { Crowd, type Workshop } from './crowd.ts';
import { Geometries } from './geometry.ts';
import { solidsOf } from './layout.ts';
import { Materials } from './materials.ts';
import { Pictures } from './pictures.ts';
import { Slabs } from './slabs.ts';
import type { Solid } from './solid.ts';
import type { ThreeOptions } from './stage.ts';
import { Textures } from './textures.ts';

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
