import type { OnlineWords } from '@threefold-games/words';
import { useEffect, useState } from 'preact/hooks';
import type { Notice, TableController } from '../../board/index.ts';
import { sayFault, useWords } from '../../i18n/index.ts';
import { Button } from '../../ui/index.ts';
import { serverFault } from '../net/api.ts';
import { connection } from '../net/connection.ts';
import type { LiveMatch } from './liveMatch.ts';

/** A connection that is back sooner, in milliseconds, is not spoken of. */
const BLINK = 700;

/** Whether the connection is lost, and has been for a while. */
export const useLost = (): boolean => {
  const away = connection.state.value !== 'open';
  const [lost, setLost] = useState(false);
  useEffect(() => {
    if (!away) {
      setLost(false);
      return undefined;
    }
    const timer = setTimeout(() => setLost(true), BLINK);
    return () => clearTimeout(timer);
  }, [away]);
  return away && lost;
};

/** What a networked table has to say before anything else. */
export const useNotice = (
  controller: TableController<LiveMatch>,
  online: OnlineWords,
  lost: boolean,
): Notice | undefined => {
  const { words, speak } = useWords();
  const { live } = online;
  const match = controller.source;
  const names = controller.names.value;
  const { mySeat: seat } = match;
  const { now } = match.room.value;
  if (connection.outdated.value)
    return { tone: 'gold', icon: 'warning', title: speak(live.outdatedTitle), text: speak(live.outdatedText) };
  if (lost) return lostNotice(controller, online, speak);
  const refused = match.refused.value;
  if (refused)
    return {
      tone: 'danger',
      title: speak(refused.what === 'turn' ? live.refusedTitle : live.failedTitle),
      text: sayFault(serverFault(refused.fault), words, speak),
      actions: (
        <Button
          onClick={() => {
            match.refused.value = undefined;
          }}
        >
          {speak(words.table.good)}
        </Button>
      ),
    };
  if (match.sending.value) return { tone: 'accent', title: speak(live.sendingTitle), text: speak(live.sendingText) };
  if (now.phase !== 'playing') return undefined;
  if (now.paused !== undefined)
    return {
      tone: 'gold',
      icon: 'pause',
      title: speak(live.notePaused),
      text: speak(live.pausedText),
      actions: seat !== undefined && (
        <span class="live-resume">
          <Button kind="primary" icon="play" wide onClick={() => void match.resume()}>
            {speak(live.resume)}
          </Button>
        </span>
      ),
    };
  if (seat === undefined) return undefined;
  const asked = now.offers.find(offer => !offer.agreed.includes(seat));
  if (asked)
    return {
      tone: 'accent',
      title: speak(live.askedTitle[asked.kind], { name: names[asked.by] ?? '' }),
      text: speak(live.askedText[asked.kind]),
      actions: (
        <>
          <Button onClick={() => void match.answer(asked.kind, false)}>{speak(live.decline)}</Button>
          <Button kind="primary" onClick={() => void match.answer(asked.kind, true)}>
            {speak(live.agree)}
          </Button>
        </>
      ),
    };
  const waiting = now.offers.find(({ by }) => by === seat);
  if (waiting) {
    const others = now.seats.flatMap((sitter, i) =>
      sitter.kind === 'person' && !waiting.agreed.includes(i) ? [names[i] ?? ''] : [],
    );
    return {
      tone: 'none',
      title: speak(live.waitingTitle[waiting.kind]),
      text: speak(live.waitingText, { names: speak.list(others) }),
      actions: <Button onClick={() => void match.answer(waiting.kind, false)}>{speak(live.withdraw)}</Button>,
    };
  }
  return undefined;
};

const lostNotice = (
  controller: TableController<LiveMatch>,
  { live }: OnlineWords,
  speak: ReturnType<typeof useWords>['speak'],
): Notice => {
  // Read for its changes alone: time passes.
  void controller.ticks.value;
  const at = connection.retryAt.value;
  const seconds = at === undefined ? undefined : Math.max(1, Math.ceil((at - Date.now()) / 1000));
  const about = controller.source.sending.value
    ? live.offlineTurn
    : controller.acting
      ? live.offlinePlay
      : live.offlineWait;
  const trying = seconds === undefined ? speak(live.trying) : speak(live.tryingIn, { n: seconds });
  return {
    tone: 'gold',
    icon: 'offline',
    title: speak(live.offlineTitle),
    text: `${speak(about)} ${trying}`,
    actions: <Button onClick={() => connection.tryNow()}>{speak(live.tryNow)}</Button>,
  };
};
