/** Why the store could not do as it was asked. */
export type StoreErrorKind =
  /** The database cannot be reached, or does not answer. */
  | 'away'
  /** The disk is full or broken. */
  | 'disk'
  /** This one thing cannot be stored; others can. */
  | 'refused';

/** What the store throws: nothing is known to be stored. */
export class StoreError extends Error {
  readonly kind: StoreErrorKind;
  /** What the database calls it. */
  readonly code: string;

  constructor(kind: StoreErrorKind, code: string, message: string) {
    super(message);
    this.name = 'StoreError';
    this.kind = kind;
    this.code = code;
  }
}

const TAKEN: ReadonlySet<unknown> = new Set(['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', '23505']);

/** Whether a query failed because a name or id that must be unique is there already. */
export const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && TAKEN.has(error.code);
