import { type ReadonlySignal, signal } from '@preact/signals';
import type { Result } from '@threefold-games/core';
import type { Speak } from '@threefold-games/speech';
import type { Face } from '@threefold-games/stage';
import type { ChatMessage } from '@threefold-games/wire';
import type { OnlineWords } from '@threefold-games/words';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { FigureView } from '../../board/index.ts';
import { sayFault, useOnlineWords, useWords } from '../../i18n/index.ts';
import { PlayerName } from '../../table/index.ts';
import { Button, IconButton, later, Menu } from '../../ui/index.ts';
import { api } from '../net/api.ts';
import { me } from '../net/me.ts';
import { type RoomMirror, seatOfMessage } from '../net/room.ts';
import { type Note, sayNote } from './notes.ts';
import './chat.css';
import { loadReportSheet } from '../../account/lazy.ts';

const people = signal<ReadonlyMap<string, string>>(new Map());

/** Whom one has muted since this page was opened, by id with the name; the server leaves out whom one muted before. */
export const mutedPlayers: ReadonlySignal<ReadonlyMap<string, string>> = people;

/** Mutes somebody, or hears them again. */
const mutePlayer = async (id: string, name: string, on: boolean): Promise<Result<unknown>> => {
  const answer = await api.ask(`${on ? 'PUT' : 'DELETE'} /api/players/:id/mute`, { params: { id } });
  if (!answer.ok) return answer;
  const next = new Map(people.value);
  if (on) next.set(id, name);
  else next.delete(id);
  people.value = next;
  return answer;
};

const ReportSheet = later(async () => (await loadReportSheet()).ReportSheet);

interface ChatProps {
  readonly mirror: RoomMirror;
  readonly face: Face;
  /** What happened, told among the messages. */
  readonly notes?: readonly Note[];
  /** Whether the messages of others are hidden. */
  readonly muted?: boolean;
  /** Whether new messages are read to those who listen. */
  readonly aloud?: boolean;
  /** Whether one can write at once. */
  readonly focused?: boolean;
  /** Closes it, by Escape. */
  readonly onClose?: () => void;
  /** Stands above the messages where the panel has no head of its own. */
  readonly head?: ComponentChildren;
}

type Entry =
  | { readonly at: number; readonly key: string; readonly message: ChatMessage }
  | { readonly at: number; readonly key: string; readonly note: Note };

/** What is being written, by room: closing the chat loses nothing. */
const drafts = new Map<string, string>();

/** How long it is said that a report was sent, in milliseconds. */
const SAID = 6000;

/** No message is longer. */
const LONGEST = 300;

/** What people write at a table, and what happened in between. */
export const Chat = (props: ChatProps): JSX.Element | null => {
  const { mirror, face, notes = [], muted = false, aloud = false, focused = false, head, onClose } = props;
  const { words, said, speak } = useOnlineWords();
  const [failed, setFailed] = useState('');
  const [reported, setReported] = useState<ChatMessage | undefined>(undefined);
  const [done, setDone] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const seat = mirror.seat.value;
  const seats = mirror.now.value?.seats ?? [];
  const messages = mirror.chat.value
    .filter(({ by }) => !mutedPlayers.value.has(by))
    .map(message => ({ ...message, seat: seatOfMessage({ seats }, message) }))
    .filter(message => !muted || message.seat === (seat ?? -1));
  const shown: readonly Entry[] = [
    ...messages.map(message => ({ at: message.at, key: `message${message.n}`, message })),
    ...notes.map(note => ({ at: note.at, key: `note${note.id}`, note })),
  ].sort((a, b) => a.at - b.at);
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [shown.length]);
  useEffect(() => {
    const timer = setTimeout(() => setDone(''), SAID);
    return () => clearTimeout(timer);
  }, [done]);
  const table = mirror.table.value;
  if (!table) return null;
  const { live } = said;
  const { plan } = table;
  const writes = seat !== undefined || (plan.chat === 'all' && me.value !== null);
  const mute = async (id: string, name: string, on: boolean): Promise<void> => {
    const answer = await mutePlayer(id, name, on);
    setFailed(answer.ok ? '' : sayFault(answer.error, words, speak));
  };
  const silent = [...mutedPlayers.value].filter(([id]) => mirror.chat.value.some(({ by }) => by === id));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what has the focus inside
    <div
      class="live-chat"
      onKeyDown={event => {
        const inner = event.target instanceof Element && event.target.closest('dialog, [popover]') !== null;
        if (event.key !== 'Escape' || !onClose || inner) return;
        event.stopPropagation();
        onClose();
      }}
    >
      {head}
      <div
        ref={list}
        class="live-lines"
        role="log"
        aria-live={aloud ? 'polite' : 'off'}
        aria-label={speak(live.chat)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
        tabIndex={0}
      >
        {shown.length === 0 && <p class="small live-note">{speak(muted ? live.chatMuted : live.chatEmpty)}</p>}
        {shown.map(entry =>
          'note' in entry ? (
            <p key={entry.key} class="small live-note">
              {sayNote(entry.note, said, speak)}
            </p>
          ) : (
            <ChatRow
              key={entry.key}
              message={entry.message}
              face={face}
              seats={plan.seats}
              playing={mirror.now.value?.phase === 'playing'}
              online={said}
              speak={speak}
              onMute={() => void mute(entry.message.by, entry.message.name, true)}
              onReport={() => setReported(entry.message)}
            />
          ),
        )}
      </div>
      <div role="status">
        {silent.map(([id, name]) => (
          <p key={id} class="small beside live-silent">
            <span>{speak(live.chatPersonMuted, { name })}</span>
            <Button onClick={() => void mute(id, name, false)}>{speak(live.chatHearPerson, { name })}</Button>
          </p>
        ))}
        {done !== '' && <p class="small beside live-silent">{done}</p>}
      </div>
      {reported && (
        <ReportSheet
          key={reported.n}
          person={{ id: reported.by, name: reported.name }}
          about={{ room: mirror.id, line: reported.n }}
          open
          onClose={() => setReported(undefined)}
          onDone={() => {
            setReported(undefined);
            setDone(speak(said.player.reportDone));
          }}
        />
      )}
      {writes ? (
        <ChatForm mirror={mirror} focused={focused} failed={failed} onFailed={setFailed} online={said} speak={speak} />
      ) : (
        <p class="small live-note live-write-closed">{speak(live.chatClosed)}</p>
      )}
    </div>
  );
};

interface ChatFormProps extends Required<Pick<ChatProps, 'mirror' | 'focused'>> {
  /** What did not work, in words; empty where all did. */
  readonly failed: string;
  readonly onFailed: (why: string) => void;
  readonly online: OnlineWords;
  readonly speak: Speak;
}

/** Where one writes. */
const ChatForm = ({ mirror, focused, failed, onFailed, online, speak }: ChatFormProps): JSX.Element => {
  const { words } = useWords();
  const { live } = online;
  const [text, setText] = useState(drafts.get(mirror.id) ?? '');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focused) input.current?.focus();
  }, [focused]);
  useEffect(() => void drafts.set(mirror.id, text), [text]);
  const send = async (): Promise<void> => {
    const message = text.trim();
    if (message === '') return;
    setText('');
    onFailed('');
    const answer = await mirror.say(message);
    if (answer.ok) return;
    onFailed(speak(live.chatFailed, { why: sayFault(answer.error, words, speak) }));
    setText(now => (now === '' ? message : now));
  };
  return (
    <form
      class="live-write"
      onSubmit={event => {
        event.preventDefault();
        void send();
      }}
    >
      <p class="live-write-failed" role="alert">
        {failed}
      </p>
      <input
        ref={input}
        value={text}
        maxLength={LONGEST}
        placeholder={speak(live.chatLabel)}
        aria-label={speak(live.chatLabel)}
        autocomplete="off"
        onInput={event => setText(event.currentTarget.value)}
      />
      <IconButton kind="edged" icon="send" label={speak(live.chatSend)} onClick={() => void send()} />
    </form>
  );
};

interface ChatRowProps {
  readonly message: ChatMessage;
  readonly face: Face;
  readonly seats: number;
  /** Whether the game is on. */
  readonly playing: boolean;
  readonly online: OnlineWords;
  readonly speak: Speak;
  readonly onMute: () => void;
  readonly onReport: () => void;
}

/** A message of the chat; what others write can be muted and reported. */
const ChatRow = ({ message, face, seats, playing, online, speak, onMute, onReport }: ChatRowProps): JSX.Element => {
  const { live } = online;
  const { at, by, name, seat, text } = message;
  return (
    <div class="live-line">
      {seat === null ? <span class="live-line-watcher" /> : <FigureView figure={face.token(seat, seats)} size={18} />}
      <div>
        <p class="live-line-by">
          <PlayerName name={name} person={by} playing={playing} class="live-line-name" />{' '}
          <time dateTime={new Date(at).toISOString()}>{speak.date(at, { hour: '2-digit', minute: '2-digit' })}</time>
        </p>
        <p class="live-line-text">{text}</p>
      </div>
      {me.value && by !== me.value.id && (
        <Menu
          label={speak(live.chatMore, { name })}
          icon="more"
          look="icon-button icon-button-bare live-line-more"
          items={[
            { icon: 'mute', label: speak(live.chatMutePerson, { name }), onSelect: onMute },
            { icon: 'flag', label: speak(live.chatReport), onSelect: onReport },
          ]}
        />
      )}
    </div>
  );
};
