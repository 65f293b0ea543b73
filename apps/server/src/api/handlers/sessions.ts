import { fail, ok, type Result } from '@threefold/core';
import type { ApiAnswer } from '@threefold/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Person } from '../../context.ts';
import { forgive, mayTry } from '../../people/attempts.ts';
import { useCode } from '../../people/codes.ts';
import { setHoliday } from '../../people/holiday.ts';
import { mergeGuest } from '../../people/merge.ts';
import { foldName } from '../../people/names.ts';
import { checkPasskey, signInOptions } from '../../people/passkeys.ts';
import { checkPassword } from '../../people/passwords.ts';
import { asPerson, findRow } from '../../people/persons.ts';
import { cookieName, cookieOptions, endSession, listSessions, type Session } from '../../people/sessions.ts';
import { networkOf } from '../../security.ts';
import { DONE, enter, type Handlers, type Tools } from '../handler.ts';

type Names =
  | 'POST /api/session'
  | 'DELETE /api/session'
  | 'GET /api/sessions'
  | 'DELETE /api/sessions/:id'
  | 'POST /api/session/passkey/options'
  | 'POST /api/session/passkey';

interface Entering {
  readonly asker: Person | undefined;
  readonly session: Session | undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Signing in and out. */
export const sessionHandlers = ({ context, deps }: Tools): Handlers<Names> => {
  /** A new session for the account; the guest of this device comes along. */
  const enterAs = async (
    account: string,
    { asker, session, request, reply }: Entering,
    recovered = false,
  ): Promise<Result<ApiAnswer<'POST /api/session'>>> => {
    const row = await findRow(deps, account);
    if (row?.kind !== 'account') return fail('people.signIn');
    if (asker?.kind === 'guest') {
      // The clocks go by the account's holiday from now on.
      await setHoliday(deps, context.rooms, asker.id, false);
      await mergeGuest(deps, asker.id, row.id);
      context.connections.close(asker.id);
    } else if (asker && session) await endSession(deps, asker.id, session.id);
    await enter(deps, row.id, request, reply, recovered);
    return ok({ me: await context.people.me(await asPerson(deps, row)) });
  };

  return {
    'POST /api/session': async ({ body, ...entering }) => {
      if ((body.password === undefined) === (body.code === undefined)) return fail('http.input');
      const tried = { name: foldName(body.name), address: networkOf(entering.request.ip) };
      if (!(await mayTry(deps, tried))) return fail('http.rate');
      const account = await deps.db
        .selectFrom('persons')
        .select('id')
        .where('folded', '=', tried.name)
        .where('kind', '=', 'account')
        .executeTakeFirst();
      const isOwner =
        body.password === undefined
          ? await useCode(deps, account?.id ?? '', body.code ?? '')
          : await checkPassword(deps, account?.id, body.password);
      if (!isOwner || !account) return fail(body.password === undefined ? 'people.code' : 'people.signIn');
      await forgive(deps, tried);
      return enterAs(account.id, entering, body.code !== undefined);
    },

    'DELETE /api/session': async ({ asker, session, reply }) => {
      if (session) await endSession(deps, asker.id, session.id);
      context.connections.close(asker.id);
      reply.clearCookie(cookieName(deps.origin), cookieOptions(deps.origin));
      return DONE;
    },

    'GET /api/sessions': async ({ asker, session }) =>
      ok({ sessions: [...(await listSessions(deps, asker.id, session?.id))] }),

    'DELETE /api/sessions/:id': async ({ asker, params }) => {
      if (!(await endSession(deps, asker.id, params.id))) return fail('http.missing');
      context.connections.close(asker.id);
      return DONE;
    },

    'POST /api/session/passkey/options': async () => ok({ options: await signInOptions(deps) }),

    'POST /api/session/passkey': async ({ body, ...entering }) => {
      const tried = { address: networkOf(entering.request.ip) };
      if (!(await mayTry(deps, tried))) return fail('http.rate');
      const account = await checkPasskey(deps, body);
      if (!account.ok) return account;
      await forgive(deps, tried);
      return enterAs(account.value, entering);
    },
  };
};
