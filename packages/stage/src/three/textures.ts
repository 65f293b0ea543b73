import { CanvasTexture, LinearMipmapLinearFilter, SRGBColorSpace, type Texture } from 'three';
import type { Palette, Token } from '../palette.ts';
import type { Pattern } from '../scene.ts';
import { type Attr, FONT_STACK, node, paint, type SvgNode } from '../svg/node.ts';
import { drawPattern } from '../svg/patterns.ts';
import { penFor } from '../svg/pen.ts';
import { LAVA } from './board.ts';

type Canvas = CanvasRenderingContext2D;

/** Paints a node and all in it; the canvas has the units of the node. It knows what scenes are drawn with, not all of SVG. */
const paintNode = (canvas: Canvas, node: SvgNode, palette: Palette): void => {
  const { attrs } = node;
  canvas.save();
  if (typeof attrs.transform === 'string') transform(canvas, attrs.transform);
  if (attrs.opacity !== undefined) canvas.globalAlpha *= Number(attrs.opacity);
  if (node.tag === 'text') paintText(canvas, node, palette);
  else {
    const path = pathOf(node);
    if (path) paintPath(canvas, path, node, palette);
  }
  for (const kid of node.kids) paintNode(canvas, kid, palette);
  canvas.restore();
};

const transform = (canvas: Canvas, text: string): void => {
  for (const [, name, list] of text.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b] = list!.split(/[\s,]+/).map(Number);
    if (name === 'translate') canvas.translate(a, b ?? 0);
    else if (name === 'scale') canvas.scale(a, b ?? a);
    else if (name === 'rotate') canvas.rotate((a * Math.PI) / 180);
  }
};

const colourOf = (value: Attr | undefined, palette: Palette): string | undefined => {
  if (value === undefined || value === 'none') return undefined;
  return typeof value === 'object' ? palette[value.token] : String(value);
};

const pathOf = ({ tag, attrs }: SvgNode): Path2D | undefined => {
  const number = (name: string): number => Number(attrs[name] ?? 0);
  const path = typeof attrs.d === 'string' ? new Path2D(attrs.d) : new Path2D();
  if (tag === 'circle') path.arc(number('cx'), number('cy'), number('r'), 0, 2 * Math.PI);
  else if (tag === 'ellipse') path.ellipse(number('cx'), number('cy'), number('rx'), number('ry'), 0, 0, 2 * Math.PI);
  else if (tag === 'rect') path.roundRect(number('x'), number('y'), number('width'), number('height'), number('rx'));
  else if (tag !== 'path') return undefined;
  return path;
};

const paintPath = (canvas: Canvas, path: Path2D, { attrs }: SvgNode, palette: Palette): void => {
  const alpha = canvas.globalAlpha;
  const fill = colourOf(attrs.fill, palette);
  if (fill !== undefined) {
    canvas.globalAlpha = alpha * Number(attrs['fill-opacity'] ?? 1);
    canvas.fillStyle = fill;
    canvas.fill(path);
  }
  const stroke = colourOf(attrs.stroke, palette);
  if (stroke === undefined) return;
  canvas.globalAlpha = alpha * Number(attrs['stroke-opacity'] ?? 1);
  canvas.strokeStyle = stroke;
  canvas.lineWidth = Number(attrs['stroke-width'] ?? 1);
  canvas.lineCap = (attrs['stroke-linecap'] ?? 'butt') as CanvasLineCap;
  canvas.lineJoin = (attrs['stroke-linejoin'] ?? 'miter') as CanvasLineJoin;
  const dashes = attrs['stroke-dasharray'];
  canvas.setLineDash(typeof dashes === 'string' ? dashes.split(/[\s,]+/).map(Number) : []);
  canvas.lineDashOffset = Number(attrs['stroke-dashoffset'] ?? 0);
  canvas.stroke(path);
};

/** Fonts have no sizes below one pixel, so letters are written large and made small. */
const LARGE = 100;

const paintText = (canvas: Canvas, { attrs, text }: SvgNode, palette: Palette): void => {
  const size = Number(attrs['font-size'] ?? 1);
  canvas.translate(Number(attrs.x ?? 0), Number(attrs.y ?? 0));
  canvas.scale(size / LARGE, size / LARGE);
  canvas.font = fontOf(Number(attrs['font-weight'] ?? 400));
  canvas.textAlign = attrs['text-anchor'] === 'middle' ? 'center' : 'left';
  canvas.fillStyle = colourOf(attrs.fill, palette) ?? palette.ink;
  canvas.fillText(text ?? '', 0, 0);
};

const fontOf = (weight: number): string => `${weight} ${LARGE}px ${FONT_STACK}`;

/** How wide a text is, in units of its size. */
const textWidth = (canvas: Canvas, text: string, weight: number): number => {
  canvas.save();
  canvas.font = fontOf(weight);
  const { width } = canvas.measureText(text);
  canvas.restore();
  return width / LARGE;
};

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
