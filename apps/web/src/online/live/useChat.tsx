import type { OnlineWords } from '@threefold-games/words';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useWords } from '../../i18n/index.ts';
import { narrow } from '../../settings/index.ts';
import { flagKey } from '../../storage/index.ts';
import type { ExtraPanel, SetTable } from '../../table/index.ts';
import { IconButton, type MenuItem } from '../../ui/index.ts';
import { seatOfMessage } from '../net/room.ts';
import { Chat as ChatView, mutedPlayers } from './Chat.tsx';
import type { LiveMatch } from './liveMatch.ts';
import type { Note } from './notes.ts';

interface Chat {
  /** Whether new messages are read to those who listen. */
  readonly aloudItem: MenuItem;
  readonly panel: ExtraPanel;
  readonly open: boolean;
  onOpen(open: boolean): void;
}

const chatMuted = flagKey('chatMuted');
const chatAloud = flagKey('chatAloud');

/** The chat of a table: what is new in it, whether it is open, muted or read aloud. */
export const useChat = (
  { controller, announcer }: SetTable<LiveMatch>,
  notes: readonly Note[],
  online: OnlineWords,
): Chat => {
  const { speak } = useWords();
  const { live } = online;
  const { mirror, mySeat, room } = controller.source;
  const messages = mirror.chat.value.filter(({ by }) => !mutedPlayers.value.has(by));
  const [open, setOpen] = useState(false);
  const [muted, setMuted] = useState(chatMuted.get());
  const [aloud, setAloud] = useState(chatAloud.get());
  const [seen, setSeen] = useState(messages.at(-1)?.n ?? -1);
  const before = useRef<Element | null>(null);
  const last = messages.at(-1)?.n ?? -1;
  const { seats, phase } = room.value.now;
  const fresh = messages.filter(message => {
    const seat = seatOfMessage({ seats }, message);
    return message.n > seen && (seat === null || seat !== mySeat);
  });
  useEffect(() => {
    if (open) setSeen(last);
    // An open chat is read by its own log.
    else if (aloud && !muted)
      for (const { name, text } of fresh.slice(-1)) announcer.say(speak(live.chatSaid, { name, text }));
  }, [last, open]);
  const onOpen = (wanted: boolean): void => {
    if (wanted === open) return;
    if (wanted) before.current = document.activeElement;
    else if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
    setOpen(wanted);
  };
  const over = phase === 'over';
  // How it ended is read first; what was being written is kept.
  useEffect(() => {
    if (over) setOpen(false);
  }, [over]);
  const tools: JSX.Element = (
    <>
      <IconButton
        icon="mute"
        label={speak(muted ? live.chatUnmute : live.chatMute)}
        pressed={muted}
        onClick={() => {
          setMuted(!muted);
          chatMuted.set(!muted);
        }}
      />
      <IconButton icon="close" label={speak(live.chatClose)} onClick={() => onOpen(false)} />
    </>
  );
  const acts = controller.composer !== undefined && controller.source.sending.value === undefined;
  const head = narrow.value && (
    <div class="beside live-chat-head">
      <h2>{speak(live.chat)}</h2>
      {acts && <span class="live-your-turn">{speak(live.yourTurn)}</span>}
      <span class="live-chat-tools">{tools}</span>
    </div>
  );
  const body = (
    <ChatView
      mirror={mirror}
      face={controller.face.value}
      notes={notes}
      muted={muted}
      aloud={aloud && !muted}
      focused
      onClose={() => onOpen(false)}
      head={head}
    />
  );
  const badge = open || muted || fresh.length === 0 ? '' : String(Math.min(99, fresh.length));
  const aloudItem: MenuItem = {
    icon: 'chat',
    label: speak(live.chatAloud),
    chosen: aloud,
    onSelect: () => {
      setAloud(!aloud);
      chatAloud.set(!aloud);
    },
  };
  return { aloudItem, panel: { id: 'chat', label: speak(live.chat), icon: 'chat', badge, body, tools }, open, onOpen };
};
