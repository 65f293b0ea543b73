import { fail, ok, type Result } from '@threefold-games/core';
import type { SaidMessage } from '@threefold-games/wire';
import type { PeopleDeps } from '../people/deps.ts';
import { type Operator, writeLog } from './log.ts';
import { findTarget } from './operators.ts';

/** Messages before and after one that was reported. */
const AROUND = 5;
/** Messages on a person's card. */
const LATEST = 20;

const COLUMNS = ['room', 'n', 'at', 'person', 'name', 'text'] as const;

const messageOf = ({ person, ...message }: Omit<SaidMessage, 'by'> & { readonly person: string }): SaidMessage => ({
  ...message,
  by: person,
});

/** Takes a message back: it keeps its number, since those of others are counted on, and says nothing any more. What it said is in the log. */
export const takeMessage = async (
  deps: PeopleDeps,
  by: Operator,
  { room, n, why }: { readonly room: string; readonly n: number; readonly why: string },
): Promise<Result<true>> => {
  const message = await deps.db
    .selectFrom('chat')
    .select(['person', 'text'])
    .where('room', '=', room)
    .where('n', '=', n)
    .executeTakeFirst();
  if (message === undefined || message.text === '') return fail('http.missing');
  const target = await findTarget(deps, by, message.person);
  if (!target.ok) return target;
  await deps.db.transaction().execute(async step => {
    await step.updateTable('chat').set({ text: '' }).where('room', '=', room).where('n', '=', n).execute();
    const what = { room, n, text: message.text };
    await writeLog(step, { by, act: 'takeMessage', person: target.value.id, what, why }, deps.now());
  });
  return ok(true);
};

/** What was written before and after a message, and itself. */
export const messagesAround = async ({ db }: PeopleDeps, room: string, n: number): Promise<readonly SaidMessage[]> => {
  const rows = await db
    .selectFrom('chat')
    .select(COLUMNS)
    .where('room', '=', room)
    .where('n', '>=', n - AROUND)
    .where('n', '<=', n + AROUND)
    .orderBy('n')
    .execute();
  return rows.map(messageOf);
};

/** What somebody wrote last, the latest first. */
export const latestOf = async ({ db }: PeopleDeps, ids: readonly string[]): Promise<readonly SaidMessage[]> => {
  const rows = await db
    .selectFrom('chat')
    .select(COLUMNS)
    .where('person', 'in', ids)
    .where('text', '<>', '')
    .orderBy('at', 'desc')
    .limit(LATEST)
    .execute();
  return rows.map(messageOf);
};
