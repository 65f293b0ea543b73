import { StoreError, type StoreErrorKind } from '../storeError.ts';

/** SQLite's result codes by number, from 1, without `SQLITE_`. */
const PRIMARY = (
  'ERROR INTERNAL PERM ABORT BUSY LOCKED NOMEM READONLY INTERRUPT IOERR CORRUPT NOTFOUND FULL CANTOPEN PROTOCOL EMPTY ' +
  'SCHEMA TOOBIG CONSTRAINT MISMATCH MISUSE NOLFS AUTH FORMAT RANGE NOTADB NOTICE WARNING'
).split(' ');

/** What an extended code adds to its primary one, by its number from 1. A dash: there is no such code. */
const EXTENSIONS: Readonly<Record<string, readonly string[]>> = {
  ERROR: ['MISSING_COLLSEQ', 'RETRY', 'SNAPSHOT', 'RESERVESIZE', 'KEY', 'UNABLE'],
  ABORT: ['-', 'ROLLBACK'],
  BUSY: ['RECOVERY', 'SNAPSHOT', 'TIMEOUT'],
  LOCKED: ['SHAREDCACHE', 'VTAB'],
  READONLY: ['RECOVERY', 'CANTLOCK', 'ROLLBACK', 'DBMOVED', 'CANTINIT', 'DIRECTORY'],
  IOERR: (
    'READ SHORT_READ WRITE FSYNC DIR_FSYNC TRUNCATE FSTAT UNLOCK RDLOCK DELETE BLOCKED NOMEM ACCESS CHECKRESERVEDLOCK ' +
    'LOCK CLOSE DIR_CLOSE SHMOPEN SHMSIZE SHMLOCK SHMMAP SEEK DELETE_NOENT MMAP GETTEMPPATH CONVPATH VNODE AUTH ' +
    'BEGIN_ATOMIC COMMIT_ATOMIC ROLLBACK_ATOMIC DATA CORRUPTFS IN_PAGE'
  ).split(' '),
  CORRUPT: ['VTAB', 'SEQUENCE', 'INDEX'],
  CANTOPEN: ['NOTEMPDIR', 'ISDIR', 'FULLPATH', 'CONVPATH', 'DIRTYWAL', 'SYMLINK'],
  CONSTRAINT: 'CHECK COMMITHOOK FOREIGNKEY FUNCTION NOTNULL PRIMARYKEY TRIGGER UNIQUE VTAB ROWID PINNED DATATYPE'.split(
    ' ',
  ),
};

/** The name of a result code, such as SQLITE_CONSTRAINT_UNIQUE for 2067; an extension that is not known stays a number. */
export const codeName = (errcode: number): string => {
  const number = errcode & 0xff;
  const extension = errcode >> 8;
  const primary = PRIMARY[number - 1] ?? String(number);
  if (extension === 0) return `SQLITE_${primary}`;
  return `SQLITE_${primary}_${EXTENSIONS[primary]?.[extension - 1] ?? extension}`;
};

/** What `node:sqlite` threw: the name of SQLite's code, or the code of anything else. */
export const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return '';
  if ('errcode' in error && typeof error.errcode === 'number') return codeName(error.errcode);
  return 'code' in error ? String(error.code) : '';
};

const kindOf = (code: string): StoreErrorKind => {
  if (/^SQLITE_(?:BUSY|LOCKED|PROTOCOL|THREAD)/.test(code)) return 'away';
  return /^SQLITE_(?:FULL|IOERR|READONLY|CANTOPEN|CORRUPT|NOTADB|NOMEM|PERM)/.test(code) ? 'disk' : 'refused';
};

export const storeErrorOf = (code: string, message: string): StoreError => new StoreError(kindOf(code), code, message);
