import { CanvasTexture, LinearMipmapLinearFilter, SRGBColorSpace, type Texture } from 'three';
import type { Palette, Token } from '../palette.ts';
import type { Pattern } from '../scene.ts';
import { node, paint, type SvgNode } from '../svg/node.ts';
import { drawPattern } from '../svg/patterns.ts';
import { penFor } from '../svg/pen.ts';
import { LAVA } from './board.ts';
import { paintNode, textWidth } from './paintNode.ts';

/** Pixels a unit: small things are seen close, so they get more. */
const FINE = 256;
const COARSE = 128;
const MOST = 1024;
const PEN = penFor({ scale: 100 });

/** Pictures on bodies, marks and signs, painted once a theme. */
export class Textures {
  readonly #made = new Map<string, Texture>();
  readonly #palette: Palette;
  readonly #sharp: number;
  readonly #ruler = document.createElement('canvas').getContext('2d')!;

  /** `sharp` is how well slanted pictures are kept sharp. */
  constructor(palette: Palette, sharp: number) {
    this.#palette = palette;
    this.#sharp = sharp;
  }

  /** How wide a text is, in units of its size. */
  measure = (text: string, weight: number): number => textWidth(this.#ruler, text, weight);

  /** A node about its middle, so many units wide and high. */
  picture(key: string, width: number, height: number, draw: () => SvgNode): Texture {
    let found = this.#made.get(key);
    if (!found) {
      found = this.#paint(draw(), width, height);
      this.#made.set(key, found);
    }
    return found;
  }

  /** A field from corner to corner. */
  field(pattern: Pattern, ground: Token): Texture {
    const facing = pattern === 'crater' ? LAVA : undefined;
    return this.picture(`field ${pattern} ${ground}`, 2, 2, () =>
      node('g', {}, [
        node('rect', { x: -1, y: -1, width: 2, height: 2, fill: paint(ground) }),
        drawPattern(pattern, ground, facing, false, PEN),
      ]),
    );
  }

  dispose(): void {
    for (const texture of this.#made.values()) texture.dispose();
    this.#made.clear();
  }

  #paint(drawn: SvgNode, width: number, height: number): Texture {
    const scale = Math.min(width * height < 1.5 ? FINE : COARSE, MOST / Math.max(width, height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.ceil(width * scale);
    canvas.height = Math.ceil(height * scale);
    const context = canvas.getContext('2d')!;
    context.translate(canvas.width / 2, canvas.height / 2);
    context.scale(canvas.width / width, canvas.height / height);
    paintNode(context, drawn, this.#palette);
    const texture = new CanvasTexture(canvas);
    texture.colorSpace = SRGBColorSpace;
    texture.minFilter = LinearMipmapLinearFilter;
    texture.anisotropy = this.#sharp;
    return texture;
  }
}
