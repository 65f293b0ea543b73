import type { Migration } from './migration.ts';

/** Which lessons accounts have done. Only adds. */
export const lessons: Migration = {
  async up({ schema }) {
    await schema
      .createTable('lessons')
      .addColumn('person', 'text', c => c.notNull())
      .addColumn('lesson', 'text', c => c.notNull())
      .addPrimaryKeyConstraint('lessons_key', ['person', 'lesson'])
      .execute();
  },
};
