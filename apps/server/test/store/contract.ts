import { findGame } from '@threefold/games';
import type { RoomEvent } from '@threefold/room';
import fastify from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LIMITS } from '../../src/limits.ts';
import { LiveRoom } from '../../src/rooms/liveRoom.ts';
import { Snapshots } from '../../src/rooms/snapshots.ts';
import { addMessage, latestMessages, messagesFrom } from '../../src/store/chatQueries.ts';
import { finishedRooms } from '../../src/store/finishedRooms.ts';
import { openLeases } from '../../src/store/leases.ts';
import { ROW_COLUMNS, readRow } from '../../src/store/lobbyRows.ts';
import type { StorePlace } from '../../src/store/openStore.ts';
import { PROCESS_VERSION } from '../../src/store/processes.ts';
import { roomsOf } from '../../src/store/roomQueries.ts';
import type { Store } from '../../src/store/store.ts';
import { StoreError } from '../../src/store/storeError.ts';
import { type BackEnd, opened } from './backEnd.ts';
import { backupOf, furnish, restoreText } from './backup.ts';
import { survivesKilling } from './crash.ts';
import { migratesForward } from './migrating.ts';
import { doesOnce } from './resending.ts';
import { entryOf, eventOf, PLAN, rowOf, SLOW_PLAN, stateOf } from './samples.ts';

const gather = async <T>(items: AsyncIterable<T>): Promise<readonly T[]> => {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
};

const range = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i);

/** What every store promises, whatever the database. */
export const storeContract = (backEnd: BackEnd): void => {
  let place: StorePlace;
  let store: Store;
  let rooms = 0;
  /** A new room of that phase. */
  const makeRoom = async (more: Parameters<typeof rowOf>[1] = {}): Promise<string> => {
    rooms += 1;
    const id = `room-${rooms}`;
    expect(await store.journal.create(stateOf(id), rowOf(id, more))).toBe('stored');
    return id;
  };

  beforeAll(async () => {
    place = await backEnd.place();
    store = await opened(place);
  }, 60_000);
  afterAll(() => store.close(), 60_000);

  describe('a request that is sent again', () => {
    doesOnce(backEnd);
  });

  describe('the journal', () => {
    test('keeps a room and what happened in it, in order', async () => {
      const room = await makeRoom();
      for (const seq of [1, 2, 3]) expect(await store.journal.append(entryOf(room, seq))).toBe('stored');
      const stored = await store.journal.load(room);
      expect(stored?.snapshot).toEqual(stateOf(room));
      expect(stored?.events).toEqual([1, 2, 3].map(seq => ({ seq, at: 2000 + seq, event: eventOf(`${room}-${seq}`) })));
      expect(stored?.updated).toBe(2003);
      expect(await store.journal.since(room, 2)).toEqual([{ seq: 3, at: 2003, event: eventOf(`${room}-3`) }]);
      expect(await store.journal.load('no-such')).toBeUndefined();
    });

    test('begins with the latest snapshot', async () => {
      const room = await makeRoom();
      await store.journal.append(entryOf(room, 1));
      const snapshot = stateOf(room, { seq: 2, position: 'later' });
      await store.journal.append(entryOf(room, 2, { snapshot }));
      expect(await store.journal.load(room)).toEqual({ snapshot, updated: 2002, events: [] });
      await store.journal.append(entryOf(room, 3));
      expect((await store.journal.load(room))?.events.map(({ seq }) => seq)).toEqual([3]);
      expect((await store.journal.since(room, 0)).map(({ seq }) => seq)).toEqual([1, 2, 3]);
    });

    test('keeps a state that is saved apart, unless a later one is there', async () => {
      const room = await makeRoom();
      const snapshots = new Snapshots({
        store,
        limits: LIMITS,
        log: fastify().log,
        now: Date.now,
        world: { findGame },
      });
      const save = (seq: number): Promise<void> => {
        const live = new LiveRoom(stateOf(room, { seq }), 0, 0);
        live.snapshotSeq = 0;
        return snapshots.save([live]);
      };
      for (const seq of [1, 2, 3]) await store.journal.append(entryOf(room, seq));
      await save(2);
      await save(1);
      expect(await store.journal.load(room)).toMatchObject({ snapshot: { seq: 2 }, events: [{ seq: 3 }] });
      await save(3);
      expect(await store.journal.load(room)).toEqual({
        snapshot: stateOf(room, { seq: 3 }),
        updated: 2003,
        events: [],
      });
    });

    test('gives a name and a number once', async () => {
      const room = await makeRoom();
      expect(await store.journal.create(stateOf(room, { host: 'p_eve' }), rowOf(room))).toBe('taken');
      expect((await store.journal.load(room))?.snapshot.host).toBe('p_ann');
      expect(await store.journal.append(entryOf(room, 1))).toBe('stored');
      expect(await store.journal.append(entryOf(room, 1, { event: eventOf('other') }))).toBe('stale');
      expect(await store.journal.append(entryOf(room, 3))).toBe('stale');
      expect(await store.journal.append(entryOf('no-such', 1))).toBe('stale');
      expect((await store.journal.since(room, 0)).map(({ event }) => 'id' in event && event.id)).toEqual([`${room}-1`]);
    });

    test('stores one room for a request, however often and wherever it is asked for', async () => {
      const other = backEnd.kind === 'postgres' ? await opened(place, 'two') : store;
      const ids = range(12).map(n => `asked-${n}`);
      const outcomes = await Promise.all(
        ids.map((id, n) =>
          (n % 2 ? other : store).journal.create(stateOf(id), rowOf(id), { request: 'p_ann request-1' }),
        ),
      );
      const [stored] = ids.filter((_, n) => outcomes[n] === 'stored');
      expect(outcomes.filter(outcome => outcome === 'stored')).toHaveLength(1);
      expect(await store.journal.openedBy('p_ann request-1')).toBe(stored);
      expect(await store.journal.openedBy('p_ben request-1')).toBeUndefined();
      expect(
        await store.journal.create(stateOf('asked-else'), rowOf('asked-else'), { request: 'p_ben request-1' }),
      ).toBe('stored');
      if (other !== store) await other.close();
      for (const id of ids) expect((await store.journal.load(id)) !== undefined).toBe(id === stored);
    });

    test('knows what became of a request, however long ago, and of whom', async () => {
      const room = await makeRoom();
      const offer = (by: string, id: string): RoomEvent => ({ by, id, act: { kind: 'offer', offer: 'draw' } });
      await store.journal.append(entryOf(room, 1, { event: offer('p_ann', 'a') }));
      await store.journal.append(entryOf(room, 2, { event: offer('p_ben', 'a') }));
      await store.journal.append(entryOf(room, 3, { event: { by: 'server', act: { kind: 'tick' } } }));
      await Promise.all(range(200).map(n => store.journal.append(entryOf(room, 4 + n))));
      const done = (by: string, id: string, of = room): Promise<number | undefined> => store.journal.done(of, by, id);
      expect(await Promise.all([done('p_ann', 'a'), done('p_ben', 'a'), done('p_ann', 'b')])).toEqual([
        1,
        2,
        undefined,
      ]);
      expect(await done('p_ann', 'a', await makeRoom())).toBeUndefined();
      // A turn has its number, and stores no second one.
      expect(await done('p_ann', `${room}-4`)).toBeUndefined();
    });

    test('stores what comes at once, each room in order, stale ones left out', async () => {
      const some = await Promise.all(range(30).map(() => makeRoom()));
      const entries = range(8).flatMap(n => some.map(room => entryOf(room, n + 1)));
      const outcomes = await Promise.all([
        ...entries.map(entry => store.journal.append(entry)),
        ...some.map(room => store.journal.append(entryOf(room, 3, { event: eventOf('late') }))),
      ]);
      expect(outcomes.slice(0, entries.length).every(outcome => outcome === 'stored')).toBe(true);
      expect(outcomes.slice(entries.length).every(outcome => outcome === 'stale')).toBe(true);
      for (const room of some) {
        expect((await store.journal.since(room, 0)).map(({ event }) => 'id' in event && event.id)).toEqual(
          range(8).map(n => `${room}-${n + 1}`),
        );
      }
    });

    test('refuses what cannot be stored, and nothing else with it', async () => {
      const some = await Promise.all(range(5).map(() => makeRoom()));
      const circle: { self?: unknown } = {};
      circle.self = circle;
      const outcomes = await Promise.allSettled([
        ...some.map(room => store.journal.append(entryOf(room, 1))),
        store.journal.append(entryOf(some[0]!, 2, { at: Number.NaN })),
        store.journal.append(entryOf(some[1]!, 2, { event: circle as unknown as RoomEvent })),
        ...some.map(room => store.journal.append(entryOf(room, 2))),
      ]);
      expect(outcomes.map(({ status }) => status)).toEqual([
        ...range(5).map(() => 'fulfilled'),
        'rejected',
        'rejected',
        ...range(5).map(() => 'fulfilled'),
      ]);
      const refused = outcomes[5] as PromiseRejectedResult;
      expect(refused.reason).toBeInstanceOf(StoreError);
      expect((refused.reason as StoreError).kind).toBe('refused');
      for (const room of some) expect((await store.journal.since(room, 0)).map(({ seq }) => seq)).toEqual([1, 2]);
    });

    test('keeps any text as it is', async () => {
      const room = await makeRoom();
      const event: RoomEvent = {
        by: 'p_ann',
        id: 'x',
        act: { kind: 'sit', name: 'Zoë \u{1f3b2} \u0000 "\' \ud800', nonce: '' },
      };
      await store.journal.append(entryOf(room, 1, { event }));
      expect((await store.journal.since(room, 0))[0]?.event).toEqual(event);
    });

    test('keeps acknowledged events when its process is killed', async () => {
      await survivesKilling(await backEnd.place());
    });
  });

  describe('lists', () => {
    test('a room is listed as the last event left it', async () => {
      const room = await makeRoom({ phase: 'gathering', plan: { ...PLAN, listed: false } });
      const listing = (): Promise<unknown> =>
        store.db
          .selectFrom('rooms')
          .select(['phase', 'listed', 'watching', 'slow', 'seq', 'updated'])
          .where('id', '=', room)
          .executeTakeFirst();
      const open = { phase: 'gathering', listed: 0, watching: 1, slow: 0, seq: 0, updated: 2000 };
      expect(await listing()).toEqual(open);
      const live = rowOf(room);
      await store.journal.append(entryOf(room, 1, { row: live, at: 3000 }));
      expect(await listing()).toEqual({ ...open, phase: 'playing', listed: 1, seq: 1, updated: 3000 });
      const slow = { ...live, plan: { ...SLOW_PLAN, watching: false } };
      await store.journal.append(entryOf(room, 2, { row: slow, at: 3000 }));
      const later = { phase: 'playing', listed: 1, watching: 0, slow: 1, seq: 2, updated: 3000 };
      expect(await listing()).toEqual(later);
    });

    test('a turn that changes nothing else writes no row, and the list knows it all the same', async () => {
      const room = await makeRoom();
      const { row: _, ...turn } = entryOf(room, 1, { progress: { seq: 1, turns: 1, actor: 1, deadline: 9000 } });
      await store.journal.append(turn);
      const read = async (): Promise<unknown> =>
        readRow(
          await store.db.selectFrom('rooms').select(ROW_COLUMNS).where('id', '=', room).executeTakeFirstOrThrow(),
        );
      expect(await read()).toEqual(rowOf(room, { updated: 2001, turns: 1, actor: 1, deadline: 9000 }));
      // A process of the version before writes whole rows and no progress.
      const row = rowOf(room, { updated: 7000, turns: 2 });
      await store.db
        .updateTable('rooms')
        .set({ seq: 2, updated: 7000, row: JSON.stringify(row) })
        .where('id', '=', room)
        .execute();
      expect(await read()).toEqual(row);
    });

    test('when a room is to be looked at stays as it is unless an event says otherwise', async () => {
      const room = await makeRoom();
      const wakeAt = async (): Promise<number | null | undefined> =>
        (await store.db.selectFrom('rooms').select('wakeAt').where('id', '=', room).executeTakeFirst())?.wakeAt;
      expect(await wakeAt()).toBeNull();
      await store.journal.append(entryOf(room, 1, { wakeAt: 5000 }));
      await store.journal.append(entryOf(room, 2));
      expect(await wakeAt()).toBe(5000);
      if (backEnd.kind === 'postgres') {
        await store.db.updateTable('rooms').set({ seq: 3, updated: 7000 }).where('id', '=', room).execute();
        expect(await wakeAt()).toBe(0);
      }
      const { seq } = await store.db.selectFrom('rooms').select('seq').where('id', '=', room).executeTakeFirstOrThrow();
      await store.journal.append(entryOf(room, seq + 1, { wakeAt: null }));
      expect(await wakeAt()).toBeNull();
    });

    test('the games of a person, the latest change first', async () => {
      const cid = { kind: 'person', name: 'Cid', person: 'p_cid' } as const;
      const sit: RoomEvent = { by: 'p_cid', id: 'x', act: { kind: 'sit', name: 'Cid', nonce: '' } };
      const [first, second] = [await makeRoom(), await makeRoom({ phase: 'over', seats: [cid], updated: 4000 })];
      const row = rowOf(first, { seats: [cid], updated: 5000 });
      const progress = { seq: 1, turns: 0, actor: 0, deadline: null };
      await store.journal.append(entryOf(first, 1, { event: sit, row, at: 5000, progress }));
      const ids = async (filter: Partial<Parameters<typeof roomsOf>[2]>): Promise<readonly string[]> =>
        (await roomsOf(store.db, ['p_cid', 'p_none'], { limit: 9, ...filter })).map(({ id }) => id);
      expect(await roomsOf(store.db, ['p_cid'], { limit: 1 })).toEqual([row]);
      expect(await ids({})).toEqual([first, second]);
      expect(await ids({ phase: 'playing' })).toEqual([first]);
      // Whoever has stood up again has no more to do with it.
      await store.journal.append(entryOf(first, 2, { event: { ...sit, act: { kind: 'stand' } }, row: rowOf(first) }));
      expect(await ids({ phase: 'playing' })).toEqual([]);
    });

    test('finished games, in the order of their ends', async () => {
      const some = await Promise.all(range(3).map(() => makeRoom({ phase: 'over' })));
      const finished = some.map((room, i) => ({
        room,
        game: 'talat',
        slow: 0,
        ended: 7000 + Math.min(i, 1),
        open: 1,
        summary: '{}',
      }));
      const closed = { ...finished[0]!, room: await makeRoom({ phase: 'over' }), open: 0 };
      await store.db
        .insertInto('finished')
        .values([...finished, closed])
        .execute();
      const all = await gather(finishedRooms(store.db, store.journal, { game: 'talat', since: 7000 }));
      expect(all.map(({ room }) => room)).toEqual([some[0], some[1], some[2]]);
      expect(all[0]?.stored.snapshot.id).toBe(some[0]);
      const late = await gather(finishedRooms(store.db, store.journal, { since: 7001, limit: 1 }));
      expect(late.map(({ ended }) => ended)).toEqual([7001]);
      expect(await gather(finishedRooms(store.db, store.journal, { persons: ['p_nobody'] }))).toEqual([]);
    });
  });

  describe('the chat', () => {
    test('numbers the messages of a room, each once however often it is sent', async () => {
      const message = { room: 'chat', at: 5, person: 'p_ann', name: 'Ann', seat: 0, text: 'Hello \u{1f44b}' };
      const some = await Promise.all(range(10).map(i => addMessage(store.db, { ...message, id: `line-${i}` })));
      expect(some.map(({ message: { n } }) => n).toSorted((a, b) => a - b)).toEqual(range(10).map(i => i + 1));
      expect(some.every(({ isNew }) => isNew)).toBe(true);
      expect(await addMessage(store.db, { ...message, id: 'line-3', text: 'Again' })).toEqual({
        ...some[3],
        isNew: false,
      });
      const other = await addMessage(store.db, { ...message, id: 'line-3', person: 'p_ben', seat: null });
      expect(other).toMatchObject({ isNew: true, message: { n: 11, by: 'p_ben', seat: null } });
      expect((await latestMessages(store.db, 'chat', 3)).map(({ n }) => n)).toEqual([9, 10, 11]);
      expect((await messagesFrom(store.db, 'chat', 10)).map(({ n }) => n)).toEqual([10, 11]);
      expect(await latestMessages(store.db, 'silent')).toEqual([]);
    });
  });

  describe('plain queries', () => {
    test('a transaction that fails leaves nothing, and nobody else gets into it', async () => {
      const room = await makeRoom();
      const counted = (): Promise<number> =>
        store.db
          .selectFrom('outages')
          .select(eb => eb.fn.countAll<number>().as('n'))
          .executeTakeFirstOrThrow()
          .then(({ n }) => n);
      const before = await counted();
      const failing = store.db.transaction().execute(async transaction => {
        await transaction.insertInto('outages').values({ began: 1, ended: 2 }).execute();
        throw new Error('changed my mind');
      });
      const [, appended] = await Promise.all([
        expect(failing).rejects.toThrow('changed my mind'),
        store.journal.append(entryOf(room, 1)),
      ]);
      expect(appended).toBe('stored');
      expect((await store.journal.since(room, 0)).length).toBe(1);
      expect(await counted()).toBe(before);
    });

    test('a wrong query is told, and the next one works', async () => {
      await expect(sql`select x from nowhere`.execute(store.db)).rejects.toMatchObject({
        name: 'StoreError',
        kind: 'refused',
      });
      expect(await store.check()).toBe(true);
    });
  });

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

  describe('a backup', () => {
    test('is made while the store is in use, and fills another place', async () => {
      const from = await backEnd.place();
      const busy = await opened(from);
      await furnish(busy);
      const writing = { on: true };
      const more = (async () => {
        for (let seq = 16; writing.on; seq += 1) await busy.journal.append(entryOf('game-0', seq));
        return busy.journal.since('game-0', 15);
      })();
      const text = await backupOf(from);
      writing.on = false;
      expect((await more).length).toBeGreaterThan(0);
      await busy.close();
      const to = await backEnd.place();
      expect(await restoreText(to, text)).toMatchObject({ ok: true });
      const restored = await opened(to, 'two', 4_102_444_801_000);
      // The room and its events are of the same moment.
      const { seq } = await restored.db
        .selectFrom('rooms')
        .select('seq')
        .where('id', '=', 'game-0')
        .executeTakeFirstOrThrow();
      expect((await restored.journal.since('game-0', 0)).length).toBe(seq);
      expect((await restored.journal.load('game-7'))?.events.length).toBe(15);
      await restored.close();
      expect(await restoreText(to, text)).toEqual({ ok: false, error: { kind: 'used' } });
    });

    test('that is not whole restores nothing', async () => {
      const from = await backEnd.place();
      const small = await opened(from);
      await small.journal.create(stateOf('game-0'), rowOf('game-0'));
      await small.close();
      const text = await backupOf(from);
      const to = await backEnd.place();
      const lines = text.split('\n');
      const broken = [
        '',
        'no backup\n',
        lines.slice(0, -2).join('\n'),
        text.replace('"game-0"', '"game-1"'),
        text.replace('"rooms":1', '"rooms":2'),
        text.replace('"table":"rooms"', '"table":"roams"'),
        text.replace('["game-0"', '[null,"game-0"'),
      ];
      for (const each of broken) {
        expect(await restoreText(to, each)).toMatchObject({ ok: false, error: { kind: 'broken' } });
      }
      expect(await restoreText(to, text.replace('"0001-rooms"', '"0001-rooms","9999-future"'))).toEqual({
        ok: false,
        error: { kind: 'fault', fault: { code: 'server.newer', detail: '9999-future' } },
      });
      expect(await restoreText(to, text)).toMatchObject({ ok: true });
    });
  });

  migratesForward(backEnd);
};
