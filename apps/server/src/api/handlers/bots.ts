import { fail, ok } from '@threefold-games/core';
import { botsOf, createBot } from '../../people/bots.ts';
import { deletePerson } from '../../people/deletePerson.ts';
import { DONE, type Handlers, type Tools } from '../handler.ts';

type Names = 'POST /api/bots' | 'DELETE /api/bots/:id';

/** Bot accounts. */
export const botHandlers = ({ context, deps }: Tools): Handlers<Names> => ({
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
