import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * One row for each puzzle that an account has tried, from `ownPuzzles` and `puzzleTries`; and what changed last on accounts, so that a
 * device asks only for that. Processes of the version before may still write the old two tables and number no changes. So those tables
 * stay: the next version moves what was added to them meanwhile, drops them, and renews the epochs. Only adds.
 */
export const sync: Migration = {
  async up(db) {
    await db.schema
      .createTable('puzzleAttempts')
      .addColumn('person', 'text', c => c.notNull())
      .addColumn('puzzle', 'text', c => c.notNull())
      .addColumn('outcome', 'text')
      .addColumn('at', 'bigint')
      .addColumn('tries', 'integer')
      .addColumn('day', 'text')
      .addColumn('firstAt', 'bigint')
      .addColumn('turn', 'text')
      .addColumn('solved', 'integer')
      .addColumn('hinted', 'integer')
      .addColumn('skill', 'text')
      .addPrimaryKeyConstraint('puzzleAttempts_key', ['person', 'puzzle'])
      .execute();
    await sql`
      insert into "puzzleAttempts"
        ("person", "puzzle", "outcome", "at", "tries", "day", "firstAt", "turn", "solved", "hinted", "skill")
      select o."person", o."puzzle", o."outcome", o."at", o."tries", o."day",
        t."at", t."turn", t."solved", t."hinted", t."skill"
      from "ownPuzzles" o left join "puzzleTries" t on t."person" = o."person" and t."puzzle" = o."puzzle"`.execute(db);
    await sql`
      insert into "puzzleAttempts" ("person", "puzzle", "firstAt", "turn", "solved", "hinted", "skill")
      select t."person", t."puzzle", t."at", t."turn", t."solved", t."hinted", t."skill" from "puzzleTries" t
      where not exists (
        select 1 from "ownPuzzles" o where o."person" = t."person" and o."puzzle" = t."puzzle"
      )`.execute(db);
    await db.schema
      .createTable('syncHeads')
      .addColumn('person', 'text', c => c.primaryKey())
      .addColumn('epoch', 'text', c => c.notNull())
      .addColumn('seq', 'bigint', c => c.notNull())
      .execute();
    await db.schema
      .createTable('syncChanges')
      .addColumn('person', 'text', c => c.notNull())
      .addColumn('kind', 'text', c => c.notNull())
      .addColumn('key', 'text', c => c.notNull())
      .addColumn('seq', 'bigint', c => c.notNull())
      .addPrimaryKeyConstraint('syncChanges_key', ['person', 'kind', 'key'])
      .execute();
    await db.schema.createIndex('syncChanges_seq').on('syncChanges').columns(['person', 'seq']).execute();
  },
};
