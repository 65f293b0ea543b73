import type { Token } from '../palette.ts';
import { type Attrs, node, paint, type SvgNode } from './node.ts';

/** What is common to all that is drawn into one picture. */
export interface Pen {
  /** Pixels in one unit. */
  readonly scale: number;
  readonly contrast: boolean;
  readonly strong: boolean;
  /** What was drawn with this pen before; the same thing is the same node, so that nobody compares it again. */
  readonly memo: Map<string, SvgNode>;
}

export interface PenOptions {
  readonly scale: number;
  readonly contrast?: boolean;
  readonly strong?: boolean;
}

const pens = new Map<string, Pen>();
const MOST_PENS = 24;

export const penFor = ({ scale, contrast = false, strong = false }: PenOptions): Pen => {
  const key = `${scale}|${contrast}|${strong}`;
  let pen = pens.get(key);
  if (!pen) {
    if (pens.size >= MOST_PENS) pens.clear();
    pen = { scale, contrast, strong, memo: new Map() };
    pens.set(key, pen);
  }
  return pen;
};

/** The pen for something that is drawn smaller than it is: its lines are wider there. */
export const shrunk = (pen: Pen, by: number): Pen => penFor({ ...pen, scale: pen.scale * by });

/** The node of that key, drawn once. */
export const once = (pen: Pen, key: string, draw: () => SvgNode): SvgNode => {
  let found = pen.memo.get(key);
  if (!found) {
    found = draw();
    pen.memo.set(key, found);
  }
  return found;
};

/** Digits beyond these are not seen. */
export const round = (value: number): number => Math.round(value * 1000) / 1000;

/** The width of a line in units: never thinner than `least` pixels. */
export const line = (pen: Pen, width: number, least = 1): number => round(Math.max(width, least / pen.scale));

/** The width of an outline or of a mark on a piece, which some readers need wider. */
export const rim = (pen: Pen, width: number): number =>
  line(pen, width * (pen.contrast ? 2 : pen.strong ? 1.6 : 1), pen.strong ? 1.2 : 0.8);

/** The size of letters in units: never smaller than `least` pixels. */
export const letters = (pen: Pen, size: number, least = 12): number => round(Math.max(size, least / pen.scale));

/** Labels on and beside boards are drawn from this scale on: below it they could not be read. */
export const LEAST_LABELLED = 27;

export const circle = (x: number, y: number, r: number, attrs: Attrs): SvgNode =>
  node('circle', { cx: round(x), cy: round(y), r: round(r), ...attrs });

export const path = (d: string, attrs: Attrs): SvgNode => node('path', { d, ...attrs });

/** A line of colour without a body. */
export const stroke = (token: Token, width: number): Attrs => ({
  fill: 'none',
  stroke: paint(token),
  'stroke-width': round(width),
});

/** A body with an outline. */
export const body = (fill: Token, edge: Token, width: number): Attrs => ({
  fill: paint(fill),
  stroke: paint(edge),
  'stroke-width': round(width),
});

/** How far below the middle of a capital or a digit its line lies. */
const BASELINE = 0.355;

/** A text about a point. */
export const write = (text: string, x: number, y: number, size: number, fill: Token, attrs: Attrs = {}): SvgNode => ({
  tag: 'text',
  attrs: {
    x: round(x),
    y: round(y + BASELINE * size),
    'font-size': round(size),
    'font-weight': 750,
    'text-anchor': 'middle',
    fill: paint(fill),
    ...attrs,
  },
  kids: [],
  text,
});

export const moved = (x: number, y: number): string => `translate(${round(x)} ${round(y)})`;
