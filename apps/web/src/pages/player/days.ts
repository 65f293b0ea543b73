import type { Speak } from '@threefold-games/speech';
import type { OnlineWords } from '@threefold-games/words';
import { dayOf, daysAgo } from '../../state/days.ts';

/** When a game was played, in the least room: the time of today, yesterday, a day. */
export const dayShort = (moment: number, now: number, { account: { when } }: OnlineWords, speak: Speak): string => {
  const days = daysAgo(moment, now);
  if (days <= 0) return speak.date(moment, { timeStyle: 'short' });
  return days === 1 ? speak(when.yesterday) : dayOf(moment, now, 'short', speak);
};

/** When something was, within a sentence. */
export const sayDay = (moment: number, now: number, { account: { when } }: OnlineWords, speak: Speak): string => {
  const days = daysAgo(moment, now);
  if (days <= 0) return speak(when.today, { time: speak.date(moment, { timeStyle: 'short' }) });
  return days === 1 ? speak(when.yesterday) : speak(when.on, { date: dayOf(moment, now, 'short', speak) });
};
