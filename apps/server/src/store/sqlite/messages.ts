import type { Job, JobOutcome } from '../jobs.ts';

/** What a thread is told when it is made. */
export interface ThreadData {
  /** The database file. */
  readonly file: string;
  /** A file that only one process may hold; none for a thread that only reads. */
  readonly lock: string | null;
}

/** A statement that writes by itself. */
export interface QueryJob {
  readonly kind: 'query';
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** What can be written together with others. */
export type Write = Job | QueryJob;

export type WriteOutcome = JobOutcome | QueryAnswer;

/** What a thread is asked for. */
export type Request =
  | QueryJob
  | { readonly kind: 'commit'; readonly writes: readonly Write[] }
  | { readonly kind: 'close' };

export interface QueryAnswer {
  readonly rows: readonly unknown[];
  /** How many rows were written. */
  readonly changes: number;
}

/** What it answers, by the number of the request; number 0 says that it is open. */
export type Reply =
  | { readonly n: number; readonly answer: QueryAnswer | readonly WriteOutcome[] | null }
  | { readonly n: number; readonly code: string; readonly message: string };
