import type { ChatMessage } from '@threefold/wire';
import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** A line as somebody says it. */
export interface NewLine {
  readonly room: string;
  /** Made by the client: a resend carries the same. */
  readonly id: string;
  readonly at: number;
  readonly person: string;
  readonly name: string;
  readonly seat: number | null;
  readonly text: string;
}

/** Lines of a room that are shown to whoever comes. */
const SHOWN = 50;

const COLUMNS = ['n', 'at', 'person', 'name', 'seat', 'text'] as const;

const lineOf = ({ person, ...line }: Pick<Tables['chat'], (typeof COLUMNS)[number]>): ChatMessage => ({
  ...line,
  by: person,
});

/** Numbers and stores a line. `fresh` is false where it was there already: then the line is the one that was stored first. */
export const addLine = async (
  db: Kysely<Tables>,
  { room, id, at, person, name, seat, text }: NewLine,
): Promise<{ readonly line: ChatMessage; readonly fresh: boolean }> => {
  for (;;) {
    const { rows } = await sql<{ n: number }>`
      insert into chat (room, n, id, at, person, name, seat, text)
      select ${room}, coalesce(max(n), 0) + 1, ${id}, cast(${at} as bigint), ${person}, ${name}, cast(${seat} as integer), ${text}
      from chat where room = ${room} on conflict do nothing returning n`.execute(db);
    const n = rows[0]?.n;
    if (n !== undefined) return { line: { n, at, by: person, name, seat, text }, fresh: true };
    const known = await db
      .selectFrom('chat')
      .select(COLUMNS)
      .where('room', '=', room)
      .where('person', '=', person)
      .where('id', '=', id)
      .executeTakeFirst();
    if (known) return { line: lineOf(known), fresh: false };
    // Another process has taken the number: the next one is free.
  }
};

/** The latest lines of a room, in order. */
export const latestLines = async (db: Kysely<Tables>, room: string, most = SHOWN): Promise<readonly ChatMessage[]> => {
  const rows = await db
    .selectFrom('chat')
    .select(COLUMNS)
    .where('room', '=', room)
    .orderBy('n', 'desc')
    .limit(most)
    .execute();
  return rows.reverse().map(lineOf);
};

/** Lines from a number on, for a process that was told of them. */
export const linesFrom = async (db: Kysely<Tables>, room: string, n: number): Promise<readonly ChatMessage[]> => {
  const rows = await db
    .selectFrom('chat')
    .select(COLUMNS)
    .where('room', '=', room)
    .where('n', '>=', n)
    .orderBy('n')
    .limit(SHOWN)
    .execute();
  return rows.map(lineOf);
};
