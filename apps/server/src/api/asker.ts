import type { IncomingHttpHeaders } from 'node:http';
import { fail, ok, type Result } from '@threefold-games/core';
import type { Route } from '@threefold-games/wire';
import type { Person } from '../context.ts';
import type { Operator } from '../moderation/log.ts';
import { isOperator } from '../moderation/operators.ts';
import { isSuspended } from '../moderation/suspensions.ts';
import { isOperatorToken } from '../moderation/token.ts';
import { findBot } from '../people/bots.ts';
import type { PeopleDeps } from '../people/deps.ts';
import { asPerson } from '../people/persons.ts';
import { readBearer, type Session } from '../people/sessions.ts';
import { findVisitor } from '../people/visitor.ts';

/** Who sends a request. */
export interface Asker {
  readonly person: Person | undefined;
  readonly session: Session | undefined;
  /** Who acts as an operator: an account, null for whoever has the server's own token; undefined for everybody else. */
  readonly operator: Operator | undefined;
}

/** A token goes before a cookie; one that is not known is nobody's. `operatorToken` is the server's own. */
export const findAsker = async (
  deps: PeopleDeps,
  headers: IncomingHttpHeaders,
  operatorToken: string,
): Promise<Result<Asker>> => {
  if (headers.authorization !== undefined) {
    const token = readBearer(headers);
    if (token !== undefined && isOperatorToken(operatorToken, token))
      return ok({ person: undefined, session: undefined, operator: null });
    const bot = token === undefined ? undefined : await findBot(deps, token);
    return bot
      ? ok({ person: await asPerson(deps, bot), session: undefined, operator: undefined })
      : fail('people.needed');
  }
  const visitor = await findVisitor(deps, headers);
  if (!visitor) return ok({ person: undefined, session: undefined, operator: undefined });
  const { person, session } = visitor;
  const operator = person.kind === 'account' && (await isOperator(deps, person.id)) ? person.id : undefined;
  return ok({ person, session, operator });
};

/** Whether somebody may use a route at all. */
export const mayAsk = ({ who, bots, barred }: Route, { person, operator }: Asker, now: number): Result<true> => {
  if (person?.kind === 'bot' && !bots) return fail('people.forbidden');
  if (person && (barred || who === 'operator') && isSuspended(person, now)) return fail('people.suspended');
  if (who === 'operator') {
    if (operator !== undefined) return ok(true);
    return fail(person === undefined ? 'people.needed' : 'people.forbidden');
  }
  if (who !== 'anybody' && person === undefined) return fail('people.needed');
  if (who === 'account' && person?.kind !== 'account') return fail('people.account');
  return ok(true);
};
