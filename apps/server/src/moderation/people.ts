import { fail, ok, type Result } from '@threefold-games/core';
import type { ApiAnswer, PersonCard } from '@threefold-games/wire';
import { sql } from 'kysely';
import { countGames } from '../api/playerFacts.ts';
import { idsOf } from '../context.ts';
import { botsOf } from '../people/bots.ts';
import type { PeopleDeps } from '../people/deps.ts';
import { foldName } from '../people/names.ts';
import { asPerson, findPerson, findRow } from '../people/persons.ts';
import { abortsOf } from './aborts.ts';
import { latestOf } from './chatMessages.ts';
import { readLog } from './log.ts';
import { isOperator } from './operators.ts';
import { suspensionOf } from './suspensions.ts';

/** People on a page of the search, and entries of the log on a card. */
const FOUND = 30;
const ENTRIES = 20;

/** People whose names begin like this, guests too. */
export const findPeople = async (deps: PeopleDeps, name: string): Promise<ApiAnswer<'GET /api/moderation/people'>> => {
  const from = foldName(name);
  const rows = await deps.db
    .selectFrom('persons')
    .selectAll()
    .where('folded', '>=', from)
    .where('folded', '<', `${from}\u{10ffff}`)
    .where('deleted', 'is', null)
    .where('mergedInto', 'is', null)
    .orderBy('folded')
    .orderBy('seen', 'desc')
    .limit(FOUND)
    .execute();
  const now = deps.now();
  const people = await Promise.all(
    rows.map(async row => ({
      id: row.id,
      name: row.name,
      kind: row.kind,
      seen: row.seen,
      isSuspended: (await suspensionOf(deps.db, row, now)) !== undefined,
    })),
  );
  return { people };
};

/** A person as operators see them. */
export const cardOf = async (deps: PeopleDeps, id: string): Promise<Result<PersonCard>> => {
  const row = await findPerson(deps, id);
  if (row === undefined) return fail('people.missing');
  const ids = idsOf(await asPerson(deps, row));
  const owner = row.owner === null ? undefined : await findRow(deps, row.owner);
  const suspension = await suspensionOf(deps.db, row, deps.now());
  const { games, left } = await countGames(deps, row.id);
  const count = async (column: 'person' | 'by'): Promise<number> =>
    (
      await deps.db
        .selectFrom('reports')
        .select(sql<number>`count(*)`.as('count'))
        .where(column, 'in', ids)
        .executeTakeFirstOrThrow()
    ).count;
  return ok({
    id: row.id,
    name: row.name,
    kind: row.kind,
    since: row.created,
    seen: row.seen,
    isOperator: await isOperator(deps, row.id),
    suspension: suspension
      ? {
          since: suspension.since,
          until: suspension.until,
          why: suspension.why,
          network: suspension.network === 1,
        }
      : null,
    owner: owner ? { id: owner.id, name: owner.name } : null,
    bots: (await botsOf(deps, row.id)).map(bot => ({ id: bot.id, name: bot.name })),
    games,
    left,
    aborts: (await abortsOf(deps.db, ids, deps.now())).length,
    reported: await count('person'),
    reports: await count('by'),
    messages: [...(await latestOf(deps, ids))],
    log: [...(await readLog(deps, { persons: ids, most: ENTRIES })).entries],
  });
};
