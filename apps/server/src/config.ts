import type { Limits } from './limits.ts';
import type { ArgonCost } from './people/deps.ts';
import type { PuzzleOptions } from './puzzles/desk.ts';
import type { Time } from './time.ts';

/** How a server runs: where it listens, keeps its data and is reached, and what it offers. */
export interface ServerOptions {
  /** The folder with the built web app. */
  readonly root: string;
  /** 0 takes any that is free. */
  readonly port: number;
  readonly host: string;
  /** The folder for the database and the secrets; made where it is missing. */
  readonly data: string;
  /** A PostgreSQL, such as `postgres://user:password@host/name`; without it a file in the data folder. */
  readonly databaseUrl?: string;
  /** Where people reach this server, such as `https://play.example.org`; without it whatever address they used. */
  readonly url?: string;
  /** Whether a proxy stands before it, whose word about addresses is taken. */
  readonly trustProxy?: boolean;
  /** How much is logged, as lines of JSON to the standard error; nothing unless told otherwise. */
  readonly log?: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Whoever shows it may read `/metrics`; nobody may without one. */
  readonly metricsToken?: string;
  /** A port for `/metrics` alone, where a token is asked for only if there is one. */
  readonly metricsPort?: number;
  /** Where that port listens; on this machine alone unless told otherwise. */
  readonly metricsHost?: string;
  /** Others than those of `limits.ts`, for tests and benchmarks. */
  readonly limits?: Limits;
  /** Less work a password, for tests. */
  readonly argon?: ArgonCost;
  /** Another clock than the real one, for tests. */
  readonly time?: Time;
  /** The version that SQLite is taken to have, for tests. */
  readonly sqliteVersion?: string;
  /** Other puzzles than those that are shipped, for tests. */
  readonly puzzles?: PuzzleOptions;
  /** Whether webhooks and pushes may lead into private networks; for tests, and for servers at home. */
  readonly allowPrivate?: boolean;
}

/** The origin of a public address, without a slash at the end; undefined where it is none. */
export const publicOrigin = (url: string): string | undefined => {
  try {
    const { origin, protocol } = new URL(url);
    return protocol === 'https:' || protocol === 'http:' ? origin : undefined;
  } catch {
    return undefined;
  }
};
