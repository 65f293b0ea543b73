const FIRST = 1000;
const LONGEST = 10_000;

/**
 * How long to wait before the attempt with this number (0 for the first), with chance between 0 and 1: when a server ends, all who were there
 * come back, and not all at once.
 */
export const retryDelay = (attempt: number, chance: number): number => {
  const most = Math.min(LONGEST, FIRST * 2 ** Math.min(attempt, 10));
  return Math.round(most * (0.5 + chance / 2));
};
