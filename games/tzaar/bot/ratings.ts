/** How strong each level is with two seats, on the Elo scale of docs/strength.md. Written by `npm run strength`. */
export const RATINGS: readonly number[] = [800, 901, 1009, 1159, 1306, 1545, 1712, 1885, 2065, 2248, 2536, 3021];
