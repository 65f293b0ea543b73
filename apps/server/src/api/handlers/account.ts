import { fail, ok } from '@threefold/core';
import { PASSWORD_LENGTH } from '@threefold/wire';
import { botsOf } from '../../people/bots.ts';
import { codesLeft, renewCodes } from '../../people/codes.ts';
import { addPasskey, listPasskeys, passkeyOptions, removePasskey } from '../../people/passkeys.ts';
import { checkPassword, hasPassword, isLongEnough, setPassword } from '../../people/passwords.ts';
import { renamePerson } from '../../people/persons.ts';
import { endOtherSessions } from '../../people/sessions.ts';
import { DONE, type Handlers, type Tools } from '../handler.ts';

type Names =
  | 'POST /api/account'
  | 'GET /api/account'
  | 'PUT /api/account/password'
  | 'POST /api/account/codes'
  | 'POST /api/account/passkeys/options'
  | 'POST /api/account/passkeys'
  | 'DELETE /api/account/passkeys/:id';

/** Accounts and how one proves to be their owner. */
export const accountHandlers = ({ context, deps }: Tools): Handlers<Names> => ({
  'POST /api/account': async ({ asker, body }) => {
    if (asker.kind !== 'guest') return fail('people.forbidden');
    if (body.password !== undefined && !isLongEnough(body.password))
      return fail('people.password', `${PASSWORD_LENGTH}`);
    const name = await renamePerson(deps, asker.id, body.name, 'account');
    if (!name.ok) return name;
    if (body.password !== undefined) await setPassword(deps, asker.id, body.password);
    const codes = await renewCodes(deps, asker.id);
    // Their connections know them as a guest.
    context.connections.close(asker.id);
    return ok({ me: await context.people.me({ ...asker, name: name.value, kind: 'account' }), codes });
  },

  'GET /api/account': async ({ asker }) => {
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
      passkeys: await listPasskeys(deps, asker.id),
      codesLeft: await codesLeft(deps, asker.id),
      bots: bots.map(({ id, name, created, seen }) => ({ id, name, created, seen })),
      webhook: webhook ? { url: webhook.url, failing: webhook.failing === 1 } : null,
      pushes: pushes.length,
    });
  },

  'PUT /api/account/password': async ({ asker, session, body }) => {
    const mayDoWithout = session?.recovering || !(await hasPassword(deps, asker.id));
    if (!mayDoWithout && !(await checkPassword(deps, asker.id, body.old ?? ''))) return fail('people.signIn');
    const set = await setPassword(deps, asker.id, body.password);
    if (!set.ok) return set;
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
});
