import type { Figure, Scene, SceneCell } from '../scene.ts';

/** How high one stratum is. */
export const LEVEL = 0.34;
/** How high a disc is; taller stacks than these are told by their number alone. */
export const DISC = 0.2;
const MOST_DISCS = 12;
/** How high the tiers of a prism are, from the foot. */
export const TIERS = [0.34, 0.32, 0.32] as const;
/** The size of a building against its plan, as large as its field allows: huts by how many stand together. */
export const LARGE = { temple: 1.06, tower: 1.2 } as const;
export const HUTS = [1.2, 0.86, 0.74] as const;
/** How high the plans of the buildings are. */
const PLANS = { hut: 0.9, temple: 1.18, tower: 1.2 } as const;
/** How high a picked piece is lifted, and something that is being laid. */
export const LIFTED = 0.28;
export const GHOST = 0.4;

export const discsOf = ({ layers = 1 }: Figure): number => Math.min(layers, MOST_DISCS);
export const tiersOf = ({ layers = 1 }: Figure): number => Math.min(layers, TIERS.length);
/** Huts that are drawn one by one; more are one with a number. */
export const hutsOf = ({ count = 1 }: Figure): number => (count <= HUTS.length ? count : 1);

/** How high what stands on a cell is. */
export const figureHeight = (figure: Figure): number => {
  switch (figure.shape) {
    case 'disc':
      return DISC * discsOf(figure);
    case 'prism':
      return TIERS.slice(0, tiersOf(figure)).reduce((sum, tier) => sum + tier, 0);
    case 'hut':
      return PLANS.hut * HUTS[hutsOf(figure) - 1]!;
    default:
      return PLANS[figure.shape] * LARGE[figure.shape];
  }
};

/** How high the ground of a cell is. */
export const groundHeight = ({ level }: SceneCell): number => Math.max(0, level) * LEVEL;

/** Where a cell is and how high its ground and what stands on it reach. */
export interface Spot {
  readonly cell: SceneCell;
  readonly ground: number;
  readonly top: number;
}

/** By scene, as every move of the mouse asks for them, and every cell once the camera moves. */
const known = new WeakMap<Scene, ReadonlyMap<string, Spot>>();

/** Every cell by its name. */
export const spotsOf = (scene: Scene): ReadonlyMap<string, Spot> => {
  const before = known.get(scene);
  if (before) return before;
  const lifted = new Set(scene.states.flatMap(({ cell, state }) => (state === 'picked' ? [cell] : [])));
  const heights = new Map(
    scene.pieces.map(piece => [piece.cell, figureHeight(piece) + (lifted.has(piece.cell) ? LIFTED : 0)]),
  );
  const spots = new Map(
    scene.cells.map(cell => {
      const ground = groundHeight(cell);
      return [cell.id, { cell, ground, top: ground + (heights.get(cell.id) ?? 0) }];
    }),
  );
  known.set(scene, spots);
  return spots;
};
