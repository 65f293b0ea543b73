import type { Phase } from '@threefold/room';
import type { LobbyRow } from '@threefold/wire';
import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Games in which any of these persons sits or that they host, the latest change first; not those whose table they left before play. `before`: only those that changed before this moment. */
export const rowsOf = async (
  db: Kysely<Tables>,
  persons: readonly string[],
  { phase, before, limit }: { readonly phase?: Phase; readonly before?: number; readonly limit: number },
): Promise<readonly LobbyRow[]> => {
  let query = db
    .selectFrom('rooms')
    .select('row')
    .where('id', 'in', eb => eb.selectFrom('sitters').select('sitters.room').where('sitters.person', 'in', persons));
  if (phase !== undefined) query = query.where('phase', '=', phase);
  if (before !== undefined) query = query.where('updated', '<', before);
  const rows = await query.orderBy('updated', 'desc').orderBy('id').limit(limit).execute();
  return rows.map(({ row }) => JSON.parse(row) as LobbyRow).filter(row => isOf(row, persons));
};

const isOf = ({ host, seats }: LobbyRow, persons: readonly string[]): boolean =>
  persons.includes(host) || seats.some(({ person }) => person !== undefined && persons.includes(person));
