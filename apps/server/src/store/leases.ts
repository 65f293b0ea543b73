import {
  type ExpressionBuilder,
  type ExpressionWrapper,
  type Kysely,
  type RawBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import { gather } from './groupCommit.ts';
import { ALIVE_WITHIN, type Doubt, openSurvey, resolveDoubt, signOfLife } from './processes.ts';
import type { DueRoom, Leases, Postponement } from './store.ts';
import type { Tables } from './tables.ts';

type Condition = (eb: ExpressionBuilder<Tables, 'rooms'>) => ExpressionWrapper<Tables, 'rooms', SqlBool>;

/** Whether this process has leased a room, or no living one has. */
const isForMe =
  (me: string, now: number): Condition =>
  eb =>
    eb.or([
      eb('keeper', '=', me),
      eb('keeper', 'is', null),
      eb(
        'keeper',
        'not in',
        eb
          .selectFrom('processes')
          .select('processes.id')
          .where('processes.ended', '=', 0)
          .where('processes.alive', '>', now - ALIVE_WITHIN),
      ),
    ]);

/** Written out as the index `roomsLive` has it, so that it is used: games over days are many, and not looked at for this. */
const isLive = sql<SqlBool>`"slow" = 0 and "phase" in ('dealing', 'playing')`;

/** Plain rows as a table, in one parameter. */
const postponements = (kind: 'sqlite' | 'postgres', rows: readonly Postponement[]): RawBuilder<unknown> => {
  const json = JSON.stringify(rows);
  return kind === 'postgres'
    ? sql`select * from json_to_recordset(${json}::json) as "row" ("room" text, "seq" integer, "wakeAt" bigint)`
    : sql`select value ->> 'room' as "room", value ->> 'seq' as "seq", value ->> 'wakeAt' as "wakeAt" from json_each(${json})`;
};

/** How long these windows last together, within two moments; where they overlap, time counts once. */
const totalOf = (
  windows: readonly { readonly began: number; readonly ended: number }[],
  from: number,
  to: number,
): number => {
  let total = 0;
  let reached = from;
  for (const { began, ended } of windows.toSorted((a, b) => a.began - b.began)) {
    const end = Math.min(ended, to);
    total += Math.max(0, end - Math.max(began, reached));
    reached = Math.max(reached, end);
  }
  return total;
};

/** Rooms that ask for outages at once. */
const OUTAGES_AT_ONCE = 1_000;

export interface LeaseOptions {
  readonly db: Kysely<Tables>;
  /** What signs of life are written with: nothing that goes over `db` delays them. */
  readonly signs: Kysely<Tables>;
  readonly kind: 'sqlite' | 'postgres';
  readonly me: string;
  /** What this process does not know yet about those that were there before it. */
  readonly doubt?: Doubt | undefined;
}

export const openLeases = ({ db, signs, kind, me, doubt }: LeaseOptions): Leases => {
  let unresolved = doubt;
  // There are few, and each is told of the earliest that any of them asks for.
  const outagesSince = gather(OUTAGES_AT_ONCE, async (moments: readonly number[]) => {
    const windows = await db
      .selectFrom('outages')
      .selectAll()
      .where('ended', '>', Math.min(...moments))
      .execute();
    return moments.map(() => windows);
  });
  return {
    survey: openSurvey(signs, me),

    async renew(now) {
      const { alive, ended, version } = signOfLife(now);
      // Plain SQL waits for no batch of turns, however many there are.
      await sql`insert into "processes" ("id", "alive", "ended", "version") values (${me}, ${alive}, ${ended}, ${version})
        on conflict ("id") do update set "alive" = excluded."alive", "ended" = excluded."ended", "version" = excluded."version"`.execute(
        signs,
      );
      if (unresolved === undefined || now - unresolved.came <= ALIVE_WITHIN) return false;
      const wasOutage = await resolveDoubt(signs, unresolved);
      unresolved = undefined;
      return wasOutage;
    },

    async due({ until, now, most, after }) {
      const rows = await db
        .selectFrom('rooms')
        .select(['id', 'seq', 'wakeAt', 'keeper'])
        .where('wakeAt', '<=', until)
        .where(isForMe(me, now))
        .$if(after !== undefined, query =>
          query
            .where('wakeAt', '>=', after!.wakeAt)
            .where(eb => eb.or([eb('wakeAt', '>', after!.wakeAt), eb('id', '>', after!.id)])),
        )
        .orderBy('wakeAt')
        .orderBy('id')
        .limit(most)
        .execute();
      return rows.map(({ id, seq, wakeAt, keeper }): DueRoom => ({ id, seq, wakeAt: wakeAt!, isMine: keeper === me }));
    },

    async live(now) {
      const rows = await db
        .selectFrom('rooms')
        .select(['id', 'keeper'])
        .where(isLive)
        .where(isForMe(me, now))
        .execute();
      return rows.map(({ id, keeper }) => ({ id, isMine: keeper === me }));
    },

    async acquire(rooms, now) {
      if (rooms.length === 0) return [];
      const free = isForMe(me, now);
      const rows = await db
        .updateTable('rooms')
        .set({ keeper: me })
        .where('id', 'in', eb =>
          eb
            .selectFrom('rooms')
            .select('rooms.id')
            .where('rooms.id', 'in', rooms)
            .where(free)
            // As turns are stored, so that nobody waits for each other.
            .orderBy('rooms.id')
            .$if(kind === 'postgres', query => query.forUpdate()),
        )
        .returning('id')
        .execute();
      return rows.map(({ id }) => id);
    },

    async giveUp(room) {
      await db.updateTable('rooms').set({ keeper: null }).where('id', '=', room).where('keeper', '=', me).execute();
    },

    async postpone(rows) {
      if (rows.length === 0) return [];
      const lock = kind === 'postgres' ? sql`for update` : sql``;
      const { rows: done } = await sql<{ id: string }>`
        with "wanted" as (${postponements(kind, rows)}),
        "locked" as (
          select "rooms"."id", "wanted"."wakeAt" as "next" from "rooms"
          join "wanted" on "rooms"."id" = "wanted"."room" and "rooms"."seq" = "wanted"."seq"
          where "rooms"."keeper" = ${me} order by "rooms"."id" ${lock}
        )
        update "rooms" set "wakeAt" = "locked"."next" from "locked" where "rooms"."id" = "locked"."id"
        returning "rooms"."id"`.execute(db);
      return done.map(({ id }) => id);
    },

    async release() {
      await signs.updateTable('processes').set({ ended: 1 }).where('id', '=', me).execute();
    },

    async addOutage(from, to) {
      if (to > from) await signs.insertInto('outages').values({ began: from, ended: to }).execute();
    },

    async outageBetween(from, to) {
      return totalOf(await outagesSince(from), from, to);
    },
  };
};
