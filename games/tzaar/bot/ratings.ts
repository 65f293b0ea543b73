/** How strong each level is with two seats, on the Elo scale of docs/strength.md. Written by `npm run strength`. */
export const RATINGS: readonly number[] = [800, 943, 1086, 1248, 1368, 1518, 1638, 1764, 1941, 2173, 2394, 2677];
