/** How strong each level is with two seats, on the Elo scale of docs/strength.md. Written by `npm run strength`. */
export const RATINGS: readonly number[] = [800, 921, 1006, 1116, 1268, 1472, 1659, 1831, 1964, 2250, 2463, 2692];
