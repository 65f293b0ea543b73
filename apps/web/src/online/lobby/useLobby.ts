import { signal } from '@preact/signals';
import type { Fault } from '@threefold-games/core';
import type { LobbyRow, Me } from '@threefold-games/wire';
import { useEffect, useState } from 'preact/hooks';
import { api } from '../net/api.ts';
import { connection } from '../net/connection.ts';
import { loadMe, me } from '../net/me.ts';
import { putRow } from './lists.ts';

/** The lists of the lobby, and how far they are to be trusted. */
export interface Lobby {
  /** Undefined until they have come once. */
  readonly rows: readonly LobbyRow[] | undefined;
  /** When they were last known to be right. */
  readonly at: number | undefined;
  /** Whether they change by themselves now, still load, or why they do not come. */
  readonly state: 'live' | 'loading' | 'offline' | 'error';
  readonly fault: Fault | undefined;
  /** Asks once more. */
  readonly again: () => void;
}

/** What was heard last, so that who comes back sees it at once. */
const known = signal<{ readonly rows: readonly LobbyRow[]; readonly at: number } | undefined>(undefined);

/** A connection that is lost for less than this is not worth a word. */
const PATIENCE = 2500;
/** How often the lists are asked for as long as there is no connection. */
const AGAIN = 15_000;

const put = (rows: readonly LobbyRow[]): void => {
  known.value = { rows, at: Date.now() };
};

const change = (set: readonly LobbyRow[], gone: readonly string[]): void => {
  const without = new Set([...gone, ...set.map(({ id }) => id)]);
  put([...(known.peek()?.rows ?? []).filter(({ id }) => !without.has(id)), ...set]);
};

/** Open and running games as they are now. Without a connection they are asked for over HTTP, which also tells why they do not come. */
export const useLobby = (): Lobby => {
  const [asked, ask] = useState(0);
  const [fault, setFault] = useState<Fault>();
  useEffect(() => connection.lobby({ all: put, change }), []);
  const open = connection.state.value === 'open';
  useEffect(() => {
    if (open) {
      setFault(undefined);
      // What was heard is right for as long as the connection holds.
      return () => known.peek() && put(known.peek()!.rows);
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const fetchRows = async (): Promise<void> => {
      const answer = await api.ask('GET /api/rooms');
      if (timer === undefined) return;
      if (answer.ok) put(answer.value.rooms);
      setFault(answer.ok ? undefined : answer.error);
      timer = setTimeout(() => void fetchRows(), AGAIN);
    };
    timer = setTimeout(() => void fetchRows(), asked > 0 ? 0 : PATIENCE);
    return () => {
      clearTimeout(timer);
      timer = undefined;
    };
  }, [open, asked]);
  const again = (): void => {
    setFault(undefined);
    connection.tryNow();
    ask(n => n + 1);
  };
  const { rows, at } = known.value ?? {};
  const away = fault?.code === 'wire.offline';
  const state = fault ? (away ? 'offline' : 'error') : rows ? 'live' : 'loading';
  return { rows, at, state, fault, again };
};

/** One's own games, with whose they are. */
const ownRows = signal<{ readonly of: string; readonly rows: readonly LobbyRow[] } | undefined>(undefined);

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
      if (answer.ok) ownRows.value = { of, rows: [...told.values()].reduce(putRow, answer.value.rooms) };
    });
    return connection.onMine(row => {
      told.set(row.id, row);
      if (ownRows.peek()?.of === of) ownRows.value = { of, rows: putRow(ownRows.peek()!.rows, row) };
    });
    // Whatever changed while the connection was lost is asked for when it is back.
  }, [who?.id, open, wanted]);
  const rows = ownRows.value && ownRows.value.of === who?.id ? ownRows.value.rows : undefined;
  return { who, rows: who === null ? [] : rows };
};
