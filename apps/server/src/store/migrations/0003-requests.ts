import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** A table that is asked for twice is opened once; and a column goes that nobody read. */
export const requests: Migration = {
  async up(db) {
    await db.schema.alterTable('rooms').dropColumn('deadline').execute();
    await db.schema.alterTable('rooms').addColumn('request', 'text').execute();
    await sql`create unique index "roomsRequest" on "rooms" ("request") where "request" is not null`.execute(db);
  },
};
