/** How strong each level is with two seats, on the Elo scale of docs/strength.md. Written by `npm run strength`. */
export const RATINGS: readonly number[] = [800, 920, 1040, 1160, 1280, 1400, 1520, 1640, 1760, 2020, 2280, 2540];
