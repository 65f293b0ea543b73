import type { Figure, Point } from '../scene.ts';
import { TONE_TOKENS, type ToneTokens } from '../svg/tone.ts';
import { DISC, discsOf, figureHeight, HUTS, hutsOf, LARGE, TIERS, tiersOf } from './height.ts';
import { type Building, type Form, type Solid, solid } from './solid.ts';

/** The bodies of a piece that stands at the origin. */
export const pieceSolids = (figure: Figure): readonly Solid[] => {
  const solids =
    figure.shape === 'disc'
      ? discSolids(figure)
      : figure.shape === 'prism'
        ? prismSolids(figure)
        : buildingSolids(figure as Building);
  return figure.faint ? solids.map(each => ({ ...each, faint: true })) : solids;
};

/** Where the three domes of a crown stand about its middle. */
const DOMES = [-90, 30, 150].map(angle => ({
  x: 0.105 * Math.cos((angle * Math.PI) / 180),
  y: 0.105 * Math.sin((angle * Math.PI) / 180),
}));

const discSolids = (figure: Figure): readonly Solid[] => {
  const { face, mark } = TONE_TOKENS[figure.tone];
  const discs = Array.from({ length: discsOf(figure) }, (_, i) => solid('disc', face, { height: i * DISC }));
  const height = figureHeight(figure);
  if (figure.mark === 'ring') return [...discs, solid('ring', mark, { height })];
  if (figure.mark !== 'crown') return discs;
  return [
    ...discs,
    solid('crownRing', mark, { height }),
    ...DOMES.map(place => solid('dome', mark, { ...place, height })),
  ];
};

/** Corner radii of the tiers from the foot, by their number. */
const RADII: readonly (readonly number[])[] = [[0.27], [0.335, 0.245], [0.4, 0.31, 0.22]];
const WIDER = { 3: 1.2, 4: 1.1, 6: 1.03 } as const;
/** Triangles stand a little nearer, so that their middle is that of their cell. */
const NEARER = { 3: 0.06, 4: 0, 6: 0 } as const;

const prismSolids = (figure: Figure): readonly Solid[] => {
  const sides = figure.sides ?? 4;
  const tokens = TONE_TOKENS[figure.tone];
  const edge = figure.tone === 'ebony' ? tokens.layer : tokens.rim;
  let height = 0;
  return RADII[tiersOf(figure) - 1]!.map((radius, i) => {
    const foot = height;
    height += TIERS[i]!;
    const wide = radius * WIDER[sides];
    return solid(`tier${sides}`, tokens.face, {
      y: NEARER[sides],
      height: foot,
      size: [wide, TIERS[i]!, wide],
      edge,
    });
  });
};

const DOORS = { disc: 'doorDisc', square: 'doorSquare', triangle: 'doorTriangle', diamond: 'doorDiamond' } as const;

/** Where huts stand that are together. */
const STANDS: readonly (readonly Point[])[] = [
  [{ x: 0, y: 0 }],
  [
    { x: -0.35, y: -0.12 },
    { x: 0.35, y: 0.12 },
  ],
  [
    { x: 0, y: -0.34 },
    { x: -0.36, y: 0.2 },
    { x: 0.36, y: 0.2 },
  ],
];

/** A building on its field, or huts together. */
const buildingSolids = (figure: Building): readonly Solid[] => {
  const tokens = TONE_TOKENS[figure.tone];
  const edge = figure.tone === 'ebony' ? tokens.layer : tokens.outline;
  const plan = PLANS[figure.shape](tokens, figure).map(each => (isDoor(each.form) ? each : { ...each, edge }));
  const { shape } = figure;
  if (shape !== 'hut') return plan.map(each => sized(each, LARGE[shape], { x: 0, y: 0 }));
  const huts = hutsOf(figure);
  return STANDS[huts - 1]!.flatMap(at => plan.map(each => sized(each, HUTS[huts - 1]!, at)));
};

const isDoor = (form: Form): boolean => form.startsWith('door');

const sized = (each: Solid, by: number, at: Point): Solid => ({
  ...each,
  x: at.x + each.x * by,
  y: at.y + each.y * by,
  height: each.height * by,
  size: [each.size[0] * by, each.size[1] * by, each.size[2] * by],
});

/** A roof over a rectangle, from its eaves to its tip. */
interface Roof {
  readonly wide: number;
  readonly deep: number;
  readonly height: number;
  readonly rise: number;
}

const HUT: Roof = { wide: 0.82, deep: 0.76, height: 0.5, rise: 0.4 };
const TEMPLE: Roof = { wide: 0.86, deep: 0.74, height: 0.78, rise: 0.4 };

const PLANS: Readonly<Record<Building['shape'], (tokens: ToneTokens, figure: Figure) => readonly Solid[]>> = {
  hut: (tokens, figure) => [
    solid('box', tokens.face, { size: [0.6, 0.5, 0.54] }),
    roof(tokens, HUT),
    ...marks(tokens, figure, [...walls(0.3, 0.27, 0.22, 0.16), ...slopes(HUT, 0.15)]),
  ],
  temple: (tokens, figure) => [
    solid('box', tokens.face, { size: [1.28, 0.16, 1.1] }),
    solid('box', tokens.face, { height: 0.16, size: [0.92, 0.34, 0.78] }),
    solid('frustum', tokens.side, { height: 0.5, size: [1.36, 0.28, 1.16] }),
    roof(tokens, TEMPLE),
    ...marks(tokens, figure, [...walls(0.46, 0.39, 0.32, 0.13), ...slopes(TEMPLE, 0.15)]),
  ],
  tower: (tokens, figure) => [
    solid('shaft', tokens.face),
    solid('parapet', tokens.side, { height: 0.84 }),
    solid('merlons', tokens.side, { height: 1.02 }),
    ...marks(tokens, figure, [...walls(0.345, 0.345, 0.42, 0.18), ON_TOP]),
  ],
};

const roof = ({ side }: ToneTokens, { wide, deep, height, rise }: Roof): Solid =>
  solid('pyramid', side, { height, size: [wide, rise, deep] });

/** Where a mark is, how large, and which way it looks. */
type Spot = Point & Pick<Solid, 'height' | 'rotation' | 'tilt'> & { readonly size: number };

/** The four sides, so that one is seen from every seat: east, south, west, north. */
const SIDES = [
  { x: 1, y: 0, rotation: -90 },
  { x: 0, y: 1, rotation: 0 },
  { x: -1, y: 0, rotation: 90 },
  { x: 0, y: -1, rotation: 180 },
] as const;
/** So far before its wall a mark is. */
const PROUD = 0.012;

/** On walls that are `wide` and `deep` away from the middle. */
const walls = (wide: number, deep: number, height: number, size: number): readonly Spot[] =>
  SIDES.map(({ x, y, rotation }) => ({ x: x * (wide + PROUD), y: y * (deep + PROUD), height, rotation, size }));

/** On the near and the far slope of a roof, which is what is seen from above: in the middle of each. */
const slopes = ({ deep, height, rise }: Roof, size: number): readonly Spot[] =>
  SIDES.filter(({ x }) => x === 0).map(({ y, rotation }) => ({
    x: 0,
    y: y * (deep / 3 + PROUD),
    height: height + rise / 3 + PROUD,
    rotation,
    tilt: (Math.atan2(deep / 2, rise) * 180) / Math.PI,
    size,
  }));

/** Flat on the top of a tower, within its battlements. */
const ON_TOP: Spot = { x: 0, y: 0, height: 1.02 + PROUD, rotation: 0, tilt: 90, size: 0.22 };

/** The mark of the seat. */
const marks = ({ mark }: ToneTokens, figure: Figure, spots: readonly Spot[]): readonly Solid[] => {
  const form = DOORS[figure.mark as keyof typeof DOORS];
  if (!form) return [];
  return spots.map(({ size, ...spot }) => solid(form, mark, { ...spot, size: [size, size, 1], flat: true }));
};
