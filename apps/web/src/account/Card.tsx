import type { Speak } from '@threefold-games/speech';
import type { OnlineWords } from '@threefold-games/words';
import type { ComponentChildren, JSX } from 'preact';
import { daysAgo } from '../i18n/index.ts';
import { Icon, type IconName } from '../ui/index.ts';

/** What every card of the page is given: its texts, and a way to show a message. */
export interface CardVoice {
  readonly said: OnlineWords;
  readonly speak: Speak;
  /** Shows a message for a while. */
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

interface CardProps {
  readonly title: string;
  /** One or two sentences. */
  readonly text?: string;
  readonly children?: ComponentChildren;
}

/** A part of the page. */
export const Card = ({ title, text, children }: CardProps): JSX.Element => (
  <section class="card account-card">
    <h2>{title}</h2>
    {text && <p class="quiet account-text">{text}</p>}
    {children}
  </section>
);

interface ListRowProps {
  readonly icon: IconName;
  readonly name: ComponentChildren;
  readonly about: string;
  /** What can be done about it. */
  readonly children: ComponentChildren;
}

/** A row of a list on a card. */
export const ListRow = ({ icon, name, about, children }: ListRowProps): JSX.Element => (
  <li>
    <Icon name={icon} size={18} />
    <div class="words">
      {name}
      <span class="small">{about}</span>
    </div>
    {children}
  </li>
);
