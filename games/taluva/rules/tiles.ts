/** Jungle, clearing, sand, rock, lake: the terrains in the notation's letters. */
export const TERRAINS = ['J', 'C', 'S', 'R', 'L'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** All tiles together, whatever the options leave out. */
export const ALL_TILES = 48;

/** How many tiles there are of each kind (TL-1.2): the row is the first terrain clockwise from the volcano, the column the second. */
export const KIND_COUNTS: readonly number[] = [
  [1, 5, 4, 2, 1],
  [6, 1, 2, 2, 1],
  [4, 2, 1, 1, 1],
  [2, 2, 2, 1, 1],
  [2, 1, 1, 1, 1],
].flat();

export const KINDS = KIND_COUNTS.length;

export const firstTerrain = (kind: number): number => (kind / TERRAINS.length) | 0;
export const secondTerrain = (kind: number): number => kind % TERRAINS.length;

/** The names of the kinds: `JC` is jungle, then clearing. */
export const KIND_NAMES: readonly string[] = TERRAINS.flatMap(first => TERRAINS.map(second => first + second));
