import type { IncomingHttpHeaders } from 'node:http';
import type { Person } from '../context.ts';
import { hashOf } from '../ids.ts';
import { hasSuspensions } from '../moderation/suspensions.ts';
import type { PeopleDeps } from './deps.ts';
import { asPerson, findRow, type PersonRow } from './persons.ts';
import { readCookie, type Session, useSession } from './sessions.ts';

/** Somebody who is known by a cookie. */
export interface Visitor {
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
