import { fail, ok, type Result } from '@threefold-games/core';
import { hashOf, newToken } from '../ids.ts';
import { LIMITS } from '../limits.ts';
import type { PeopleDeps } from './deps.ts';
import { createPerson, findRow, type PersonRow } from './persons.ts';
import { NOTED_EVERY } from './sessions.ts';

/** So that somebody who finds one knows what it is. */
const PREFIX = 'threefold_bot_';

export const botsOf = ({ db }: PeopleDeps, owner: string): Promise<PersonRow[]> =>
  db
    .selectFrom('persons')
    .selectAll()
    .where('owner', '=', owner)
    .where('deleted', 'is', null)
    .orderBy('created')
    .execute();

/** Makes a bot account; its token is shown this once. */
export const createBot = async (
  deps: PeopleDeps,
  owner: string,
  name: string,
): Promise<Result<{ readonly id: string; readonly name: string; readonly token: string }>> => {
  if ((await botsOf(deps, owner)).length >= LIMITS.people.bots) return fail('people.limit');
  const bot = await createPerson(deps, name, 'bot', owner);
  if (!bot.ok) return bot;
  const token = `${PREFIX}${newToken()}`;
  await deps.db
    .insertInto('tokens')
    .values({ hash: hashOf(token), person: bot.value.id, created: deps.now() })
    .execute();
  return ok({ id: bot.value.id, name: bot.value.name, token });
};

/** The bot account that a token belongs to. */
export const findBot = async (deps: PeopleDeps, token: string): Promise<PersonRow | undefined> => {
  const row = await deps.db.selectFrom('tokens').select('person').where('hash', '=', hashOf(token)).executeTakeFirst();
  const bot = row && (await findRow(deps, row.person));
  const at = deps.now();
  if (bot && bot.seen < at - NOTED_EVERY) {
    await deps.db.updateTable('persons').set({ seen: at }).where('id', '=', bot.id).execute();
  }
  return bot;
};
