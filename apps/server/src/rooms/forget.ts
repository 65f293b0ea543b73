import type { LobbyRow } from '@threefold-games/wire';
import type { Kysely } from 'kysely';
import type { RoomService } from '../context.ts';
import { newId } from '../ids.ts';
import { LIMITS } from '../limits.ts';
import type { Tables } from '../store/tables.ts';

const { closedAfter, forgottenAfter } = LIMITS.rooms;
/** How many at once, so that nobody has to wait. */
const BATCH = 200;

/** Closes tables at which nothing has happened for long, in the name of their hosts; whoever still follows one hears of it. */
export const closeStaleTables = async (db: Kysely<Tables>, rooms: RoomService, now: number): Promise<void> => {
  const stale = await db
    .selectFrom('rooms')
    .select('row')
    .where('phase', '=', 'gathering')
    .where('updated', '<', now - closedAfter)
    .limit(BATCH)
    .execute();
  for (const { row } of stale) {
    const { id, host } = JSON.parse(row) as LobbyRow;
    const person = { id: host, name: '', kind: 'guest' } as const;
    await rooms.act({ person, roomId: id, requestId: newId(), act: { kind: 'close' } });
  }
};

/** Forgets tables at which no turn was ever played, some time after their end. Games that were played stay for good. */
export const forgetUnplayed = async (db: Kysely<Tables>, now: number): Promise<void> => {
  const rooms = await db
    .selectFrom('finished')
    .innerJoin('rooms', 'rooms.id', 'finished.room')
    .select('rooms.id')
    .where('finished.ended', '<', now - forgottenAfter)
    .where('finished.open', '=', 0)
    // No name has quotation marks in it.
    .where('rooms.row', 'like', '%"turns":0,%')
    .where('rooms.id', 'not in', db.selectFrom('played').select('played.room'))
    .limit(BATCH)
    .execute();
  if (rooms.length === 0) return;
  const ids = rooms.map(({ id }) => id);
  await db.transaction().execute(async step => {
    for (const table of ['events', 'snapshots', 'sitters', 'chat', 'finished', 'notices'] as const)
      await step.deleteFrom(table).where('room', 'in', ids).execute();
    await step.deleteFrom('rooms').where('id', 'in', ids).execute();
  });
};
