import type { ChatMessage } from '@threefold-games/wire';
import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** A message as somebody writes it. */
export interface NewMessage {
  readonly room: string;
  /** Made by the client: a resend carries the same. */
  readonly id: string;
  readonly at: number;
  readonly person: string;
  readonly name: string;
  readonly seat: number | null;
  readonly text: string;
}

/** How many messages are read at once. */
const PAGE = 50;

const COLUMNS = ['n', 'at', 'person', 'name', 'seat', 'text'] as const;

const messageOf = ({ person, ...message }: Pick<Tables['chat'], (typeof COLUMNS)[number]>): ChatMessage => ({
  ...message,
  by: person,
});

/** `isNew` is false where the message was there already: then it is the one that was stored first. */
export interface StoredMessage {
  readonly message: ChatMessage;
  readonly isNew: boolean;
}

/** Numbers and stores a message. */
export const addMessage = async (
  db: Kysely<Tables>,
  { room, id, at, person, name, seat, text }: NewMessage,
): Promise<StoredMessage> => {
  for (;;) {
    const { rows } = await sql<{ n: number }>`
      insert into chat (room, n, id, at, person, name, seat, text)
      select ${room}, coalesce(max(n), 0) + 1, ${id}, cast(${at} as bigint), ${person}, ${name}, cast(${seat} as integer), ${text}
      from chat where room = ${room} on conflict do nothing returning n`.execute(db);
    const n = rows[0]?.n;
    if (n !== undefined) return { message: { n, at, by: person, name, seat, text }, isNew: true };
    const known = await db
      .selectFrom('chat')
      .select(COLUMNS)
      .where('room', '=', room)
      .where('person', '=', person)
      .where('id', '=', id)
      .executeTakeFirst();
    if (known) return { message: messageOf(known), isNew: false };
    // Another process has taken the number: the next one is free.
  }
};

/** The latest messages of a room, in order. */
export const latestMessages = async (
  db: Kysely<Tables>,
  room: string,
  most = PAGE,
): Promise<readonly ChatMessage[]> => {
  const rows = await db
    .selectFrom('chat')
    .select(COLUMNS)
    .where('room', '=', room)
    .orderBy('n', 'desc')
    .limit(most)
    .execute();
  return rows.reverse().map(messageOf);
};

/** Messages from a number on, for a process that has heard of them. */
export const messagesFrom = async (db: Kysely<Tables>, room: string, n: number): Promise<readonly ChatMessage[]> => {
  const rows = await db
    .selectFrom('chat')
    .select(COLUMNS)
    .where('room', '=', room)
    .where('n', '>=', n)
    .orderBy('n')
    .limit(PAGE)
    .execute();
  return rows.map(messageOf);
};
