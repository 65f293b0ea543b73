import type { Result } from '@threefold-games/core';
import { openSqlite } from './sqlite/open.ts';
import type { Store, StoreOptions } from './store.ts';

/** Where everything is kept: a folder of one's own, or a PostgreSQL. */
export type StorePlace = { readonly data: string } | { readonly url: string };

/** Opens the database and brings it up to date. Fails with server.data, server.database, server.sqlite or server.newer. */
export const openStore = async (place: StorePlace, options: StoreOptions): Promise<Result<Store>> => {
  if ('data' in place) return openSqlite(place.data, options);
  // Loaded only where it is used.
  const { openPostgres } = await import('./postgres/open.ts');
  return openPostgres(place.url, options);
};
