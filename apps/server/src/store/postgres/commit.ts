import type pg from 'pg';
import type { AppendJob, CreateJob, Job, JobOutcome } from '../journal.ts';
import type { BusMessage } from '../store.ts';
import { CHANNEL, payloadsOf } from './bus.ts';
import { codeOf, storeErrorOf } from './dialect.ts';

/** Jobs of one kind, no two for the same room: one statement writes them all. */
interface Wave {
  readonly kind: Job['kind'];
  readonly jobs: { readonly job: Job; readonly at: number }[];
  readonly rooms: Set<string>;
}

/** What a job of either kind has, by the number of its array. */
const ARRAYS = `$1::text[], $2::int[], $3::bigint[], $4::text[], $5::text[], $6::int[], $7::int[], $8::int[], $9::text[], $10::bigint[],
  $11::text[], $12::text[]`;
const NAMES = `"room", "seq", "at", "progress", "phase", "listed", "watching", "slow", "row", "wakeAt", "snapshot", "request"`;

const SEATED = `insert into "sitters" ("person", "room")
  select s."person", s."room" from unnest($13::text[], $14::text[]) as s("room", "person") join "hit" on "hit"."id" = s."room"
  on conflict do nothing`;

/** The other processes hear of what is stored when it is stored, whatever becomes of this one. */
const TOLD = `select pg_notify('${CHANNEL}', "payload") from unnest($15::text[]) as p("payload")`;

const STORED = `select "id", (select count(*) from "told") from "hit"`;

const CREATE = `with "input" as (
  select * from unnest(${ARRAYS}, $16::text[], $17::bigint[]) as t(${NAMES}, "game", "created")
), "hit" as (
  insert into "rooms" ("id", "seq", "updated", "progress", "phase", "listed", "watching", "slow", "row", "wakeAt", "request", "game", "created")
  select "room", "seq", "at", "progress", "phase", "listed", "watching", "slow", "row", "wakeAt", "request", "game", "created"
  from "input" order by "room"
  on conflict do nothing returning "id"
), "snapped" as (
  insert into "snapshots" ("room", "seq", "state")
  select "room", "seq", "snapshot" from "input" join "hit" on "hit"."id" = "room"
), "seated" as (${SEATED}), "told" as (${TOLD})
${STORED}`;

// Rooms are locked in the order of their names, so that two processes never wait for each other.
const APPEND = `with "input" as (
  select * from unnest(${ARRAYS}, $16::text[], $17::boolean[]) as t(${NAMES}, "event", "wakes")
), "locked" as (
  select "id" from "rooms" where "id" = any($1) order by "id" for update
), "hit" as (
  update "rooms" as r set "seq" = i."seq", "updated" = i."at", "progress" = i."progress",
    "phase" = coalesce(i."phase", r."phase"), "listed" = coalesce(i."listed", r."listed"),
    "watching" = coalesce(i."watching", r."watching"), "slow" = coalesce(i."slow", r."slow"), "row" = coalesce(i."row", r."row"),
    "wakeAt" = case when i."wakes" then i."wakeAt" else r."wakeAt" end
  from "locked" join "input" as i on i."room" = "locked"."id"
  where r."id" = "locked"."id" and r."seq" = i."seq" - 1
  returning r."id"
), "written" as (
  insert into "events" ("room", "seq", "at", "event", "request")
  select "room", "seq", "at", "event", "request" from "input" join "hit" on "hit"."id" = "room"
), "snapped" as (
  insert into "snapshots" ("room", "seq", "state")
  select "room", "seq", "snapshot" from "input" join "hit" on "hit"."id" = "room" where "snapshot" is not null
  on conflict ("room") do update set "seq" = excluded."seq", "state" = excluded."state"
), "seated" as (${SEATED}), "told" as (${TOLD})
${STORED}`;

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

const messageOf = ({ room, seq, isListed, lists }: Job): BusMessage => ({
  kind: 'room',
  room,
  seq,
  listed: isListed,
  ...(lists ? { people: lists } : {}),
});

const valuesOf = (me: string, { kind, jobs: numbered }: Wave): readonly unknown[] => {
  const jobs = numbered.map(({ job }) => job);
  const seats = jobs.flatMap(({ room, people }) => people.map(person => [room, person] as const));
  const own =
    kind === 'create'
      ? [(jobs as CreateJob[]).map(({ game }) => game), (jobs as CreateJob[]).map(({ created }) => created)]
      : [(jobs as AppendJob[]).map(({ event }) => event), jobs.map(({ wakeAt }) => wakeAt !== undefined)];
  return [
    ...(['room', 'seq', 'at', 'progress'] as const).map(name => jobs.map(job => job[name])),
    ...(['phase', 'listed', 'watching', 'slow', 'row'] as const).map(name =>
      jobs.map(({ columns }) => columns?.[name] ?? null),
    ),
    ...(['wakeAt', 'snapshot', 'request'] as const).map(name => jobs.map(job => job[name] ?? null)),
    seats.map(([room]) => room),
    seats.map(([, person]) => person),
    payloadsOf(me, jobs.map(messageOf)),
    ...own,
  ];
};

const write = async (client: pg.PoolClient, me: string, wave: Wave, outcomes: JobOutcome[]): Promise<void> => {
  const text = wave.kind === 'create' ? CREATE : APPEND;
  const { rows } = await client.query<{ id: string }>({ name: wave.kind, text, values: [...valuesOf(me, wave)] });
  const stored = new Set(rows.map(({ id }) => id));
  for (const { job, at } of wave.jobs) outcomes[at] = stored.has(job.room) ? 'stored' : 'stale';
};

const attempt = async (pool: pg.Pool, me: string, jobs: readonly Job[]): Promise<readonly JobOutcome[]> => {
  const client = await pool.connect();
  let broken = true;
  try {
    const waves = wavesOf(jobs);
    const outcomes: JobOutcome[] = [];
    // One statement is a transaction by itself, and one way there and back.
    if (waves.length > 1) await client.query('begin');
    for (const wave of waves) await write(client, me, wave, outcomes);
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

/** All in one transaction, or nothing; the other processes are told by this one, `me`. */
export const commitTo = async (pool: pg.Pool, me: string, jobs: readonly Job[]): Promise<readonly JobOutcome[]> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt(pool, me, jobs);
    } catch (error) {
      if (tries >= 3 || !AGAIN.has(codeOf(error))) throw storeErrorOf(error);
    }
  }
};
