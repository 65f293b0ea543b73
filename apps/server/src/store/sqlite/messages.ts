import type { Job, JobOutcome } from '../jobs.ts';

/** What a thread is told when it is made. */
export interface ThreadData {
  /** The database file. */
  readonly file: string;
  /** A file that only one process may hold; none for a thread that only reads. */
  readonly lock: string | null;
}

/** What a thread is asked for. */
export type Request =
  | { readonly kind: 'query'; readonly sql: string; readonly parameters: readonly unknown[] }
  | { readonly kind: 'commit'; readonly jobs: readonly Job[] }
  | { readonly kind: 'close' };

export interface QueryAnswer {
  readonly rows: readonly unknown[];
  /** How many rows were written. */
  readonly changes: number;
}

/** What it answers, by the number of the request; number 0 says that it is open. */
export type Reply =
  | { readonly n: number; readonly answer: QueryAnswer | readonly JobOutcome[] | null }
  | { readonly n: number; readonly code: string; readonly message: string };
