import { HEX_DIRECTIONS } from '@threefold-games/grid';
import type { Point } from '@threefold-games/stage';

/** How many ways the island can be rotated, and how many neighbours a cell has. */
export const SIXTHS = 6;
/** The distance of neighbours when a hexagon's corners are 1 from its middle. */
export const STEP = Math.sqrt(3);
/** How much higher a field lies for every level. */
export const LIFT = 0.185;

/** Axial coordinates rotated clockwise by so many sixths. */
export const rotated = (q: number, r: number, sixths: number): readonly [q: number, r: number] => {
  let [a, b] = [q, r];
  for (let i = 0; i < sixths % SIXTHS; i++) [a, b] = [-b, a + b];
  return [a, b];
};

/** The middle of a cell, on the ground. */
export const middle = (q: number, r: number): Point => ({ x: STEP * (q + r / 2), y: 1.5 * r });

/** The six corners about a middle; the edge towards direction k runs from corner k - 1 to corner k. */
const CORNERS: readonly Point[] = Array.from({ length: SIXTHS }, (_, k) => {
  const angle = ((60 * k + 30) * Math.PI) / 180;
  return { x: Math.cos(angle), y: Math.sin(angle) };
});

export const corner = ({ x, y }: Point, k: number): Point => {
  const at = CORNERS[(k + SIXTHS) % SIXTHS]!;
  return { x: x + at.x, y: y + at.y };
};

/** A cell's name in the notation. */
export const nameAt = (q: number, r: number): string => `${q},${r}`;

/** Where the first volcano lies. */
export const ORIGIN = nameAt(0, 0);

/** The coordinates that a name says; nothing for what is no cell. */
export const readCell = (name: string): readonly [q: number, r: number] | undefined => {
  const found = /^(-?\d+),(-?\d+)$/.exec(name);
  return found ? [Number(found[1]), Number(found[2])] : undefined;
};

/** The neighbour of a cell in a direction, clockwise from east. */
export const neighbour = (q: number, r: number, k: number): readonly [q: number, r: number] => {
  const [dq, dr] = HEX_DIRECTIONS[k % SIXTHS]!;
  return [q + dq, r + dr];
};

/** The names of the six neighbours of a cell. */
export const namesAround = (name: string): readonly string[] => {
  const at = readCell(name);
  return at ? HEX_DIRECTIONS.map(([q, r]) => nameAt(at[0] + q, at[1] + r)) : [];
};

/** Where a volcano's lava runs, in degrees: to the corner between its tile's two fields. */
export const lavaAngle = (rotation: number, boardRotation: number): number =>
  (60 * (rotation + boardRotation) + 30) % 360;
