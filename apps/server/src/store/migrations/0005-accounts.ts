import { sql } from 'kysely';
import { fillSkeletons } from '../../people/skeletons.ts';
import type { Migration } from './migration.ts';

/** What keeps accounts their owners': sessions that are confirmed and replaced, names that look alike, where somebody has signed in before. */
export const accounts: Migration = {
  async up(db) {
    const { schema } = db;
    await schema.alterTable('sessions').addColumn('confirmed', 'bigint').execute();
    await schema.alterTable('sessions').addColumn('replaces', 'text').execute();
    await schema.alterTable('persons').addColumn('skeleton', 'text').execute();
    await schema.alterTable('persons').addColumn('skeletonOf', 'text').execute();
    await sql`create unique index "personsSkeleton" on "persons" ("skeleton") where "kind" <> 'guest' and "deleted" is null`.execute(
      db,
    );
    await schema
      .createTable('entrances')
      .addColumn('person', 'text', c => c.notNull())
      .addColumn('network', 'text', c => c.notNull())
      .addColumn('at', 'bigint', c => c.notNull())
      .addPrimaryKeyConstraint('entrances_key', ['person', 'network'])
      .execute();
    await fillSkeletons(db);
  },
};
