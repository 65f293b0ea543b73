import type { PeopleTables } from './tables/people.ts';
import type { RoomTables } from './tables/rooms.ts';

/** Every table. Moments are milliseconds since 1970, switches 0 or 1, plain data is JSON as text. */
export interface Tables extends RoomTables, PeopleTables {
  /** What has been done to this database, in order. */
  migrations: { name: string; applied: number };
}
