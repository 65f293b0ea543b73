import { cssName } from '../cssName.ts';
import type { Palette, Token } from '../palette.ts';
import type { Rect } from '../scene.ts';

/** A colour by its name; it becomes a custom property in a page and a literal in a file. */
export interface Paint {
  readonly token: Token;
}

/** The value of an attribute. */
export type Attr = string | number | Paint;
/** The attributes of an element, by name. */
export type Attrs = Readonly<Record<string, Attr>>;

/** An SVG element as plain data. */
export interface SvgNode {
  readonly tag: string;
  readonly attrs: Attrs;
  readonly kids: readonly SvgNode[];
  /** Unique among its siblings; the same thing keeps it from drawing to drawing. */
  readonly key?: string;
  /** What a text element says. */
  readonly text?: string;
}

const paints = new Map<Token, Paint>();

/** The value of an attribute that is this colour. */
export const paint = (token: Token): Paint => {
  let found = paints.get(token);
  if (!found) {
    found = { token };
    paints.set(token, found);
  }
  return found;
};

const NONE: readonly SvgNode[] = [];

export const node = (tag: string, attrs: Attrs, kids: readonly SvgNode[] = NONE): SvgNode => ({ tag, attrs, kids });

const NO_ATTRS: Attrs = {};

/** A group that is found again by its key. */
export const group = (key: string, kids: readonly SvgNode[], attrs: Attrs = NO_ATTRS): SvgNode => ({
  tag: 'g',
  attrs,
  kids,
  key,
});

/** The value of an attribute in a page, where the theme sets the colours. */
export const cssValue = (value: Attr): string | number =>
  typeof value === 'object' ? `var(${cssName(value.token)})` : value;

/** The fonts of a picture, the app’s own first. */
export const FONT_STACK =
  'Figtree, ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';

/** How a picture is written to a file. */
export interface WriteOptions {
  readonly palette: Palette;
  /** In pixels; as wide as its place allows unless told. */
  readonly width?: number;
  /** What the picture is, for those who do not see it. */
  readonly title?: string;
  /** What lies behind it; nothing unless told. */
  readonly backdrop?: Token;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, sign => ENTITIES[sign] ?? sign);

/** Few digits, as every one costs room in a file. */
const number = (value: number): string => String(Math.round(value * 1e4) / 1e4);

const literal = (value: Attr, palette: Palette): string => {
  if (typeof value === 'number') return number(value);
  return typeof value === 'string' ? escaped(value) : palette[value.token];
};

const element = ({ tag, attrs, kids, text }: SvgNode, palette: Palette): string => {
  let open = `<${tag}`;
  for (const name in attrs) open += ` ${name}="${literal(attrs[name] as Attr, palette)}"`;
  const inside = (text === undefined ? '' : escaped(text)) + kids.map(kid => element(kid, palette)).join('');
  return inside === '' ? `${open}/>` : `${open}>${inside}</${tag}>`;
};

/** A whole SVG document. */
export const writeSvg = (drawing: SvgNode, bounds: Rect, { palette, width, title, backdrop }: WriteOptions): string => {
  const box = [bounds.x, bounds.y, bounds.width, bounds.height].map(number).join(' ');
  const size =
    width === undefined ? '' : ` width="${number(width)}" height="${number((width * bounds.height) / bounds.width)}"`;
  const name = title === undefined ? '' : `<title>${escaped(title)}</title>`;
  const ground = backdrop === undefined ? '' : element(node('rect', { ...bounds, fill: paint(backdrop) }), palette);
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"${size} font-family="${escaped(FONT_STACK)}" role="img">`;
  return `${head}${name}${ground}${element(drawing, palette)}</svg>\n`;
};
