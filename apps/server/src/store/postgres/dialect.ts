import { type CompiledQuery, type DatabaseConnection, type Driver, PostgresDialect, type QueryResult } from 'kysely';
import type pg from 'pg';
import { StoreError, type StoreErrorKind } from '../storeError.ts';

const kindOf = (code: string): StoreErrorKind => {
  // The classes of SQLSTATE: data that cannot be, constraints, wrong queries; then resources.
  if (/^(?:2[123]|42)/.test(code)) return 'refused';
  return /^53|^58/.test(code) ? 'disk' : 'away';
};

export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** What the driver threw, as the store says it. */
export const storeErrorOf = (error: unknown): StoreError => {
  if (error instanceof StoreError) return error;
  const code = codeOf(error);
  const message = error instanceof Error && error.message !== '' ? error.message : code || String(error);
  return new StoreError(kindOf(code), code, message);
};

const asStoreError = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw storeErrorOf(error);
  }
};

/** Kysely over a pool; whatever goes wrong is thrown as StoreError, as by the other back end. */
export class PoolDialect extends PostgresDialect {
  constructor(pool: pg.Pool) {
    super({ pool });
  }

  override createDriver(): Driver {
    const driver = super.createDriver();
    const known = new WeakSet<DatabaseConnection>();
    const acquire = driver.acquireConnection.bind(driver);
    driver.acquireConnection = async () => {
      const connection = await asStoreError(acquire);
      if (known.has(connection)) return connection;
      known.add(connection);
      const execute = connection.executeQuery.bind(connection);
      connection.executeQuery = <R>(query: CompiledQuery): Promise<QueryResult<R>> =>
        asStoreError(() => execute<R>(query));
      return connection;
    };
    return driver;
  }
}
