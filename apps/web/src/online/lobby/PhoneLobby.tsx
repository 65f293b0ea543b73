import type { LobbyRow, Me } from '@threefold-games/wire';
import type { ComponentChildren, JSX } from 'preact';
import { GameBadge } from '../../board/index.ts';
import { useFace } from '../../games/index.ts';
import { useOnlineWords } from '../../i18n/index.ts';
import { useMyGamesWords } from '../../library/index.ts';
import { Button, href, Notice, Segments } from '../../ui/index.ts';
import { connection } from '../net/connection.ts';
import { countMine, type MyLists } from './lists.ts';
import { GamesCard, NextGame } from './MyGames.tsx';
import { Running } from './Running.tsx';
import { sayTime } from './sayRow.ts';

export type PhonePart = 'open' | 'mine' | 'watch';

interface PhoneLobbyProps {
  /** Which list is shown. */
  readonly list: PhonePart;
  readonly onList: (list: PhonePart) => void;
  readonly openGames: ComponentChildren;
  /** How many games are open; undefined until that is known. */
  readonly open: number | undefined;
  readonly who: Me | null | undefined;
  /** One's own games; undefined until they are there. */
  readonly mine: MyLists | undefined;
  readonly running: readonly LobbyRow[];
  readonly switches: ComponentChildren;
  /** What stands there as long as no list has come. */
  readonly instead: ComponentChildren;
}

/** That it is one's turn somewhere, above all lists but one's own. */
const TurnStrip = ({ turn }: { readonly turn: readonly LobbyRow[] }): JSX.Element | null => {
  const { said, speak } = useOnlineWords();
  const first = turn[0]!;
  const face = useFace(first.plan.game);
  if (!face) return null;
  const { together } = said;
  const left = first.deadline === null ? undefined : sayTime(first.deadline - connection.now(), said, speak);
  return (
    <section class="card beside lobby-waits">
      <GameBadge face={face} size={44} />
      <div class="words">
        <h2 class="title">{speak(together.stripTitle, { n: turn.length })}</h2>
        <p class="small">
          {left === undefined ? speak(together.stripNoTime) : speak(together.stripText, { time: left })}
        </p>
      </div>
      <NextGame turn={turn} short />
    </section>
  );
};

const Mine = ({ who, mine, switches, instead }: PhoneLobbyProps): JSX.Element => {
  const { words, said, speak } = useOnlineWords();
  if (!mine) return <>{instead}</>;
  const { together } = said;
  const me = who?.id ?? '';
  return (
    <>
      {countMine(mine) === 0 && (
        <div class="card">
          <Notice icon="folder" title={speak(together.mineEmptyTitle)} text={speak(together.mineEmptyText)} />
        </div>
      )}
      <GamesCard id="lobby-turn" title={speak(words.table.yourTurn)} rows={mine.turn} me={me} />
      <GamesCard id="lobby-others" title={speak(together.othersTurn)} rows={mine.others} me={me} />
      <GamesCard id="lobby-gathering" title={speak(together.waiting)} rows={mine.gathering} me={me} />
      {switches}
      {who && (
        <Button icon="person" wide href={href({ page: 'account' })}>
          {speak(said.account.title)}
        </Button>
      )}
    </>
  );
};

/** The lobby on phones: one list at a time. */
export const PhoneLobby = (props: PhoneLobbyProps): JSX.Element => {
  const { list, onList, openGames, open, mine, running } = props;
  const { said: online, speak } = useOnlineWords();
  const { said: myGames } = useMyGamesWords();
  const { together } = online;
  const counted = (label: string, count: number | undefined): string =>
    count === undefined ? label : speak(myGames.counted, { label, count });
  return (
    <div class="stack lobby-stack">
      {list !== 'mine' && mine && mine.turn.length > 0 && <TurnStrip turn={mine.turn} />}
      <Segments
        wide
        label={speak(together.parts)}
        values={[
          { value: 'open', label: counted(speak(together.openShort), open) },
          { value: 'mine', label: counted(speak(together.mineShort), mine && countMine(mine)) },
          {
            value: 'watch',
            label: counted(speak(together.watchShort), open === undefined ? undefined : running.length),
          },
        ]}
        value={list}
        onChange={onList}
      />
      {list === 'open' ? (
        openGames
      ) : list === 'mine' ? (
        <Mine {...props} />
      ) : open === undefined ? (
        props.instead
      ) : (
        <Running rows={running} />
      )}
    </div>
  );
};

/** The one thing to do, always in view. */
export const PhoneFoot = ({
  list,
  turn,
  away,
  onCreate,
}: {
  readonly list: PhonePart;
  readonly turn: readonly LobbyRow[];
  readonly away: boolean;
  readonly onCreate: () => void;
}): JSX.Element => {
  const { said, speak } = useOnlineWords();
  if (list === 'mine' && turn.length > 0) return <NextGame turn={turn} foot />;
  return (
    <Button kind="primary" icon="plus" wide disabled={away} onClick={onCreate}>
      {speak(said.together.createTitle)}
    </Button>
  );
};
