import { fail, ok, type Result } from '@threefold-games/core';
import type { OwnBlock } from '@threefold-games/wire';
import { LIMITS } from '../limits.ts';
import type { PeopleDeps } from './deps.ts';
import { findPerson } from './persons.ts';

/** Who is blocked is not seated with one, and neither reads the other's chat; of who is muted one reads nothing. */
export type BlockKind = 'block' | 'mute';

export const addBlock = async (
  deps: PeopleDeps,
  person: string,
  id: string,
  kind: BlockKind,
): Promise<Result<{ readonly done: true }>> => {
  const other = await findPerson(deps, id);
  if (other === undefined) return fail('people.missing');
  if (other.id === person) return fail('people.forbidden');
  const known = await deps.db.selectFrom('blocks').select('other').where('person', '=', person).execute();
  if (known.length >= LIMITS.people.blocks) return fail('people.limit');
  await deps.db
    .insertInto('blocks')
    .values({ person, other: other.id, kind, at: deps.now() })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  return ok({ done: true });
};

export const removeBlock = async (
  deps: PeopleDeps,
  person: string,
  id: string,
  kind: BlockKind,
): Promise<Result<{ readonly done: true }>> => {
  const other = await findPerson(deps, id);
  await deps.db
    .deleteFrom('blocks')
    .where('person', '=', person)
    .where('other', '=', other?.id ?? id)
    .where('kind', '=', kind)
    .execute();
  return ok({ done: true });
};

/** Whom a person has blocked or muted, by their names, the latest first. */
export const listBlocks = ({ db }: PeopleDeps, person: string): Promise<OwnBlock[]> =>
  db
    .selectFrom('blocks')
    .innerJoin('persons', 'persons.id', 'blocks.other')
    .select(['persons.id', 'persons.name', 'blocks.kind'])
    .where('blocks.person', '=', person)
    .orderBy('blocks.at', 'desc')
    .orderBy('persons.id')
    .execute();

/** Whether a person has muted or blocked another. */
export const blocksBetween = async (
  { db }: PeopleDeps,
  person: string,
  other: string,
): Promise<{ readonly muted: boolean; readonly blocked: boolean }> => {
  const rows = await db
    .selectFrom('blocks')
    .select('kind')
    .where('person', '=', person)
    .where('other', '=', other)
    .execute();
  return { muted: rows.some(({ kind }) => kind === 'mute'), blocked: rows.some(({ kind }) => kind === 'block') };
};

/** Whoever is not shown what somebody writes: those who muted or blocked them, and those whom they blocked. */
export const hiddenFrom = async (deps: PeopleDeps, author: string): Promise<ReadonlySet<string>> => {
  const id = (await findPerson(deps, author))?.id ?? author;
  const rows = await deps.db
    .selectFrom('blocks')
    .select(['person', 'other'])
    .where(it => it.or([it('other', '=', id), it.and([it('person', '=', id), it('kind', '=', 'block')])]))
    .execute();
  return new Set(rows.map(({ person, other }) => (other === id ? person : other)));
};

/** Whether somebody has muted or blocked anybody, or anybody them; most have not. */
export const hasBlocks = async ({ db }: PeopleDeps, id: string): Promise<boolean> =>
  (await db
    .selectFrom('blocks')
    .select('person')
    .where(it => it.or([it('person', '=', id), it('other', '=', id)]))
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Whether somebody is not told when another is there: one of the two has blocked the other, or the other who runs this bot. */
export const isHiddenFrom = async (deps: PeopleDeps, asker: string, other: string): Promise<boolean> => {
  if (await areBlocked(deps, asker, other)) return true;
  const owner = (await findPerson(deps, asker))?.owner;
  return typeof owner === 'string' && areBlocked(deps, owner, other);
};

/** Whether one of the two has blocked the other: they are not seated at one table. */
export const areBlocked = async (deps: PeopleDeps, one: string, two: string): Promise<boolean> => {
  const [a, b] = [(await findPerson(deps, one))?.id ?? one, (await findPerson(deps, two))?.id ?? two];
  const row = await deps.db
    .selectFrom('blocks')
    .select('person')
    .where('kind', '=', 'block')
    .where(it =>
      it.or([it.and([it('person', '=', a), it('other', '=', b)]), it.and([it('person', '=', b), it('other', '=', a)])]),
    )
    .executeTakeFirst();
  return row !== undefined;
};
