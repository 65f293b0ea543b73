import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** A process that has said nothing for so long is dead. */
export const ALIVE_WITHIN = 3000;
/** Processes that ended so long ago are forgotten. */
const FORGET_AFTER = 7 * 24 * 3_600_000;

/** Processes that may have been alive when this one came, or may have died just before. */
export interface Doubt {
  readonly came: number;
  /** When any of them was last heard of. */
  readonly last: number;
  readonly about: readonly string[];
}

/**
 * Registers a process, and stores since when nobody has served, if so. Where others lately said that they live, only time can tell: see
 * `resolveDoubt`. `alone`: there can be no others.
 */
export const registerProcess = (
  db: Kysely<Tables>,
  me: string,
  now: number,
  alone: boolean,
): Promise<Doubt | undefined> =>
  db.transaction().execute(async transaction => {
    const others = await transaction.selectFrom('processes').selectAll().where('id', '!=', me).execute();
    await transaction
      .deleteFrom('processes')
      .where('alive', '<', now - FORGET_AFTER)
      .execute();
    await transaction
      .insertInto('processes')
      .values({ id: me, alive: now, ended: 0 })
      .onConflict(conflict => conflict.column('id').doUpdateSet({ alive: now, ended: 0 }))
      .execute();
    if (others.length === 0) return undefined;
    const last = Math.max(...others.map(({ alive }) => alive));
    const perhaps = alone ? [] : others.filter(({ ended, alive }) => ended === 0 && alive > now - ALIVE_WITHIN);
    if (perhaps.length > 0) return { came: now, last, about: perhaps.map(({ id }) => id) };
    if (last < now) await transaction.insertInto('outages').values({ began: last, ended: now }).execute();
    return undefined;
  });

/** Once enough time has passed: whoever has not been heard of since was dead already, and nobody served until this one came. Whether so. */
export const resolveDoubt = async (db: Kysely<Tables>, { came, last, about }: Doubt): Promise<boolean> => {
  const lived = await db
    .selectFrom('processes')
    .select('id')
    .where('id', 'in', about)
    .where(eb => eb.or([eb('alive', '>', came), eb('ended', '=', 1)]))
    .execute();
  if (lived.length > 0 || last >= came) return false;
  await db.insertInto('outages').values({ began: last, ended: came }).execute();
  return true;
};
