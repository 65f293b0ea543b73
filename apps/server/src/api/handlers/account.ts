import { fail, ok } from '@threefold-games/core';
import { noteEntrance } from '../../people/attempts.ts';
import { botsOf, createBot } from '../../people/bots.ts';
import { codesLeft, renewCodes } from '../../people/codes.ts';
import { deletePerson } from '../../people/deletePerson.ts';
import { addPasskey, listPasskeys, passkeyOptions, removePasskey } from '../../people/passkeys.ts';
import { hashPassword, hasPassword, setPassword, tryPassword } from '../../people/passwords.ts';
import { renamePerson } from '../../people/persons.ts';
import { confirmSession, endOtherSessions, mayGoOn } from '../../people/sessions.ts';
import { networkOf } from '../../security.ts';
import { DONE, enter, type Handlers, ownTry, type Tools } from '../handler.ts';

type Names =
  | 'POST /api/account'
  | 'GET /api/account'
  | 'PUT /api/account/password'
  | 'POST /api/account/codes'
  | 'POST /api/account/passkeys/options'
  | 'POST /api/account/passkeys'
  | 'DELETE /api/account/passkeys/:id'
  | 'POST /api/bots'
  | 'DELETE /api/bots/:id';

/** Accounts, the ways to prove to be their owner, and their bots. */
export const accountHandlers = ({ context, deps }: Tools): Handlers<Names> => ({
  'POST /api/account': async ({ asker, session, body, request, reply }) => {
    if (asker.kind !== 'guest') return fail('people.forbidden');
    const network = networkOf(request.ip);
    const hash =
      body.password === undefined ? undefined : await hashPassword(deps, body.password, { network, isKnown: false });
    if (hash && !hash.ok) return hash;
    const name = await renamePerson(deps, asker.id, body.name, 'account');
    if (!name.ok) return name;
    if (hash) await setPassword(deps, asker.id, hash.value);
    const codes = await renewCodes(deps, asker.id);
    await noteEntrance(deps, asker.id, network);
    // Who knew the guest's cookie knows nothing of the account. Their connections are opened anew with the new one.
    await enter(deps, asker.id, request, reply, { by: 'credential', replaces: session?.id });
    return ok({ me: await context.people.me({ ...asker, name: name.value, kind: 'account' }), codes });
  },

  'GET /api/account': async ({ asker, session }) => {
    const { db } = deps;
    const webhook = await db
      .selectFrom('webhooks')
      .select(['url', 'failing'])
      .where('person', '=', asker.id)
      .executeTakeFirst();
    const pushes = await db.selectFrom('pushes').select('endpoint').where('person', '=', asker.id).execute();
    const bots = await botsOf(deps, asker.id);
    return ok({
      me: await context.people.me(asker),
      hasPassword: await hasPassword(deps, asker.id),
      recovering: session?.recovering ?? false,
      passkeys: await listPasskeys(deps, asker.id),
      codesLeft: await codesLeft(deps, asker.id),
      bots: bots.map(({ id, name, created, seen }) => ({ id, name, created, seen })),
      webhook: webhook ? { url: webhook.url, failing: webhook.failing === 1 } : null,
      pushes: pushes.length,
    });
  },

  'PUT /api/account/password': async ({ asker, session, body, request }) => {
    if (!session?.recovering) {
      // Who has only passkeys shows one of them.
      const isOwner = (await hasPassword(deps, asker.id))
        ? await tryPassword(deps, await ownTry(deps, asker, request), body.old ?? '')
        : await mayGoOn(deps, asker.id, session);
      if (!isOwner.ok) return isOwner;
    }
    const hash = await hashPassword(deps, body.password, { network: networkOf(request.ip), isKnown: true });
    if (!hash.ok) return hash;
    await setPassword(deps, asker.id, hash.value);
    if (session) await confirmSession(deps, session.id);
    await endOtherSessions(deps, asker.id, session?.id);
    context.connections.close(asker.id);
    return DONE;
  },

  'POST /api/account/codes': async ({ asker }) => ok({ codes: await renewCodes(deps, asker.id) }),

  'POST /api/account/passkeys/options': async ({ asker }) => ok({ options: await passkeyOptions(deps, asker) }),

  'POST /api/account/passkeys': ({ asker, body }) => addPasskey(deps, asker.id, body),

  'DELETE /api/account/passkeys/:id': async ({ asker, params }) => {
    const known = await listPasskeys(deps, asker.id);
    if (!known.some(({ id }) => id === params.id)) return fail('http.missing');
    // The last way in stays.
    if (known.length === 1 && !(await hasPassword(deps, asker.id))) return fail('people.forbidden');
    await removePasskey(deps, asker.id, params.id);
    return DONE;
  },

  'POST /api/bots': async ({ asker, body }) => {
    const bot = await createBot(deps, asker.id, body.name);
    return bot.ok ? ok(bot.value) : bot;
  },

  'DELETE /api/bots/:id': async ({ asker, params }) => {
    const own = await botsOf(deps, asker.id);
    if (!own.some(({ id }) => id === params.id)) return fail('people.missing');
    for (const id of await deletePerson(deps, context.rooms, params.id)) context.connections.close(id);
    return DONE;
  },
});
