import type { Point, Scene } from '../scene.ts';

export const DIRECTIONS = ['left', 'right', 'up', 'down'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Where the foot of a piece on this cell is. */
export const place = (scene: Scene, cell: string): Point | undefined => scene.cells.find(({ id }) => id === cell);

/** The topmost cell under a point of the scene, or the nearest within half a unit. */
export const cellAt = (_scene: Scene, _x: number, _y: number): string | undefined => undefined;

/** The nearest cell in that direction. */
export const neighbour = (_scene: Scene, _from: string, _to: Direction): string | undefined => undefined;
