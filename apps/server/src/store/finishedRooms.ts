import type { Kysely } from 'kysely';
import type { Journal, StoredRoom } from './store.ts';
import type { Tables } from './tables.ts';

export interface FinishedFilter {
  readonly game?: string;
  /** Games in which any of these persons played. */
  readonly persons?: readonly string[];
  /** Games that ended at this moment or later. */
  readonly since?: number;
  readonly limit?: number;
}

/** Where a reader is: games may end in the same moment. */
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
