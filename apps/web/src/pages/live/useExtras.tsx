import { isSlow } from '@threefold/room';
import type { Face } from '@threefold/stage';
import type { OnlineWords, Speak } from '@threefold/words';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { LiveSession } from '../../live/session.ts';
import { Button, type MenuItem } from '../../shell/controls.tsx';
import { Icon } from '../../shell/icons.tsx';
import { useWords } from '../../state/language.ts';
import { namesOf } from '../../state/names.ts';
import { narrow } from '../../state/narrow.ts';
import { href } from '../../state/route.ts';
import type { Announcer } from '../table/announcer.ts';
import type { TableExtras } from '../table/tableExtras.ts';
import { LiveEnd } from './LiveEnd.tsx';
import { SeatState } from './SeatState.tsx';
import { sayClockFace } from './sayClockFace.ts';
import { sayEnd } from './sayEnd.ts';
import { sayNote } from './sayNote.ts';
import { useChat } from './useChat.tsx';
import { useNextGame } from './useNextGame.tsx';
import { useLost, useNotice } from './useNotice.tsx';
import { useTools } from './useTools.ts';

/** What is announced of what happens: who is lost and back, and what people ask of each other. */
const ANNOUNCED: readonly string[] = [
  'gone',
  'back',
  'left',
  'standIn',
  'offered',
  'declined',
  'paused',
  'resumed',
  'rewound',
];

/** All that a networked table has beside the game. */
export const useExtras = (session: LiveSession, announcer: Announcer, face: Face, online: OnlineWords): TableExtras => {
  const { words, speak } = useWords();
  const { live } = online;
  const { mirror } = session;
  const view = mirror.view.value!;
  const { now, table } = view;
  const names = namesOf(session.standing.value.saved.seats, face, words, speak);
  const lost = useLost();
  useAnnounced(session, announcer, online, lost);
  const { aloudItem, ...chat } = useChat(session, face, announcer, online);
  const chatItem: MenuItem = { icon: 'chat', label: speak(live.chat), onSelect: () => chat.onOpen(true) };
  const notice = useNotice(session, names, online, lost);
  const { tools, more } = useTools(session, online);
  const next = useNextGame(session, online);
  const { leaver } = table.plan;
  const other = session.seat === 0 ? 1 : 0;
  const watchers = mirror.watchers.value;
  return {
    place: 'together',
    back: { page: 'together' },
    head: (
      <>
        {watchers > 0 && !narrow.value && (
          <span class="live-watchers" title={speak(live.watchers, { n: watchers })}>
            {' · '}
            <Icon name="eye" size={15} />
            <span aria-hidden="true">{watchers}</span>
            <span class="unseen">{speak(live.watchers, { n: watchers })}</span>
          </span>
        )}
        {!session.seated && ` · ${speak(live.watching)}`}
      </>
    ),
    card: seat => {
      const sitter = now.seats[seat];
      const isLost =
        (sitter?.kind === 'person' && sitter.gone !== undefined && now.phase === 'playing') ||
        (lost && seat === session.seat);
      return {
        state: <SeatState session={session} seat={seat} online={online} lost={lost} />,
        sign: isLost && (
          <span class="live-lost">
            <Icon name="offline" size={16} />
            <span class="unseen">{speak(live.reconnecting)}</span>
          </span>
        ),
        clock:
          table.plan.clock.kind === 'none'
            ? undefined
            : () => {
                const clock = session.timing.face(seat);
                return clock ? sayClockFace(clock, online, speak) : '';
              },
        lost: isLost,
      };
    },
    notice,
    aside: nextLost(session, names, live, speak),
    waiting: (
      <>
        {isSlow(table.plan) && session.seated && !(narrow.value && next) && (
          <PlanButton room={table.id} online={online} />
        )}
        {next}
      </>
    ),
    ...chat,
    tools,
    more: [...more, ...(now.phase === 'over' && narrow.value ? [chatItem] : []), aloudItem],
    veil: now.paused !== undefined && <div class="live-veil" />,
    resignText:
      table.plan.seats === 2
        ? speak(live.resignTwo, { name: names[other] ?? '' })
        : leaver.kind === 'bot'
          ? speak(live.resignBot, { level: leaver.level })
          : speak(live.resignEnd),
    ending: called => sayEnd(session, face, called, words, online, speak),
    endActions: (
      <LiveEnd session={session} names={names} online={online} next={isSlow(table.plan) ? next : undefined} />
    ),
  };
};

/** While others act over days there is time to think ahead; on phones the next game goes first. */
const PlanButton = ({ room, online }: { readonly room: string; readonly online: OnlineWords }): JSX.Element => {
  const { speak } = useWords();
  return (
    <Button icon="chart" href={href({ page: 'analysis', query: { room } })}>
      {speak(online.plan.title)}
    </Button>
  );
};

/** Whoever comes next and is not there: their clock will run. */
const nextLost = (
  session: LiveSession,
  names: readonly string[],
  live: OnlineWords['live'],
  speak: Speak,
): string | undefined => {
  const { seat } = session;
  const now = session.mirror.now.value!;
  const next = seat === undefined ? -1 : (seat + 1) % now.seats.length;
  const sitter = now.seats[next];
  if (sitter?.kind !== 'person' || sitter.gone === undefined) return undefined;
  return speak(live.nextLost, { name: names[next] ?? '' });
};

/** Says aloud who is lost and who is back, oneself included. */
const useAnnounced = (session: LiveSession, announcer: Announcer, online: OnlineWords, lost: boolean): void => {
  const { speak } = useWords();
  const notes = session.notes.value;
  const said = useRef(notes.at(-1)?.id ?? 0);
  useEffect(() => {
    for (const note of notes) {
      if (note.id <= said.current || !ANNOUNCED.includes(note.kind)) continue;
      announcer.say(sayNote(note, online, speak));
    }
    said.current = notes.at(-1)?.id ?? said.current;
  }, [notes]);
  const was = useRef(lost);
  useEffect(() => {
    if (was.current !== lost) announcer.say(speak(lost ? online.live.announceLost : online.live.announceBack));
    was.current = lost;
  }, [lost]);
};
