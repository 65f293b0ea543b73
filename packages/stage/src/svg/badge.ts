import type { Token } from '../palette.ts';
import { type Attrs, node, type SvgNode } from './node.ts';
import { body, circle, letters, line, moved, type Pen, path, round, stroke, write } from './pen.ts';

export type Sign = 'cross' | 'plus' | 'check' | 'snow';

const SIGNS: Readonly<Record<Sign, string>> = {
  cross: 'M-1 -1L1 1M1 -1L-1 1',
  plus: 'M-1.15 0L1.15 0M0 -1.15L0 1.15',
  check: 'M-1.25 0.1L-0.35 1L1.3 -0.95',
  snow: 'M0 -1.3L0 1.3M-1.13 -0.65L1.13 0.65M1.13 -0.65L-1.13 0.65',
};

/** A sign of arms about so long. */
export const sign = (kind: Sign, x: number, y: number, arm: number, width: number, token: Token): SvgNode => {
  const attrs: Attrs = { ...stroke(token, width / arm), 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  return path(SIGNS[kind], { ...attrs, transform: `${moved(x, y)} scale(${round(arm)})` });
};

/** A small disc with a sign. */
export const signBadge = (
  kind: Sign,
  x: number,
  y: number,
  radius: number,
  colours: { readonly fill: Token; readonly ink: Token; readonly casing: Token },
  pen: Pen,
): SvgNode => {
  const r = Math.max(radius, 7 / pen.scale);
  return node('g', {}, [
    circle(x, y, r, body(colours.fill, colours.casing, line(pen, 0.04, 1.2))),
    sign(kind, x, y, r * 0.42, line(pen, r * 0.3, 1.4), colours.ink),
  ]);
};

/** A disc with a text that is at least 12 pixels high; the disc grows with it. */
export const textBadge = (
  text: string,
  x: number,
  y: number,
  shape: { readonly radius: number; readonly size: number },
  colours: { readonly fill: Token; readonly ink: Token; readonly casing: Token; readonly edge?: number },
  pen: Pen,
): SvgNode => {
  const size = letters(pen, shape.size);
  const grown = shape.radius * (size / shape.size);
  // Two digits need a little more room than one.
  const r = text.length > 1 ? Math.max(grown, size * (0.38 + 0.22 * text.length)) : grown;
  return node('g', {}, [
    circle(x, y, r, body(colours.fill, colours.casing, line(pen, colours.edge ?? 0.035, 1.2))),
    write(text, x, y, size, colours.ink),
  ]);
};
