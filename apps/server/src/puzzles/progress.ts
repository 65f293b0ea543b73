import { fail, ok, type Result } from '@threefold-games/core';
import type { OwnPuzzle } from '@threefold-games/wire';
import type { Transaction } from 'kysely';
import { LIMITS } from '../limits.ts';
import type { PeopleDeps } from '../people/deps.ts';
import type { Tables } from '../store/tables.ts';

/** From the worst to the best. */
const OUTCOMES: readonly OwnPuzzle['outcome'][] = ['missed', 'shown', 'practised', 'solved'];

/** Rows that are written with one statement. */
const BATCH = 100;

/** The puzzles that somebody has tried, in the order of their names, which is the same on every database. */
export const ownPuzzlesOf = async ({ db }: Pick<PeopleDeps, 'db'>, person: string): Promise<readonly OwnPuzzle[]> => {
  const rows = await db
    .selectFrom('ownPuzzles')
    .select(['puzzle as id', 'outcome', 'at', 'tries', 'day'])
    .where('person', '=', person)
    .execute();
  return rows
    .map(({ day, ...row }) => ({ ...row, ...(day === null ? {} : { day }) }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
};

/** Takes in the puzzles that a device knows of, and tells all that are known then: of two tries at one the better stays. What goes beyond the limit is not kept. */
export const mergePuzzles = async (
  { db }: Pick<PeopleDeps, 'db'>,
  person: string,
  sent: readonly OwnPuzzle[],
): Promise<Result<readonly OwnPuzzle[]>> => {
  const before = await ownPuzzlesOf({ db }, person);
  // As nearly always: a page asks whenever it is opened.
  if (newIn(sent, before).size === 0) return ok(before);
  return db.transaction().execute(async step => {
    // Locks the person: two devices at once stay within the limit, and nothing is kept of somebody who is being deleted.
    const { numUpdatedRows } = await step
      .updateTable('persons')
      .set({ id: person })
      .where('id', '=', person)
      .where('deleted', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return fail('people.needed');
    const known = await ownPuzzlesOf({ db: step }, person);
    await write(step, person, withinLimit(newIn(sent, known), known));
    return ok(await ownPuzzlesOf({ db: step }, person));
  });
};

/** Of what is sent, what changes anything, as it is then to be kept. */
const newIn = (sent: readonly OwnPuzzle[], known: readonly OwnPuzzle[]): ReadonlyMap<string, OwnPuzzle> => {
  const all = new Map(known.map(puzzle => [puzzle.id, puzzle]));
  const changed = new Map<string, OwnPuzzle>();
  for (const puzzle of sent) {
    const before = all.get(puzzle.id);
    const better = before ? betterOf(before, puzzle) : puzzle;
    if (before && isSame(before, better)) continue;
    all.set(puzzle.id, better);
    changed.set(puzzle.id, better);
  }
  return changed;
};

/** The better outcome, and of equal ones the earlier; the day of either is not lost. Whichever comes first, the same remains. */
const betterOf = (a: OwnPuzzle, b: OwnPuzzle): OwnPuzzle => {
  const [better, other] = compare(a, b) >= 0 ? [a, b] : [b, a];
  const day = better.day ?? other.day;
  return { ...better, ...(day === undefined ? {} : { day }) };
};

const compare = (a: OwnPuzzle, b: OwnPuzzle): number =>
  OUTCOMES.indexOf(a.outcome) - OUTCOMES.indexOf(b.outcome) ||
  b.at - a.at ||
  b.tries - a.tries ||
  ((a.day ?? '') < (b.day ?? '') ? -1 : 1);

const isSame = (a: OwnPuzzle, b: OwnPuzzle): boolean =>
  a.outcome === b.outcome && a.at === b.at && a.tries === b.tries && a.day === b.day;

const withinLimit = (changed: ReadonlyMap<string, OwnPuzzle>, known: readonly OwnPuzzle[]): readonly OwnPuzzle[] => {
  const old = new Set(known.map(({ id }) => id));
  let room = LIMITS.people.puzzles - known.length;
  return [...changed.values()].filter(({ id }) => old.has(id) || room-- > 0);
};

const write = async (step: Transaction<Tables>, person: string, puzzles: readonly OwnPuzzle[]): Promise<void> => {
  for (let n = 0; n < puzzles.length; n += BATCH)
    await step
      .insertInto('ownPuzzles')
      .values(
        puzzles.slice(n, n + BATCH).map(({ id, outcome, at, tries, day = null }) => ({
          person,
          puzzle: id,
          outcome,
          at,
          tries,
          day,
        })),
      )
      .onConflict(conflict =>
        conflict.columns(['person', 'puzzle']).doUpdateSet(row => ({
          outcome: row.ref('excluded.outcome'),
          at: row.ref('excluded.at'),
          tries: row.ref('excluded.tries'),
          day: row.ref('excluded.day'),
        })),
      )
      .execute();
};
