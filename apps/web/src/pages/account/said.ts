import type { Speak } from '@threefold-games/speech';
import type { OnlineWords } from '@threefold-games/words';
import { daysAgo } from '../../state/days.ts';

/** What every part of the page speaks with. */
export interface Said {
  readonly online: OnlineWords;
  readonly speak: Speak;
  /** Says a sentence for a while. */
  readonly say: (sentence: string) => void;
}

const MINUTE = 60_000;

/** When something was, within a sentence. */
export const sayWhen = (moment: number, now: number, { account }: OnlineWords, speak: Speak): string => {
  const days = daysAgo(moment, now);
  if (now - moment < 5 * MINUTE) return speak(account.when.now);
  if (days <= 0) return speak(account.when.today, { time: speak.date(moment, { timeStyle: 'short' }) });
  return days === 1 ? speak(account.when.yesterday) : speak(account.when.on, { date: speak.date(moment) });
};
