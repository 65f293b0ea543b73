import { fail, ok, type Result } from '@threefold-games/core';
import type { Puzzle } from '@threefold-games/learn';
import type { OwnPuzzle, SolverSkill } from '@threefold-games/wire';
import type { Selectable, Transaction } from 'kysely';
import { recordChanges } from '../people/changes.ts';
import type { PeopleDeps } from '../people/deps.ts';
import { lockPerson } from '../people/persons.ts';
import type { Tables } from '../store/tables.ts';
import { type CountedTry, count } from './counts.ts';
import { type Chosen, isStrayed, rate, type SkillChange, solverOf } from './ratings.ts';

type Row = Selectable<Tables['puzzleAttempts']>;
type Outcome = OwnPuzzle['outcome'];

/** From the worst to the best. */
const OUTCOMES: readonly Outcome[] = ['missed', 'shown', 'practised', 'solved'];
/** Rows that are written with one statement. */
const BATCH = 100;
/** Milliseconds in which a first attempt that is sent again is answered with the same change of rating. */
const RESENT_WITHIN = 3_600_000;

/** An attempt at a puzzle that was judged. */
export interface Attempt extends Omit<CountedTry, 'puzzle'> {
  readonly puzzle: Puzzle;
  readonly chosen: Chosen;
  /** How it ended; undefined if the device has not said so. */
  readonly outcome: Outcome | undefined;
  /** How many turns were tried, this one included: after the first one nothing is counted or rated. */
  readonly tries: number;
}

/** What is known of an account after an attempt. */
export interface RecordedAttempt {
  readonly own: OwnPuzzle | undefined;
  /** How well the account solves puzzles of this game; undefined if it was never rated. */
  readonly solver: SolverSkill | undefined;
  /** What the attempt changed about that. */
  readonly skill: SkillChange | undefined;
  /** Whether it has just put the puzzle far away from its start. */
  readonly isStrayed: boolean;
}

/** Counts the first attempt of somebody without an account: only that there was one. */
export const countAttempt = ({ db }: Pick<PeopleDeps, 'db'>, { puzzle, ...tried }: Attempt): Promise<void> =>
  db.transaction().execute(step => count(step, { ...tried, puzzle: puzzle.id }));

/** Records an attempt of an account. The first one at a puzzle is counted and rated, later ones can only improve how it went. */
export const recordAttempt = (
  { db, now }: Pick<PeopleDeps, 'db' | 'now'>,
  person: string,
  attempt: Attempt,
): Promise<Result<RecordedAttempt>> =>
  db.transaction().execute(async step => {
    if (!(await lockPerson(step, person))) return fail('people.needed');
    const { puzzle, outcome, tries, day } = attempt;
    const at = now();
    const before = await rowOf(step, person, puzzle.id);
    const judged = before || tries > 1 ? undefined : await countFirst(step, person, attempt, at);
    const known = before && asOwn(before);
    const told = outcome && { id: puzzle.id, outcome, at, tries, ...(day === undefined ? {} : { day }) };
    const own = told && known ? betterOf(known, told) : (told ?? known);
    if (judged)
      await step
        .insertInto('puzzleAttempts')
        .values({ person, puzzle: puzzle.id, ...judged.columns })
        .execute();
    const isNew = own !== undefined && !(known && isSame(known, own));
    if (isNew) await writeOwnPuzzles(step, person, [own]);
    await recordChanges(step, person, [
      ...(isNew ? [{ kind: 'puzzle' as const, key: puzzle.id }] : []),
      ...(judged?.skill ? [{ kind: 'solver' as const, key: puzzle.game }] : []),
    ]);
    return ok({
      own,
      solver: await solverOf(step, person, puzzle.game),
      skill: judged ? judged.skill : before && skillOfResent(before, attempt, at),
      isStrayed: judged?.isStrayed ?? false,
    });
  });

/** Counts and rates a first attempt; with a hint it is not rated. */
const countFirst = async (step: Transaction<Tables>, person: string, attempt: Attempt, at: number) => {
  const { puzzle, isSolved, isHinted, chosen, steps, outcome } = attempt;
  await count(step, { ...attempt, puzzle: puzzle.id });
  const today = new Date(at).toISOString().slice(0, 10);
  // After a right first turn a later one can still miss.
  const hasFound = isSolved && outcome !== 'missed';
  const rated = isHinted ? undefined : await rate(step, { person, puzzle, chosen, isSolved: hasFound, today });
  const skill = rated && { before: rated.before, after: rated.after };
  return {
    skill,
    isStrayed: rated !== undefined && chosen !== 'theme' && isStrayed(rated.puzzle),
    columns: {
      firstAt: at,
      turn: steps.join(' '),
      solved: isSolved ? 1 : 0,
      hinted: isHinted ? 1 : 0,
      skill: skill ? JSON.stringify(skill) : null,
    },
  };
};

const skillOfResent = (
  { firstAt, turn, skill }: Row,
  { steps, tries }: Attempt,
  at: number,
): SkillChange | undefined =>
  tries === 1 && turn === steps.join(' ') && at - (firstAt ?? 0) <= RESENT_WITHIN ? readSkill(skill) : undefined;

const readSkill = (json: string | null): SkillChange | undefined =>
  json === null ? undefined : (JSON.parse(json) as SkillChange);

const rowOf = (step: Transaction<Tables>, person: string, puzzle: string): Promise<Row | undefined> =>
  step
    .selectFrom('puzzleAttempts')
    .selectAll()
    .where('person', '=', person)
    .where('puzzle', '=', puzzle)
    .executeTakeFirst();

/** How a puzzle went, if that is known. */
const asOwn = ({ puzzle: id, outcome, at, tries, day }: Row): OwnPuzzle | undefined =>
  outcome === null ? undefined : { id, outcome, at: at ?? 0, tries: tries ?? 0, ...(day === null ? {} : { day }) };

/** The puzzles that somebody has tried, or those of these, in the order of their names, which is the same on every database. */
export const ownPuzzlesOf = async (
  { db }: Pick<PeopleDeps, 'db'>,
  person: string,
  ids?: readonly string[],
): Promise<readonly OwnPuzzle[]> => {
  const all = db.selectFrom('puzzleAttempts').selectAll().where('person', '=', person).where('outcome', 'is not', null);
  const rows = await (ids ? all.where('puzzle', 'in', [...ids]) : all).execute();
  return rows.flatMap(row => asOwn(row) ?? []).toSorted((a, b) => (a.id < b.id ? -1 : 1));
};

/** How many puzzles somebody has tried. */
export const countOwnPuzzles = async ({ db }: Pick<PeopleDeps, 'db'>, person: string): Promise<number> => {
  const { count: found } = await db
    .selectFrom('puzzleAttempts')
    .select(it => it.fn.countAll<number | string>().as('count'))
    .where('person', '=', person)
    .where('outcome', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(found);
};

/** The first attempts of an account that were judged, in the order of their puzzles. */
export const firstAttemptsOf = async ({ db }: Pick<PeopleDeps, 'db'>, person: string): Promise<readonly unknown[]> => {
  const rows = await db
    .selectFrom('puzzleAttempts')
    .select(['puzzle', 'firstAt as at', 'turn', 'solved', 'hinted', 'skill'])
    .where('person', '=', person)
    .where('firstAt', 'is not', null)
    .orderBy('puzzle')
    .execute();
  return rows.map(({ skill, ...row }) => ({ ...row, skill: readSkill(skill) ?? null }));
};

/** Of what a device knows, what changes anything, as it is then to be kept. */
export const newPuzzles = (sent: readonly OwnPuzzle[], known: readonly OwnPuzzle[]): readonly OwnPuzzle[] => {
  const all = new Map(known.map(puzzle => [puzzle.id, puzzle]));
  const changed = new Map<string, OwnPuzzle>();
  for (const puzzle of sent) {
    const before = all.get(puzzle.id);
    const better = before ? betterOf(before, puzzle) : puzzle;
    if (before && isSame(before, better)) continue;
    all.set(puzzle.id, better);
    changed.set(puzzle.id, better);
  }
  return [...changed.values()];
};

/** The better outcome, whichever comes first; the day of either is not lost. */
const betterOf = (a: OwnPuzzle, b: OwnPuzzle): OwnPuzzle => {
  const [better, other] = compare(a, b) >= 0 ? [a, b] : [b, a];
  const day = better.day ?? other.day;
  return { ...better, ...(day === undefined ? {} : { day }) };
};

/** Of equal outcomes the latest miss counts, since missed puzzles are listed by it, and the earliest solution. */
const compare = (a: OwnPuzzle, b: OwnPuzzle): number =>
  OUTCOMES.indexOf(a.outcome) - OUTCOMES.indexOf(b.outcome) ||
  (isDone(a.outcome) ? b.at - a.at : a.at - b.at) ||
  b.tries - a.tries ||
  ((a.day ?? '') < (b.day ?? '') ? -1 : 1);

const isDone = (outcome: Outcome): boolean => outcome === 'solved' || outcome === 'practised';

const isSame = (a: OwnPuzzle, b: OwnPuzzle): boolean =>
  a.outcome === b.outcome && a.at === b.at && a.tries === b.tries && a.day === b.day;

/** Writes how puzzles went; what is known of their first attempts stays. */
export const writeOwnPuzzles = async (
  step: Transaction<Tables>,
  person: string,
  puzzles: readonly OwnPuzzle[],
): Promise<void> => {
  for (let n = 0; n < puzzles.length; n += BATCH)
    await step
      .insertInto('puzzleAttempts')
      .values(
        puzzles.slice(n, n + BATCH).map(({ id: puzzle, day = null, ...own }) => ({ person, puzzle, ...own, day })),
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
