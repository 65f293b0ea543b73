import { fail, ok } from '@threefold-games/core';
import { newToken } from '../../ids.ts';
import { LIMITS } from '../../limits.ts';
import { readAddress } from '../../notifications/addresses.ts';
import { DONE, type Handlers, type Tools } from '../handler.ts';

type Names = 'GET /api/push/key' | 'POST /api/push' | 'DELETE /api/push' | 'PUT /api/webhook' | 'DELETE /api/webhook';

/** Where somebody is notified that it is their turn. */
export const notificationHandlers = ({ context, deps, allowPrivate }: Tools): Handlers<Names> => ({
  'GET /api/push/key': async () => ok({ key: context.secrets.vapid.publicKey }),

  'POST /api/push': async ({ asker, body: { endpoint, keys, lang } }) => {
    const address = readAddress(endpoint, allowPrivate);
    if (!address.ok) return address;
    const known = await deps.db.selectFrom('pushes').select('endpoint').where('person', '=', asker.id).execute();
    if (known.length >= LIMITS.people.pushes && !known.some(device => device.endpoint === endpoint))
      return fail('people.limit');
    const row = { person: asker.id, p256dh: keys.p256dh, auth: keys.auth, lang, created: deps.now() };
    // A device that another person was told on proves by its keys, which it tells nobody else, that it is the same.
    await deps.db
      .insertInto('pushes')
      .values({ endpoint, ...row })
      .onConflict(conflict =>
        conflict
          .column('endpoint')
          .doUpdateSet(row)
          .where(it =>
            it.or([
              it('pushes.person', '=', asker.id),
              it.and([it('pushes.p256dh', '=', keys.p256dh), it('pushes.auth', '=', keys.auth)]),
            ]),
          ),
      )
      .execute();
    const kept = await deps.db
      .selectFrom('pushes')
      .select('person')
      .where('endpoint', '=', endpoint)
      .executeTakeFirst();
    return kept?.person === asker.id ? DONE : fail('notice.taken');
  },

  'DELETE /api/push': async ({ asker, body }) => {
    await deps.db.deleteFrom('pushes').where('endpoint', '=', body.endpoint).where('person', '=', asker.id).execute();
    return DONE;
  },

  'PUT /api/webhook': async ({ asker, body: { url, lang } }) => {
    const address = readAddress(url, allowPrivate);
    if (!address.ok) return address;
    const row = { url: address.value.href, secret: newToken(), lang, created: deps.now(), failing: 0 };
    await deps.db
      .insertInto('webhooks')
      .values({ person: asker.id, ...row })
      .onConflict(conflict => conflict.column('person').doUpdateSet(row))
      .execute();
    return ok({ secret: row.secret });
  },

  'DELETE /api/webhook': async ({ asker }) => {
    await deps.db.deleteFrom('webhooks').where('person', '=', asker.id).execute();
    return DONE;
  },
});
