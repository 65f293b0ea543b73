import type { Figure, Point } from '../scene.ts';
import { TONE_TOKENS, type ToneTokens } from '../svg/tone.ts';
import { HUTS, hutsOf, LARGE } from './height.ts';
import { type Building, type Form, type Solid, solid } from './solid.ts';

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
export const buildingSolids = (figure: Building): readonly Solid[] => {
  const tokens = TONE_TOKENS[figure.tone];
  const edge = figure.tone === 'ebony' ? tokens.layer : tokens.outline;
  const plan = PLANS[figure.shape](tokens, figure).map(each => (isDoor(each.form) ? each : { ...each, edge }));
  if (figure.shape !== 'hut') return plan.map(each => sized(each, LARGE, { x: 0, y: 0 }));
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

const PLANS: Readonly<Record<Building['shape'], (tokens: ToneTokens, figure: Figure) => readonly Solid[]>> = {
  hut: (tokens, figure) => [
    solid('box', tokens.face, { size: [0.6, 0.5, 0.54] }),
    solid('pyramid', tokens.side, { height: 0.5, size: [0.82, 0.4, 0.76] }),
    ...doors(tokens, figure, 0.3, 0.27, 0.24, 0.13),
  ],
  temple: (tokens, figure) => [
    solid('box', tokens.face, { size: [1.28, 0.16, 1.1] }),
    solid('box', tokens.face, { height: 0.16, size: [0.92, 0.34, 0.78] }),
    solid('frustum', tokens.side, { height: 0.5, size: [1.36, 0.28, 1.16] }),
    solid('pyramid', tokens.side, { height: 0.78, size: [0.86, 0.4, 0.74] }),
    ...doors(tokens, figure, 0.46, 0.39, 0.32, 0.12),
  ],
  tower: (tokens, figure) => [
    solid('shaft', tokens.face),
    solid('parapet', tokens.side, { height: 0.84 }),
    solid('merlons', tokens.side, { height: 1.02 }),
    ...doors(tokens, figure, 0.345, 0.345, 0.42, 0.14),
  ],
};

/** The mark of the seat on the four sides, so that it is seen from every seat; `wide` and `deep` are how far the walls are. */
const doors = (
  { mark }: ToneTokens,
  figure: Figure,
  wide: number,
  deep: number,
  height: number,
  size: number,
): readonly Solid[] => {
  const form = DOORS[figure.mark as keyof typeof DOORS];
  if (!form) return [];
  const more = { height, size: [size, size, 1] as const, flat: true };
  return [
    solid(form, mark, { ...more, y: deep + 0.012 }),
    solid(form, mark, { ...more, y: -deep - 0.012, rotation: 180 }),
    solid(form, mark, { ...more, x: wide + 0.012, rotation: -90 }),
    solid(form, mark, { ...more, x: -wide - 0.012, rotation: 90 }),
  ];
};
