import { access, chmod, open } from 'node:fs/promises';
import { join } from 'node:path';
import { fail, ok, type Result } from '@threefold-games/core';
import { makeFolder } from '../../folders.ts';
import { StoreError } from '../storeError.ts';
import { ThreadClient } from './threadClient.ts';
import { checkVersion } from './version.ts';

const FILE = 'threefold.db';
const LOCK = 'serving.lock';

/** Makes what is missing, for the owner's eyes alone. */
const prepare = async (folder: string): Promise<void> => {
  await makeFolder(folder);
  for (const name of [FILE, LOCK]) {
    const path = join(folder, name);
    await (await open(path, 'a', 0o600)).close();
    await chmod(path, 0o600);
  }
};

const refusal = (folder: string, error: unknown): Result<never> => {
  const taken = error instanceof StoreError && error.code === 'SQLITE_BUSY';
  const why = taken ? 'another process is serving it' : error instanceof Error ? error.message : String(error);
  return fail('server.data', `${folder}: ${why}`);
};

/** The thread that writes into a data folder, which no other process may be serving. */
export const openWriter = async (folder: string, sqliteVersion?: string): Promise<Result<ThreadClient>> => {
  const checked = checkVersion(sqliteVersion);
  if (!checked.ok) return checked;
  try {
    await prepare(folder);
    return ok(await ThreadClient.open({ file: join(folder, FILE), lock: join(folder, LOCK) }));
  } catch (error) {
    return refusal(folder, error);
  }
};

/** A thread that only reads, whoever is serving; nothing is made where nothing is. */
export const openReader = async (folder: string, sqliteVersion?: string): Promise<Result<ThreadClient>> => {
  const checked = checkVersion(sqliteVersion);
  if (!checked.ok) return checked;
  try {
    const file = join(folder, FILE);
    await access(file);
    return ok(await ThreadClient.open({ file, lock: null }));
  } catch (error) {
    return refusal(folder, error);
  }
};
