import type { Transaction } from 'kysely';
import type { PeopleDeps } from '../people/deps.ts';
import type { Tables } from '../store/tables.ts';

/** How others fared, as it is told. */
export interface Counts {
  readonly tried: number;
  readonly first: number;
  readonly other?: { readonly turn: readonly string[]; readonly count: number };
}

/** A first try that was judged. */
export interface CountedTry {
  readonly puzzle: string;
  /** The day on whose page it was tried. */
  readonly day: string | undefined;
  readonly isSolved: boolean;
  readonly isHinted: boolean;
  /** The turn, and what is the same for all turns that lead to the same position. */
  readonly steps: readonly string[];
  readonly position: string;
}

/** Another turn as it is stored: equal positions are equal answers. */
interface OtherTurn {
  readonly position: string;
  readonly turn: string;
  readonly count: number;
}

/** Other turns that are kept of a puzzle; a new one takes the place of the rarest. */
const MOST_OTHERS = 32;
/** Until so many have tried, a single turn says nothing. */
const SHOWN_FROM = 10;

/** How people fared with a puzzle; with a day, those who tried it on the page of that day. */
export const countsOf = async ({ db }: Pick<PeopleDeps, 'db'>, puzzle: string, day = ''): Promise<Counts> => {
  const row = await db
    .selectFrom('puzzleCounts')
    .select(['tried', 'first', 'others'])
    .where('puzzle', '=', puzzle)
    .where('day', '=', day)
    .executeTakeFirst();
  if (!row) return { tried: 0, first: 0 };
  const [common] = othersIn(row.others);
  const { tried, first } = row;
  if (!common || tried < SHOWN_FROM) return { tried, first };
  return { tried, first, other: { turn: common.turn.split(' '), count: common.count } };
};

/** Counts a first try, among all and for its day. Nothing says whose it was. */
export const count = async (step: Transaction<Tables>, counted: CountedTry): Promise<void> => {
  // Always in the same order, so that two never wait for each other.
  for (const day of counted.day === undefined ? [''] : ['', counted.day]) await countFor(step, counted, day);
};

const countFor = async (
  step: Transaction<Tables>,
  { puzzle, isSolved, isHinted, steps, position }: CountedTry,
  day: string,
): Promise<void> => {
  const none = { puzzle, day, tried: 0, first: 0, hinted: 0, others: '[]' };
  await step
    .insertInto('puzzleCounts')
    .values(none)
    .onConflict(conflict => conflict.doNothing())
    .execute();
  const here = step.updateTable('puzzleCounts').where('puzzle', '=', puzzle).where('day', '=', day);
  // From now on the row is ours: whoever counts another try waits for this one.
  await here
    .set(row => ({
      tried: row('tried', '+', isHinted ? 0 : 1),
      first: row('first', '+', isSolved && !isHinted ? 1 : 0),
      hinted: row('hinted', '+', isHinted ? 1 : 0),
    }))
    .execute();
  if (isSolved || isHinted) return;
  const { others } = await step
    .selectFrom('puzzleCounts')
    .select('others')
    .where('puzzle', '=', puzzle)
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  const next = withOther(othersIn(others), position, steps.join(' '));
  await here.set({ others: JSON.stringify(next) }).execute();
};

const othersIn = (json: string): readonly OtherTurn[] => JSON.parse(json) as readonly OtherTurn[];

/** The commonest first; of equal ones the one that was there before. */
const withOther = (others: readonly OtherTurn[], position: string, turn: string): readonly OtherTurn[] => {
  const known = others.find(other => other.position === position);
  const rest = others.filter(other => other !== known).slice(0, MOST_OTHERS - 1);
  const counted = known ? { ...known, count: known.count + 1 } : { position, turn, count: 1 };
  const place = rest.findIndex(other => other.count < counted.count);
  return place < 0 ? [...rest, counted] : rest.toSpliced(place, 0, counted);
};
