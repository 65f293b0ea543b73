import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * When a room is to be looked at is known to the database, and so is which request an event answered. The rest spares writing a whole row
 * with every turn. Only adds: processes of the version before go on beside newer ones.
 */
export const wake: Migration = {
  async up(db, kind) {
    const { schema } = db;
    await schema.alterTable('rooms').addColumn('wakeAt', 'bigint').execute();
    await schema.alterTable('rooms').addColumn('progress', 'text').execute();
    await schema.alterTable('events').addColumn('request', 'text').execute();
    await schema.alterTable('processes').addColumn('version', 'integer').execute();
    // Games over days have their deadline in their row; all others are looked at once.
    const deadline =
      kind === 'sqlite' ? sql`json_extract("row", '$.deadline')` : sql`("row"::json ->> 'deadline')::numeric::bigint`;
    await sql`update "rooms" set "wakeAt" = case when "slow" = 1 then coalesce(${deadline}, 0) else 0 end
      where "phase" in ('dealing', 'playing')`.execute(db);
    await sql`create index "roomsWake" on "rooms" ("wakeAt") where "wakeAt" is not null`.execute(db);
    await sql`create index "roomsLive" on "rooms" ("keeper") where "slow" = 0 and "phase" in ('dealing', 'playing')`.execute(
      db,
    );
    await sql`create index "eventsRequest" on "events" ("room", "request") where "request" is not null`.execute(db);
    if (kind === 'postgres') await watchOlderVersions(db);
  },
};

/** An older version does not know these columns: after it has written, nobody knows when the room is due, and it is looked at. */
const watchOlderVersions = async (db: Parameters<Migration['up']>[0]): Promise<void> => {
  await sql`create function "forgetWake"() returns trigger language plpgsql as $$
    begin
      new."wakeAt" := case when new."phase" in ('dealing', 'playing') then 0 end;
      return new;
    end $$`.execute(db);
  await sql`create trigger "roomsForgetWake" before update on "rooms" for each row
    when (new."seq" > old."seq" and new."progress" is not distinct from old."progress")
    execute function "forgetWake"()`.execute(db);
};
