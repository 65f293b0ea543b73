import { ok, type Result } from '@threefold-games/core';
import { takeMessage } from '../../moderation/chatMessages.ts';
import { readLog } from '../../moderation/log.ts';
import { setOperator } from '../../moderation/operators.ts';
import { cardOf, findPeople } from '../../moderation/people.ts';
import { rename, takeName } from '../../moderation/rename.ts';
import { closeReport, listReports } from '../../moderation/reports.ts';
import { lift, suspend } from '../../moderation/suspend.ts';
import { DONE, type Handlers, type Tools } from '../handler.ts';

type Names =
  | 'GET /api/moderation/reports'
  | 'POST /api/moderation/reports/:id/close'
  | 'GET /api/moderation/people'
  | 'GET /api/moderation/people/:id'
  | 'PUT /api/moderation/people/:id/suspension'
  | 'DELETE /api/moderation/people/:id/suspension'
  | 'PUT /api/moderation/people/:id/name'
  | 'DELETE /api/moderation/people/:id/name'
  | 'DELETE /api/moderation/rooms/:id/chat/:n'
  | 'PUT /api/moderation/operators/:id'
  | 'DELETE /api/moderation/operators/:id'
  | 'GET /api/moderation/log';

/** What operators read and do. Whoever asks is one. */
export const moderationHandlers = ({ context, deps }: Tools): Handlers<Names> => {
  const { rooms, connections } = context;
  /** Whoever is concerned comes back and is told. */
  const told = (concerned: Result<readonly string[]>): Result<{ readonly done: true }> => {
    if (!concerned.ok) return concerned;
    for (const id of concerned.value) connections.close(id);
    return DONE;
  };
  const setOperatorTo = async (
    on: boolean,
    { operator, params, body }: { operator: string | null; params: { id: string }; body: { why: string } },
  ): Promise<Result<{ readonly done: true }>> => {
    const set = await setOperator(deps, operator, params.id, { on, why: body.why });
    return told(set.ok ? ok([set.value.id]) : set);
  };
  return {
    'GET /api/moderation/reports': async ({ query }) => ok(await listReports(deps, query)),

    'POST /api/moderation/reports/:id/close': async ({ operator, params, body }) => {
      const closed = await closeReport(deps, operator, params.id, body.outcome);
      return closed.ok ? DONE : closed;
    },

    'GET /api/moderation/people': async ({ query }) => ok(await findPeople(deps, query.name)),

    'GET /api/moderation/people/:id': ({ params }) => cardOf(deps, params.id),

    'PUT /api/moderation/people/:id/suspension': async ({ operator, params, body }) =>
      told(await suspend(deps, rooms, operator, params.id, body)),

    'DELETE /api/moderation/people/:id/suspension': async ({ operator, params, body }) =>
      told(await lift(deps, operator, params.id, body.why)),

    'PUT /api/moderation/people/:id/name': async ({ operator, params, body }) =>
      told(await rename(deps, rooms, operator, params.id, body)),

    'DELETE /api/moderation/people/:id/name': async ({ operator, params, body }) =>
      told(await takeName(deps, rooms, operator, params.id, body.why)),

    'DELETE /api/moderation/rooms/:id/chat/:n': async ({ operator, params, body }) => {
      const taken = await takeMessage(deps, operator, { room: params.id, n: params.n, why: body.why });
      if (!taken.ok) return taken;
      await rooms.reload(params.id);
      return DONE;
    },

    'PUT /api/moderation/operators/:id': ask => setOperatorTo(true, ask),
    'DELETE /api/moderation/operators/:id': ask => setOperatorTo(false, ask),

    'GET /api/moderation/log': async ({ query: { person, before } }) =>
      ok(
        await readLog(deps, {
          ...(person === undefined ? {} : { persons: [person] }),
          ...(before === undefined ? {} : { before }),
        }),
      ),
  };
};
