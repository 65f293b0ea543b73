import { isSlow, type OfferKind } from '@threefold-games/room';
import type { Speak } from '@threefold-games/speech';
import type { LobbyRow } from '@threefold-games/wire';
import type { OnlineWords } from '@threefold-games/words';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { isOver, isSeated, type TableController } from '../../board/index.ts';
import { useWords } from '../../i18n/index.ts';
import { narrow } from '../../settings/index.ts';
import type { SetTable, TableExtras } from '../../table/index.ts';
import { Button, go, href, Icon, type IconName, type MenuItem } from '../../ui/index.ts';
import { useMine } from '../lobby/useLobby.ts';
import { personAt } from '../net/room.ts';
import { LiveEnd } from './LiveEnd.tsx';
import type { LiveMatch } from './liveMatch.ts';
import { type Notes, sayNote } from './notes.ts';
import { RatingChange, SeatState, sayClockFace } from './SeatState.tsx';
import { useChat } from './useChat.tsx';
import { useLost, useNotice } from './useNotice.tsx';

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

/** What players can ask of each other: takebacks, pauses, draws. */
const useTools = (
  { model, source: match }: TableController<LiveMatch>,
  { live, plan }: OnlineWords,
): { readonly tools: readonly MenuItem[]; readonly more: readonly MenuItem[] } => {
  const { words, speak } = useWords();
  const { id, plan: agreed, acts, offers, paused } = model;
  if (match.mySeat === undefined || isOver(model) || !agreed) return { tools: [], more: [] };
  /** What it says is what it does: it asks, or it happens at once. */
  const label = (kind: Exclude<OfferKind, 'rematch'>): string => {
    if (kind === 'draw' || !acts.atOnce.includes(kind)) return speak(live.offer[kind]);
    return speak(kind === 'takeBack' ? words.table.undo : live.atOnce[kind]);
  };
  const ask = (icon: IconName, kind: Exclude<OfferKind, 'rematch'>): MenuItem => ({
    icon,
    label: label(kind),
    disabled: !acts.offers.includes(kind),
    onSelect: () => void match.offer(kind),
  });
  const pause: MenuItem = paused
    ? { icon: 'play', label: speak(live.resume), onSelect: () => void match.resume() }
    : ask('pause', 'pause');
  const ahead: MenuItem = {
    icon: 'chart',
    label: speak(plan.title),
    onSelect: () => go({ page: 'analysis', query: { room: id } }),
  };
  // Over days one thinks ahead; within minutes one needs a pause.
  const [first, second] = isSlow(agreed) ? [ahead, pause] : [pause, ahead];
  const canDraw = acts.offers.includes('draw') || offers.some(({ kind }) => kind === 'draw');
  return {
    tools: [ask('takeBack', 'takeBack'), first],
    more: [second, ...(canDraw ? [ask('together', 'draw')] : []), ask('cross', 'abort')],
  };
};

/** Whether a person is to move there. */
const waitsFor = (row: LobbyRow, person: string | undefined): boolean =>
  person !== undefined && row.phase === 'playing' && row.actor !== null && row.seats[row.actor]?.person === person;

/** A button to the next game in which it is your turn, the most urgent first. */
const useNextGame = ({ model }: TableController<LiveMatch>, { live }: OnlineWords): JSX.Element | undefined => {
  const { speak } = useWords();
  const { id, plan } = model;
  const { rows = [], who } = useMine(isSeated(model) && plan !== undefined && isSlow(plan));
  const due = rows
    .filter(row => row.id !== id && waitsFor(row, who?.id))
    .sort((a, b) => (a.deadline ?? Number.MAX_VALUE) - (b.deadline ?? Number.MAX_VALUE));
  const [first] = due;
  return (
    first && (
      <Button kind="primary" icon="next" href={href({ page: 'room', id: first.id })}>
        {speak(live.nextGames, { n: due.length })}
      </Button>
    )
  );
};
