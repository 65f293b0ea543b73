import { isSlow } from '@threefold-games/room';
import type { Speak } from '@threefold-games/speech';
import type { OnlineWords } from '@threefold-games/words';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { LiveMatch } from '../../match/liveMatch.ts';
import type { Notes } from '../../match/notes.ts';
import { isSeated } from '../../match/tableModel.ts';
import { personAt } from '../../net/room.ts';
import { Button, type MenuItem } from '../../shell/controls.tsx';
import { Icon } from '../../shell/icons.tsx';
import { useWords } from '../../state/language.ts';
import { narrow } from '../../state/narrow.ts';
import { href } from '../../state/route.ts';
import type { SetTable } from '../table/setTable.ts';
import type { TableExtras } from '../table/tableExtras.ts';
import { LiveEnd } from './LiveEnd.tsx';
import { RatingChange } from './RatingChange.tsx';
import { SeatState } from './SeatState.tsx';
import { sayClockFace } from './sayClockFace.ts';
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

/** A networked table. */
export interface Live extends SetTable<LiveMatch> {
  readonly notes: Notes;
}

/** All that a networked table has beside the game. */
export const useExtras = (table: Live, online: OnlineWords): TableExtras => {
  const { speak } = useWords();
  const { live } = online;
  const { controller } = table;
  const match = controller.source;
  const { now, table: room } = match.room.value;
  const names = controller.names.value;
  const seated = isSeated(controller.model);
  const lost = useLost();
  useAnnounced(table, online, lost);
  const { aloudItem, ...chat } = useChat(table, table.notes.all.value, online);
  const chatItem: MenuItem = { icon: 'chat', label: speak(live.chat), onSelect: () => chat.onOpen(true) };
  const notice = useNotice(controller, online, lost);
  const { tools, more } = useTools(controller, online);
  const next = useNextGame(controller, online);
  const { leaver } = room.plan;
  const other = match.mySeat === 0 ? 1 : 0;
  const watchers = match.mirror.watchers.value;
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
        {!seated && ` · ${speak(live.watching)}`}
      </>
    ),
    card: seat => {
      const sitter = now.seats[seat];
      const isLost =
        (sitter?.kind === 'person' && sitter.gone !== undefined && now.phase === 'playing') ||
        (lost && seat === match.mySeat);
      return {
        person: personAt(now, seat),
        state: <SeatState controller={controller} seat={seat} online={online} lost={lost} />,
        sign: isLost && (
          <span class="live-lost">
            <Icon name="offline" size={16} />
            <span class="unseen">{speak(live.reconnecting)}</span>
          </span>
        ),
        clock:
          room.plan.clock.kind === 'none'
            ? undefined
            : () => {
                const clock = controller.clockFace(seat);
                return clock ? sayClockFace(clock, online, speak) : '';
              },
        lost: isLost,
      };
    },
    notice,
    aside: nextLost(match, names, live, speak),
    waiting: (
      <>
        {isSlow(room.plan) && seated && !(narrow.value && next) && <PlanButton room={room.id} online={online} />}
        {next}
      </>
    ),
    ...chat,
    tools,
    more: [...more, ...(now.phase === 'over' && narrow.value ? [chatItem] : []), aloudItem],
    veil: now.paused !== undefined && <div class="live-veil" />,
    resignText:
      room.plan.seats === 2
        ? speak(live.resignTwo, { name: names[other] ?? '' })
        : leaver.kind === 'bot'
          ? speak(live.resignBot, { level: leaver.level })
          : speak(live.resignEnd),
    live,
    endNote: seat => <RatingChange match={match} seat={seat} online={online} />,
    endActions: <LiveEnd controller={controller} online={online} next={isSlow(room.plan) ? next : undefined} />,
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
  match: LiveMatch,
  names: readonly string[],
  live: OnlineWords['live'],
  speak: Speak,
): string | undefined => {
  const seat = match.mySeat;
  const { now } = match.room.value;
  const next = seat === undefined ? -1 : (seat + 1) % now.seats.length;
  const sitter = now.seats[next];
  if (sitter?.kind !== 'person' || sitter.gone === undefined) return undefined;
  return speak(live.nextLost, { name: names[next] ?? '' });
};

/** Says aloud who is lost and who is back, oneself included. */
const useAnnounced = ({ announcer, notes: { all } }: Live, online: OnlineWords, lost: boolean): void => {
  const { speak } = useWords();
  const notes = all.value;
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
