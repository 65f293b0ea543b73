import { type CompiledQuery, type DatabaseConnection, type Driver, PostgresDialect, type QueryResult } from 'kysely';
import type pg from 'pg';
import { storeErrorOf } from './errors.ts';

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
