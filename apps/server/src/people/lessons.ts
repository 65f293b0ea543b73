import { games } from '@threefold-games/catalogue';
import { fail, ok, type Result } from '@threefold-games/core';
import { LIMITS } from '../limits.ts';
import type { PeopleDeps } from './deps.ts';

/** The lessons that somebody has done, in the order of their keys, which is the same on every database. */
export const lessonsOf = async ({ db }: Pick<PeopleDeps, 'db'>, person: string): Promise<readonly string[]> => {
  const rows = await db.selectFrom('lessons').select('lesson').where('person', '=', person).execute();
  return rows.map(({ lesson }) => lesson).toSorted();
};

/**
 * Adds the lessons that a device knows of, and tells all that are known then; none is ever lost. What goes beyond the limit is not kept. A
 * server knows which games there are, but not every lesson of a newer page.
 */
export const mergeLessons = async (
  deps: PeopleDeps,
  person: string,
  sent: readonly string[],
): Promise<Result<{ readonly lessons: readonly string[] }>> => {
  const unknown = sent.map(lesson => lesson.split('/', 1)[0]).find(game => !games.some(({ id }) => id === game));
  if (unknown !== undefined) return fail('game.unknown', unknown);
  const before = await lessonsOf(deps, person);
  // As nearly always: a page asks whenever it is opened.
  if (newIn(sent, before).length === 0) return ok({ lessons: before });
  return deps.db.transaction().execute(async step => {
    // Locks the person: two devices at once stay within the limit, and nothing is kept of somebody who is being deleted.
    const { numUpdatedRows } = await step
      .updateTable('persons')
      .set({ id: person })
      .where('id', '=', person)
      .where('deleted', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return fail('people.needed');
    const known = await lessonsOf({ db: step }, person);
    const added = newIn(sent, known).slice(0, LIMITS.people.lessons - known.length);
    if (added.length > 0)
      await step
        .insertInto('lessons')
        .values(added.map(lesson => ({ person, lesson })))
        .onConflict(conflict => conflict.doNothing())
        .execute();
    return ok({ lessons: [...known, ...added].toSorted() });
  });
};

/** What is new, each once. */
const newIn = (sent: readonly string[], known: readonly string[]): readonly string[] => {
  const old = new Set(known);
  return [...new Set(sent)].filter(lesson => !old.has(lesson));
};
