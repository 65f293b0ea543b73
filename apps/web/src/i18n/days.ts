import type { Speak } from '@threefold-games/speech';

/** How many midnights lie between a moment and now. */
export const daysAgo = (moment: number, now: number): number => {
  const midnight = (time: number): number => new Date(time).setHours(0, 0, 0, 0);
  return Math.round((midnight(now) - midnight(moment)) / 86_400_000);
};

/** A day, with its year where that is another. */
export const dayOf = (moment: number, now: number, month: 'short' | 'long', speak: Speak): string => {
  const thisYear = new Date(moment).getFullYear() === new Date(now).getFullYear();
  return speak.date(moment, { day: 'numeric', month, ...(!thisYear && { year: 'numeric' }) });
};
