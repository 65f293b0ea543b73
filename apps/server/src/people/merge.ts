import { sql } from 'kysely';
import type { PeopleDeps } from './deps.ts';

/**
 * Lets a guest's games come along with an account. The seats stay the guest's, since histories are never rewritten: the account acts on
 * them (`actsAs`). Of ratings in the same pool the account's stay.
 */
export const mergeGuest = ({ db }: PeopleDeps, guest: string, account: string): Promise<void> =>
  db.transaction().execute(async step => {
    const merged = await step
      .updateTable('persons')
      .set({ mergedInto: account })
      .where('id', '=', guest)
      .where('kind', '=', 'guest')
      .where('mergedInto', 'is', null)
      .executeTakeFirst();
    if (merged.numUpdatedRows === 0n) return;
    await sql`insert into sitters (room, person) select room, ${account} from sitters where person = ${guest}
      on conflict do nothing`.execute(step);
    await step.updateTable('played').set({ person: account }).where('person', '=', guest).execute();
    await step
      .updateTable('ratings')
      .set({ person: account })
      .where('person', '=', guest)
      .where('pool', 'not in', step.selectFrom('ratings').select('pool').where('person', '=', account))
      .execute();
    await step.deleteFrom('ratings').where('person', '=', guest).execute();
    await sql`insert into blocks (person, other, kind, at) select ${account}, other, kind, at from blocks
      where person = ${guest} and other <> ${account} on conflict do nothing`.execute(step);
    await sql`insert into blocks (person, other, kind, at) select person, ${account}, kind, at from blocks
      where other = ${guest} and person <> ${account} on conflict do nothing`.execute(step);
    await step
      .deleteFrom('blocks')
      .where(it => it.or([it('person', '=', guest), it('other', '=', guest)]))
      .execute();
    await step.updateTable('pushes').set({ person: account }).where('person', '=', guest).execute();
    await step
      .updateTable('webhooks')
      .set({ person: account })
      .where('person', '=', guest)
      .where(it => it.not(it.exists(step.selectFrom('webhooks').select('url').where('person', '=', account))))
      .execute();
    await step.deleteFrom('webhooks').where('person', '=', guest).execute();
    await step.updateTable('notices').set({ person: account }).where('person', '=', guest).execute();
    await step.deleteFrom('sessions').where('person', '=', guest).execute();
  });
