import type { Token } from '../palette.ts';
import type { Figure } from '../scene.ts';
import { chevrons } from './marks.ts';
import { paint, type SvgNode } from './node.ts';
import { body, letters, moved, type Pen, path, rim, write } from './pen.ts';
import { hull, outline, regular, shifted } from './polygon.ts';
import { TONE_TOKENS } from './tone.ts';

/** Corner radii of the tiers from the foot, by their number. */
const TIERS: readonly (readonly number[])[] = [[], [0.27], [0.335, 0.245], [0.4, 0.31, 0.22]];
const RISE = 0.062;
const CORNER = 0.045;
/** Below these scales the letter and the chevrons are left out; outline, tiers and size remain. */
const LEAST_LETTER = 32;
const LEAST_CHEVRON = 34;

const FORMS = {
  3: { first: -90, wider: 1.2, sink: 0.06 },
  4: { first: 45, wider: 1.1, sink: 0 },
  6: { first: 0, wider: 1.03, sink: 0 },
} as const;

const tiersOf = ({ layers = 1 }: Figure): readonly number[] => TIERS[Math.min(layers, 3)] as readonly number[];

const footOf = (figure: Figure): number => 0.031 * tiersOf(figure).length + FORMS[figure.sides ?? 4].sink;

/** The middle of the uppermost tier. */
export const prismTop = (figure: Figure): number => footOf(figure) - RISE * tiersOf(figure).length;

const polygon = (figure: Figure, radius: number) => {
  const { first, wider } = FORMS[figure.sides ?? 4];
  return regular(figure.sides ?? 4, radius * wider, first);
};

export const prismShadow = (figure: Figure, lifted: boolean): SvgNode => {
  const base = polygon(figure, (tiersOf(figure)[0] as number) * 1.04);
  return path(outline(base, CORNER), {
    fill: paint('shadow'),
    'fill-opacity': lifted ? 0.34 : 0.2,
    transform: moved(0.03, footOf(figure) + (lifted ? 0.13 : 0.05)),
  });
};

/** A tower of tiers with its letter. */
export const drawPrism = (figure: Figure, pen: Pen): SvgNode[] => {
  const tokens = TONE_TOKENS[figure.tone];
  // Dark tiers vanish into one another unless their edges are light.
  const inner: Token = figure.tone === 'ebony' ? tokens.layer : tokens.rim;
  const edge = rim(pen, 0.018);
  // Between tiers there is no room for lines of double width.
  const seam = pen.contrast ? rim(pen, 0.012) : edge;
  const foot = footOf(figure);
  const nodes = tiersOf(figure).flatMap((radius, tier) => {
    const corners = polygon(figure, radius);
    const low = foot - tier * RISE;
    const wall = hull([...shifted(corners, 0, low), ...shifted(corners, 0, low - RISE)]);
    const face = shifted(corners, 0, low - RISE);
    return [
      path(outline(wall, CORNER), tier === 0 ? body(tokens.side, tokens.rim, edge) : body(tokens.side, inner, seam)),
      path(outline(face, CORNER), body(tokens.face, inner, seam)),
    ];
  });
  if (figure.label !== undefined && pen.scale >= LEAST_LETTER) nodes.push(letter(figure, figure.label, pen));
  return nodes;
};

const letter = (figure: Figure, text: string, pen: Pen): SvgNode => {
  const small = figure.sides === 3 && tiersOf(figure).length === 1;
  const sink = figure.sides === 3 ? 0.03 : 0;
  return write(text, 0, prismTop(figure) + sink, letters(pen, small ? 0.2 : 0.225), TONE_TOKENS[figure.tone].mark);
};

/**
 * Whose a tower is and where it goes. Ahead of it, in a corner where no other badge stands (top left is for actions, bottom right
 * for points), further in where a state frames the cell; in a casing, as large towers reach there.
 */
export const prismChevrons = (figure: Figure, framed: boolean, pen: Pen): SvgNode | undefined => {
  if (figure.mark !== 'chevron' || figure.faint || pen.scale < LEAST_CHEVRON) return undefined;
  const facing = figure.facing ?? -90;
  const turned = ((facing % 360) + 360) % 360;
  const ahead = turned > 225 || turned < 45;
  const shape = {
    count: figure.marks ?? 1,
    facing,
    half: 0.072,
    spacing: 0.072,
    width: 0.036,
    token: 'ink',
    casing: 'surface',
  } as const;
  const far = (framed ? 0.29 : 0.37) * (ahead ? 1 : -1);
  return chevrons(far, -far, shape, pen);
};
