import type { OwnSession } from '@threefold/wire';
import type { PeopleDeps } from './deps.ts';
import { deviceOf } from './deviceOf.ts';
import { hashOf, newOwnId, newToken } from './secrets.ts';

/** A session lasts a year from when it was used last. */
export const SESSION_LASTS = 365 * 86_400_000;
/** How often it is noted that somebody is there. */
export const NOTED_EVERY = 60_000;
/** A recovery code lets one set the password anew for so long. */
const RECOVERY_LASTS = 3_600_000;

export interface Session {
  readonly id: string;
  readonly person: string;
  /** Whether the password may be set without the old one. */
  readonly recovering: boolean;
}

/** Opens a session and returns what its cookie holds; that is stored nowhere. */
export const openSession = async (
  { db, now }: PeopleDeps,
  person: string,
  agent: string,
  recovered = false,
): Promise<string> => {
  const token = newToken();
  const at = now();
  await db
    .insertInto('sessions')
    .values({
      id: newOwnId(),
      hash: hashOf(token),
      person,
      created: at,
      seen: at,
      device: deviceOf(agent),
      recovered: recovered ? 1 : 0,
    })
    .execute();
  return token;
};

export const findSession = async ({ db, now }: PeopleDeps, token: string): Promise<Session | undefined> => {
  const row = await db.selectFrom('sessions').selectAll().where('hash', '=', hashOf(token)).executeTakeFirst();
  const at = now();
  if (row === undefined || row.seen < at - SESSION_LASTS) return undefined;
  if (row.seen < at - NOTED_EVERY) {
    await db.updateTable('sessions').set({ seen: at }).where('id', '=', row.id).execute();
    await db.updateTable('persons').set({ seen: at }).where('id', '=', row.person).execute();
  }
  return { id: row.id, person: row.person, recovering: row.recovered === 1 && row.created > at - RECOVERY_LASTS };
};

export const listSessions = async (
  { db }: PeopleDeps,
  person: string,
  here: string | undefined,
): Promise<readonly OwnSession[]> => {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'device', 'created', 'seen'])
    .where('person', '=', person)
    .orderBy('seen', 'desc')
    .execute();
  return rows.map(row => ({ ...row, here: row.id === here }));
};

/** Ends one session; whether there was one. */
export const endSession = async ({ db }: PeopleDeps, person: string, id: string): Promise<boolean> => {
  const ended = await db.deleteFrom('sessions').where('id', '=', id).where('person', '=', person).executeTakeFirst();
  return ended.numDeletedRows > 0n;
};

/** Ends all sessions of a person but one. */
export const endOtherSessions = async ({ db }: PeopleDeps, person: string, but: string | undefined): Promise<void> => {
  await db
    .deleteFrom('sessions')
    .where('person', '=', person)
    .where('id', '<>', but ?? '')
    .execute();
};
