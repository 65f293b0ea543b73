import type { Kysely } from 'kysely';

/** A step forward of the schema. What has been released is never changed: another step follows it. */
export interface Migration {
  /** Both back ends share it; `kind` is for what only one of them knows. */
  up(db: Kysely<unknown>, kind: 'sqlite' | 'postgres'): Promise<void>;
}
