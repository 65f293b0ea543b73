// Event writes per CPU-second, with the statements, the transactions and the pragmas of the server's journal:
// `node bench/server/eventWrites.mjs` prints the median of several rounds.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const ROUNDS = 7;
const EVENTS = 60_000;
const BATCH = 50;
const ROOMS = 500;

const SCHEMA = `
  create table rooms (id text primary key, seq integer not null, updated bigint not null, progress text, row text not null);
  create table events (room text not null, seq integer not null, at bigint not null, event text not null, request text,
    primary key (room, seq)) without rowid;
  create index eventsRequest on events (room, request) where request is not null;`;

const measure = () => {
  const folder = mkdtempSync(join(tmpdir(), 'threefold-writes-'));
  const db = new DatabaseSync(join(folder, 'events.db'));
  db.exec('pragma journal_mode = wal');
  db.exec('pragma synchronous = full');
  db.exec(SCHEMA);
  const room = db.prepare('insert into rooms (id, seq, updated, progress, row) values (?, ?, ?, ?, ?)');
  for (let i = 0; i < ROOMS; i += 1) room.run(`room-${i}`, 0, 0, '{}', 'x'.repeat(600));
  const [begin, step, event, commit] = [
    'begin immediate',
    'update rooms set seq = ?, updated = ?, progress = ? where id = ? and seq = ?',
    'insert into events (room, seq, at, event, request) values (?, ?, ?, ?, ?)',
    'commit',
  ].map(sql => db.prepare(sql));
  const write = n => {
    const id = `room-${n % ROOMS}`;
    const seq = Math.floor(n / ROOMS) + 1;
    const at = 1_700_000_000_000 + n;
    const progress = JSON.stringify({ seq, turns: seq, actor: seq % 2, deadline: at });
    if (step.run(seq, at, progress, id, seq - 1).changes !== 1) throw new Error(`${id} ${seq}`);
    const act = { kind: 'turn', turn: seq, steps: ['a1-b2', 'c3-d4'] };
    event.run(id, seq, at, JSON.stringify({ by: 'p_0123456789ab', id: `request-${n}`, act }), null);
  };
  const from = process.cpuUsage();
  for (let n = 0; n < EVENTS; n += BATCH) {
    begin.run();
    for (let i = n; i < n + BATCH; i += 1) write(i);
    commit.run();
  }
  const { user, system } = process.cpuUsage(from);
  db.close();
  rmSync(folder, { recursive: true });
  return EVENTS / ((user + system) / 1e6);
};

const found = Array.from({ length: ROUNDS }, measure)
  .map(Math.round)
  .toSorted((a, b) => a - b);
process.stdout.write(`${found[Math.floor(ROUNDS / 2)]} event writes a CPU-second (${found.join(', ')})\n`);
