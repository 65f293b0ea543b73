import { findGame } from '@threefold-games/catalogue';
import type { RoomEvent, RoomState } from '@threefold-games/room';
import { eightLevels } from '@threefold-games/testkit';
import type { LobbyRow } from '@threefold-games/wire';
import fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { LIMITS } from '../../src/limits.ts';
import { readSummary } from '../../src/ratings/summary.ts';
import { LiveRoom } from '../../src/rooms/liveRoom.ts';
import { replayed } from '../../src/rooms/roomCache.ts';
import { Snapshots } from '../../src/rooms/snapshots.ts';
import { ROW_COLUMNS, readRow } from '../../src/store/lobbyRows.ts';
import { StoreError } from '../../src/store/storeError.ts';
import { type BackEnd, opened, type TestStore } from './backEnd.ts';
import { survivesKilling } from './crash.ts';
import { entryOf, eventOf, range, rowOf, stateOf } from './samples.ts';

/** Rooms and what happened in them: in order, once, and never lost. */
export const keepsJournal = (backEnd: BackEnd, used: TestStore): void => {
  describe('the journal', () => {
    test('keeps a room and what happened in it, in order', async () => {
      const room = await used.makeRoom();
      for (const seq of [1, 2, 3]) expect(await used.store.journal.append(entryOf(room, seq))).toBe('stored');
      const stored = await used.store.journal.load(room);
      expect(stored?.snapshot).toEqual(stateOf(room));
      expect(stored?.events).toEqual([1, 2, 3].map(seq => ({ seq, at: 2000 + seq, event: eventOf(`${room}-${seq}`) })));
      expect(stored?.updated).toBe(2003);
      expect(await used.store.journal.since(room, 2)).toEqual([{ seq: 3, at: 2003, event: eventOf(`${room}-3`) }]);
      expect(await used.store.journal.load('no-such')).toBeUndefined();
    });

    test('reads what was stored while bots had eight levels, with those that are as strong today', async () => {
      const { room, row, summary } = eightLevels() as unknown as Record<string, object>;
      const old = { ...room, id: 'room-old' } as RoomState;
      expect(await used.store.journal.create(old, { ...row, id: 'room-old' } as LobbyRow)).toBe('stored');
      const stored = await used.store.journal.load('room-old');
      expect(stored?.snapshot.seats[2]).toEqual({ kind: 'bot', level: 12, of: 12, character: 0 });
      const level = (former: number): number => findGame('talat')!.formerLevels![former - 1]!;
      expect(stored?.snapshot.plan.leaver).toEqual({ kind: 'bot', level: level(4), of: 12 });
      expect(stored?.snapshot.turns.at(-1)).toMatchObject({ seat: 2, level: 12 });
      const found = await used.store.db
        .selectFrom('rooms')
        .select(ROW_COLUMNS)
        .where('id', '=', 'room-old')
        .executeTakeFirstOrThrow();
      expect(readRow(found).seats[2]).toEqual({ kind: 'bot', name: 'Cora', level: 12, of: 12 });
      expect(readSummary('talat', JSON.stringify(summary)).seats[2]).toEqual({ name: 'Cora', level: 12, of: 12 });
      // What an older process writes there meanwhile is read so, too.
      const gathering = { ...stored!.snapshot, phase: 'gathering' } as RoomState;
      const event = { by: gathering.host, id: 'fill-of-eight', act: { kind: 'fill', seat: 2, level: 5 } } as const;
      expect(replayed({ findGame }, gathering, event, gathering.since).state.seats[2]).toMatchObject({
        level: level(5),
      });
    });

    test('begins with the latest snapshot', async () => {
      const room = await used.makeRoom();
      await used.store.journal.append(entryOf(room, 1));
      const snapshot = stateOf(room, { seq: 2, position: 'later' });
      await used.store.journal.append(entryOf(room, 2, { snapshot }));
      expect(await used.store.journal.load(room)).toEqual({ snapshot, updated: 2002, events: [] });
      await used.store.journal.append(entryOf(room, 3));
      expect((await used.store.journal.load(room))?.events.map(({ seq }) => seq)).toEqual([3]);
      expect((await used.store.journal.since(room, 0)).map(({ seq }) => seq)).toEqual([1, 2, 3]);
    });

    test('keeps a state that is saved apart, unless a later one is there', async () => {
      const room = await used.makeRoom();
      const snapshots = new Snapshots({
        store: used.store,
        limits: LIMITS,
        log: fastify().log,
        now: Date.now,
        world: { findGame },
      });
      const save = (seq: number): Promise<void> => {
        const live = new LiveRoom(stateOf(room, { seq }), { latestAt: 0, now: 0, snapshotSeq: 0 });
        return snapshots.save([live]);
      };
      for (const seq of [1, 2, 3]) await used.store.journal.append(entryOf(room, seq));
      await save(2);
      await save(1);
      expect(await used.store.journal.load(room)).toMatchObject({ snapshot: { seq: 2 }, events: [{ seq: 3 }] });
      await save(3);
      expect(await used.store.journal.load(room)).toEqual({
        snapshot: stateOf(room, { seq: 3 }),
        updated: 2003,
        events: [],
      });
    });

    test('gives a name and a number once', async () => {
      const room = await used.makeRoom();
      expect(await used.store.journal.create(stateOf(room, { host: 'p_eve' }), rowOf(room))).toBe('taken');
      expect((await used.store.journal.load(room))?.snapshot.host).toBe('p_ann');
      expect(await used.store.journal.append(entryOf(room, 1))).toBe('stored');
      expect(await used.store.journal.append(entryOf(room, 1, { event: eventOf('other') }))).toBe('stale');
      expect(await used.store.journal.append(entryOf(room, 3))).toBe('stale');
      expect(await used.store.journal.append(entryOf('no-such', 1))).toBe('stale');
      expect((await used.store.journal.since(room, 0)).map(({ event }) => 'id' in event && event.id)).toEqual([
        `${room}-1`,
      ]);
    });

    test('stores one room for a request, however often and wherever it is asked for', async () => {
      const other = backEnd.kind === 'postgres' ? await opened(used.place, 'two') : used.store;
      const ids = range(12).map(n => `asked-${n}`);
      const outcomes = await Promise.all(
        ids.map((id, n) =>
          (n % 2 ? other : used.store).journal.create(stateOf(id), rowOf(id), { request: 'p_ann request-1' }),
        ),
      );
      const [stored] = ids.filter((_, n) => outcomes[n] === 'stored');
      expect(outcomes.filter(outcome => outcome === 'stored')).toHaveLength(1);
      expect(await used.store.journal.openedBy('p_ann request-1')).toBe(stored);
      expect(await used.store.journal.openedBy('p_ben request-1')).toBeUndefined();
      expect(
        await used.store.journal.create(stateOf('asked-else'), rowOf('asked-else'), { request: 'p_ben request-1' }),
      ).toBe('stored');
      if (other !== used.store) await other.close();
      for (const id of ids) expect((await used.store.journal.load(id)) !== undefined).toBe(id === stored);
    });

    test('knows what became of a request, however long ago, and of whom', async () => {
      const room = await used.makeRoom();
      const offer = (by: string, id: string): RoomEvent => ({ by, id, act: { kind: 'offer', offer: 'draw' } });
      await used.store.journal.append(entryOf(room, 1, { event: offer('p_ann', 'a') }));
      await used.store.journal.append(entryOf(room, 2, { event: offer('p_ben', 'a') }));
      await used.store.journal.append(entryOf(room, 3, { event: { by: 'server', act: { kind: 'tick' } } }));
      await Promise.all(range(200).map(n => used.store.journal.append(entryOf(room, 4 + n))));
      const done = (by: string, id: string, of = room): Promise<number | undefined> =>
        used.store.journal.done(of, by, id);
      expect(await Promise.all([done('p_ann', 'a'), done('p_ben', 'a'), done('p_ann', 'b')])).toEqual([
        1,
        2,
        undefined,
      ]);
      expect(await done('p_ann', 'a', await used.makeRoom())).toBeUndefined();
      // A turn has its number, and stores no second one.
      expect(await done('p_ann', `${room}-4`)).toBeUndefined();
    });

    test('stores what comes at once, each room in order, stale ones left out', async () => {
      const some = await Promise.all(range(30).map(() => used.makeRoom()));
      const entries = range(8).flatMap(n => some.map(room => entryOf(room, n + 1)));
      const outcomes = await Promise.all([
        ...entries.map(entry => used.store.journal.append(entry)),
        ...some.map(room => used.store.journal.append(entryOf(room, 3, { event: eventOf('late') }))),
      ]);
      expect(outcomes.slice(0, entries.length).every(outcome => outcome === 'stored')).toBe(true);
      expect(outcomes.slice(entries.length).every(outcome => outcome === 'stale')).toBe(true);
      for (const room of some) {
        expect((await used.store.journal.since(room, 0)).map(({ event }) => 'id' in event && event.id)).toEqual(
          range(8).map(n => `${room}-${n + 1}`),
        );
      }
    });

    test('refuses what cannot be stored, and nothing else with it', async () => {
      const some = await Promise.all(range(5).map(() => used.makeRoom()));
      const circle: { self?: unknown } = {};
      circle.self = circle;
      const outcomes = await Promise.allSettled([
        ...some.map(room => used.store.journal.append(entryOf(room, 1))),
        used.store.journal.append(entryOf(some[0]!, 2, { at: Number.NaN })),
        used.store.journal.append(entryOf(some[1]!, 2, { event: circle as unknown as RoomEvent })),
        ...some.map(room => used.store.journal.append(entryOf(room, 2))),
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
      for (const room of some) expect((await used.store.journal.since(room, 0)).map(({ seq }) => seq)).toEqual([1, 2]);
    });

    test('keeps any text as it is', async () => {
      const room = await used.makeRoom();
      const event: RoomEvent = {
        by: 'p_ann',
        id: 'x',
        act: { kind: 'sit', name: 'Zoë \u{1f3b2} \u0000 "\' \ud800', nonce: '' },
      };
      await used.store.journal.append(entryOf(room, 1, { event }));
      expect((await used.store.journal.since(room, 0))[0]?.event).toEqual(event);
    });

    test('keeps acknowledged events when its process is killed', async () => {
      await survivesKilling(await backEnd.place());
    });
  });
};
