import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BrotliOptions, brotliDecompressSync, constants } from 'node:zlib';

const FIXTURE = fileURLToPath(new URL('./fixtures/uncheckpointed', import.meta.url));

/** The database, what its log alone holds, and the secrets that its deals were made with. */
export const FIXTURE_FILES = ['threefold.db', 'threefold.db-wal', 'secrets.json'] as const;

/** A log holds each page many times, far apart. */
export const BROTLI: BrotliOptions = { params: { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS } };

/** The moment that the backup names. */
export const BACKED_UP_AT = 5000;

export const shaOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Everything that the server had acknowledged when it was killed. */
export interface Expected {
  /** A backup by the version that wrote the folder: rows by table, and the digest of its text. */
  readonly backup: { readonly rows: Readonly<Record<string, number>>; readonly sha256: string };
  /** People, in the order in which they came; those without a password are guests. */
  readonly people: readonly {
    readonly id: string;
    readonly name: string;
    readonly cookie: string;
    readonly password?: string;
  }[];
  readonly rooms: readonly {
    readonly id: string;
    readonly game: string;
    readonly phase: 'playing' | 'over';
    /** By number. */
    readonly turns: readonly { readonly seq: number; readonly turn: number; readonly steps: readonly string[] }[];
  }[];
  /** Of an account, by name. */
  readonly lessons: Readonly<Record<string, readonly string[]>>;
  readonly skill: Readonly<Record<string, number | string>>;
}

/** Lays the data folder out, without the files that are left out. */
export const layOut = (folder: string, without: readonly (typeof FIXTURE_FILES)[number][] = []): void => {
  for (const name of FIXTURE_FILES) {
    if (!without.includes(name))
      writeFileSync(join(folder, name), brotliDecompressSync(readFileSync(join(FIXTURE, `${name}.br`))));
  }
};

export const readExpected = (): Expected =>
  JSON.parse(readFileSync(join(FIXTURE, 'expected.json'), 'utf8')) as Expected;
