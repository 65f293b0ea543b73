import type { Act } from '@threefold-games/room';
import { type Kysely, type SqlBool, sql, type Transaction } from 'kysely';
import type { ModerationTables, Tables } from '../store/tables.ts';

type Suspension = ModerationTables['suspensions'];

/**
 * Why and until when a person is suspended; undefined for everybody else. Bots are suspended with their owner, and an account with the
 * guests that came along: of several suspensions the longest counts.
 */
export const suspensionOf = async (
  db: Kysely<Tables> | Transaction<Tables>,
  { id, owner }: { readonly id: string; readonly owner: string | null },
  now: number,
): Promise<Suspension | undefined> => {
  const ids = owner === null ? [id] : [id, owner];
  return db
    .selectFrom('suspensions')
    .selectAll()
    .where(it =>
      it.or([
        it('person', 'in', ids),
        it('person', 'in', it.selectFrom('persons').select('persons.id').where('persons.mergedInto', 'in', ids)),
      ]),
    )
    .where(it => it.or([it('until', 'is', null), it('until', '>', now)]))
    .orderBy(sql`case when "until" is null then 0 else 1 end`)
    .orderBy('until', 'desc')
    .limit(1)
    .executeTakeFirst();
};

/** Whether anything stands there that `suspensionOf` could find for the guest or account of a query over `persons`. */
export const hasSuspensions = sql<SqlBool>`(
  exists (select 1 from "suspensions" where "person" = "persons"."id")
  or exists (
    select 1 from "persons" as "guests" inner join "suspensions" on "suspensions"."person" = "guests"."id"
    where "guests"."mergedInto" = "persons"."id"
  )
)`;

/** What finishes a game or leaves a table. */
const STILL: ReadonlySet<Act['kind']> = new Set<Act['kind']>([
  'stand',
  'close',
  'turn',
  'resume',
  'resign',
  'foresee',
  'holiday',
]);

/** Whether somebody who is suspended may do this: whoever plays with them shall not suffer for it, but no new game begins. */
export const mayStill = (act: Act): boolean => {
  if (act.kind === 'offer') return act.offer !== 'rematch';
  if (act.kind === 'answer') return act.offer !== 'rematch' || !act.yes;
  return STILL.has(act.kind);
};
