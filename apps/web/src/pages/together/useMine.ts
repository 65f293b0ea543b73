import { signal } from '@preact/signals';
import type { LobbyRow, Me } from '@threefold/wire';
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

const fetchMine = async (of: string): Promise<void> => {
  const answer = await api.get<{ readonly rooms: readonly LobbyRow[] }>('/api/me/rooms');
  if (answer.ok) known.value = { of, rows: answer.value.rooms };
};

/** The games that one plays, also as they change. */
export const useMine = (): Mine => {
  const who = me.value;
  useEffect(() => void loadMe(), []);
  const open = connection.state.value === 'open';
  useEffect(() => {
    if (!who) return undefined;
    void fetchMine(who.id);
    return connection.onMine(row => {
      if (known.peek()?.of === who.id) known.value = { of: who.id, rows: putRow(known.peek()!.rows, row) };
    });
    // Whatever changed while the connection was lost is asked for when it is back.
  }, [who?.id, open]);
  const rows = known.value && known.value.of === who?.id ? known.value.rows : undefined;
  return { who, rows: who === null ? [] : rows };
};
