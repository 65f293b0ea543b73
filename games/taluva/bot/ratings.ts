/** How strong each level is with two seats, on the Elo scale of docs/strength.md. Written by `npm run strength`. */
export const RATINGS: readonly number[] = [800, 954, 1125, 1283, 1432, 1551, 1664, 1810, 1938, 2169, 2396, 2595];
