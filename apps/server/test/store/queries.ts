import type { RoomEvent } from '@threefold-games/room';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { addMessage, latestMessages, messagesFrom } from '../../src/store/chatQueries.ts';
import { ROW_COLUMNS, readRow } from '../../src/store/lobbyRows.ts';
import { finishedRooms, roomsOf } from '../../src/store/roomQueries.ts';
import type { BackEnd, TestStore } from './backEnd.ts';
import { entryOf, PLAN, range, rowOf, SLOW_PLAN } from './samples.ts';

const gather = async <T>(items: AsyncIterable<T>): Promise<readonly T[]> => {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
};

/** What is asked beside the journal: lists, chat, plain queries. */
export const answersQueries = (kind: BackEnd['kind'], used: TestStore): void => {
  describe('lists', () => {
    test('a room is listed as the last event left it', async () => {
      const room = await used.makeRoom({ phase: 'gathering', plan: { ...PLAN, listed: false } });
      const listing = (): Promise<unknown> =>
        used.store.db
          .selectFrom('rooms')
          .select(['phase', 'listed', 'watching', 'slow', 'seq', 'updated'])
          .where('id', '=', room)
          .executeTakeFirst();
      const open = { phase: 'gathering', listed: 0, watching: 1, slow: 0, seq: 0, updated: 2000 };
      expect(await listing()).toEqual(open);
      const live = rowOf(room);
      await used.store.journal.append(entryOf(room, 1, { row: live, at: 3000 }));
      expect(await listing()).toEqual({ ...open, phase: 'playing', listed: 1, seq: 1, updated: 3000 });
      const slow = { ...live, plan: { ...SLOW_PLAN, watching: false } };
      await used.store.journal.append(entryOf(room, 2, { row: slow, at: 3000 }));
      const later = { phase: 'playing', listed: 1, watching: 0, slow: 1, seq: 2, updated: 3000 };
      expect(await listing()).toEqual(later);
    });

    test('a turn that changes nothing else writes no row, and the list knows it all the same', async () => {
      const room = await used.makeRoom();
      const { row: _, ...turn } = entryOf(room, 1, { progress: { seq: 1, turns: 1, actor: 1, deadline: 9000 } });
      await used.store.journal.append(turn);
      const read = async (): Promise<unknown> =>
        readRow(
          await used.store.db.selectFrom('rooms').select(ROW_COLUMNS).where('id', '=', room).executeTakeFirstOrThrow(),
        );
      expect(await read()).toEqual(rowOf(room, { updated: 2001, turns: 1, actor: 1, deadline: 9000 }));
      // A process of the version before writes whole rows and no progress.
      const row = rowOf(room, { updated: 7000, turns: 2 });
      await used.store.db
        .updateTable('rooms')
        .set({ seq: 2, updated: 7000, row: JSON.stringify(row) })
        .where('id', '=', room)
        .execute();
      expect(await read()).toEqual(row);
    });

    test('when a room is to be looked at stays as it is unless an event says otherwise', async () => {
      const room = await used.makeRoom();
      const wakeAt = async (): Promise<number | null | undefined> =>
        (await used.store.db.selectFrom('rooms').select('wakeAt').where('id', '=', room).executeTakeFirst())?.wakeAt;
      expect(await wakeAt()).toBeNull();
      await used.store.journal.append(entryOf(room, 1, { wakeAt: 5000 }));
      await used.store.journal.append(entryOf(room, 2));
      expect(await wakeAt()).toBe(5000);
      if (kind === 'postgres') {
        await used.store.db.updateTable('rooms').set({ seq: 3, updated: 7000 }).where('id', '=', room).execute();
        expect(await wakeAt()).toBe(0);
      }
      const { seq } = await used.store.db
        .selectFrom('rooms')
        .select('seq')
        .where('id', '=', room)
        .executeTakeFirstOrThrow();
      await used.store.journal.append(entryOf(room, seq + 1, { wakeAt: null }));
      expect(await wakeAt()).toBeNull();
    });

    test('the games of a person, the latest change first', async () => {
      const cid = { kind: 'person', name: 'Cid', person: 'p_cid' } as const;
      const sit: RoomEvent = { by: 'p_cid', id: 'x', act: { kind: 'sit', name: 'Cid', nonce: '' } };
      const [first, second] = [
        await used.makeRoom(),
        await used.makeRoom({ phase: 'over', seats: [cid], updated: 4000 }),
      ];
      const row = rowOf(first, { seats: [cid], updated: 5000 });
      const progress = { seq: 1, turns: 0, actor: 0, deadline: null };
      await used.store.journal.append(entryOf(first, 1, { event: sit, row, at: 5000, progress }));
      const ids = async (filter: Partial<Parameters<typeof roomsOf>[2]>): Promise<readonly string[]> =>
        (await roomsOf(used.store.db, ['p_cid', 'p_none'], { limit: 9, ...filter })).map(({ id }) => id);
      expect(await roomsOf(used.store.db, ['p_cid'], { limit: 1 })).toEqual([row]);
      expect(await ids({})).toEqual([first, second]);
      expect(await ids({ phase: 'playing' })).toEqual([first]);
      // Whoever has stood up again has no more to do with it.
      await used.store.journal.append(
        entryOf(first, 2, { event: { ...sit, act: { kind: 'stand' } }, row: rowOf(first) }),
      );
      expect(await ids({ phase: 'playing' })).toEqual([]);
    });

    test('finished games, in the order of their ends', async () => {
      const some = await Promise.all(range(3).map(() => used.makeRoom({ phase: 'over' })));
      const finished = some.map((room, i) => ({
        room,
        game: 'talat',
        slow: 0,
        ended: 7000 + Math.min(i, 1),
        open: 1,
        summary: '{}',
      }));
      const closed = { ...finished[0]!, room: await used.makeRoom({ phase: 'over' }), open: 0 };
      await used.store.db
        .insertInto('finished')
        .values([...finished, closed])
        .execute();
      const all = await gather(finishedRooms(used.store.db, used.store.journal, { game: 'talat', since: 7000 }));
      expect(all.map(({ room }) => room)).toEqual([some[0], some[1], some[2]]);
      expect(all[0]?.stored.snapshot.id).toBe(some[0]);
      const late = await gather(finishedRooms(used.store.db, used.store.journal, { since: 7001, limit: 1 }));
      expect(late.map(({ ended }) => ended)).toEqual([7001]);
      expect(await gather(finishedRooms(used.store.db, used.store.journal, { persons: ['p_nobody'] }))).toEqual([]);
    });
  });

  describe('the chat', () => {
    test('numbers the messages of a room, each once however often it is sent', async () => {
      const message = { room: 'chat', at: 5, person: 'p_ann', name: 'Ann', seat: 0, text: 'Hello \u{1f44b}' };
      const some = await Promise.all(range(10).map(i => addMessage(used.store.db, { ...message, id: `line-${i}` })));
      expect(some.map(({ message: { n } }) => n).toSorted((a, b) => a - b)).toEqual(range(10).map(i => i + 1));
      expect(some.every(({ isNew }) => isNew)).toBe(true);
      expect(await addMessage(used.store.db, { ...message, id: 'line-3', text: 'Again' })).toEqual({
        ...some[3],
        isNew: false,
      });
      const other = await addMessage(used.store.db, { ...message, id: 'line-3', person: 'p_ben', seat: null });
      expect(other).toMatchObject({ isNew: true, message: { n: 11, by: 'p_ben', seat: null } });
      expect((await latestMessages(used.store.db, 'chat', 3)).map(({ n }) => n)).toEqual([9, 10, 11]);
      expect((await messagesFrom(used.store.db, 'chat', 10)).map(({ n }) => n)).toEqual([10, 11]);
      expect(await latestMessages(used.store.db, 'silent')).toEqual([]);
    });
  });

  describe('plain queries', () => {
    test('a transaction that fails leaves nothing, and nobody else gets into it', async () => {
      const room = await used.makeRoom();
      const counted = (): Promise<number> =>
        used.store.db
          .selectFrom('outages')
          .select(eb => eb.fn.countAll<number>().as('n'))
          .executeTakeFirstOrThrow()
          .then(({ n }) => n);
      const before = await counted();
      const failing = used.store.db.transaction().execute(async transaction => {
        await transaction.insertInto('outages').values({ began: 1, ended: 2 }).execute();
        throw new Error('changed my mind');
      });
      const [, appended] = await Promise.all([
        expect(failing).rejects.toThrow('changed my mind'),
        used.store.journal.append(entryOf(room, 1)),
      ]);
      expect(appended).toBe('stored');
      expect((await used.store.journal.since(room, 0)).length).toBe(1);
      expect(await counted()).toBe(before);
    });

    test('a wrong query is told, and the next one works', async () => {
      await expect(sql`select x from nowhere`.execute(used.store.db)).rejects.toMatchObject({
        name: 'StoreError',
        kind: 'refused',
      });
      expect(await used.store.check()).toBe(true);
    });
  });
};
