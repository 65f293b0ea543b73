import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { link, open, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fail, ok, type Result } from '@threefold-games/core';
import { makeFolder, syncFolder } from './folders.ts';
import { newToken } from './ids.ts';

/** What nobody else may know. Made at the first start; losing it ends every subscription to push notifications. */
export interface Secrets {
  /** The keys that prove to push services who sends. */
  readonly vapid: { readonly publicKey: string; readonly privateKey: string };
  /** Whoever shows it acts as an operator. In a file of its own, since it is made anew where it is lost. */
  readonly operator: string;
}

/**
 * A key for the secrets of deals. It follows from what all processes of a server have had since its first start, so that there is none to
 * be made, and to be agreed on, later.
 */
export const dealKeyOf = ({ vapid }: Pick<Secrets, 'vapid'>): string =>
  createHmac('sha256', vapid.privateKey).update('threefold deals').digest('hex');

type Stored = Pick<Secrets, 'vapid'>;

const isSecrets = (value: unknown): value is Stored => {
  const { vapid } = (value ?? {}) as Partial<Secrets>;
  return typeof vapid?.publicKey === 'string' && typeof vapid.privateKey === 'string';
};

/** Reads the secrets of a data folder, or makes them. */
export const openSecrets = async (data: string): Promise<Result<Secrets>> => {
  const file = join(data, 'secrets.json');
  try {
    await makeFolder(data);
    const text = (await readIfThere(file)) ?? (await writeOnce(file, await makeSecrets()));
    const secrets: unknown = JSON.parse(text);
    if (!isSecrets(secrets)) return fail('server.data', 'secrets.json does not hold what it should');
    return ok({ ...secrets, operator: await openOperatorToken(data) });
  } catch (error) {
    return fail('server.data', error instanceof Error ? error.message : String(error));
  }
};

const makeSecrets = async (): Promise<string> => {
  const { default: webPush } = await import('web-push');
  const made: Stored = { vapid: webPush.generateVAPIDKeys() };
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

/** Writes a file for the owner alone and returns what it holds. Nobody ever sees half of it, and of several processes that begin at once the first one wins: all read what it wrote. */
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
  // Also where another process was first: it may not have come so far.
  await syncFolder(dirname(file));
  return readFile(file, 'utf8');
};

/** The file in the data folder. Whoever can read it has the server, and acts as an operator with it. */
const FILE = 'operator.token';
/** So that somebody who finds one knows what it is. */
const PREFIX = 'threefold_operator_';

/** The token of a data folder, which is made where there is none. Rejects where the folder cannot be used. */
const openOperatorToken = async (data: string): Promise<string> => {
  const token = await readOperatorToken(data).catch(() => undefined);
  return token ?? (await writeOnce(join(data, FILE), `${PREFIX}${newToken()}\n`)).trim();
};

/** Reads it; rejects where there is none. */
export const readOperatorToken = async (data: string): Promise<string> =>
  (await readFile(join(data, FILE), 'utf8')).trim();

/** Whether somebody shows the token; how much of a guess was right cannot be told from the time that it takes. */
export const isOperatorToken = (token: string, shown: string): boolean => {
  const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(token), hash(shown));
};
