import { fail, ok, type Result } from '@threefold/core';
import type { ApiBody } from '@threefold/wire';
import type { FastifyBaseLogger } from 'fastify';
import type { PeopleDeps } from './deps.ts';
import { findPerson, guestsOf } from './persons.ts';
import { newOwnId } from './secrets.ts';

/** Keeps a report for the operators, with the reported person's line of the chat as it stands now, and says so in the log. */
export const report = async (
  deps: PeopleDeps,
  log: FastifyBaseLogger,
  by: string,
  { person, room, line, why }: ApiBody<'POST /api/reports'>,
): Promise<Result<true>> => {
  const reported = await findPerson(deps, person);
  if (reported === undefined) return fail('people.missing');
  const said =
    room === undefined || line === undefined
      ? undefined
      : await deps.db
          .selectFrom('chat')
          .select('text')
          .where('room', '=', room)
          .where('n', '=', line)
          .where('person', 'in', [reported.id, ...(await guestsOf(deps, reported.id))])
          .executeTakeFirst();
  const row = {
    id: newOwnId(),
    at: deps.now(),
    by,
    person: reported.id,
    room: room ?? null,
    line: line ?? null,
    text: said?.text ?? null,
    why,
  };
  await deps.db.insertInto('reports').values(row).execute();
  log.warn({ report: row.id, by, person: reported.id, room }, 'a player was reported');
  return ok(true);
};
