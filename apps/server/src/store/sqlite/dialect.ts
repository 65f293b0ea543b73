import {
  type CompiledQuery,
  type DatabaseConnection,
  DeleteQueryNode,
  type Dialect,
  type Driver,
  InsertQueryNode,
  type QueryResult,
  SelectQueryNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
  UpdateQueryNode,
} from 'kysely';
import type { Lane, QueryAnswer } from './client.ts';

/** One thread writes, another one reads: a long list never keeps a turn waiting. */
export interface Lanes {
  readonly write: Lane;
  readonly read: Lane;
  /** Writes by one statement, outside of transactions. */
  store(sql: string, parameters: readonly unknown[]): Promise<QueryAnswer>;
}

const isWrite = (query: CompiledQuery['query']): boolean =>
  InsertQueryNode.is(query) || UpdateQueryNode.is(query) || DeleteQueryNode.is(query);

/** Kysely over the threads. */
export const threadDialect = (lanes: Lanes): Dialect => ({
  createDriver: () => new ThreadDriver(lanes),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createAdapter: () => new SqliteAdapter(),
  createIntrospector: db => new SqliteIntrospector(db),
});

class ThreadDriver implements Driver {
  private readonly lanes: Lanes;

  constructor(lanes: Lanes) {
    this.lanes = lanes;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<ThreadConnection> {
    return new ThreadConnection(this.lanes);
  }

  beginTransaction(connection: ThreadConnection, settings: TransactionSettings): Promise<void> {
    return connection.begin(settings.accessMode === 'read only');
  }

  commitTransaction(connection: ThreadConnection): Promise<void> {
    return connection.end('commit');
  }

  rollbackTransaction(connection: ThreadConnection): Promise<void> {
    return connection.end('rollback');
  }

  async releaseConnection(): Promise<void> {}

  /** The threads are closed by whoever opened them. */
  async destroy(): Promise<void> {}
}

class ThreadConnection implements DatabaseConnection {
  private readonly lanes: Lanes;
  /** While a transaction is on: its thread, and what gives it back. */
  private mine: { readonly lane: Lane; readonly free: () => void } | undefined;

  constructor(lanes: Lanes) {
    this.lanes = lanes;
  }

  async begin(readOnly: boolean): Promise<void> {
    const lane = readOnly ? this.lanes.read : this.lanes.write;
    const free = await lane.take();
    try {
      await lane.thread.query(readOnly ? 'begin' : 'begin immediate', []);
      this.mine = { lane, free };
    } catch (error) {
      free();
      throw error;
    }
  }

  async end(how: 'commit' | 'rollback'): Promise<void> {
    const { lane, free } = this.mine!;
    try {
      await lane.thread.query(how, []);
    } catch (error) {
      // A full disk has ended the transaction already; a commit that failed otherwise has left it open.
      if (how === 'commit') await lane.thread.query('rollback', []).catch(() => {});
      throw error;
    } finally {
      this.mine = undefined;
      free();
    }
  }

  async executeQuery<R>(compiled: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, changes } = await this.ask(compiled);
    return { rows: rows as R[], numAffectedRows: BigInt(changes) };
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Lists are read page by page.');
  }

  private ask({ sql, parameters, query }: CompiledQuery): Promise<QueryAnswer> {
    if (this.mine) return this.mine.lane.thread.query(sql, parameters);
    if (SelectQueryNode.is(query)) return this.lanes.read.query(sql, parameters);
    return isWrite(query) ? this.lanes.store(sql, parameters) : this.lanes.write.query(sql, parameters);
  }
}
