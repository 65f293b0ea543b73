/** How strong each level is with two seats, on the Elo scale of docs/strength.md. Written by `npm run strength`. */
export const RATINGS: readonly number[] = [800, 860, 972, 1133, 1323, 1437, 1698, 1834, 1874, 1981, 2201, 2242];
