import type { Phase } from '@threefold-games/room';
import type { LobbyRow } from '@threefold-games/wire';
import type { Kysely } from 'kysely';
import type { RoomFilter } from '../context.ts';
import type { Limits } from '../limits.ts';
import { ROW_COLUMNS, readRow } from './lobbyRows.ts';
import type { Journal, StoredRoom } from './store.ts';
import type { Tables } from './tables.ts';

/** A list is never longer. */
const MOST = 200;

/** Listed rooms that anybody may see, the newest first. Open tables that nobody has touched for long are left out. */
export const listRooms = async (
  db: Kysely<Tables>,
  { phase, game, slow, limit = MOST }: RoomFilter,
  { openFor, openForDays }: Pick<Limits['rooms'], 'openFor' | 'openForDays'>,
  now: number,
): Promise<readonly LobbyRow[]> => {
  let query = db
    .selectFrom('rooms')
    .select(ROW_COLUMNS)
    .where('listed', '=', 1)
    // What nobody may watch is nobody's business once it has begun.
    .where(eb => eb.or([eb('phase', '=', 'gathering'), eb('watching', '=', 1)]));
  if (phase !== undefined) query = query.where('phase', '=', phase);
  if (game !== undefined) query = query.where('game', '=', game);
  if (slow !== undefined) query = query.where('slow', '=', slow ? 1 : 0);
  if (phase === 'gathering') {
    query = query.where(eb =>
      eb.or([eb('updated', '>', now - openFor), eb.and([eb('slow', '=', 1), eb('updated', '>', now - openForDays)])]),
    );
  }
  const rows = await query.orderBy('rooms.created', 'desc').limit(Math.min(MOST, limit)).execute();
  return rows.map(readRow);
};

/** Rooms where any of these persons sits or is the host, the latest change first; not those whose table they left before play. */
export const roomsOf = async (
  db: Kysely<Tables>,
  persons: readonly string[],
  { phase, limit }: { readonly phase?: Phase; readonly limit: number },
): Promise<readonly LobbyRow[]> => {
  let query = db
    .selectFrom('rooms')
    .select(ROW_COLUMNS)
    .where('id', 'in', eb => eb.selectFrom('sitters').select('sitters.room').where('sitters.person', 'in', persons));
  if (phase !== undefined) query = query.where('phase', '=', phase);
  const rows = await query.orderBy('updated', 'desc').orderBy('id').limit(limit).execute();
  return rows.map(readRow).filter(row => isOf(row, persons));
};

const isOf = ({ host, seats }: LobbyRow, persons: readonly string[]): boolean =>
  persons.includes(host) || seats.some(({ person }) => person !== undefined && persons.includes(person));

interface FinishedFilter {
  readonly game?: string;
  /** Games in which any of these persons played. */
  readonly persons?: readonly string[];
  /** Games that ended at this moment or later. */
  readonly since?: number;
  readonly limit?: number;
}

/** The position of a reader: games may end in the same moment. */
interface Place {
  readonly ended: number;
  readonly room: string;
}

const PAGE = 50;

/** Finished games that anybody may see, in the order in which they ended; read page by page, so that a list of any length fits. */
export async function* finishedRooms(
  db: Kysely<Tables>,
  journal: Journal,
  { limit = Number.POSITIVE_INFINITY, ...filter }: FinishedFilter,
): AsyncGenerator<{ readonly room: string; readonly ended: number; readonly stored: StoredRoom }> {
  let given = 0;
  let place: Place = { ended: filter.since ?? 0, room: '' };
  for (;;) {
    const page = await pageAfter(db, filter, place);
    for (const { room, ended } of page) {
      if (given >= limit) return;
      const stored = await journal.load(room);
      place = { ended, room };
      if (!stored) continue;
      given += 1;
      yield { room, ended, stored };
    }
    if (page.length < PAGE) return;
  }
}

const pageAfter = (
  db: Kysely<Tables>,
  { game, persons }: FinishedFilter,
  { ended, room }: Place,
): Promise<readonly Place[]> => {
  let query = db
    .selectFrom('finished')
    .select(['finished.room', 'finished.ended'])
    .where('finished.open', '=', 1)
    .where(eb => eb.or([eb('ended', '>', ended), eb.and([eb('ended', '=', ended), eb('room', '>', room)])]));
  if (game !== undefined) query = query.where('finished.game', '=', game);
  if (persons !== undefined) {
    query = query.where('finished.room', 'in', eb =>
      eb.selectFrom('played').select('played.room').where('played.person', 'in', persons),
    );
  }
  return query.orderBy('finished.ended').orderBy('finished.room').limit(PAGE).execute();
};
