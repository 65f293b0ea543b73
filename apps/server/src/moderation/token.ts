import { createHash, timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newToken } from '../ids.ts';
import { writeOnce } from '../writeOnce.ts';

/** The file in the data folder. Whoever can read it has the server, and acts as an operator with it. */
const FILE = 'operator.token';
/** So that somebody who finds one knows what it is. */
const PREFIX = 'threefold_operator_';

/** The token of a data folder, which is made where there is none. Rejects where the folder cannot be used. */
export const openOperatorToken = async (data: string): Promise<string> => {
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
