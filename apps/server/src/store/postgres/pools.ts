import pg from 'pg';

/** How long it may take to be connected before the database counts as away. */
export const CONNECT_WITHIN = 2500;

const INT8 = 20;

/** Moments and counts are below 2^53: they are numbers, not texts. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

const quiet = (pool: pg.Pool): pg.Pool => {
  // A connection that breaks is noticed by whoever uses it next; without listeners it would end the process.
  pool.on('error', () => {});
  pool.on('connect', client => client.on('error', () => {}));
  return pool;
};

/** For everything but the journal. */
export const queryPool = (url: string): pg.Pool =>
  quiet(
    new pg.Pool({
      connectionString: url,
      max: 10,
      connectionTimeoutMillis: CONNECT_WITHIN,
      statement_timeout: 15_000,
      query_timeout: 16_000,
      idle_in_transaction_session_timeout: 15_000,
      keepAlive: true,
      types,
    }),
  );

/** One connection that is never given up, and notices soon that the database is away. */
const promptPool = (url: string, more: pg.PoolConfig = {}): pg.Pool =>
  quiet(
    new pg.Pool({
      connectionString: url,
      max: 1,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: CONNECT_WITHIN,
      statement_timeout: 3000,
      query_timeout: 3500,
      keepAlive: true,
      types,
      ...more,
    }),
  );

/** For the journal alone: nothing else keeps a turn waiting. */
export const commitPool = (url: string): pg.Pool =>
  promptPool(url, {
    // An acknowledged turn is on the disk, whatever is usual there. All that happens here goes by keys, however small the tables
    // were when it was planned.
    onConnect: client =>
      client.query(
        'set synchronous_commit = on; set enable_seqscan = off; set enable_hashjoin = off; set enable_mergejoin = off',
      ),
  });

/** For signs of life alone: however long other queries take, nobody thinks that this process is dead. */
export const signPool = (url: string): pg.Pool => promptPool(url);

/** For backups: one connection, which may work as long as it needs. */
export const patientPool = (url: string): pg.Pool =>
  quiet(
    new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: CONNECT_WITHIN, keepAlive: true, types }),
  );
