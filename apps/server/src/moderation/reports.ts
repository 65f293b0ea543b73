import { fail, ok, type Result } from '@threefold-games/core';
import type { ApiAnswer, ApiBody, ApiQuery, Report } from '@threefold-games/wire';
import type { FastifyBaseLogger } from 'fastify';
import { newId } from '../ids.ts';
import type { PeopleDeps } from '../people/deps.ts';
import { findPerson, guestsOf } from '../people/persons.ts';
import { comesAfter, cutPage } from '../store/pages.ts';
import type { Tables } from '../store/tables.ts';
import { messagesAround } from './chatMessages.ts';
import { namesOf, type Operator, writeLog } from './log.ts';

/** Reports on a page. */
const PAGE = 20;

/** What players have reported, the latest first, with the messages around the one that it is about. */
export const listReports = async (
  deps: PeopleDeps,
  { state = 'open', before }: ApiQuery<'GET /api/moderation/reports'>,
): Promise<ApiAnswer<'GET /api/moderation/reports'>> => {
  let query = deps.db
    .selectFrom('reports')
    .selectAll()
    .where('closed', state === 'open' ? 'is' : 'is not', null);
  if (before !== undefined) query = query.where(comesAfter('at', 'id', before));
  const rows = await query
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
    .execute();
  const { page, next } = cutPage(rows, PAGE, row => row);
  const names = await namesOf(
    deps.db,
    page.flatMap(({ by, person, closedBy }) => (closedBy === null ? [by, person] : [by, person, closedBy])),
  );
  const reports = await Promise.all(
    page.map(
      async ({ closed, closedBy, outcome, ...row }): Promise<Report> => ({
        ...row,
        by: names(row.by),
        person: names(row.person),
        around: row.room === null || row.line === null ? [] : await messagesAround(deps, row.room, row.line),
        closed:
          closed === null
            ? null
            : { at: closed, by: closedBy === null ? null : names(closedBy), outcome: outcome ?? '' },
      }),
    ),
  );
  return { reports, next };
};

/** Closes a report; whoever wrote it is told nothing. */
export const closeReport = async (
  deps: PeopleDeps,
  by: Operator,
  id: string,
  outcome: string,
): Promise<Result<true>> => {
  const at = deps.now();
  const report = await deps.db
    .selectFrom('reports')
    .select(['person', 'closed'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (report === undefined) return fail('http.missing');
  // An operator does not close what was reported about themselves.
  if (report.person === by) return fail('people.forbidden');
  const isDone = await deps.db.transaction().execute(async step => {
    const closed = await step
      .updateTable('reports')
      .set({ closed: at, closedBy: by, outcome })
      .where('id', '=', id)
      .where('closed', 'is', null)
      .executeTakeFirst();
    if (closed.numUpdatedRows === 0n) return false;
    await writeLog(step, { by, act: 'closeReport', person: report.person, what: { report: id }, why: outcome }, at);
    return true;
  });
  return isDone ? ok(true) : fail('http.missing');
};

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
