import type pg from 'pg';
import type { AppendJob, CreateJob, Job, JobOutcome } from '../jobs.ts';
import { codeOf, storeErrorOf } from './errors.ts';

/** Jobs of one kind, no two for the same room: one statement writes them all. */
interface Wave {
  readonly kind: Job['kind'];
  readonly jobs: { readonly job: Job; readonly at: number }[];
  readonly rooms: Set<string>;
}

const COLUMNS = `"phase", "listed", "watching", "slow", "updated", "row"`;
const COLUMN_ARRAYS = `$3::text[], $4::int[], $5::int[], $6::int[], $7::bigint[], $8::text[]`;

const SEATED = `insert into "sitters" ("person", "room")
  select s."person", s."room" from unnest($10::text[], $11::text[]) as s("room", "person") join "hit" on "hit"."id" = s."room"
  on conflict do nothing`;

const CREATE = `with "input" as (
  select * from unnest($1::text[], $2::int[], ${COLUMN_ARRAYS}, $9::text[], $12::text[], $13::bigint[], $14::text[])
    as t("room", "seq", ${COLUMNS}, "snapshot", "game", "created", "request")
), "hit" as (
  insert into "rooms" ("id", "seq", ${COLUMNS}, "game", "created", "request")
  select "room", "seq", ${COLUMNS}, "game", "created", "request" from "input" order by "room"
  on conflict do nothing returning "id"
), "snapped" as (
  insert into "snapshots" ("room", "seq", "state")
  select "room", "seq", "snapshot" from "input" join "hit" on "hit"."id" = "room"
), "seated" as (${SEATED})
select "id" from "hit"`;

// Rooms are locked in the order of their names, so that two processes never wait for each other.
const APPEND = `with "input" as (
  select * from unnest($1::text[], $2::int[], ${COLUMN_ARRAYS}, $9::text[], $12::bigint[], $13::text[])
    as t("room", "seq", ${COLUMNS}, "snapshot", "at", "event")
), "locked" as (
  select "id" from "rooms" where "id" = any($1) order by "id" for update
), "hit" as (
  update "rooms" as r set "seq" = i."seq", "phase" = i."phase", "listed" = i."listed", "watching" = i."watching",
    "slow" = i."slow", "updated" = i."updated", "row" = i."row"
  from "locked" join "input" as i on i."room" = "locked"."id"
  where r."id" = "locked"."id" and r."seq" = i."seq" - 1
  returning r."id"
), "written" as (
  insert into "events" ("room", "seq", "at", "event")
  select "room", "seq", "at", "event" from "input" join "hit" on "hit"."id" = "room"
), "snapped" as (
  insert into "snapshots" ("room", "seq", "state")
  select "room", "seq", "snapshot" from "input" join "hit" on "hit"."id" = "room" where "snapshot" is not null
  on conflict ("room") do update set "seq" = excluded."seq", "state" = excluded."state"
), "seated" as (${SEATED})
select "id" from "hit"`;

/** Waves that keep the order of each room. */
const wavesOf = (jobs: readonly Job[]): readonly Wave[] => {
  const waves: Wave[] = [];
  for (const [at, job] of jobs.entries()) {
    const after = waves.findLastIndex(({ rooms }) => rooms.has(job.room));
    let wave = waves.find(({ kind }, i) => i > after && kind === job.kind);
    if (!wave) {
      wave = { kind: job.kind, jobs: [], rooms: new Set() };
      waves.push(wave);
    }
    wave.jobs.push({ job, at });
    wave.rooms.add(job.room);
  }
  return waves;
};

const valuesOf = ({ kind, jobs: numbered }: Wave): readonly unknown[] => {
  const jobs = numbered.map(({ job }) => job);
  const seats = jobs.flatMap(({ room, people }) => people.map(person => [room, person] as const));
  const own =
    kind === 'create'
      ? (['game', 'created', 'request'] as const).map(name => (jobs as CreateJob[]).map(job => job[name]))
      : [(jobs as AppendJob[]).map(({ at }) => at), (jobs as AppendJob[]).map(({ event }) => event)];
  return [
    jobs.map(({ room }) => room),
    jobs.map(({ seq }) => seq),
    ...(['phase', 'listed', 'watching', 'slow', 'updated', 'row'] as const).map(name =>
      jobs.map(({ columns }) => columns[name]),
    ),
    jobs.map(({ snapshot }) => snapshot),
    seats.map(([room]) => room),
    seats.map(([, person]) => person),
    ...own,
  ];
};

const write = async (client: pg.PoolClient, wave: Wave, outcomes: JobOutcome[]): Promise<void> => {
  const text = wave.kind === 'create' ? CREATE : APPEND;
  const { rows } = await client.query<{ id: string }>({ name: wave.kind, text, values: [...valuesOf(wave)] });
  const stored = new Set(rows.map(({ id }) => id));
  for (const { job, at } of wave.jobs) outcomes[at] = stored.has(job.room) ? 'stored' : 'stale';
};

const attempt = async (pool: pg.Pool, jobs: readonly Job[]): Promise<readonly JobOutcome[]> => {
  const client = await pool.connect();
  let broken = true;
  try {
    const waves = wavesOf(jobs);
    const outcomes: JobOutcome[] = [];
    // One statement is a transaction by itself, and one way there and back.
    if (waves.length > 1) await client.query('begin');
    for (const wave of waves) await write(client, wave, outcomes);
    if (waves.length > 1) await client.query('commit');
    broken = false;
    return outcomes;
  } finally {
    // A connection on which anything went wrong is given up, and with it what was begun there.
    client.release(broken);
  }
};

/** Deadlock, or told to try again. */
const AGAIN: ReadonlySet<string> = new Set(['40P01', '40001']);

/** All in one transaction, or nothing. */
export const commitTo = async (pool: pg.Pool, jobs: readonly Job[]): Promise<readonly JobOutcome[]> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt(pool, jobs);
    } catch (error) {
      if (tries >= 3 || !AGAIN.has(codeOf(error))) throw storeErrorOf(error);
    }
  }
};
