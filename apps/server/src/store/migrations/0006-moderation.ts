import type { Migration } from './migration.ts';

/**
 * Operators, what they did and to whom, and how often somebody aborted games. Only adds: processes of the version before go on beside newer
 * ones.
 */
export const moderation: Migration = {
  async up({ schema }) {
    await schema
      .createTable('operators')
      .addColumn('person', 'text', c => c.primaryKey())
      .addColumn('since', 'bigint', c => c.notNull())
      .execute();
    await schema
      .createTable('suspensions')
      .addColumn('person', 'text', c => c.primaryKey())
      .addColumn('since', 'bigint', c => c.notNull())
      .addColumn('until', 'bigint')
      .addColumn('why', 'text', c => c.notNull())
      .addColumn('network', 'integer', c => c.notNull())
      .execute();
    await schema
      .createTable('closedNetworks')
      .addColumn('network', 'text', c => c.primaryKey())
      .addColumn('until', 'bigint', c => c.notNull())
      .execute();
    await schema
      .createTable('takenNames')
      .addColumn('person', 'text', c => c.notNull())
      .addColumn('name', 'text', c => c.notNull())
      .addColumn('folded', 'text', c => c.notNull())
      .addColumn('instead', 'text', c => c.notNull())
      .addColumn('done', 'integer', c => c.notNull())
      .addPrimaryKeyConstraint('takenNames_key', ['person', 'name'])
      .execute();
    await schema
      .createTable('moderation')
      .addColumn('id', 'text', c => c.primaryKey())
      .addColumn('at', 'bigint', c => c.notNull())
      .addColumn('by', 'text')
      .addColumn('act', 'text', c => c.notNull())
      .addColumn('person', 'text', c => c.notNull())
      .addColumn('what', 'text')
      .addColumn('why', 'text', c => c.notNull())
      .execute();
    await schema.createIndex('moderation_at_id').on('moderation').columns(['at', 'id']).execute();
    await schema.createIndex('moderation_person_at').on('moderation').columns(['person', 'at']).execute();
    await schema
      .createTable('aborts')
      .addColumn('person', 'text', c => c.notNull())
      .addColumn('room', 'text', c => c.notNull())
      .addColumn('at', 'bigint', c => c.notNull())
      .addPrimaryKeyConstraint('aborts_key', ['person', 'room'])
      .execute();
    await schema.alterTable('reports').addColumn('closed', 'bigint').execute();
    await schema.alterTable('reports').addColumn('closedBy', 'text').execute();
    await schema.alterTable('reports').addColumn('outcome', 'text').execute();
    await schema.createIndex('reports_at_id').on('reports').columns(['at', 'id']).execute();
    await schema.createIndex('reports_person').on('reports').columns(['person']).execute();
    await schema.createIndex('chat_person_at').on('chat').columns(['person', 'at']).execute();
  },
};
