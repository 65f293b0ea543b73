import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** The last row of a page, in a list that shows the latest first: by its time, and by its id among those of the same time. */
export interface PageEnd {
  readonly at: number;
  readonly id: string;
}

/** What comes after the page that ended there; names the columns of time and id. `before` is the `next` of that page. */
export const comesAfter = (at: string, id: string, before: string): RawBuilder<SqlBool> => {
  const [time = '', key = ''] = before.split(':');
  return sql<SqlBool>`(${sql.ref(at)}, ${sql.ref(id)}) < (${Number(time)}, ${key})`;
};

/** A page of the rows, of which one more was asked for, and how to ask for the next one. */
export const cutPage = <Row>(
  rows: readonly Row[],
  most: number,
  endOf: (row: Row) => PageEnd,
): { readonly page: readonly Row[]; readonly next: string | null } => {
  const page = rows.slice(0, most);
  const last = page.at(-1);
  if (rows.length <= most || last === undefined) return { page, next: null };
  const { at, id } = endOf(last);
  return { page, next: `${at}:${id}` };
};
