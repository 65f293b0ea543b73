import { randomUUID } from 'node:crypto';
import { link, open, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { syncFolder } from './folders.ts';

/** Writes a file for the owner alone and returns what it holds. Nobody ever sees half of it, and of several processes that begin at once the first one wins: all read what it wrote. */
export const writeOnce = async (file: string, text: string): Promise<string> => {
  const beside = `${file}.${randomUUID()}`;
  const handle = await open(beside, 'wx', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  try {
    await link(beside, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(beside);
  }
  // Also where another process was first: it may not have come so far.
  await syncFolder(dirname(file));
  return readFile(file, 'utf8');
};
