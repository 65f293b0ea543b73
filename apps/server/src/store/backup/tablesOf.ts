import { type Kysely, sql } from 'kysely';
import type { BareDatabase } from '../database.ts';
import type { Tables } from '../tables.ts';

/** A table as the database describes it. */
export interface TableShape {
  readonly name: string;
  readonly columns: readonly string[];
  /** Its primary key; empty where it has none. */
  readonly key: readonly string[];
}

const keyOf = async (db: Kysely<Tables>, kind: BareDatabase['kind'], table: string): Promise<readonly string[]> => {
  const query =
    kind === 'sqlite'
      ? sql<{ name: string }>`select name from pragma_table_info(${table}) where pk > 0 order by pk`
      : sql<{ name: string }>`
          select a.attname as name from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
          where i.indrelid = (quote_ident(${table}))::regclass and i.indisprimary
          order by array_position(i.indkey::int2[], a.attnum)`;
  return (await query.execute(db)).rows.map(({ name }) => name);
};

/** Every table there is, in the order of their names. */
export const tablesOf = async (db: Kysely<Tables>, kind: BareDatabase['kind']): Promise<readonly TableShape[]> => {
  const found = (await db.introspection.getTables()).filter(({ isView }) => !isView);
  const shapes: TableShape[] = [];
  for (const { name, columns } of found.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    shapes.push({ name, columns: columns.map(column => column.name), key: await keyOf(db, kind, name) });
  }
  return shapes;
};
