import type { LobbyRow } from '@threefold/wire';
import type { RowFilter } from '../context.ts';
import type { Parts } from './deps.ts';

/** A list is never longer. */
const MOST = 200;

/** The rooms of a list that anybody may see, the newest first. Open tables that nobody has touched for long are left out. */
export const readRows = async ({ store, limits, now }: Parts, filter: RowFilter): Promise<readonly LobbyRow[]> => {
  const { phase, game, slow, limit = MOST } = filter;
  let query = store.db
    .selectFrom('rooms')
    .select('rooms.row')
    .where('listed', '=', 1)
    // What nobody may watch is nobody's business once it has begun.
    .where(eb => eb.or([eb('phase', '=', 'gathering'), eb('watching', '=', 1)]));
  if (phase !== undefined) query = query.where('phase', '=', phase);
  if (game !== undefined) query = query.where('game', '=', game);
  if (slow !== undefined) query = query.where('slow', '=', slow ? 1 : 0);
  if (phase === 'gathering') {
    const { openFor, openForDays } = limits.rooms;
    query = query.where(eb =>
      eb.or([
        eb('updated', '>', now() - openFor),
        eb.and([eb('slow', '=', 1), eb('updated', '>', now() - openForDays)]),
      ]),
    );
  }
  const rows = await query.orderBy('rooms.created', 'desc').limit(Math.min(MOST, limit)).execute();
  return rows.map(({ row }) => JSON.parse(row) as LobbyRow);
};
