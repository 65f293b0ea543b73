/** The moments, in milliseconds before the end, at which the time is said aloud. */
export const ANNOUNCED = [60_000, 30_000, 10_000] as const;

/** The moment that was passed on the way from one time to another, where it is one that is said aloud; none on the first look. */
export const announcedBetween = (before: number, after: number): number | undefined =>
  Number.isFinite(before) ? ANNOUNCED.find(moment => before > moment && after <= moment) : undefined;
