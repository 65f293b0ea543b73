import { fail, ok, type Result } from '@threefold-games/core';
import type { ApiBody } from '@threefold-games/wire';
import type { FastifyBaseLogger } from 'fastify';
import { newId } from '../ids.ts';
import type { Tables } from '../store/tables.ts';
import type { PeopleDeps } from './deps.ts';
import { findPerson, guestsOf } from './persons.ts';

/** Keeps a report for the operators, with the reported person's chat message as it stands now, and says so in the log. */
export const report = async (
  deps: PeopleDeps,
  log: FastifyBaseLogger,
  by: string,
  { person, room, line, why }: ApiBody<'POST /api/reports'>,
): Promise<Result<true>> => {
  const reported = await findPerson(deps, person);
  if (reported === undefined) return fail('people.missing');
  const message =
    room === undefined || line === undefined
      ? undefined
      : await deps.db
          .selectFrom('chat')
          .select('text')
          .where('room', '=', room)
          .where('n', '=', line)
          .where('person', 'in', [reported.id, ...(await guestsOf(deps, reported.id))])
          .executeTakeFirst();
  const content = { by, person: reported.id, room: room ?? null, line: line ?? null, why };
  if (await isKnown(deps, content)) return ok(true);
  const row = { ...content, id: newId(), at: deps.now(), text: message?.text ?? null };
  await deps.db.insertInto('reports').values(row).execute();
  log.warn({ report: row.id, by, person: reported.id, room }, 'a player was reported');
  return ok(true);
};

/** Whether the very same was reported before, as by somebody whose answer was lost. */
const isKnown = async (
  { db }: PeopleDeps,
  { by, person, room, line, why }: Pick<Tables['reports'], 'by' | 'person' | 'room' | 'line' | 'why'>,
): Promise<boolean> => {
  const known = await db
    .selectFrom('reports')
    .select('id')
    .where('person', '=', person)
    .where('by', '=', by)
    .where('why', '=', why)
    .where('room', room === null ? 'is' : '=', room)
    .where('line', line === null ? 'is' : '=', line)
    .executeTakeFirst();
  return known !== undefined;
};
