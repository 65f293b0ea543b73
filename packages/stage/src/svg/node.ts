import { cssName } from '../cssName.ts';
import type { Token } from '../palette.ts';

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
