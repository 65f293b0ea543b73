import { isSlow } from '@threefold-games/room';
import type { LobbyRow } from '@threefold-games/wire';

/** What the list of open games shows. */
export interface Filter {
  /** The name of a game; empty for all. */
  readonly game: string;
  readonly pace: '' | 'live' | 'slow';
  readonly strength: '' | 'low' | 'middle' | 'high';
}

/** What everybody starts with, who has not been rated yet. */
const START = 1500;
/** Between the strengths. */
export const BANDS = { low: 1400, high: 1700 } as const;

const oneOf = <T extends string>(text: string | undefined, values: readonly T[]): T | '' =>
  values.includes(text as T) ? (text as T) : '';

/** Reads a filter from an address. */
export const readFilter = (query: Readonly<Record<string, string>>, games: readonly string[]): Filter => ({
  game: oneOf(query.game, games),
  pace: oneOf(query.pace, ['live', 'slow']),
  strength: oneOf(query.strength, ['low', 'middle', 'high']),
});

/** What of an address says how a list is shown; what is as usual is left out. */
export const writeFilter = (filter: Filter): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));

export const hostOf = (row: LobbyRow): LobbyRow['seats'][number] | undefined =>
  row.seats.find(({ person }) => person === row.host);

const strengthOf = (row: LobbyRow): Filter['strength'] => {
  const rating = hostOf(row)?.rating ?? START;
  return rating < BANDS.low ? 'low' : rating > BANDS.high ? 'high' : 'middle';
};

/** Whether somebody can still sit down there. */
export const isOpen = (row: LobbyRow): boolean =>
  row.phase === 'gathering' && row.plan.listed && row.seats.some(({ kind }) => kind === 'empty');

/** Open games as the filter wants them, the newest first: whoever made it is most likely still there. */
export const openGames = (rows: readonly LobbyRow[], { game, pace, strength }: Filter): readonly LobbyRow[] =>
  rows
    .filter(isOpen)
    .filter(row => game === '' || row.plan.game === game)
    .filter(row => pace === '' || isSlow(row.plan) === (pace === 'slow'))
    .filter(row => strength === '' || strengthOf(row) === strength)
    .toSorted((a, b) => b.created - a.created || (a.id < b.id ? -1 : 1));

/** A row as it is shown; a full one stays for a while. */
export interface ShownRow {
  readonly row: LobbyRow;
  readonly full: boolean;
}

/**
 * The rows to show. While somebody points at one, nothing jumps under the finger: whatever was there stays in its place, also if it has
 * filled up, and what is new comes last.
 */
export const keepHeld = (
  before: readonly ShownRow[],
  open: readonly LobbyRow[],
  held: string | undefined,
): readonly ShownRow[] => {
  if (!before.some(({ row }) => row.id === held)) return open.map(row => ({ row, full: false }));
  const fresh = new Map(open.map(row => [row.id, row]));
  const known = new Set(before.map(({ row }) => row.id));
  return [
    ...before.map(({ row }) => ({ row: fresh.get(row.id) ?? row, full: !fresh.has(row.id) })),
    ...open.filter(({ id }) => !known.has(id)).map(row => ({ row, full: false })),
  ];
};

/** Games that anybody may watch, those with most watchers first. */
export const gamesToWatch = (rows: readonly LobbyRow[], game: string): readonly LobbyRow[] =>
  rows
    .filter(row => row.phase === 'playing' && row.plan.listed && row.plan.watching)
    .filter(row => game === '' || row.plan.game === game)
    .toSorted((a, b) => b.watchers - a.watchers || b.updated - a.updated || (a.id < b.id ? -1 : 1));

export const seatOf = (row: LobbyRow, person: string): number => row.seats.findIndex(seat => seat.person === person);

export const isMyTurn = (row: LobbyRow, person: string): boolean =>
  row.phase === 'playing' && row.actor !== null && row.actor === seatOf(row, person);

const urgency = (row: LobbyRow): number => row.deadline ?? Number.POSITIVE_INFINITY;
const byUrgency = (a: LobbyRow, b: LobbyRow): number =>
  urgency(a) === urgency(b) ? a.updated - b.updated : urgency(a) - urgency(b);

/** One's own games. */
export interface MyLists {
  /** Where it is one's turn, the most urgent first. */
  readonly turn: readonly LobbyRow[];
  /** Where others are to move. */
  readonly others: readonly LobbyRow[];
  /** Tables that wait for players. */
  readonly gathering: readonly LobbyRow[];
}

export const sortMine = (rows: readonly LobbyRow[], person: string): MyLists => {
  const playing = rows.filter(({ phase }) => phase === 'playing').toSorted(byUrgency);
  return {
    turn: playing.filter(row => isMyTurn(row, person)),
    others: playing.filter(row => !isMyTurn(row, person)),
    gathering: rows
      .filter(({ phase }) => phase === 'gathering' || phase === 'dealing')
      .toSorted((a, b) => a.created - b.created),
  };
};

export const countMine = ({ turn, others, gathering }: MyLists): number =>
  turn.length + others.length + gathering.length;

/** The same rows with one of them as it is now; one that is over goes. */
export const putRow = (rows: readonly LobbyRow[], row: LobbyRow): readonly LobbyRow[] => {
  const others = rows.filter(({ id }) => id !== row.id);
  return row.phase === 'over' ? others : [...others, row];
};
