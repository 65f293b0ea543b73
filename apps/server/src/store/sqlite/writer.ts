import type { AppendJob, CreateJob, JobOutcome } from '../jobs.ts';
import type { QueryAnswer, QueryJob, Write, WriteOutcome } from './messages.ts';
import type { Database, Statement } from './nodeSqlite.ts';

/** Writes for many at once, with statements that are prepared once. Runs in the thread. */
export class Writer {
  private readonly db: Database;
  private readonly query: (job: QueryJob) => QueryAnswer;
  private readonly statements;

  constructor(db: Database, query: (job: QueryJob) => QueryAnswer) {
    this.db = db;
    this.query = query;
    const prepare = (sql: string): Statement => db.prepare(sql);
    this.statements = {
      begin: prepare('begin immediate'),
      commit: prepare('commit'),
      create: prepare(
        `insert into rooms (id, game, seq, created, phase, listed, watching, slow, updated, row, progress, wakeAt, request)
         values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing`,
      ),
      // Nearly always only this changes, and then no index has to be written.
      step: prepare('update rooms set seq = ?, updated = ?, progress = ? where id = ? and seq = ?'),
      change: prepare('update rooms set phase = ?, listed = ?, watching = ?, slow = ?, row = ? where id = ?'),
      wake: prepare('update rooms set wakeAt = ? where id = ?'),
      event: prepare('insert into events (room, seq, at, event, request) values (?, ?, ?, ?, ?)'),
      snapshot: prepare(
        `insert into snapshots (room, seq, state) values (?, ?, ?)
         on conflict (room) do update set seq = excluded.seq, state = excluded.state`,
      ),
      sitter: prepare('insert into sitters (room, person) values (?, ?) on conflict do nothing'),
    };
  }

  /** All in one transaction, or nothing. */
  commit(writes: readonly Write[]): readonly WriteOutcome[] {
    const { begin, commit } = this.statements;
    begin.run();
    try {
      const outcomes = writes.map(write => this.write(write));
      commit.run();
      return outcomes;
    } catch (error) {
      // A full disk has rolled back by itself.
      if (this.db.isTransaction) this.db.exec('rollback');
      throw error;
    }
  }

  private write(write: Write): WriteOutcome {
    if (write.kind === 'query') return this.query(write);
    return write.kind === 'create' ? this.create(write) : this.append(write);
  }

  private create(job: CreateJob): JobOutcome {
    const { room, seq, at, game, created, columns: c, progress, wakeAt, snapshot, people, request } = job;
    const kinds = [c.phase, c.listed, c.watching, c.slow];
    const values = [room, game, seq, created, ...kinds, at, c.row, progress, wakeAt ?? null, request];
    if (this.statements.create.run(...values).changes === 0) return 'stale';
    this.statements.snapshot.run(room, seq, snapshot);
    this.seat(room, people);
    return 'stored';
  }

  private append({
    room,
    seq,
    at,
    event,
    progress,
    columns: c,
    wakeAt,
    snapshot,
    people,
    request,
  }: AppendJob): JobOutcome {
    const { step, change, wake } = this.statements;
    if (step.run(seq, at, progress, room, seq - 1).changes === 0) return 'stale';
    if (c) change.run(c.phase, c.listed, c.watching, c.slow, c.row, room);
    if (wakeAt !== undefined) wake.run(wakeAt, room);
    this.statements.event.run(room, seq, at, event, request);
    if (snapshot !== null) this.statements.snapshot.run(room, seq, snapshot);
    this.seat(room, people);
    return 'stored';
  }

  private seat(room: string, people: readonly string[]): void {
    for (const person of people) this.statements.sitter.run(room, person);
  }
}
