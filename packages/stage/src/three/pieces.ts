import type { Figure } from '../scene.ts';
import { TONE_TOKENS } from '../svg/tone.ts';
import { buildingSolids } from './buildings.ts';
import { DISC, discsOf, figureHeight, TIERS, tiersOf } from './height.ts';
import { type Building, type Solid, solid } from './solid.ts';

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
