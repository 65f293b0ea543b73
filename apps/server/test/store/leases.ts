import { describe, expect, test } from 'vitest';
import { openLeases } from '../../src/store/leases.ts';
import { PROCESS_VERSION } from '../../src/store/processes.ts';
import { type BackEnd, opened } from './backEnd.ts';
import { entryOf, rowOf, SLOW_PLAN, stateOf } from './samples.ts';

/** Which process looks after a room, which rooms are due, who lives, and when nobody served. */
export const keepsLeases = (backEnd: BackEnd): void => {
  describe('leases', () => {
    test('a room is looked after by one living process, and by another one when that is dead or has ended', async () => {
      const keptPlace = await backEnd.place();
      const one = await opened(keptPlace, 'one', 10_000);
      const other = openLeases({ db: one.db, signs: one.db, kind: backEnd.kind, me: 'other' });
      const names = ['k-1', 'k-2', 'k-3'];
      for (const id of names) await one.journal.create(stateOf(id), rowOf(id));
      await other.renew(10_000);
      expect(await other.acquire(['k-3'], 10_000)).toEqual(['k-3']);
      expect((await one.leases.acquire(names, 10_000)).toSorted()).toEqual(['k-1', 'k-2']);
      expect(await one.leases.acquire(['k-1'], 12_999)).toEqual(['k-1']);
      expect(await one.leases.acquire(['k-3'], 12_999)).toEqual([]);
      await one.leases.renew(13_000);
      expect(await one.leases.acquire(['k-3'], 13_000)).toEqual(['k-3']);
      await other.renew(13_000);
      expect(await other.acquire(names, 13_000)).toEqual([]);
      await one.leases.release();
      expect((await other.acquire(names, 13_000)).toSorted()).toEqual(names);
      await one.close();
    });

    test('the rooms that are due are found, the earliest first, and those of others only when they are dead', async () => {
      const one = await opened(await backEnd.place(), 'one', 10_000);
      const other = openLeases({ db: one.db, signs: one.db, kind: backEnd.kind, me: 'other' });
      await other.renew(10_000);
      const times = { 'd-1': 500, 'd-2': 300, 'd-3': 300, 'd-4': 0, 'd-5': null, 'd-6': 501, 'd-7': 100 };
      for (const [id, wakeAt] of Object.entries(times)) {
        await one.journal.create(stateOf(id), rowOf(id));
        await one.db.updateTable('rooms').set({ wakeAt }).where('id', '=', id).execute();
      }
      await one.leases.acquire(['d-2'], 10_000);
      await other.acquire(['d-7'], 10_000);
      const asked = { until: 500, now: 10_000, most: 2 };
      const first = await one.leases.due(asked);
      expect(first).toEqual([
        { id: 'd-4', seq: 0, wakeAt: 0, isMine: false },
        { id: 'd-2', seq: 0, wakeAt: 300, isMine: true },
      ]);
      const second = await one.leases.due({ ...asked, after: first[1]! });
      expect(second.map(({ id }) => id)).toEqual(['d-3', 'd-1']);
      expect(await one.leases.due({ ...asked, after: second[1]! })).toEqual([]);
      expect((await one.leases.due({ ...asked, now: 13_000 })).map(({ id }) => id)).toEqual(['d-4', 'd-7']);
      await one.close();
    });

    test('the next time is stored where the room is one’s own and nothing has happened in it since', async () => {
      const one = await opened(await backEnd.place(), 'one', 10_000);
      for (const id of ['w-1', 'w-2', 'w-3', 'w-4']) {
        await one.journal.create(stateOf(id), rowOf(id));
        await one.db.updateTable('rooms').set({ wakeAt: 5 }).where('id', '=', id).execute();
      }
      await one.leases.acquire(['w-1', 'w-2', 'w-3'], 10_000);
      await one.journal.append(entryOf('w-2', 1, { wakeAt: 7 }));
      const waits = [
        { room: 'w-1', seq: 0, wakeAt: 1_800_000_000_000 },
        { room: 'w-2', seq: 0, wakeAt: 600 },
        { room: 'w-3', seq: 0, wakeAt: null },
        { room: 'w-4', seq: 0, wakeAt: 600 },
        { room: 'gone', seq: 0, wakeAt: 600 },
      ];
      expect((await one.leases.postpone(waits)).toSorted()).toEqual(['w-1', 'w-3']);
      const rows = await one.db.selectFrom('rooms').select(['id', 'wakeAt']).orderBy('id').execute();
      expect(rows.map(({ wakeAt }) => wakeAt)).toEqual([1_800_000_000_000, 7, null, 5]);
      await one.close();
    });

    test('live games of nobody who lives are found, and no others', async () => {
      const one = await opened(await backEnd.place(), 'one', 10_000);
      const other = openLeases({ db: one.db, signs: one.db, kind: backEnd.kind, me: 'other' });
      await other.renew(10_000);
      await one.journal.create(stateOf('l-days'), rowOf('l-days', { plan: SLOW_PLAN }));
      await one.journal.create(stateOf('l-open'), rowOf('l-open', { phase: 'gathering' }));
      for (const id of ['l-1', 'l-2', 'l-3']) await one.journal.create(stateOf(id), rowOf(id));
      await one.leases.acquire(['l-1'], 10_000);
      await other.acquire(['l-2'], 10_000);
      const found = async (now: number) => (await one.leases.live(now)).toSorted((a, b) => (a.id < b.id ? -1 : 1));
      const [mine, free] = [
        { id: 'l-1', isMine: true },
        { id: 'l-3', isMine: false },
      ];
      expect(await found(10_000)).toEqual([mine, free]);
      expect(await found(13_000)).toEqual([{ ...mine }, { id: 'l-2', isMine: false }, free]);
      await one.close();
    });

    test('who lives is known, who has died is told once, and what all of them speak', async () => {
      const shared = await backEnd.place();
      const one = await opened(shared, 'one', 10_000);
      const other = (alive: number, ended: number, version: number | null) =>
        one.db
          .insertInto('processes')
          .values({ id: 'other', alive, ended, version })
          .onConflict(conflict => conflict.column('id').doUpdateSet({ alive, ended, version }))
          .execute();
      const nobody = { died: [], ended: [] };
      expect(await one.leases.survey(10_000)).toMatchObject({
        lastAlive: 10_000,
        version: PROCESS_VERSION,
        isShared: false,
        ...nobody,
      });
      await other(11_000, 0, null);
      expect(await one.leases.survey(11_000)).toEqual({ lastAlive: 11_000, version: 0, isShared: true, ...nobody });
      // One that was only stopped may write again.
      expect(await one.leases.survey(14_000)).toMatchObject({ version: 0, died: ['other'] });
      expect(await one.leases.survey(15_000)).toMatchObject(nobody);
      await other(16_000, 0, PROCESS_VERSION);
      expect(await one.leases.survey(16_000)).toMatchObject({ version: PROCESS_VERSION, ...nobody });
      await other(16_000, 1, 0);
      expect(await one.leases.survey(16_500)).toMatchObject({ version: PROCESS_VERSION, died: [], ended: ['other'] });
      await one.close();
    });

    test('the time in which nobody served is known, each moment once', async () => {
      const awayPlace = await backEnd.place();
      const one = await opened(awayPlace, 'one', 10_000);
      await one.leases.renew(11_000);
      await one.leases.addOutage(2000, 3000);
      await one.leases.addOutage(2500, 4000);
      await one.leases.addOutage(5000, 5000);
      await one.close();
      const two = await opened(awayPlace, 'two', 20_000);
      expect(await two.leases.outageBetween(0, 100_000)).toBe(2000 + 9000);
      expect(await two.leases.outageBetween(2800, 12_000)).toBe(1200 + 1000);
      expect(await two.leases.outageBetween(15_000, 16_000)).toBe(1000);
      expect(await two.leases.outageBetween(20_000, 30_000)).toBe(0);
      await two.close();
    });
  });
};
