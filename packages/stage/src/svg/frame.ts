import type { SceneCell } from '../scene.ts';
import { box, hexagon, outline } from './polygon.ts';

type Shape = SceneCell['outline'];

/** The sizes of the states on a cell, by its outline. */
export interface Frame {
  /** A closed line about the middle, `size` times as large as the usual one. */
  line(size: number): string;
  /** Whether states lie under the pieces; on fields everything is painted on top. */
  readonly under: boolean;
  /** Half the width of the ring of targets. */
  readonly ring: number;
  /** The gold or bright ground of a piece. */
  readonly ground: number;
  /** The three rings of focus, from the inner. */
  readonly focus: readonly [number, number, number];
  /** Where the bar of a piece that can move lies. */
  readonly bar: number;
  /** Where the badge of an action stands, and its radius. */
  readonly badge: { readonly x: number; readonly y: number; readonly radius: number };
  /** Dashes of a whole ring. */
  readonly dashes: string;
}

const ringPath = (r: number): string => `M${r} 0A${r} ${r} 0 1 1 ${-r} 0A${r} ${r} 0 1 1 ${r} 0Z`;

export const FRAMES: Readonly<Record<Shape, Frame>> = {
  spot: {
    line: ringPath,
    under: true,
    ring: 0.465,
    ground: 0.495,
    focus: [0.5, 0.535, 0.57],
    bar: 0.6,
    badge: { x: 0.36, y: -0.36, radius: 0.165 },
    dashes: '0.09 0.105',
  },
  square: {
    line: half => outline(box(2 * half, 2 * half), 0.12),
    under: true,
    ring: 0.43,
    ground: 0.43,
    focus: [0.425, 0.46, 0.495],
    bar: 0.45,
    badge: { x: -0.33, y: -0.33, radius: 0.14 },
    dashes: '0.1 0.13',
  },
  hexagon: {
    line: radius => outline(hexagon(radius)),
    under: false,
    ring: 0.82,
    ground: 0.84,
    focus: [0.78, 0.84, 0.9],
    bar: 0.76,
    badge: { x: 0.46, y: -0.46, radius: 0.22 },
    dashes: '0.24 0.22',
  },
};
