import { StoreError, type StoreErrorKind } from '../storeError.ts';

const kindOf = (code: string): StoreErrorKind => {
  // The classes of SQLSTATE: data that cannot be, constraints, wrong queries; then resources.
  if (/^(?:2[123]|42)/.test(code)) return 'refused';
  return /^53|^58/.test(code) ? 'disk' : 'away';
};

export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** What the driver threw, as the store says it. */
export const storeErrorOf = (error: unknown): StoreError => {
  if (error instanceof StoreError) return error;
  const code = codeOf(error);
  const message = error instanceof Error && error.message !== '' ? error.message : code || String(error);
  return new StoreError(kindOf(code), code, message);
};
