import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import type { Limits } from '../../src/limits.ts';
import { TEST_LIMITS } from '../live/table.ts';

/**
 * Made by `node scripts/data/oldServer.mjs REVISION`: the server before migration 0004, without what is in node_modules.
 * What only it still needs is a development dependency: glicko2-lite.
 */
const FIXTURE = new URL('./oldServer.json.br', import.meta.url);
const MODULES = fileURLToPath(new URL('../../../../node_modules', import.meta.url));

interface Packed {
  readonly revision: string;
  readonly files: Readonly<Record<string, string>>;
}

/** Unpacks the old server where it finds what it needs; the value is the address of its code. */
export const unpackOldServer = (): string => {
  const { revision, files } = JSON.parse(brotliDecompressSync(readFileSync(FIXTURE)).toString()) as Packed;
  const folder = join(MODULES, '.cache/threefold-old', revision);
  const fresh = `${folder}.${process.pid}`;
  mkdirSync(fresh, { recursive: true });
  writeFileSync(join(fresh, 'package.json'), '{"type":"module"}');
  for (const [name, code] of Object.entries(files)) writeFileSync(join(fresh, name), code);
  rmSync(folder, { recursive: true, force: true });
  renameSync(fresh, folder);
  return pathToFileURL(join(folder, 'server.js')).href;
};

/** The limits of tests, with one that there is no more. */
export const OLD_LIMITS: Limits = { ...TEST_LIMITS, lease: Object.assign({ batch: 500 }, TEST_LIMITS.lease) };
