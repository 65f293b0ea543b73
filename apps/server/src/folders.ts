import { mkdir, open } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/** The names in a folder are on the disk, not only in the memory of the system. Windows sees to that by itself. */
export const syncFolder = async (folder: string): Promise<void> => {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Makes a folder for the owner alone, and those above it, where they are missing; they are there after a power cut too. */
export const makeFolder = async (folder: string): Promise<void> => {
  const made = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (made === undefined) return;
  const first = resolve(made);
  for (let at = resolve(folder); ; at = dirname(at)) {
    await syncFolder(dirname(at));
    if (at === first) return;
  }
};
