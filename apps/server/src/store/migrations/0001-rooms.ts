import { type CreateTableBuilder, sql } from 'kysely';
import type { Migration } from './migration.ts';

export const rooms: Migration = {
  async up(db, kind) {
    const { schema } = db;
    /** A table of small rows that is looked up by its key alone lies sorted by it. */
    const byKey = <T extends string, C extends string>(table: CreateTableBuilder<T, C>): CreateTableBuilder<T, C> =>
      kind === 'sqlite' ? table.modifyEnd(sql`without rowid`) : table;

    await schema
      .createTable('rooms')
      .addColumn('id', 'text', c => c.primaryKey())
      .addColumn('game', 'text', c => c.notNull())
      .addColumn('phase', 'text', c => c.notNull())
      .addColumn('listed', 'integer', c => c.notNull())
      .addColumn('watching', 'integer', c => c.notNull())
      .addColumn('slow', 'integer', c => c.notNull())
      .addColumn('seq', 'integer', c => c.notNull())
      .addColumn('created', 'bigint', c => c.notNull())
      .addColumn('updated', 'bigint', c => c.notNull())
      .addColumn('deadline', 'bigint')
      .addColumn('row', 'text', c => c.notNull())
      .addColumn('keeper', 'text')
      .execute();
    // None of them has a column that changes with a turn of a live game: such a turn writes no index.
    await schema.createIndex('roomsListed').on('rooms').columns(['phase', 'listed', 'created']).execute();
    await schema.createIndex('roomsKept').on('rooms').columns(['phase', 'keeper']).execute();

    await schema
      .createTable('snapshots')
      .addColumn('room', 'text', c => c.primaryKey())
      .addColumn('seq', 'integer', c => c.notNull())
      .addColumn('state', 'text', c => c.notNull())
      .execute();
    await byKey(
      schema
        .createTable('events')
        .addColumn('room', 'text', c => c.notNull())
        .addColumn('seq', 'integer', c => c.notNull())
        .addColumn('at', 'bigint', c => c.notNull())
        .addColumn('event', 'text', c => c.notNull())
        .addPrimaryKeyConstraint('eventsKey', ['room', 'seq']),
    ).execute();
    await byKey(
      schema
        .createTable('sitters')
        .addColumn('person', 'text', c => c.notNull())
        .addColumn('room', 'text', c => c.notNull())
        .addPrimaryKeyConstraint('sittersKey', ['person', 'room']),
    ).execute();
    await byKey(
      schema
        .createTable('chat')
        .addColumn('room', 'text', c => c.notNull())
        .addColumn('n', 'integer', c => c.notNull())
        .addColumn('id', 'text', c => c.notNull())
        .addColumn('at', 'bigint', c => c.notNull())
        .addColumn('person', 'text', c => c.notNull())
        .addColumn('name', 'text', c => c.notNull())
        .addColumn('seat', 'integer')
        .addColumn('text', 'text', c => c.notNull())
        .addPrimaryKeyConstraint('chatKey', ['room', 'n'])
        .addUniqueConstraint('chatOnce', ['room', 'person', 'id']),
    ).execute();

    await schema
      .createTable('processes')
      .addColumn('id', 'text', c => c.primaryKey())
      .addColumn('alive', 'bigint', c => c.notNull())
      .addColumn('ended', 'integer', c => c.notNull())
      .execute();
    await schema
      .createTable('outages')
      .addColumn('began', 'bigint', c => c.notNull())
      .addColumn('ended', 'bigint', c => c.notNull())
      .execute();
  },
};
