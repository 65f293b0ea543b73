/** How strong each level is with two seats, on the Elo scale of docs/strength.md. Written by `npm run strength`. */
export const RATINGS: readonly number[] = [800, 943, 1086, 1248, 1368, 1519, 1638, 1765, 1944, 2205, 2561, 2755];
