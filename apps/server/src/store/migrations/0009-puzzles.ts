import type { Migration } from './migration.ts';

/** How people fare with puzzles, and which were found to be wrong. Only adds. */
export const puzzles: Migration = {
  async up({ schema }) {
    await schema
      .createTable('puzzleCounts')
      .addColumn('puzzle', 'text', c => c.notNull())
      .addColumn('day', 'text', c => c.notNull())
      .addColumn('tried', 'integer', c => c.notNull())
      .addColumn('first', 'integer', c => c.notNull())
      .addColumn('hinted', 'integer', c => c.notNull())
      .addColumn('others', 'text', c => c.notNull())
      .addPrimaryKeyConstraint('puzzleCounts_key', ['puzzle', 'day'])
      .execute();
    await schema
      .createTable('puzzleRatings')
      .addColumn('puzzle', 'text', c => c.primaryKey())
      .addColumn('start', 'double precision', c => c.notNull())
      .addColumn('mean', 'double precision', c => c.notNull())
      .addColumn('deviation', 'double precision', c => c.notNull())
      .addColumn('volatility', 'double precision', c => c.notNull())
      .addColumn('tries', 'integer', c => c.notNull())
      .addColumn('day', 'text', c => c.notNull())
      .addColumn('dayMean', 'double precision', c => c.notNull())
      .execute();
    await schema
      .createTable('puzzleTries')
      .addColumn('person', 'text', c => c.notNull())
      .addColumn('puzzle', 'text', c => c.notNull())
      .addColumn('at', 'bigint', c => c.notNull())
      .addColumn('turn', 'text', c => c.notNull())
      .addColumn('solved', 'integer', c => c.notNull())
      .addColumn('hinted', 'integer', c => c.notNull())
      .addColumn('skill', 'text')
      .addPrimaryKeyConstraint('puzzleTries_key', ['person', 'puzzle'])
      .execute();
    await schema
      .createTable('solvers')
      .addColumn('person', 'text', c => c.notNull())
      .addColumn('game', 'text', c => c.notNull())
      .addColumn('mean', 'double precision', c => c.notNull())
      .addColumn('deviation', 'double precision', c => c.notNull())
      .addColumn('volatility', 'double precision', c => c.notNull())
      .addColumn('tries', 'integer', c => c.notNull())
      .addPrimaryKeyConstraint('solvers_key', ['person', 'game'])
      .execute();
    await schema
      .createTable('ownPuzzles')
      .addColumn('person', 'text', c => c.notNull())
      .addColumn('puzzle', 'text', c => c.notNull())
      .addColumn('outcome', 'text', c => c.notNull())
      .addColumn('at', 'bigint', c => c.notNull())
      .addColumn('tries', 'integer', c => c.notNull())
      .addColumn('day', 'text')
      .addPrimaryKeyConstraint('ownPuzzles_key', ['person', 'puzzle'])
      .execute();
    await schema
      .createTable('puzzleReports')
      .addColumn('puzzle', 'text', c => c.primaryKey())
      .addColumn('verdict', 'text', c => c.notNull())
      .addColumn('turn', 'text', c => c.notNull())
      .addColumn('at', 'bigint', c => c.notNull())
      .execute();
  },
};
