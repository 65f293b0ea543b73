import { StoreTrouble, type TroubleKind } from '../storeError.ts';

const kindOf = (code: string): TroubleKind => {
  // The classes of SQLSTATE: data that cannot be, constraints, wrong queries; then resources.
  if (/^(?:2[123]|42)/.test(code)) return 'refused';
  return /^53|^58/.test(code) ? 'disk' : 'away';
};

export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** What the driver threw, as the store says it. */
export const troubleOf = (error: unknown): StoreTrouble => {
  if (error instanceof StoreTrouble) return error;
  const code = codeOf(error);
  const message = error instanceof Error && error.message !== '' ? error.message : code || String(error);
  return new StoreTrouble(kindOf(code), code, message);
};
