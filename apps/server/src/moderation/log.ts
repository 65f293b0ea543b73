import { type ApiAnswer, DELETED_NAME, type ModerationEntry } from '@threefold-games/wire';
import type { Kysely, Transaction } from 'kysely';
import { newId } from '../ids.ts';
import type { PeopleDeps } from '../people/deps.ts';
import { comesAfter, cutPage } from '../store/pages.ts';
import type { ModerationTables, Tables } from '../store/tables.ts';

/** Entries on a page. */
const PAGE = 50;

/** Who does something as an operator: an account, or null for whoever has the server's own token. */
export type Operator = string | null;

/** What is written down of an act. */
export interface Entry extends Pick<ModerationTables['moderation'], 'act' | 'person' | 'why'> {
  readonly by: Operator;
  /** What was changed: until when, which name, which message. */
  readonly what?: Readonly<Record<string, unknown>>;
}

/** Writes an act into the log, in the transaction in which it is done. */
export const writeLog = async (step: Transaction<Tables>, { what, ...entry }: Entry, at: number): Promise<void> => {
  await step
    .insertInto('moderation')
    .values({ ...entry, id: newId(), at, what: what === undefined ? null : JSON.stringify(what) })
    .execute();
};

/** What operators did, the latest first. */
export const readLog = async (
  { db }: PeopleDeps,
  {
    persons,
    before,
    most = PAGE,
  }: { readonly persons?: readonly string[]; readonly before?: string; readonly most?: number },
): Promise<ApiAnswer<'GET /api/moderation/log'>> => {
  let query = db.selectFrom('moderation').selectAll();
  if (persons !== undefined) query = query.where('person', 'in', persons);
  if (before !== undefined) query = query.where(comesAfter('at', 'id', before));
  const rows = await query
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(most + 1)
    .execute();
  const { page, next } = cutPage(rows, most, row => row);
  const names = await namesOf(
    db,
    page.flatMap(({ by, person }) => (by === null ? [person] : [by, person])),
  );
  const entries = page.map(
    ({ by, what, ...row }): ModerationEntry => ({
      ...row,
      by: by === null ? null : names(by),
      person: names(row.person),
      what: what === null ? {} : (JSON.parse(what) as Record<string, unknown>),
    }),
  );
  return { entries, next };
};

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Says how these persons are called now. */
export const namesOf = async (db: Kysely<Tables>, ids: readonly string[]): Promise<(id: string) => Named> => {
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('persons')
          .select(['id', 'name'])
          .where('id', 'in', [...new Set(ids)])
          .execute();
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return id => ({ id, name: names.get(id) ?? DELETED_NAME });
};
