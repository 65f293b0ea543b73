import type { Kysely } from 'kysely';
import type { Store } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';

/** What everything about people works with. */
export interface PeopleDeps {
  readonly db: Kysely<Tables>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Where people reach this server, without a slash at the end. */
  readonly origin: string;
  /** What a guess at a password costs. */
  readonly argon: ArgonCost;
}

/** How hard passwords are to guess. */
export interface ArgonCost {
  /** Kibibytes. */
  readonly memoryCost: number;
  /** Passes. */
  readonly timeCost: number;
  /** Threads. */
  readonly parallelism: number;
}

/** As OWASP recommends it for argon2id. */
export const ARGON: ArgonCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export interface PeopleOptions {
  readonly store: Pick<Store, 'db'>;
  /** Where people reach this server, without a slash at the end. */
  readonly origin: string;
  readonly now: () => number;
  /** Less work a password, for tests. */
  readonly argon?: ArgonCost;
}

export const peopleDeps = ({ store, origin, now, argon = ARGON }: PeopleOptions): PeopleDeps => ({
  db: store.db,
  origin,
  now,
  argon,
});
