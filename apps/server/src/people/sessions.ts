import type { IncomingHttpHeaders } from 'node:http';
import { fail, ok, type Result } from '@threefold-games/core';
import type { OwnSession } from '@threefold-games/wire';
import type { Person } from '../context.ts';
import { hashOf, newId, newToken } from '../ids.ts';
import { hasSuspensions } from '../moderation/suspensions.ts';
import type { PeopleTables } from '../store/tables.ts';
import type { PeopleDeps } from './deps.ts';
import { listPasskeys } from './passkeys.ts';
import { hasPassword } from './passwords.ts';
import { asPerson, findRow, type PersonRow } from './persons.ts';

/** A session lasts a year from when it was used last. */
export const SESSION_LASTS = 365 * 86_400_000;
/** How often it is noted that somebody is there. */
export const NOTED_EVERY = 60_000;
/** A recovery code lets one set the password anew for so long. */
const RECOVERY_LASTS = 3_600_000;
/** Who has shown the password or a passkey is not asked for it again for so long. */
const CONFIRMED_FOR = 10 * 60_000;

export interface Session {
  readonly id: string;
  readonly person: string;
  /** Whether the password may be set without the old one. */
  readonly recovering: boolean;
  /** Whether its owner has shown the password or a passkey lately. */
  readonly isConfirmed: boolean;
  /** The session before it, until this one is used first. */
  readonly replaces: string | null;
}

/** How a session begins. */
export interface Entry {
  /** What the browser says about itself. */
  readonly agent: string;
  /** By what its owner proved to be it: a guest has nothing to show. */
  readonly by: 'nothing' | 'code' | 'credential';
  /** The session of this browser until now. */
  readonly replaces?: string | undefined;
}

/** Opens a session and returns what its cookie holds; that is stored nowhere. */
export const openSession = async (
  { db, now }: PeopleDeps,
  person: string,
  { agent, by, replaces }: Entry,
): Promise<string> => {
  const token = newToken();
  const at = now();
  await db
    .insertInto('sessions')
    .values({
      id: newId(),
      hash: hashOf(token),
      person,
      created: at,
      seen: at,
      device: deviceOf(agent),
      recovered: by === 'code' ? 1 : 0,
      confirmed: by === 'credential' ? at : null,
      replaces: replaces ?? null,
    })
    .execute();
  return token;
};

/** Notes that somebody is there; undefined where the session has lasted too long. */
export const useSession = async (
  { db, now }: PeopleDeps,
  row: Omit<PeopleTables['sessions'], 'hash' | 'device'>,
): Promise<Session | undefined> => {
  const at = now();
  if (row.seen < at - SESSION_LASTS) return undefined;
  if (row.seen < at - NOTED_EVERY) {
    await db.updateTable('sessions').set({ seen: at }).where('id', '=', row.id).execute();
    await db.updateTable('persons').set({ seen: at }).where('id', '=', row.person).execute();
  }
  return {
    id: row.id,
    person: row.person,
    recovering: row.recovered === 1 && row.created > at - RECOVERY_LASTS,
    isConfirmed: row.confirmed !== null && row.confirmed > at - CONFIRMED_FOR,
    replaces: row.replaces,
  };
};

/** Its owner has shown the password or a passkey just now. */
export const confirmSession = async ({ db, now }: PeopleDeps, id: string): Promise<void> => {
  await db.updateTable('sessions').set({ confirmed: now() }).where('id', '=', id).execute();
};

/**
 * A session is used for the first time, so its cookie has arrived: the one before it ends. Until then that one is good, or an answer that
 * is lost would lock its owner out of a new account.
 */
export const endReplaced = async ({ db }: PeopleDeps, { id, replaces }: Session): Promise<void> => {
  await db.deleteFrom('sessions').where('id', '=', replaces).execute();
  await db.updateTable('sessions').set({ replaces: null }).where('id', '=', id).execute();
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

/** Under https no other site of the same host can set it. */
export const cookieName = (origin: string): string => (isSecure(origin) ? '__Host-threefold' : 'threefold');

const isSecure = (origin: string): boolean => origin.startsWith('https:');

/** What the cookie of a request holds. */
export const readCookie = (headers: IncomingHttpHeaders, origin: string): string | undefined => {
  const head = `${cookieName(origin)}=`;
  const part = headers.cookie?.split(';').find(piece => piece.trim().startsWith(head));
  return part?.trim().slice(head.length) || undefined;
};

const COMMON = { path: '/', httpOnly: true, sameSite: 'lax' } as const;

export const cookieOptions = (origin: string) =>
  ({ ...COMMON, secure: isSecure(origin), maxAge: SESSION_LASTS / 1000 }) as const;

/** What a request shows instead of a cookie. */
export const readBearer = (headers: IncomingHttpHeaders): string | undefined =>
  /^Bearer ([A-Za-z0-9_-]{1,100})$/.exec(headers.authorization ?? '')?.[1];

/** In this order: many call themselves by the names of others too. */
const BROWSERS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Edge', /Edg/],
  ['Opera', /OPR|Opera/],
  ['Samsung Internet', /SamsungBrowser/],
  ['Firefox', /Firefox|FxiOS/],
  ['Chrome', /Chrom|CriOS/],
  ['Safari', /Safari/],
];
const SYSTEMS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad|iPod/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS|Macintosh/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux|X11/],
];

/** What a browser says about itself, as somebody knows their devices: `Firefox, Linux`. Empty where it says nothing known. */
const deviceOf = (agent: string): string =>
  [BROWSERS, SYSTEMS].flatMap(names => names.find(([, sign]) => sign.test(agent))?.[0] ?? []).join(', ');

/** Somebody who is known by a cookie. */
interface Visitor {
  readonly session: Session;
  readonly person: Person;
  readonly row: PersonRow;
}

/** Whose cookie this is. For almost everybody it is one question to the database: when a process ends, thousands come to another one at once. */
export const findVisitor = async (deps: PeopleDeps, headers: IncomingHttpHeaders): Promise<Visitor | undefined> => {
  const token = readCookie(headers, deps.origin);
  if (token === undefined) return undefined;
  const found = await deps.db
    .selectFrom('sessions')
    .innerJoin('persons', 'persons.id', 'sessions.person')
    .selectAll('persons')
    .select([
      'sessions.id as session',
      'sessions.created as opened',
      'sessions.seen as used',
      'sessions.recovered',
      'sessions.confirmed',
      'sessions.replaces',
    ])
    .select(hasSuspensions.as('isListed'))
    .where('sessions.hash', '=', hashOf(token))
    .where('persons.deleted', 'is', null)
    .executeTakeFirst();
  if (!found) return undefined;
  const { session: id, opened: created, used: seen, recovered, confirmed, replaces, isListed, ...own } = found;
  const session = await useSession(deps, { id, person: own.id, created, seen, recovered, confirmed, replaces });
  // A guest who signed in since is the account.
  const row = own.mergedInto === null ? own : await findRow(deps, own.mergedInto);
  if (!session || !row) return undefined;
  const person = await asPerson(deps, row, row !== own || Boolean(isListed));
  return { session, person, row };
};

/**
 * Whether somebody may do what a found or borrowed device must not: who has a password or a passkey has shown it lately. Guests, and
 * accounts that have neither yet, have nothing to show.
 */
export const mayGoOn = async (
  deps: PeopleDeps,
  person: string,
  session: Session | undefined,
): Promise<Result<true>> => {
  if (session?.isConfirmed) return ok(true);
  const hasAny = (await hasPassword(deps, person)) || (await listPasskeys(deps, person)).length > 0;
  return hasAny ? fail('people.confirm') : ok(true);
};
