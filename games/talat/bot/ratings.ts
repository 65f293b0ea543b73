/** How strong each level is with two seats, on the Elo scale of docs/strength.md. Written by `npm run strength`. */
export const RATINGS: readonly number[] = [800, 927, 1018, 1169, 1322, 1519, 1662, 1835, 1970, 2231, 2438, 2683];
