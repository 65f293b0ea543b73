import type { Scene } from '../scene.ts';
import { group, type SvgNode } from './node.ts';

/** How a scene is drawn. */
export interface DrawOptions {
  /** Pixels in one unit of the scene, for what has a least size. */
  readonly scale: number;
  /** Whether it is drawn for a theme of high contrast. */
  readonly contrast?: boolean;
  /** Whether rims and marks are wider, so that colours are told apart better. */
  readonly strong?: boolean;
  /** Whether coordinates are written; they are unless told. */
  readonly coordinates?: boolean;
}

/** A scene as a group in its own units. */
export const drawScene = (_scene: Scene, _options: DrawOptions): SvgNode => group('scene', []);
