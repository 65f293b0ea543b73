import { fail, ok, type Result } from '@threefold-games/core';
import type { ApiBody, LobbyRow } from '@threefold-games/wire';
import { idsOf, type Person, type RoomService } from '../context.ts';
import { newId } from '../ids.ts';
import { botsOf } from '../people/bots.ts';
import type { PeopleDeps } from '../people/deps.ts';
import { asPerson, type PersonRow } from '../people/persons.ts';
import { type Operator, writeLog } from './log.ts';
import { findTarget } from './operators.ts';

/**
 * Suspends somebody until a moment, or for good. They leave tables that have not begun; games that run they may finish. The value is whose
 * connections are to be closed: they come back and are told.
 */
export const suspend = async (
  deps: PeopleDeps,
  rooms: RoomService,
  by: Operator,
  id: string,
  { until, why, network = false }: ApiBody<'PUT /api/moderation/people/:id/suspension'>,
): Promise<Result<readonly string[]>> => {
  const target = await findTarget(deps, by, id);
  if (!target.ok) return target;
  const at = deps.now();
  if (until !== null && until <= at) return fail('http.input', '/until');
  const row = target.value;
  const suspension = { since: at, until, why, network: network ? 1 : 0 };
  await deps.db.transaction().execute(async step => {
    await step
      .insertInto('suspensions')
      .values({ person: row.id, ...suspension })
      .onConflict(conflict => conflict.column('person').doUpdateSet(suspension))
      .execute();
    const act = until === null ? 'ban' : 'suspend';
    const what = { ...(until === null ? {} : { until }), ...(network ? { network } : {}) };
    await writeLog(step, { by, act, person: row.id, what, why }, at);
  });
  const concerned = await concernedBy(deps, row);
  for (const one of concerned) await leaveTables(deps, rooms, one);
  return ok(concerned.flatMap(idsOf));
};

/** Ends a suspension. The value is whose connections are to be closed. */
export const lift = async (
  deps: PeopleDeps,
  by: Operator,
  id: string,
  why: string,
): Promise<Result<readonly string[]>> => {
  const target = await findTarget(deps, by, id);
  if (!target.ok) return target;
  const row = target.value;
  const persons = idsOf(await asPerson(deps, row));
  await deps.db.transaction().execute(async step => {
    await step
      .deleteFrom('suspensions')
      .where('person', 'in', [...persons])
      .execute();
    await writeLog(step, { by, act: 'lift', person: row.id, why }, deps.now());
  });
  return ok((await concernedBy(deps, row)).flatMap(idsOf));
};

/** A person and their bots. */
const concernedBy = async (deps: PeopleDeps, row: PersonRow): Promise<readonly Person[]> =>
  Promise.all([row, ...(await botsOf(deps, row.id))].map(one => asPerson(deps, one)));

/** Leaves all tables that have not begun; where nobody else sits, they are closed. */
const leaveTables = async ({ db }: PeopleDeps, rooms: RoomService, person: Person): Promise<void> => {
  const ids = idsOf(person);
  const open = await db
    .selectFrom('rooms')
    .select('row')
    .where('phase', '=', 'gathering')
    .where('id', 'in', it => it.selectFrom('sitters').select('sitters.room').where('sitters.person', 'in', ids))
    .execute();
  for (const { row } of open) {
    const { id: roomId, host, seats } = JSON.parse(row) as LobbyRow;
    const isAlone = seats.every(({ person: other }) => other === undefined || ids.includes(other));
    const act = isAlone && ids.includes(host) ? 'close' : 'stand';
    await rooms.act({ person, roomId, requestId: newId(), act: { kind: act } });
  }
};
