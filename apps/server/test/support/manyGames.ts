import { sql } from 'kysely';
import type { Store } from '../../src/store/store.ts';

const DAY = 86_400_000;

export interface Copies {
  /** The game that is copied. */
  readonly room: string;
  /** What the copies are called, before their numbers. */
  readonly name: string;
  readonly count: number;
  /** Their times run out from then on, spread over so many milliseconds. */
  readonly from: number;
  readonly within: number;
}

/** Copies a running game, as if so many had begun a day ago. Nobody was there before to look after them. */
export const copyGame = async ({ db, kind }: Store, { room, name, count, from, within }: Copies): Promise<void> => {
  const numbers = sql`with recursive "numbers" (n) as (select 0 union all select n + 1 from "numbers" where n < ${sql.lit(count - 1)})`;
  const id = sql`${sql.lit(name)} || n`;
  const due = sql`${sql.lit(from)} + (cast(n as bigint) * 7919) % ${sql.lit(within)}`;
  const state =
    kind === 'sqlite'
      ? sql`json_set("state", '$.id', ${id}, '$.since', json_extract("state", '$.since') + ${due} - "wakeAt")`
      : sql`(jsonb_set(jsonb_set("state"::jsonb, '{id}', to_jsonb(${id})), '{since}',
          to_jsonb(("state"::jsonb ->> 'since')::bigint + ${due} - "wakeAt"))::text)`;
  const row =
    kind === 'sqlite'
      ? sql`json_set("row", '$.id', ${id})`
      : sql`jsonb_set("row"::jsonb, '{id}', to_jsonb(${id}))::text`;
  await sql`${numbers} insert into "snapshots" ("room", "seq", "state")
    select ${id}, "snapshots"."seq", ${state} from "numbers", "snapshots" join "rooms" on "id" = "room"
    where "room" = ${sql.lit(room)}`.execute(db);
  await sql`${numbers} insert into "rooms" ("id", "game", "phase", "listed", "watching", "slow", "seq", "created", "updated", "row",
      "progress", "wakeAt")
    select ${id}, "game", "phase", "listed", "watching", "slow", "seq", "created", "updated" - ${sql.lit(DAY)}, ${row}, "progress", ${due}
    from "numbers", "rooms" where "id" = ${sql.lit(room)}`.execute(db);
  await sql`${numbers} insert into "sitters" ("room", "person")
    select ${id}, "person" from "numbers", "sitters" where "room" = ${sql.lit(room)}`.execute(db);
  await db.deleteFrom('processes').execute();
};
