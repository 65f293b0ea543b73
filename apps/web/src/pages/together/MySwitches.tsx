import type { Me } from '@threefold-games/wire';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { api } from '../../net/api.ts';
import { me } from '../../net/me.ts';
import { disablePush, enablePush, pushState, readPush } from '../../net/push.ts';
import { SwitchRow } from '../../shell/controls.tsx';
import { sayFault } from '../../state/faults.ts';
import { useOnlineWords } from '../../state/onlineWords.ts';

interface MySwitchesProps {
  readonly who: Me;
  readonly onSay: (sentence: string) => void;
}

/** Whether one is told of one's turn, and whether one is away. */
export const MySwitches = ({ who, onSay }: MySwitchesProps): JSX.Element => {
  const { words, online, speak } = useOnlineWords();
  const [busy, setBusy] = useState(false);
  useEffect(() => void readPush(), []);
  const { together } = online;
  const state = pushState.value;
  const tell = async (on: boolean): Promise<void> => {
    setBusy(true);
    const done = await (on ? enablePush() : disablePush());
    setBusy(false);
    if (!done.ok) onSay(speak(together.noticesFailed));
  };
  const rest = async (on: boolean): Promise<void> => {
    setBusy(true);
    const answer = await api.ask('PUT /api/me/holiday', { body: { on } });
    setBusy(false);
    if (answer.ok) me.value = { ...who, holiday: answer.value };
    else onSay(sayFault(answer.error, words, speak));
  };
  const about =
    state === 'denied'
      ? together.noticesDenied
      : state === 'unsupported'
        ? online.account.notices.unsupported
        : together.noticesAbout;
  return (
    <div class="card lobby-switches">
      <SwitchRow
        name={speak(online.account.notices.push)}
        about={speak(about)}
        on={state === 'on'}
        disabled={busy || state === 'denied' || state === 'unsupported'}
        onChange={on => void tell(on)}
      />
      <SwitchRow
        name={speak(together.holiday)}
        about={speak(together.holidayAbout, { n: Math.floor(who.holiday.daysLeft) })}
        on={who.holiday.on}
        disabled={busy}
        onChange={on => void rest(on)}
      />
    </div>
  );
};
