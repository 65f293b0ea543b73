import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fail, ok, type Result } from '@threefold/core';

/** What nobody else may know. Made at the first start; losing it ends every subscription to push notifications. */
export interface Secrets {
  /** The keys that prove to push services who sends. */
  readonly vapid: { readonly publicKey: string; readonly privateKey: string };
}

const isSecrets = (value: unknown): value is Secrets => {
  const { vapid } = (value ?? {}) as Partial<Secrets>;
  return typeof vapid?.publicKey === 'string' && typeof vapid.privateKey === 'string';
};

/** Reads the secrets of a data folder, or makes them. */
export const openSecrets = async (data: string): Promise<Result<Secrets>> => {
  const file = join(data, 'secrets.json');
  try {
    await mkdir(data, { recursive: true, mode: 0o700 });
    const text = (await readIfThere(file)) ?? (await writeOnce(file, await makeSecrets()));
    const secrets: unknown = JSON.parse(text);
    return isSecrets(secrets) ? ok(secrets) : fail('server.data', 'secrets.json does not hold what it should');
  } catch (error) {
    return fail('server.data', error instanceof Error ? error.message : String(error));
  }
};

const makeSecrets = async (): Promise<string> => {
  const { default: webPush } = await import('web-push');
  const made: Secrets = { vapid: webPush.generateVAPIDKeys() };
  return `${JSON.stringify(made, null, 2)}\n`;
};

const readIfThere = async (file: string): Promise<string | undefined> => {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};

/** Nobody ever sees half of it, and of several processes that begin at once the first one wins: all read what it wrote. */
const writeOnce = async (file: string, text: string): Promise<string> => {
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
  return readFile(file, 'utf8');
};
