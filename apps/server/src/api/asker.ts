import type { IncomingHttpHeaders } from 'node:http';
import { fail, ok, type Result } from '@threefold/core';
import type { Route } from '@threefold/wire';
import type { Person } from '../context.ts';
import { findBot } from '../people/bots.ts';
import type { PeopleDeps } from '../people/deps.ts';
import { asPerson, findPerson } from '../people/persons.ts';
import { findSession, readBearer, readCookie, type Session } from '../people/sessions.ts';

/** Who sends a request. */
export interface Asker {
  readonly person: Person | undefined;
  readonly session: Session | undefined;
}

/** A token goes before a cookie; one that is not known is nobody's. */
export const findAsker = async (deps: PeopleDeps, headers: IncomingHttpHeaders): Promise<Result<Asker>> => {
  if (headers.authorization !== undefined) {
    const token = readBearer(headers);
    const bot = token === undefined ? undefined : await findBot(deps, token);
    return bot ? ok({ person: await asPerson(deps, bot), session: undefined }) : fail('people.needed');
  }
  const token = readCookie(headers, deps.origin);
  const session = token === undefined ? undefined : await findSession(deps, token);
  const row = session && (await findPerson(deps, session.person));
  return ok({ person: row && (await asPerson(deps, row)), session: row && session });
};

/** Whether somebody may use a route at all. */
export const mayAsk = ({ who, bots }: Route, person: Person | undefined): Result<true> => {
  if (person?.kind === 'bot' && !bots) return fail('people.forbidden');
  if (who !== 'anybody' && person === undefined) return fail('people.needed');
  if (who === 'account' && person?.kind !== 'account') return fail('people.account');
  return ok(true);
};
