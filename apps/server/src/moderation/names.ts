import { DELETED_NAME } from '@threefold-games/wire';
import type { Kysely } from 'kysely';
import type { Tables } from '../store/tables.ts';

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
