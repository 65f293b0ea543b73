import { fail, ok, type Result } from '@threefold-games/core';
import type { ApiAnswer } from '@threefold-games/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Person } from '../../context.ts';
import { noteEntrance } from '../../people/attempts.ts';
import { useCode } from '../../people/codes.ts';
import { setHoliday } from '../../people/holiday.ts';
import { foldName } from '../../people/names.ts';
import { checkPasskey, showOptions } from '../../people/passkeys.ts';
import { tryPassword } from '../../people/passwords.ts';
import { asPerson, findRow, mergeGuest } from '../../people/persons.ts';
import {
  confirmSession,
  cookieName,
  cookieOptions,
  type Entry,
  endSession,
  listSessions,
  type Session,
} from '../../people/sessions.ts';
import { networkOf } from '../../security.ts';
import { DONE, enter, type Handlers, ownTry, type Tools } from '../handler.ts';

type Names =
  | 'POST /api/session'
  | 'DELETE /api/session'
  | 'GET /api/sessions'
  | 'DELETE /api/sessions/:id'
  | 'POST /api/session/passkey/options'
  | 'POST /api/session/passkey'
  | 'POST /api/session/confirm/options'
  | 'POST /api/session/confirm';

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
    by: Entry['by'],
  ): Promise<Result<ApiAnswer<'POST /api/session'>>> => {
    const row = await findRow(deps, account);
    if (row?.kind !== 'account') return fail('people.signIn');
    if (asker?.kind === 'guest') {
      // The clocks go by the account's holiday from now on.
      await setHoliday(deps, context.rooms, asker.id, false);
      await mergeGuest(deps, asker.id, row.id);
    } else if (asker && session) {
      await endSession(deps, asker.id, session.id);
      if (asker.id !== row.id) context.connections.close(asker.id);
    }
    await noteEntrance(deps, row.id, networkOf(request.ip));
    await enter(deps, row.id, request, reply, { by, replaces: session?.id });
    return ok({ me: await context.people.me(await asPerson(deps, row)) });
  };

  return {
    'POST /api/session': async ({ body, ...entering }) => {
      if ((body.password === undefined) === (body.code === undefined)) return fail('http.input');
      const name = foldName(body.name);
      const row = await deps.db
        .selectFrom('persons')
        .select('id')
        .where('folded', '=', name)
        .where('kind', '=', 'account')
        .executeTakeFirst();
      const account = row?.id;
      if (body.password !== undefined) {
        const tried = { name, account, network: networkOf(entering.request.ip) };
        const owner = await tryPassword(deps, tried, body.password);
        return owner.ok ? enterAs(owner.value, entering, 'credential') : owner;
      }
      // Nobody guesses one of 79 bits, however often they try.
      const isOwner = account !== undefined && (await useCode(deps, account, body.code ?? ''));
      return isOwner ? enterAs(account, entering, 'code') : fail('people.code');
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

    'POST /api/session/passkey/options': async () => ok({ options: await showOptions(deps, null) }),

    'POST /api/session/passkey': async ({ body, ...entering }) => {
      const account = await checkPasskey(deps, body, null);
      return account.ok ? enterAs(account.value, entering, 'credential') : account;
    },

    'POST /api/session/confirm/options': async ({ asker }) => ok({ options: await showOptions(deps, asker.id) }),

    'POST /api/session/confirm': async ({ asker, session, body: { password, credential }, request }) => {
      if ((password === undefined) === (credential === undefined)) return fail('http.input');
      const owner = credential
        ? await checkPasskey(deps, { credential }, asker.id)
        : await tryPassword(deps, await ownTry(deps, asker, request), password ?? '');
      if (!owner.ok) return owner;
      if (session) await confirmSession(deps, session.id);
      return DONE;
    },
  };
};
