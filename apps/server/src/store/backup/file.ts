import { createReadStream } from 'node:fs';
import { mkdir, open, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Result } from '@threefold-games/core';
import type { StorePlace } from '../database.ts';
import type { BackupSummary } from './format.ts';
import { type Restored, restoreBackup } from './restore.ts';
import { writeBackup } from './write.ts';

/** What a backup is made of, or restored into. */
export interface BackupPlaces {
  /** The data folder; its secrets belong to the backup. */
  readonly data: string;
  /** A PostgreSQL; without it the file in the data folder. */
  readonly databaseUrl?: string;
  readonly file: string;
}

const SECRETS = 'secrets.json';

const placeOf = ({ data, databaseUrl }: BackupPlaces): StorePlace =>
  databaseUrl === undefined ? { data } : { url: databaseUrl };

const readSecrets = async (data: string): Promise<string | null> => {
  try {
    return await readFile(join(data, SECRETS), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
};

/** Secrets that are there already stay: others may know them. */
const writeSecrets = async (data: string, text: string): Promise<void> => {
  await mkdir(data, { recursive: true, mode: 0o700 });
  try {
    await writeFile(join(data, SECRETS), text, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
};

/** Writes a new file for the owner's eyes alone; nothing stays of one that is not whole. Throws what the system throws. */
export const backupToFile = async (places: BackupPlaces, now: number): Promise<Result<BackupSummary>> => {
  const secrets = await readSecrets(places.data);
  const handle = await open(places.file, 'wx', 0o600);
  let whole = false;
  try {
    const written = await writeBackup(placeOf(places), { now, secrets }, async text => {
      await handle.appendFile(text);
    });
    await handle.sync();
    whole = written.ok;
    return written;
  } finally {
    await handle.close();
    if (!whole) await rm(places.file, { force: true });
  }
};

/** Fills an empty database from a file, and puts the secrets where there are none. Throws what the system throws. */
export const restoreFromFile = async (places: BackupPlaces, now: number): Promise<Restored> => {
  // Fails for a missing file before anything is made.
  await (await open(places.file, 'r')).close();
  const restored = await restoreBackup(placeOf(places), now, linesOf(createReadStream(places.file)));
  if (restored.ok && restored.value.secrets !== null) await writeSecrets(places.data, restored.value.secrets);
  return restored;
};

/** The lines of a text that comes in pieces, however long they are. */
export async function* linesOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest: string[] = [];
  for await (const chunk of bytes) {
    const [first = '', ...others] = decoder.decode(chunk, { stream: true }).split('\n');
    rest.push(first);
    for (const line of others) {
      yield rest.join('');
      rest = [line];
    }
  }
  const last = rest.join('') + decoder.decode();
  if (last !== '') yield last;
}
