type Sqlite = typeof import('node:sqlite');

const isExperimental = (warning: string | Error, type: unknown): boolean =>
  type === 'ExperimentalWarning' && String(warning).startsWith('SQLite ');

/** Node 22 and 24 print a warning when `node:sqlite` is loaded. Only that one is dropped; nothing else can happen meanwhile. */
const load = (): Sqlite => {
  const { emitWarning } = process;
  process.emitWarning = (warning: string | Error, ...rest: never[]) => {
    if (!isExperimental(warning, rest[0])) emitWarning.call(process, warning, ...rest);
  };
  try {
    return process.getBuiltinModule('node:sqlite');
  } finally {
    process.emitWarning = emitWarning;
  }
};

export const { DatabaseSync } = load();
export type { DatabaseSync as Database, SQLInputValue, StatementSync as Statement } from 'node:sqlite';
