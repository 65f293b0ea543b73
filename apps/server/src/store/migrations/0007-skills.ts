import type { Migration } from './migration.ts';

/** How well accounts play against bots at their own screens. Only adds. */
export const skills: Migration = {
  async up({ schema }) {
    await schema
      .createTable('skills')
      .addColumn('person', 'text', c => c.notNull())
      .addColumn('game', 'text', c => c.notNull())
      .addColumn('mean', 'double precision', c => c.notNull())
      .addColumn('deviation', 'double precision', c => c.notNull())
      .addColumn('volatility', 'double precision', c => c.notNull())
      .addColumn('games', 'integer', c => c.notNull())
      .addColumn('wins', 'integer', c => c.notNull())
      .addColumn('last', 'text', c => c.notNull())
      .addColumn('at', 'bigint', c => c.notNull())
      .addPrimaryKeyConstraint('skills_key', ['person', 'game'])
      .execute();
  },
};
