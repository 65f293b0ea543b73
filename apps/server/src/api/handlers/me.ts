import { Readable } from 'node:stream';
import { fail, ok } from '@threefold-games/core';
import { idsOf } from '../../context.ts';
import { LIMITS } from '../../limits.ts';
import { isNetworkClosed } from '../../moderation/networks.ts';
import { listBlocks } from '../../people/blocks.ts';
import { deletePerson } from '../../people/deletePerson.ts';
import { exportPerson } from '../../people/exportPerson.ts';
import { setHoliday } from '../../people/holiday.ts';
import { createPerson, renamePerson } from '../../people/persons.ts';
import { cookieName, cookieOptions } from '../../people/sessions.ts';
import { networkOf } from '../../security.ts';
import { roomsOf } from '../../store/roomQueries.ts';
import { DONE, enter, type Handlers, type Tools } from '../handler.ts';

type Names =
  | 'GET /api/me'
  | 'POST /api/me'
  | 'DELETE /api/me'
  | 'GET /api/me/export'
  | 'GET /api/me/blocks'
  | 'GET /api/me/rooms'
  | 'PUT /api/me/holiday';

/** Who one is, and everything about oneself. */
export const meHandlers = ({ context, deps }: Tools): Handlers<Names> => ({
  'GET /api/me': async ({ asker }) => ok({ me: asker ? await context.people.me(asker) : null }),

  'POST /api/me': async ({ asker, body, request, reply }) => {
    if (asker) {
      const name = await renamePerson(deps, asker.id, body.name, asker.kind === 'account' ? 'account' : 'guest');
      if (!name.ok) return name;
      // Their connections know the old name.
      context.connections.close(asker.id);
      return ok({ me: await context.people.me({ ...asker, name: name.value }) });
    }
    if (await isNetworkClosed(deps, networkOf(request.ip))) return fail('people.newcomers');
    const guest = await createPerson(deps, body.name);
    if (!guest.ok) return guest;
    await enter(deps, guest.value.id, request, reply, { by: 'nothing' });
    return ok({ me: await context.people.me(guest.value) });
  },

  'DELETE /api/me': async ({ asker, reply }) => {
    for (const id of await deletePerson(deps, context.rooms, asker.id)) context.connections.close(id);
    reply.clearCookie(cookieName(deps.origin), cookieOptions(deps.origin));
    return DONE;
  },

  'GET /api/me/export': async ({ asker, reply }) => {
    reply.type('application/json').header('content-disposition', 'attachment; filename="threefold.json"');
    return ok(Readable.from(exportPerson(deps, context.rooms, asker)));
  },

  'GET /api/me/blocks': async ({ asker }) => ok({ blocks: await listBlocks(deps, asker.id) }),

  'GET /api/me/rooms': async ({ asker }) => {
    const own = new Set(idsOf(asker));
    const running = (
      await Promise.all(
        (['playing', 'gathering'] as const).map(phase =>
          roomsOf(context.store.db, [...own], { phase, limit: LIMITS.rooms.perPerson }),
        ),
      )
    ).flat();
    // A bot that stands in for one waits for nobody.
    const waits = ({ actor, seats }: (typeof running)[number]): boolean =>
      actor !== null && seats[actor]?.kind === 'person' && own.has(seats[actor].person ?? '');
    const byTime = running.toSorted((a, b) => (a.deadline ?? Infinity) - (b.deadline ?? Infinity) || 0);
    return ok({ rooms: [...byTime.filter(waits), ...byTime.filter(row => !waits(row))] });
  },

  'PUT /api/me/holiday': ({ asker, body }) => setHoliday(deps, context.rooms, asker.id, body.on),
});
