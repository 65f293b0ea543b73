import { botLevel, type Fault, type Game, type Result } from '@threefold-games/core';
import type { Act, RoomView } from '@threefold-games/room';
import type { Face } from '@threefold-games/stage';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useOnlineWords } from '../../i18n/index.ts';
import { narrow } from '../../settings/index.ts';
import { Button, href, IconButton, Menu, type MenuItem, Page, Sheet, Snack, useSnack } from '../../ui/index.ts';
import { Chat } from '../live/Chat.tsx';
import { me, needName } from '../net/me.ts';
import type { RoomMirror } from '../net/room.ts';
import { InviteCard } from './InviteCard.tsx';
import { readinessOf, sayMissing, shuffled } from './invite.ts';
import { PlanCard } from './PlanCard.tsx';
import { ReadyBar } from './ReadyBar.tsx';
import { SeatList } from './SeatList.tsx';
import { useSeatNews } from './useSeatNews.ts';
import './invite.css';

interface InviteViewProps {
  readonly mirror: RoomMirror;
  readonly view: RoomView;
  readonly game: Game;
  readonly face: Face;
}

/** How long a refusal is shown. */
const SHOWN = 6000;

/** Asks something of the room; what is refused is told for a while. */
const useActs = (
  mirror: RoomMirror,
): {
  readonly act: (act: Act) => void;
  readonly refused: Fault | undefined;
  readonly take: (seat?: number) => void;
} => {
  const [refused, setRefused] = useState<Fault>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const tell = (answer: Result<number>): void => {
    clearTimeout(timer.current);
    setRefused(answer.ok ? undefined : answer.error);
    timer.current = setTimeout(() => setRefused(undefined), SHOWN);
  };
  const take = async (seat?: number): Promise<void> => {
    const who = await needName();
    const table = mirror.table.peek();
    if (who && table) tell(await mirror.sit(table, who.name, seat));
  };
  return { act: asked => void mirror.act(asked).then(tell), refused, take: seat => void take(seat) };
};

/** How many messages of others came since one last looked. */
const useUnread = (mirror: RoomMirror, looking: boolean, me: string | undefined): number => {
  const messages = mirror.chat.value;
  const last = messages.at(-1)?.n ?? 0;
  const [seen, setSeen] = useState(0);
  useEffect(() => {
    if (looking) setSeen(last);
  }, [looking, last]);
  return messages.filter(({ n, by }) => n > seen && by !== me).length;
};

/** A table before play: it says what is missing, and how the others come. */
export const InviteView = ({ mirror, view, game, face }: InviteViewProps): JSX.Element => {
  const { words, said, speak } = useOnlineWords();
  const snack = useSnack();
  const { act, refused, take } = useActs(mirror);
  const who = me.value?.id;
  const { sentence, fresh } = useSeatNews(mirror, who);
  const { room } = said;
  const { table, now } = view;
  const readiness = readinessOf(now);
  const mine = mirror.seat.value;
  const isHost = who === table.host;
  const small = narrow.value;
  const seats = speak(room.seatsWord[table.plan.seats as 2 | 3 | 4]);
  const missing = sayMissing(readiness, said, speak, small);
  // Where a lot decides, another order would change nothing.
  const mayShuffle = isHost && table.plan.lot !== true;
  const shuffle = (): void => act({ kind: 'shuffle', order: shuffled(now.seats.length, Math.random) });
  const items: readonly MenuItem[] = [
    ...(mayShuffle && small ? [{ icon: 'reset' as const, label: speak(room.shuffle), onSelect: shuffle }] : []),
    ...(isHost
      ? [{ icon: 'close' as const, label: speak(room.close), danger: true, onSelect: () => act({ kind: 'close' }) }]
      : []),
  ];
  const list = (
    <SeatList
      game={table.plan.game}
      face={face}
      room={table.id}
      seats={now.seats}
      host={table.host}
      me={who}
      mine={mine}
      ratings={mirror.ratings.value}
      fresh={fresh}
      acts={{
        take,
        fill: (seat, level, character) =>
          act({ kind: 'fill', seat, ...botLevel(level), ...(character !== undefined && { character }) }),
        empty: seat => act({ kind: 'empty', seat }),
        stand: () => act({ kind: 'stand' }),
      }}
    />
  );
  const bar = (
    <ReadyBar
      now={now}
      host={table.host}
      me={who}
      mine={mine}
      refused={refused}
      onReady={ready => act({ kind: 'ready', ready })}
      onStart={() => act({ kind: 'start' })}
      onTake={() => take()}
    />
  );
  const invite = (
    <InviteCard
      id={table.id}
      game={face.title}
      missing={missing}
      first={mine !== undefined && readiness.open > 0}
      onSay={snack.show}
    />
  );
  const plan = (
    <PlanCard
      table={table}
      shown={mirror.ownDeal?.hash}
      game={game}
      face={face}
      taken={now.seats.length - readiness.open}
      onChange={isHost ? changed => act({ kind: 'change', plan: changed }) : undefined}
    />
  );
  const Layout = small ? PhoneLayout : DeskLayout;
  return (
    <Layout
      title={speak(room.head, { game: face.title, seats })}
      missing={missing}
      lead={speak(table.plan.start === 'full' ? room.leadFull : room.lead, { game: face.title, seats })}
      seats={list}
      invite={invite}
      plan={plan}
      ready={bar}
      menu={items.length > 0 && <Menu label={speak(words.shell.more)} icon="more" items={items} />}
      onShuffle={mayShuffle ? shuffle : undefined}
      chat={<Chat mirror={mirror} face={face} />}
      chatters={speak(table.plan.chat === 'all' ? room.chatAll : room.chatSeats)}
      mirror={mirror}
    >
      <p class="unseen" role="status">
        {sentence}
      </p>
      <Snack snack={snack} />
    </Layout>
  );
};

/** The parts of the page, for its two layouts. */
interface LayoutProps {
  readonly title: string;
  readonly missing: string;
  readonly lead: string;
  readonly seats: JSX.Element;
  readonly invite: JSX.Element;
  readonly plan: JSX.Element;
  readonly ready: JSX.Element;
  readonly menu: ComponentChildren;
  /** Seats everybody anew; undefined where one may not. */
  readonly onShuffle: (() => void) | undefined;
  readonly chat: JSX.Element;
  /** Who may write, in words. */
  readonly chatters: string;
  readonly mirror: RoomMirror;
  readonly children: ComponentChildren;
}

/** On phones the chat is opened over the page, by a button that says how much is new. */
const PhoneChat = ({ mirror, chat }: Pick<LayoutProps, 'mirror' | 'chat'>): JSX.Element => {
  const { said, speak } = useOnlineWords();
  const { room } = said;
  const [open, setOpen] = useState(false);
  const unread = useUnread(mirror, open, me.value?.id);
  return (
    <>
      <span class={unread > 0 ? 'invite-talk invite-talk-new' : 'invite-talk'}>
        <IconButton
          icon="chat"
          label={unread > 0 ? speak(room.chatNew, { n: unread }) : speak(said.live.chat)}
          onClick={() => setOpen(true)}
        />
      </span>
      <Sheet title={speak(said.live.chat)} open={open} onClose={() => setOpen(false)}>
        {chat}
      </Sheet>
    </>
  );
};

const PhoneLayout = ({ title, ready, menu, invite, seats, plan, children, ...chat }: LayoutProps): JSX.Element => {
  const { said, speak } = useOnlineWords();
  const actions = (
    <>
      <PhoneChat {...chat} />
      {menu}
    </>
  );
  return (
    <Page title={title} place="together" back={{ page: 'together' }} bar={null} foot={ready} actions={actions}>
      <div class="stack invite-phone">
        {invite}
        <section class="card" aria-label={speak(said.room.seats)}>
          {seats}
        </section>
        {plan}
      </div>
      {children}
    </Page>
  );
};

const DeskLayout = (props: LayoutProps): JSX.Element => {
  const { words, said, speak } = useOnlineWords();
  const { room } = said;
  const { onShuffle } = props;
  return (
    <Page title={props.title} place="together" back={{ page: 'together' }}>
      <div class="page-head invite-head">
        <IconButton icon="back" label={speak(words.shell.back)} href={href({ page: 'together' })} />
        <div>
          <h1>{props.missing}</h1>
          <p>{props.lead}</p>
        </div>
      </div>
      <div class="columns">
        <div>
          <section class="card" aria-labelledby="invite-seats">
            <div class="beside invite-table-head">
              <h2 id="invite-seats" class="title">
                {speak(room.seats)}
              </h2>
              {onShuffle && (
                <Button kind="quiet" icon="reset" onClick={onShuffle}>
                  {speak(room.shuffle)}
                </Button>
              )}
              {props.menu}
            </div>
            {props.seats}
          </section>
          <section class="card invite-chat" aria-labelledby="invite-chat">
            <h2 id="invite-chat" class="title">
              {speak(said.live.chat)} <span class="small">{props.chatters}</span>
            </h2>
            {props.chat}
          </section>
          {props.ready}
        </div>
        <div>
          {props.invite}
          {props.plan}
        </div>
      </div>
      {props.children}
    </Page>
  );
};
