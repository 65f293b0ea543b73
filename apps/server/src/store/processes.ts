import { type Kysely, sql } from 'kysely';
import type { Survey } from './store.ts';
import type { Tables } from './tables.ts';

/**
 * What this process understands, as it tells the others: it grows when rooms are to hold events that older processes cannot decide. Such
 * events are written once nobody lives any more who speaks a lower one. Processes from before there were versions speak 0.
 */
export const PROCESS_VERSION = 2;

/** A process that has said nothing for so long is dead. */
export const ALIVE_WITHIN = 3000;
/** Processes that ended so long ago are forgotten. */
const FORGET_AFTER = 7 * 24 * 3_600_000;

/** One that has been silent for less than this may only have been stopped, and write again. */
const MAY_RETURN_WITHIN = 60_000;
/** Processes that were heard of last; there are never so many at once. */
const MOST = 200;

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
      .values({ id: me, ...signOfLife(now) })
      .onConflict(conflict => conflict.column('id').doUpdateSet(signOfLife(now)))
      .execute();
    if (others.length === 0) return undefined;
    const last = Math.max(...others.map(({ alive }) => alive));
    const perhaps = alone ? [] : others.filter(({ ended, alive }) => ended === 0 && alive > now - ALIVE_WITHIN);
    if (perhaps.length > 0) return { came: now, last, about: perhaps.map(({ id }) => id) };
    if (last < now) await transaction.insertInto('outages').values({ began: last, ended: now }).execute();
    return undefined;
  });

/** What a process writes to say that it lives. */
export const signOfLife = (
  now: number,
): { readonly alive: number; readonly ended: number; readonly version: number } => ({
  alive: now,
  ended: 0,
  version: PROCESS_VERSION,
});

type ProcessRow = Tables['processes'];

const lives = ({ alive, ended }: ProcessRow, now: number): boolean => ended === 0 && alive > now - ALIVE_WITHIN;

/**
 * Looks at all processes again and again; each survey tells what has changed since the one before. A database file is asked in the thread
 * that writes, as plain SQL is: whoever reads a long list does not delay a sign of life.
 */
export const openSurvey = (db: Kysely<Tables>, me: string): ((now: number) => Promise<Survey>) => {
  let living = new Set<string>();
  return async now => {
    const query = sql<ProcessRow>`select "id", "alive", "ended", "version" from "processes" order by "alive" desc limit ${MOST}`;
    const { rows } = await query.execute(db);
    const left = rows.filter(row => living.has(row.id) && !lives(row, now));
    living = new Set(rows.filter(row => row.id !== me && lives(row, now)).map(({ id }) => id));
    const mayWrite = rows.filter(({ alive, ended }) => ended === 0 && alive > now - MAY_RETURN_WITHIN);
    return {
      lastAlive: rows[0]?.alive,
      version: Math.min(PROCESS_VERSION, ...mayWrite.map(({ version }) => version ?? 0)),
      isShared: living.size > 0,
      died: left.filter(({ ended }) => ended === 0).map(({ id }) => id),
      ended: left.filter(({ ended }) => ended !== 0).map(({ id }) => id),
    };
  };
};

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

/** When any process was last heard of. */
export const lastSignOfLife = async (db: Kysely<Tables>): Promise<number> => {
  const { last } = await db
    .selectFrom('processes')
    .select(eb => eb.fn.max('alive').as('last'))
    .executeTakeFirstOrThrow();
  return last ?? 0;
};
