import { isSlow } from '@threefold-games/room';
import type { LobbyRow } from '@threefold-games/wire';
import type { ComponentChildren, JSX } from 'preact';
import { GameBadge } from '../../board/index.ts';
import { useFace } from '../../games/index.ts';
import { useOnlineWords, useWords } from '../../i18n/index.ts';
import { Button, href, Icon, Link } from '../../ui/index.ts';
import { connection } from '../net/connection.ts';
import { isMyTurn, type MyLists } from './lists.ts';
import { sayName, sayOthers, sayTime } from './sayRow.ts';

interface MyRowProps {
  readonly row: LobbyRow;
  readonly me: string;
  /** Beside the column of open games: what it waits for stands below the names. */
  readonly small?: boolean;
}

/** What a game of one's own waits for, and how long. */
const useWait = (row: LobbyRow, me: string): { readonly who: string; readonly time: string } => {
  const { words, said, speak } = useOnlineWords();
  const { together } = said;
  const time = row.deadline === null ? '' : sayTime(row.deadline - connection.now(), said, speak);
  if (row.phase === 'gathering' || row.phase === 'dealing') {
    const taken = row.seats.filter(({ kind }) => kind !== 'empty').length;
    return { who: speak(together.taken, { taken, seats: row.seats.length }), time: '' };
  }
  const actor = row.actor === null ? undefined : row.seats[row.actor];
  if (!actor || isMyTurn(row, me))
    return { who: speak(words.table.yourTurn), time: time && speak(together.left, { time }) };
  const name = sayName(actor, words, speak);
  return actor.holiday
    ? { who: speak(together.onHoliday, { name }), time: '' }
    : { who: speak(together.toMove, { name }), time };
};

/** A game that one plays. */
export const MyRow = ({ row, me, small = false }: MyRowProps): JSX.Element | null => {
  const { words, speak } = useWords();
  const face = useFace(row.plan.game);
  const { who, time } = useWait(row, me);
  if (!face) return null;
  const mine = isMyTurn(row, me);
  const others = sayOthers(row, me, words, speak) || face.title;
  const state = (
    <>
      {(small || !mine) && <span class={mine ? 'lobby-turn' : undefined}>{who}</span>}
      {time !== '' && <span>{time}</span>}
    </>
  );
  return (
    <li class={small ? 'lobby-mine lobby-mine-small' : 'lobby-mine'}>
      <Link class="beside lobby-mine-link" to={{ page: 'room', id: row.id }}>
        <GameBadge face={face} size={small ? 38 : 44} />
        <span class="words">
          <span class="title clip">{others}</span>
          {small ? <span class="small lobby-mine-state">{state}</span> : <span class="small">{face.title}</span>}
        </span>
        {small ? <Icon name="next" size={18} /> : <span class="small lobby-mine-wait">{state}</span>}
      </Link>
    </li>
  );
};

/** The way through the games in which it is one's turn. */
export const NextGame = ({
  turn,
  short = false,
  foot = false,
}: {
  readonly turn: readonly LobbyRow[];
  readonly short?: boolean;
  readonly foot?: boolean;
}): JSX.Element | null => {
  const { said, speak } = useOnlineWords();
  const [first] = turn;
  if (!first) return null;
  return (
    <Button
      kind={foot ? 'primary' : 'plain'}
      wide={foot}
      label={speak(said.together.nextGame)}
      href={href({ page: 'room', id: first.id })}
    >
      {speak(short ? said.together.next : said.together.nextGame)}
    </Button>
  );
};

/** So many stand in the column; the others open with it. */
const SHOWN = 6;

interface GamesCardProps {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly LobbyRow[];
  readonly me: string;
  /** Beside the column of open games. */
  readonly small?: boolean;
  /** Beside the title. */
  readonly children?: ComponentChildren;
}

/** A list of one's own games; nothing where there are none. */
export const GamesCard = ({ id, title, rows, me, small = false, children }: GamesCardProps): JSX.Element | null => {
  const { speak } = useWords();
  if (rows.length === 0) return null;
  return (
    <section class="card card-list" aria-labelledby={id}>
      <div class="beside lobby-head">
        <h2 id={id} class="title">
          {title} <span class="lobby-count">{speak.number(rows.length)}</span>
        </h2>
        {children}
      </div>
      <ul class={small && rows.length > SHOWN ? 'lobby-scroll' : undefined} aria-labelledby={id}>
        {rows.map(row => (
          <MyRow key={row.id} row={row} me={me} small={small} />
        ))}
      </ul>
    </section>
  );
};

/** One's own games, beside the open ones: where it is one's turn first. */
export const MineCard = ({
  lists: { turn, others, gathering },
  me,
}: {
  readonly lists: MyLists;
  readonly me: string;
}): JSX.Element => {
  const { said, speak } = useOnlineWords();
  const rows = [...turn, ...others, ...gathering];
  const title = rows.every(({ plan }) => isSlow(plan)) ? said.together.mine : said.together.mineAll;
  return (
    <GamesCard id="lobby-mine" title={speak(title)} rows={rows} me={me} small>
      <NextGame turn={turn} />
    </GamesCard>
  );
};
