/** The six neighbours of a pointy-top hex in axial coordinates (q, r), clockwise from east. */
export const HEX_DIRECTIONS: readonly (readonly [q: number, r: number])[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

/** How many steps apart two hexes are, given the difference of their axial coordinates. */
export const hexDistance = (q: number, r: number): number => (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
