import type { ExpressionBuilder, ExpressionWrapper, Kysely, SqlBool } from 'kysely';
import { ALIVE_WITHIN, type Doubt, openSurvey, resolveDoubt, signOfLife } from './processes.ts';
import type { Leases } from './store.ts';
import type { Tables } from './tables.ts';

/** The phases in which something is due sooner or later, whether anybody is there or not. */
const LEASED = ['dealing', 'playing'] as const;

/** Whether no living process has leased a room. */
const isFree =
  (now: number) =>
  (eb: ExpressionBuilder<Tables, 'rooms'>): ExpressionWrapper<Tables, 'rooms', SqlBool> =>
    eb.or([
      eb('keeper', 'is', null),
      eb(
        'keeper',
        'not in',
        eb
          .selectFrom('processes')
          .select('processes.id')
          .where('processes.ended', '=', 0)
          .where('processes.alive', '>', now - ALIVE_WITHIN),
      ),
    ]);

/** How long these windows last together, within two moments; where they overlap, time counts once. */
const totalOf = (
  windows: readonly { readonly began: number; readonly ended: number }[],
  from: number,
  to: number,
): number => {
  let total = 0;
  let reached = from;
  for (const { began, ended } of windows.toSorted((a, b) => a.began - b.began)) {
    const end = Math.min(ended, to);
    total += Math.max(0, end - Math.max(began, reached));
    reached = Math.max(reached, end);
  }
  return total;
};

/** `doubt` is what this process does not know yet about those that were there before it. */
export const openLeases = (
  db: Kysely<Tables>,
  kind: 'sqlite' | 'postgres',
  me: string,
  doubt: Doubt | undefined,
): Leases => ({
  survey: openSurvey(db, me),

  async renew(now) {
    await db
      .insertInto('processes')
      .values({ id: me, ...signOfLife(now) })
      .onConflict(conflict => conflict.column('id').doUpdateSet(signOfLife(now)))
      .execute();
    if (doubt === undefined || now - doubt.came <= ALIVE_WITHIN) return false;
    const wasOutage = await resolveDoubt(db, doubt);
    doubt = undefined;
    return wasOutage;
  },

  async takeOver(now, most) {
    const free = isFree(now);
    const rows = await db
      .updateTable('rooms')
      .set({ keeper: me })
      .where('id', 'in', eb =>
        eb
          .selectFrom('rooms')
          .select('rooms.id')
          .where('rooms.phase', 'in', LEASED)
          .where(free)
          .orderBy('rooms.id')
          .limit(most)
          // Rooms that somebody is writing into wait for the next time: so nobody waits for each other.
          .$if(kind === 'postgres', query => query.forUpdate().skipLocked()),
      )
      // Asked again, since another process may have been faster.
      .where(free)
      .returning('id')
      .execute();
    return rows.map(({ id }) => id);
  },

  async acquire(room, now) {
    const { numUpdatedRows } = await db
      .updateTable('rooms')
      .set({ keeper: me })
      .where('id', '=', room)
      .where(eb => eb.or([eb('keeper', '=', me), isFree(now)(eb)]))
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  async release() {
    await db
      .updateTable('rooms')
      .set({ keeper: null })
      .where('id', 'in', eb =>
        eb
          .selectFrom('rooms')
          .select('rooms.id')
          .where('rooms.phase', 'in', LEASED)
          .where('rooms.keeper', '=', me)
          .orderBy('rooms.id')
          .$if(kind === 'postgres', query => query.forUpdate()),
      )
      .execute();
    await db.updateTable('processes').set({ ended: 1 }).where('id', '=', me).execute();
  },

  async addOutage(from, to) {
    if (to > from) await db.insertInto('outages').values({ began: from, ended: to }).execute();
  },

  async outageBetween(from, to) {
    const windows = await db
      .selectFrom('outages')
      .selectAll()
      .where('ended', '>', from)
      .where('began', '<', to)
      .execute();
    return totalOf(windows, from, to);
  },
});
