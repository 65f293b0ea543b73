import type { Figure, Rect } from '../scene.ts';
import { DISC_RADIUS, discFace, discFoot } from './disc.ts';
import type { DrawOptions } from './draw.ts';
import { isDoor } from './marks.ts';
import { group, type SvgNode } from './node.ts';
import { penFor } from './pen.ts';
import { drawBody } from './piece.ts';

/** What a used-up piece in a count keeps of its colour. */
const FAINT = 0.3;

/** One piece by itself, for a count, a button or a list; `scale` is pixels in one unit. */
export const drawFigure = (
  figure: Figure,
  options: Pick<DrawOptions, 'scale' | 'contrast' | 'strong'>,
): { readonly node: SvgNode; readonly bounds: Rect } => ({
  node: group('figure', [drawBody(figure, penFor(options))], figure.faint ? { opacity: FAINT } : {}),
  bounds: boundsOf(figure),
});

/** A square, so that figures beside one another keep their sizes. */
const square = (middle: number, half: number): Rect => ({
  x: -half,
  y: middle - half,
  width: 2 * half,
  height: 2 * half,
});

const boundsOf = (figure: Figure): Rect => {
  if (figure.shape === 'prism') return square(0, 0.5);
  if (figure.shape === 'hut') return (figure.count ?? 1) > 1 ? square(0, 0.72) : square(-0.01, 0.48);
  if (figure.shape !== 'disc') return square(-0.12, 0.7);
  if (figure.mark === 'chevron' || isDoor(figure.mark)) return square(0, 0.45);
  const top = discFace(figure) - DISC_RADIUS;
  const bottom = discFoot(figure) + DISC_RADIUS;
  return square((top + bottom) / 2, Math.max(bottom - top, (figure.layers ?? 1) > 1 ? 1.02 : 0) / 2 + 0.03);
};
