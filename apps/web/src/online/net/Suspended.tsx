import type { JSX } from 'preact';
import { useOnlineWords } from '../../i18n/index.ts';
import { Icon } from '../../ui/index.ts';
import { me } from './me.ts';
import './suspended.css';

/** Says until when one is suspended and why, in the operator's words; nothing to everybody else. */
export const Suspended = (): JSX.Element | null => {
  const { said, speak } = useOnlineWords();
  const suspended = me.value?.suspended;
  if (!suspended) return null;
  const { suspended: words } = said.account;
  const { until, why } = suspended;
  return (
    <section class="card suspended" role="status">
      <Icon name="warning" size={22} />
      <div>
        <h2>
          {until === null
            ? speak(words.forGood)
            : speak(words.until, { date: speak.date(until, { dateStyle: 'long', timeStyle: 'short' }) })}
        </h2>
        <p>{speak(words.why, { why })}</p>
        <p class="quiet">{speak(words.text)}</p>
      </div>
    </section>
  );
};
