// Event writes per CPU-second, with the statements, the transactions and the pragmas of the server's journal:
// `node bench/server/eventWrites.mjs`. Each binding runs in a process of its own, in turn; the medians are printed.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROUNDS = 7;
const EVENTS = 60_000;
const BATCH = 50;
const ROOMS = 500;

const SCHEMA = `
  create table rooms (id text primary key, seq integer not null, updated bigint not null, progress text, row text not null);
  create table events (room text not null, seq integer not null, at bigint not null, event text not null, request text,
    primary key (room, seq)) without rowid;
  create index eventsRequest on events (room, request) where request is not null;`;

const BINDINGS = {
  libsql: async file => {
    const { default: Database } = await import('libsql');
    const db = new Database(file);
    return {
      exec: sql => db.exec(sql),
      prepare: sql => {
        const statement = db.prepare(sql);
        return (...values) => statement.run(values);
      },
    };
  },
  'node:sqlite': async file => {
    const { DatabaseSync } = await import('node:sqlite');
    const db = new DatabaseSync(file);
    return {
      exec: sql => db.exec(sql),
      prepare: sql => {
        const statement = db.prepare(sql);
        return (...values) => statement.run(...values);
      },
    };
  },
};

const measure = async binding => {
  const folder = mkdtempSync(join(tmpdir(), 'threefold-writes-'));
  const { exec, prepare } = await BINDINGS[binding](join(folder, 'events.db'));
  exec('pragma journal_mode = wal');
  exec('pragma synchronous = full');
  exec(SCHEMA);
  const room = prepare('insert into rooms (id, seq, updated, progress, row) values (?, ?, ?, ?, ?)');
  for (let i = 0; i < ROOMS; i += 1) room(`room-${i}`, 0, 0, '{}', 'x'.repeat(600));
  const [begin, step, event, commit] = [
    'begin immediate',
    'update rooms set seq = ?, updated = ?, progress = ? where id = ? and seq = ?',
    'insert into events (room, seq, at, event, request) values (?, ?, ?, ?, ?)',
    'commit',
  ].map(prepare);
  const write = n => {
    const id = `room-${n % ROOMS}`;
    const seq = Math.floor(n / ROOMS) + 1;
    const at = 1_700_000_000_000 + n;
    const progress = JSON.stringify({ seq, turns: seq, actor: seq % 2, deadline: at });
    if (step(seq, at, progress, id, seq - 1).changes !== 1) throw new Error(`${id} ${seq}`);
    const act = { kind: 'turn', turn: seq, steps: ['a1-b2', 'c3-d4'] };
    event(id, seq, at, JSON.stringify({ by: 'p_0123456789ab', id: `request-${n}`, act }), null);
  };
  const from = process.cpuUsage();
  for (let n = 0; n < EVENTS; n += BATCH) {
    begin();
    for (let i = n; i < n + BATCH; i += 1) write(i);
    commit();
  }
  const { user, system } = process.cpuUsage(from);
  rmSync(folder, { recursive: true });
  return EVENTS / ((user + system) / 1e6);
};

const median = numbers => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

const [asked] = process.argv.slice(2);
if (asked === undefined) {
  const bindings = Object.keys(BINDINGS);
  const found = Object.fromEntries(bindings.map(binding => [binding, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const binding of bindings)
      found[binding].push(Number(execFileSync(process.execPath, [fileURLToPath(import.meta.url), binding])));
  }
  for (const binding of bindings) {
    const each = found[binding].map(Math.round);
    process.stdout.write(`${binding}: ${median(each)} event writes a CPU-second (${each.join(', ')})\n`);
  }
} else {
  process.stdout.write(`${await measure(asked)}\n`);
}
