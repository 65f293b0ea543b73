import { hashOf, letters } from '../ids.ts';
import type { PeopleDeps } from './deps.ts';

/** How many recovery codes an account gets. */
const CODES = 10;

/** Makes new recovery codes and voids the old ones. They are shown this once: only their hashes are stored. */
export const renewCodes = async ({ db }: PeopleDeps, person: string): Promise<readonly string[]> => {
  const codes = Array.from({ length: CODES }, newCode);
  await db.transaction().execute(async step => {
    await step.deleteFrom('codes').where('person', '=', person).execute();
    await step
      .insertInto('codes')
      .values(codes.map(code => ({ hash: codeHash(person, code), person })))
      .execute();
  });
  return codes;
};

export const codesLeft = async ({ db }: PeopleDeps, person: string): Promise<number> =>
  (await db.selectFrom('codes').select('hash').where('person', '=', person).execute()).length;

/** Uses up a code; whether it was good. Of two who show it at once one is let in. */
export const useCode = async ({ db }: PeopleDeps, person: string, code: string): Promise<boolean> => {
  const used = await db
    .deleteFrom('codes')
    .where('hash', '=', codeHash(person, code))
    .where('person', '=', person)
    .executeTakeFirst();
  return used.numDeletedRows > 0n;
};

const codeHash = (person: string, code: string): string => hashOf(`${person}:${readCode(code)}`);

/** 79 random bits as somebody copies them from paper. */
const newCode = (): string => Array.from({ length: 4 }, () => letters(4)).join('-');

/** A code as it was meant, however it was typed. */
const readCode = (text: string): string => (text.toLowerCase().match(/[a-z0-9]/g) ?? []).join('');
