import { createReadStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { appendFile, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Catalogue, catalogue } from '../src/catalogue.ts';
import type { Io, Line } from '../src/io.ts';
import { run } from '../src/run.ts';

/** The built command. Child processes run it because the build starts faster than the sources. */
export const BIN = fileURLToPath(new URL('../bin/threefold.js', import.meta.url));

/** What a run of the command did. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

interface World {
  /** Standard input, in one chunk or several. */
  readonly stdin?: string | Uint8Array | readonly Uint8Array[];
  /** Makes all three streams terminals; the editor answers with these lines. */
  readonly typed?: readonly (string | Line)[];
  /** Makes standard error alone a terminal. */
  readonly watched?: boolean;
  readonly catalogue?: Catalogue;
  readonly noColour?: boolean;
  /** The size of the terminal. */
  readonly columns?: number;
  readonly rows?: number;
}

/** Runs the command in this process, with a world of its own. */
export const threefold = async (argv: readonly string[], world: World = {}): Promise<Ran> => {
  let out = '';
  let err = '';
  const write = (text: string): void => {
    out += text;
  };
  const writeError = (text: string): void => {
    err += text;
  };
  const code = await run(argv, fakeIo(world, write, writeError), world.catalogue ?? catalogue, '1.2.3');
  return { code, out, err };
};

/** What `--json` prints of a record, a refused one included. */
export interface JsonLine {
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly steps: readonly { readonly actor: number | 'chance'; readonly text: string; readonly legal: number }[];
  readonly outcome: { readonly shares: readonly number[]; readonly rule: string } | null;
  readonly detail: Readonly<Record<string, unknown>>;
  readonly error?: {
    readonly code: string;
    readonly rule: string | null;
    readonly turn: number | null;
    readonly step: number | null;
    readonly message: string;
  };
}

/** Lines of JSON as values. */
export const jsonLines = (text: string): JsonLine[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line) as JsonLine);

const folder = mkdtempSync(join(tmpdir(), 'threefold-'));
// Test files that share the process share the folder.
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
let files = 0;

/** A path where nothing is yet. */
export const freshPath = (): string => join(folder, `${files++}.txt`);

export const fileWith = (content: string | Uint8Array): string => {
  const path = freshPath();
  writeFileSync(path, content);
  return path;
};

const fakeIo = (
  { stdin = '', typed, watched = false, noColour = false, columns = 100, rows = 40 }: World,
  write: Io['write'],
  writeError: Io['writeError'],
): Io => {
  const terminal = typed !== undefined;
  let clock = 0;
  const lines: Line[] = (typed ?? []).map(line => (typeof line === 'string' ? { kind: 'line', text: line } : line));
  return {
    stdin: chunks(stdin),
    terminal: { stdin: terminal, stdout: terminal, stderr: terminal || watched },
    columns,
    rows,
    noColour,
    write,
    writeError,
    drained: () => Promise.resolve(),
    readFile: path => createReadStream(path),
    writeFile: (path, text, overwrite) => writeFile(path, text, { flag: overwrite ? 'w' : 'wx' }),
    appendFile: (path, text) => appendFile(path, text),
    cutFile: (path, bytes) => truncate(path, bytes),
    now: () => (clock += 150),
    today: () => '2026-11-14',
    freshSeed: () => 'fresh',
    openEditor: () => ({
      ask: prompt => {
        write(`${prompt}\n`);
        return Promise.resolve(lines.shift() ?? { kind: 'end' });
      },
      onInterrupt: () => () => undefined,
      close: () => undefined,
    }),
    onInterrupt: () => () => undefined,
  };
};

async function* chunks(stdin: NonNullable<World['stdin']>): AsyncGenerator<Uint8Array> {
  if (typeof stdin === 'string') yield Buffer.from(stdin);
  else if (stdin instanceof Uint8Array) yield stdin;
  else yield* stdin;
}
