import type { Figure, Rect } from '../scene.ts';
import type { DrawOptions } from './draw.ts';
import { group, type SvgNode } from './node.ts';

/** One piece by itself, for a count, a button or a list; `scale` is pixels in one unit. */
export const drawFigure = (
  _figure: Figure,
  _options: DrawOptions,
): { readonly node: SvgNode; readonly bounds: Rect } => ({
  node: group('figure', []),
  bounds: { x: -0.5, y: -0.5, width: 1, height: 1 },
});
