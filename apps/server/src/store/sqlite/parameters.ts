import type { SQLInputValue } from './nodeSqlite.ts';

/**
 * Checks what a statement is run with. `node:sqlite` itself takes an object in the first place for a set of named parameters, and
 * differs between versions about `undefined` and booleans.
 */
export const toParameters = (values: readonly unknown[]): SQLInputValue[] => values.map(toParameter);

const toParameter = (value: unknown): SQLInputValue => {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`SQLite cannot store a value of type ${typeof value}.`);
};
