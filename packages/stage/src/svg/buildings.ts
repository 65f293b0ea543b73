import type { Token } from '../palette.ts';
import type { Figure, Point } from '../scene.ts';
import { textBadge } from './badge.ts';
import { doorMark, isDoor } from './marks.ts';
import { node, paint, type SvgNode } from './node.ts';
import { body, moved, type Pen, path, rim, round } from './pen.ts';
import { outline } from './polygon.ts';
import { TONE_TOKENS, type ToneTokens } from './tone.ts';

type Kind = 'hut' | 'temple' | 'tower';

interface Plan {
  /** From the lowest painted to the uppermost; a roof has the colour of a side. */
  readonly parts: readonly { readonly points: readonly Point[]; readonly roof: boolean }[];
  readonly door: { readonly y: number; readonly size: number };
}

/** Points as x, y, x, y and so on. */
const points = (numbers: readonly number[]): Point[] =>
  Array.from({ length: numbers.length / 2 }, (_, i) => ({
    x: numbers[2 * i] as number,
    y: numbers[2 * i + 1] as number,
  }));

const slab = (half: number, top: number, bottom: number): Point[] =>
  points([-half, top, half, top, half, bottom, -half, bottom]);

const PLANS: Readonly<Record<Kind, Plan>> = {
  hut: {
    parts: [
      { points: slab(0.36, 0, 0.42), roof: false },
      { points: points([-0.5, 0, 0, -0.44, 0.5, 0]), roof: true },
    ],
    door: { y: 0.2, size: 0.125 },
  },
  temple: {
    parts: [
      { points: slab(0.66, 0.3, 0.46), roof: false },
      { points: slab(0.46, -0.02, 0.32), roof: false },
      { points: points([-0.68, 0, -0.36, -0.28, 0.36, -0.28, 0.68, 0]), roof: true },
      { points: points([-0.42, -0.28, 0, -0.68, 0.42, -0.28]), roof: true },
    ],
    door: { y: 0.14, size: 0.115 },
  },
  tower: {
    parts: [
      { points: points([-0.36, 0.46, -0.3, -0.38, 0.3, -0.38, 0.36, 0.46]), roof: false },
      {
        points: points([
          -0.42, -0.42, -0.42, -0.76, -0.2, -0.76, -0.2, -0.6, -0.1, -0.6, -0.1, -0.76, 0.1, -0.76, 0.1, -0.6, 0.2,
          -0.6, 0.2, -0.76, 0.42, -0.76, 0.42, -0.42,
        ]),
        roof: true,
      },
    ],
    door: { y: 0.05, size: 0.13 },
  },
};

interface Stand extends Point {
  readonly size: number;
}

const STANDS: Readonly<Record<number, readonly Stand[]>> = {
  1: [{ x: 0, y: 0, size: 0.82 }],
  2: [
    { x: -0.3, y: -0.08, size: 0.62 },
    { x: 0.3, y: 0.08, size: 0.62 },
  ],
  3: [
    { x: 0, y: -0.3, size: 0.54 },
    { x: -0.34, y: 0.16, size: 0.54 },
    { x: 0.34, y: 0.16, size: 0.54 },
  ],
};
/** More huts than these are one with a number. */
const MOST_HUTS = 3;
const LARGE = 0.88;

/** A building on its field, or huts together, about the middle of the field. */
export const drawBuilding = (figure: Figure & { readonly shape: Kind }, pen: Pen): SvgNode[] => {
  const { shape, count = 1 } = figure;
  if (shape !== 'hut') return [one(figure, { x: 0, y: 0, size: LARGE }, pen)];
  const stands = STANDS[count <= MOST_HUTS ? count : 1] as readonly Stand[];
  return stands.map(stand => one(figure, stand, pen));
};

/** The number of huts that are drawn as one, which no neighbour may hide. */
export const hutBadge = ({ tone, count = 1 }: Figure, pen: Pen): SvgNode | undefined => {
  if (count <= MOST_HUTS) return undefined;
  const { mark, face } = TONE_TOKENS[tone];
  const colours = { fill: mark, ink: face, casing: face };
  return textBadge(String(count), 0.38, -0.26, { radius: 0.22, size: 0.32 }, colours, pen);
};

const one = ({ shape, tone, mark }: Figure & { readonly shape: Kind }, { x, y, size }: Stand, pen: Pen): SvgNode => {
  const { parts, door } = PLANS[shape];
  const tokens = TONE_TOKENS[tone];
  const edge = rim(pen, 0.055 * size) / size;
  const d = parts.map(part => outline(part.points));
  const kids = [
    path(d.join(''), {
      ...body('haloLight', 'haloLight', Math.max(0.2, edge * 2.4)),
      'stroke-linejoin': 'round',
      opacity: pen.contrast ? 1 : 0.85,
    }),
    ...parts.map((part, i) => wall(d[i] as string, part.roof ? tokens.side : tokens.face, tokens, edge)),
  ];
  if (isDoor(mark)) kids.push(doorMark(mark, 0, door.y, door.size * (pen.strong ? 1.25 : 1), tokens.mark));
  return node('g', { transform: `${moved(x, y)} scale(${round(size)})` }, kids);
};

const wall = (d: string, fill: Token, tokens: ToneTokens, edge: number): SvgNode =>
  path(d, {
    fill: paint(fill),
    stroke: paint(tokens.outline),
    'stroke-width': round(edge),
    'stroke-linejoin': 'round',
  });
