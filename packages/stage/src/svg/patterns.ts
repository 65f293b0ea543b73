import type { Token } from '../palette.ts';
import type { Pattern, Point } from '../scene.ts';
import { type Attrs, node, paint, type SvgNode } from './node.ts';
import { circle, line, type Pen, path, round, stroke } from './pen.ts';
import { outline, regular } from './polygon.ts';

const ROUND: Attrs = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };

const DROPS: readonly (readonly [number, number])[] = [
  [0, -0.52],
  [-0.42, -0.28],
  [0.42, -0.28],
  [-0.15, -0.02],
  [0.19, 0.03],
  [-0.42, 0.29],
  [0.42, 0.29],
  [0, 0.5],
];
const TUFTS: readonly (readonly [number, number])[] = [
  [0.09, -0.52],
  [-0.4, -0.32],
  [0.47, -0.22],
  [-0.08, -0.02],
  [-0.5, 0.21],
  [0.37, 0.32],
  [-0.02, 0.56],
];
/** Rows of dots: height, begin and end. */
const ROWS: readonly (readonly [number, number, number])[] = [
  [-0.64, -0.3, 0.3],
  [-0.42, -0.56, 0.5],
  [0, -0.5, 0.56],
  [0.42, -0.56, 0.5],
  [0.64, -0.3, 0.3],
];
/** Peaks: place and size. */
const PEAKS: readonly (readonly [number, number, number])[] = [
  [-0.34, -0.26, 1],
  [0.34, -0.36, 0.8],
  [-0.3, 0.42, 0.74],
  [0.32, 0.3, 1],
];
const WAVES: readonly (readonly [number, number])[] = [
  [-0.08, -0.45],
  [0.04, -0.13],
  [-0.08, 0.19],
  [0.07, 0.5],
];

const drop = (x: number, y: number): string =>
  `M${round(x)} ${round(y - 0.16)}c.05 .09 .1 .14 .1 .2a.1 .1 0 1 1 -.2 0c0 -.06 .05 -.11 .1 -.2Z`;
const tuft = (x: number, y: number): string => `M${round(x)} ${round(y + 0.11)}l0 -.22m0 .22l-.1 -.14m.1 .14l.1 -.14`;
const dots = (y: number, from: number, to: number): string => {
  const wave = (to - from) / 4;
  return `M${round(from)} ${round(y)}q${round(wave / 2)} -.09 ${round(wave)} 0t${round(wave)} 0t${round(wave)} 0t${round(wave)} 0`;
};
const peak = (x: number, y: number, size: number): string => {
  const points: Point[] = [
    { x: -0.29, y: 0.18 },
    { x: -0.09, y: -0.2 },
    { x: 0.03, y: 0.0 },
    { x: 0.09, y: -0.08 },
    { x: 0.29, y: 0.18 },
  ];
  return outline(points.map(point => ({ x: x + point.x * size, y: y + point.y * size })));
};
const wave = (x: number, y: number): string => `M${round(x - 0.42)} ${round(y)}q.105 -.15 .21 0t.21 0t.21 0t.21 0`;

/** Lava runs from the crater to a corner: it is narrow on its way and fills the corner. */
const CHANNEL = 'M.2 -.13Q.55 -.07 .905 -.165L1 0L.905 .165Q.55 .07 .2 .13Z';

const crater = (ink: Token, ground: Token, facing: number | undefined, pen: Pen): SvgNode[] => {
  const fill = { fill: paint(ink) };
  const nodes = [
    path(outline(regular(6, 0.62, 0), 0.1), {
      ...stroke(ink, line(pen, 0.045)),
      'stroke-opacity': pen.contrast ? 1 : 0.35,
    }),
    circle(0, 0, 0.3, fill),
  ];
  if (facing !== undefined) nodes.push(path(CHANNEL, { ...fill, transform: `rotate(${round(facing)})` }));
  nodes.push(circle(0, 0, 0.17, { fill: paint(ground) }));
  return nodes;
};

/** What a glyph is drawn with. */
interface Ground {
  readonly ink: Token;
  readonly fill: Token;
  readonly facing: number | undefined;
}

const GLYPHS: Readonly<Record<Pattern, (ground: Ground, pen: Pen) => SvgNode[]>> = {
  drops: ({ ink }) => [path(DROPS.map(([x, y]) => drop(x, y)).join(''), { fill: paint(ink) })],
  tufts: ({ ink }, pen) => [
    path(TUFTS.map(([x, y]) => tuft(x, y)).join(''), { ...stroke(ink, line(pen, 0.05)), ...ROUND }),
  ],
  dots: ({ ink }, pen) => [
    path(ROWS.map(row => dots(...row)).join(''), {
      ...stroke(ink, line(pen, 0.045, 1.4)),
      ...ROUND,
      'stroke-dasharray': `0 ${round(Math.max(0.115, 3.4 / pen.scale))}`,
    }),
  ],
  peaks: ({ ink }, pen) => [
    path(PEAKS.map(row => peak(...row)).join(''), {
      ...stroke(ink, line(pen, 0.045)),
      ...ROUND,
      fill: paint(ink),
      'fill-opacity': 0.35,
    }),
  ],
  waves: ({ ink }, pen) => [
    path(WAVES.map(([x, y]) => wave(x, y)).join(''), { ...stroke(ink, line(pen, 0.06)), ...ROUND }),
  ],
  crater: ({ ink, fill, facing }, pen) => crater(ink, fill, facing, pen),
};

const INKS: Partial<Record<Token, Token>> = {
  jungle: 'jungleInk',
  clearing: 'clearingInk',
  sand: 'sandInk',
  rock: 'rockInk',
  lake: 'lakeInk',
  volcano: 'volcanoInk',
};

/** The colour of glyphs on a ground. */
const inkOf = (ground: Token): Token => INKS[ground] ?? 'ink';

/** The glyphs of a cell, on a ground of that colour; faint where something stands on them. */
export const drawPattern = (
  pattern: Pattern,
  fill: Token,
  facing: number | undefined,
  faint: boolean,
  pen: Pen,
): SvgNode =>
  node('g', faint && !pen.contrast ? { opacity: 0.55 } : {}, GLYPHS[pattern]({ ink: inkOf(fill), fill, facing }, pen));
