import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fail, ok, type Result } from '@threefold-games/core';
import { makeFolder } from './folders.ts';
import { openOperatorToken } from './moderation/token.ts';
import { writeOnce } from './writeOnce.ts';

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
