import { fail, ok, type Result } from '@threefold-games/core';
import type { Puzzle } from '@threefold-games/learn';
import type { PeopleDeps } from '../people/deps.ts';
import { type CountedTry, count } from './counts.ts';
import { type Chosen, isStrayed, rate, type SkillChange } from './ratings.ts';

/** A first try at a puzzle that was judged. */
export interface FirstTry extends Omit<CountedTry, 'puzzle'> {
  readonly puzzle: Puzzle;
  readonly chosen: Chosen;
}

/** What is kept of an account's try. */
interface Kept {
  readonly skill: SkillChange | undefined;
  /** Whether it has just put the puzzle far away from its start. */
  readonly isStrayed: boolean;
}

/** Milliseconds in which a try that is sent again is answered as it was: later it is another one, which changes nothing. */
const RESENT_WITHIN = 3_600_000;

/** Counts a try of somebody without an account: only that there was one. */
export const countTry = ({ db }: Pick<PeopleDeps, 'db'>, { puzzle, ...tried }: FirstTry): Promise<void> =>
  db.transaction().execute(step => count(step, { ...tried, puzzle: puzzle.id }));

/** Counts and rates the first try of an account; every later one changes nothing. */
export const countOwnTry = (
  { db, now }: Pick<PeopleDeps, 'db' | 'now'>,
  person: string,
  { puzzle, ...tried }: FirstTry,
): Promise<Result<Kept>> =>
  db.transaction().execute(async step => {
    // Locks the person: two devices at once count once, and nothing is kept of somebody who is being deleted.
    const { numUpdatedRows } = await step
      .updateTable('persons')
      .set({ id: person })
      .where('id', '=', person)
      .where('deleted', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return fail('people.needed');
    const [at, turn] = [now(), tried.steps.join(' ')];
    const before = await step
      .selectFrom('puzzleTries')
      .select(['at', 'turn', 'skill'])
      .where('person', '=', person)
      .where('puzzle', '=', puzzle.id)
      .executeTakeFirst();
    if (before) {
      const isResent = before.turn === turn && at - before.at <= RESENT_WITHIN;
      return ok({ skill: isResent ? readSkill(before.skill) : undefined, isStrayed: false });
    }
    await count(step, { ...tried, puzzle: puzzle.id });
    const { isSolved, isHinted, chosen } = tried;
    const today = new Date(at).toISOString().slice(0, 10);
    const rated = isHinted ? undefined : await rate(step, { person, puzzle, chosen, isSolved, today });
    const skill = rated && { before: rated.before, after: rated.after };
    await step
      .insertInto('puzzleTries')
      .values({
        person,
        puzzle: puzzle.id,
        at,
        turn,
        solved: isSolved ? 1 : 0,
        hinted: isHinted ? 1 : 0,
        skill: skill ? JSON.stringify(skill) : null,
      })
      .execute();
    return ok({ skill, isStrayed: rated !== undefined && chosen !== 'theme' && isStrayed(rated.puzzle) });
  });

const readSkill = (json: string | null): SkillChange | undefined =>
  json === null ? undefined : (JSON.parse(json) as SkillChange);

/** The tries of an account that were counted, in the order of their puzzles. */
export const ownTriesOf = async ({ db }: Pick<PeopleDeps, 'db'>, person: string): Promise<readonly unknown[]> => {
  const rows = await db
    .selectFrom('puzzleTries')
    .select(['puzzle', 'at', 'turn', 'solved', 'hinted', 'skill'])
    .where('person', '=', person)
    .orderBy('puzzle')
    .execute();
  return rows.map(({ skill, ...row }) => ({ ...row, skill: readSkill(skill) ?? null }));
};
