import { isSlow } from '@threefold/room';
import type { ApiAnswer, LobbyRow } from '@threefold/wire';
import type { OnlineWords } from '@threefold/words';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { LiveMatch } from '../../match/liveMatch.ts';
import { isSeated } from '../../match/tableModel.ts';
import { api } from '../../net/api.ts';
import { connection } from '../../net/connection.ts';
import { me } from '../../net/me.ts';
import { Button } from '../../shell/controls.tsx';
import { useWords } from '../../state/language.ts';
import { href } from '../../state/route.ts';
import type { TableController } from '../../table/controller.ts';

/** Whether a person is to move there. */
const waitsFor = (row: LobbyRow, person: string | undefined): boolean =>
  person !== undefined && row.phase === 'playing' && row.actor !== null && row.seats[row.actor]?.person === person;

/** A button to the next of one's own games in which it is one's turn, the most urgent first. */
export const useNextGame = ({ model }: TableController<LiveMatch>, { live }: OnlineWords): JSX.Element | undefined => {
  const { speak } = useWords();
  const [rows, setRows] = useState<readonly LobbyRow[]>([]);
  const { id, plan } = model;
  const wanted = isSeated(model) && plan !== undefined && isSlow(plan);
  useEffect(() => {
    if (!wanted) return undefined;
    void api
      .get<ApiAnswer<'GET /api/me/rooms'>>('/api/me/rooms')
      .then(answer => answer.ok && setRows(answer.value.rooms));
    return connection.onMine(row => setRows(known => [...known.filter(other => other.id !== row.id), row]));
  }, [wanted, id]);
  const due = rows
    .filter(row => row.id !== id && waitsFor(row, me.value?.id))
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
