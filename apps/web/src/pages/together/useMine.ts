import { signal } from '@preact/signals';
import type { LobbyRow, Me } from '@threefold-games/wire';
import { useEffect } from 'preact/hooks';
import { api } from '../../net/api.ts';
import { connection } from '../../net/connection.ts';
import { loadMe, me } from '../../net/me.ts';
import { putRow } from './lists.ts';

/** One's own games, with whose they are. */
const known = signal<{ readonly of: string; readonly rows: readonly LobbyRow[] } | undefined>(undefined);

interface Mine {
  /** Null for somebody without a name, undefined until it is known. */
  readonly who: Me | null | undefined;
  /** Undefined until they have come. */
  readonly rows: readonly LobbyRow[] | undefined;
}

/** The games that one plays, also as they change; nothing is asked where they are not wanted. */
export const useMine = (wanted = true): Mine => {
  const who = me.value;
  useEffect(() => void loadMe(), []);
  const open = connection.state.value === 'open';
  useEffect(() => {
    if (!who || !wanted) return undefined;
    const { id: of } = who;
    // What is told while the answer is on its way is newer than the answer.
    const told = new Map<string, LobbyRow>();
    void api.ask('GET /api/me/rooms').then(answer => {
      if (answer.ok) known.value = { of, rows: [...told.values()].reduce(putRow, answer.value.rooms) };
    });
    return connection.onMine(row => {
      told.set(row.id, row);
      if (known.peek()?.of === of) known.value = { of, rows: putRow(known.peek()!.rows, row) };
    });
    // Whatever changed while the connection was lost is asked for when it is back.
  }, [who?.id, open, wanted]);
  const rows = known.value && known.value.of === who?.id ? known.value.rows : undefined;
  return { who, rows: who === null ? [] : rows };
};
