import type { OnlineWords, Speak } from '@threefold/words';

/** How many midnights lie between a moment and now. */
const daysAgo = (moment: number, now: number): number => {
  const midnight = (time: number): number => new Date(time).setHours(0, 0, 0, 0);
  return Math.round((midnight(now) - midnight(moment)) / 86_400_000);
};

const dayOf = (moment: number, now: number, speak: Speak): string => {
  const thisYear = new Date(moment).getFullYear() === new Date(now).getFullYear();
  return speak.date(moment, { day: 'numeric', month: 'short', ...(!thisYear && { year: 'numeric' }) });
};

/** When a game was played, in the least room: the time of today, yesterday, a day. */
export const dayShort = (moment: number, now: number, { account: { when } }: OnlineWords, speak: Speak): string => {
  const days = daysAgo(moment, now);
  if (days <= 0) return speak.date(moment, { timeStyle: 'short' });
  return days === 1 ? speak(when.yesterday) : dayOf(moment, now, speak);
};

/** When something was, within a sentence. */
export const sayDay = (moment: number, now: number, { account: { when } }: OnlineWords, speak: Speak): string => {
  const days = daysAgo(moment, now);
  if (days <= 0) return speak(when.today, { time: speak.date(moment, { timeStyle: 'short' }) });
  return days === 1 ? speak(when.yesterday) : speak(when.on, { date: dayOf(moment, now, speak) });
};
