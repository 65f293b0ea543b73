// Whether the clocks of very many games over days are kept: how long a start takes with them, and how late each flag falls.
import { randomBytes } from 'node:crypto';
import { findGame } from '@threefold-games/catalogue';
import { usualPlan } from '@threefold-games/room';
import { sql } from 'kysely';
import { openStore } from '../../apps/server/src/store/database.ts';
import { systemTime } from '../../apps/server/src/time.ts';
import { copyGame } from '../../apps/server/test/support/manyGames.ts';
import { startServer } from './processes.mjs';

const DAY = 86_400_000;
/** Milliseconds for the start of a server that then has to keep the games. */
const STARTING = 8_000;
/** The share of games that are made first, to see how long all of them take. */
const TRIED = 1 / 20;

const post = async (url, path, body, cookie) => {
  const headers = { origin: url, 'content-type': 'application/json', ...(cookie && { cookie }) };
  const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer;
};

const nonce = () => randomBytes(16).toString('hex');

/** A game over days that has begun. */
const beginOne = async port => {
  const url = `http://127.0.0.1:${port}`;
  const guest = async name => (await post(url, '/api/me', { name })).headers.getSetCookie()[0].split(';')[0];
  const [host, other] = [await guest('Ada'), await guest('Bo')];
  const clock = { kind: 'days', bank: DAY, increment: 0, cap: DAY };
  const plan = usualPlan(findGame('talat'), { clock, leaver: { kind: 'end' } });
  const body = { plan, nonce: nonce() };
  const { id } = await (await post(url, '/api/rooms', body, host)).json();
  await (await post(url, `/api/rooms/${id}/join`, { nonce: nonce() }, other)).arrayBuffer();
  return id;
};

/** The database itself notes when a game is over. */
const noteEnds = async ({ db, kind }) => {
  await sql`create table "ends" ("room" text, "at" bigint)`.execute(db);
  if (kind === 'sqlite') {
    await sql`create trigger "noteEnd" after update of "phase" on "rooms" when new."phase" = 'over' begin
      insert into "ends" values (new."id", cast((julianday('now') - 2440587.5) * 86400000 as integer)); end`.execute(
      db,
    );
    return;
  }
  await sql`create function "noteEnd"() returns trigger language plpgsql as $$ begin
    insert into "ends" values (new."id", extract(epoch from clock_timestamp()) * 1000); return new; end $$`.execute(db);
  await sql`create trigger "noteEnd" after update on "rooms" for each row
    when (new."phase" = 'over' and old."phase" <> 'over') execute function "noteEnd"()`.execute(db);
};

const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Lets so many games run out of time within so many milliseconds, and watches the first of them. */
export const measureDeadlines = async (place, { count, within, watched, more = {} }) => {
  const options = { ...('url' in place ? { databaseUrl: place.url } : { data: place.data }), ...more };
  const first = await startServer(options);
  const room = await beginOne(first.port);
  await first.stop();
  const use = async work => {
    const store = await openStore(place, { ...systemTime, processId: `bench-${Date.now()}` });
    if (!store.ok) throw new Error(store.error.detail);
    const result = await work(store.value);
    await store.value.close();
    return result;
  };
  const from = await use(async store => {
    await noteEnds(store);
    const before = Date.now();
    await copyGame(store, { room, name: 'tried-', count: count * TRIED, from: before + DAY, within });
    const start = Date.now() + ((Date.now() - before) / TRIED) * 2 + 2 * STARTING;
    await copyGame(store, { room, name: 'bench-', count, from: start, within });
    if (Date.now() > start - STARTING) throw new Error('the games could not be made in time');
    return start;
  });
  const dueAt = n => from + ((n * 7919) % within);
  const began = performance.now();
  const server = await startServer(options);
  const ready = performance.now() - began;
  const health = await fetch(`http://127.0.0.1:${server.port}/healthz`);
  await new Promise(resolve => setTimeout(resolve, from - Date.now()));
  const before = await server.usage();
  const flagsFrom = performance.now();
  await new Promise(resolve => setTimeout(resolve, watched + 3000));
  const after = await server.usage();
  const seconds = (performance.now() - flagsFrom) / 1000;
  // What is left is to work all those games into lists and ratings.
  await server.kill();
  const late = await use(async ({ db }) => {
    const { rows } = await sql`select "room", "at" from "ends" where "room" like 'bench-%'`.execute(db);
    return rows.map(row => Number(row.at) - dueAt(Number(row.room.slice(6))));
  });
  const sorted = late.toSorted((a, b) => a - b);
  return {
    ready,
    isWell: health.status === 200,
    met: late.length,
    missed: Math.max(
      0,
      Array.from({ length: count }, (_, n) => dueAt(n)).filter(at => at <= from + watched).length - late.length,
    ),
    early: sorted[0],
    p50: at(sorted, 0.5),
    p99: at(sorted, 0.99),
    most: sorted.at(-1),
    cpu: (after.cpu - before.cpu) / seconds,
    rss: after.rss,
    delay: after.delay,
  };
};
