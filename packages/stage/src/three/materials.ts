import {
  LineBasicMaterial,
  type Material,
  MeshBasicMaterial,
  MeshLambertMaterial,
  type MeshLambertMaterialParameters,
  MeshStandardMaterial,
  type Texture,
} from 'three';
import type { Palette, Token } from '../palette.ts';
import type { Form, Solid } from './solid.ts';
import type { Textures } from './textures.ts';

const BOARD_FORMS: ReadonlySet<Form> = new Set(['hexagon', 'face', 'plate', 'spot']);
const BOARD_ROUGHNESS = 0.9;
const PIECE_ROUGHNESS = 0.55;
/** What lies on something is drawn as if it were a little nearer. */
const NEARER = { polygonOffset: true, polygonOffsetFactor: -2, polygonOffsetUnits: -2 } as const;

/** What things are made of. Each is made once a theme and kept, as a graphics card takes long to learn a new one. */
export class Materials {
  readonly #made = new Map<string, Material>();
  readonly #modest: boolean;
  readonly #palette: Palette;
  readonly #textures: Textures;

  /** `modest`: every pixel costs the processor, so nothing shines. */
  constructor(palette: Palette, textures: Textures, modest: boolean) {
    this.#modest = modest;
    this.#palette = palette;
    this.#textures = textures;
  }

  /** Of a body; its colour comes with it unless something is painted on it. */
  body({ form, pattern, colour }: Solid): Material {
    if (pattern)
      return this.#once(`${pattern} ${colour}`, () => {
        const map = this.#textures.field(pattern, colour);
        return this.#lit({ map }, BOARD_ROUGHNESS);
      });
    if (form.startsWith('door')) return this.#once('door', () => new MeshBasicMaterial());
    const roughness = BOARD_FORMS.has(form) ? BOARD_ROUGHNESS : PIECE_ROUGHNESS;
    return this.#once(`body ${roughness}`, () => this.#lit({}, roughness));
  }

  /** Of a board or of the floor of a hollow. */
  slab(token: Token): Material {
    return this.#once(`slab ${token}`, () => this.#lit({ color: this.#palette[token] }, BOARD_ROUGHNESS));
  }

  line(token: Token): Material {
    return this.#once(`line ${token}`, () => new LineBasicMaterial({ color: this.#palette[token] }));
  }

  /** Of a mark that lies on the board. */
  mark(texture: Texture): Material {
    const how = { map: texture, transparent: true, depthWrite: false, ...NEARER };
    return this.#once(`mark ${texture.id}`, () => new MeshBasicMaterial(how));
  }

  /** Of a sign, which may be hidden by what stands before it. */
  sign(texture: Texture, hides: boolean): Material {
    const how = { map: texture, transparent: true, depthWrite: false, depthTest: hides };
    return this.#once(`sign ${texture.id}`, () => new MeshBasicMaterial(how));
  }

  /** Of something that is above everything. */
  over(token: Token, opacity: number): Material {
    const how = { color: this.#palette[token], opacity, transparent: true, depthTest: false };
    return this.#once(`over ${token} ${opacity}`, () => new MeshBasicMaterial(how));
  }

  dispose(): void {
    for (const material of this.#made.values()) material.dispose();
    this.#made.clear();
  }

  #lit(how: MeshLambertMaterialParameters, roughness: number): Material {
    return this.#modest ? new MeshLambertMaterial(how) : new MeshStandardMaterial({ ...how, roughness, metalness: 0 });
  }

  #once(key: string, make: () => Material): Material {
    let found = this.#made.get(key);
    if (!found) {
      found = make();
      this.#made.set(key, found);
    }
    return found;
  }
}
