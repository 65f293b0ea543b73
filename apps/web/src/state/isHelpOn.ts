import type { SeatPlan } from './plans.ts';

/** Up to this level of the bots help is on unless somebody has chosen. */
const EASY = 3;

/**
 * Whether one plays with help at a table of these: as it was left last, else against bots who have just begun. Never against people at
 * other screens.
 */
export const isHelpOn = (seats: readonly SeatPlan[], left: boolean | undefined): boolean => {
  if (seats.some(({ away }) => away)) return false;
  const bots = seats.filter(({ kind }) => kind === 'bot');
  return left ?? (bots.length > 0 && bots.every(({ level = 1 }) => level <= EASY));
};
