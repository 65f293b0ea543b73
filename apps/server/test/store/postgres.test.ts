import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { must } from '@threefold-games/testkit';
import pg from 'pg';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { openStore, openToFill, type StorePlace } from '../../src/store/database.ts';
import { appliedMigrations, migrate } from '../../src/store/migrate.ts';
import { MIGRATIONS } from '../../src/store/migrations/index.ts';
import type { BusMessage, Store } from '../../src/store/store.ts';
import { systemTime } from '../../src/time.ts';
import { startPostgres } from '../support/postgres.ts';
import { sharedPostgres } from '../support/sharedPostgres.ts';
import { type BackEnd, opened } from './backEnd.ts';
import { furnish, movesTo } from './backup.ts';
import { storeContract } from './contract.ts';
import { entryOf, eventOf, rowOf, stateOf } from './samples.ts';

const started = await sharedPostgres();
const missing = 'missing' in started ? started.missing : undefined;

describe.skipIf(missing !== undefined)(`PostgreSQL${missing === undefined ? '' : ` (left out: ${missing})`}`, () => {
  const postgres = started as Exclude<typeof started, { missing: string }>;
  afterAll(() => postgres.remove(), 60_000);

  const backEnd: BackEnd = {
    kind: 'postgres',
    place: async () => ({ url: await postgres.database() }),
    async execute(place, statements) {
      const client = new pg.Client({ connectionString: (place as Extract<StorePlace, { url: string }>).url });
      await client.connect();
      for (const statement of statements) await client.query(statement);
      await client.end();
    },
  };
  storeContract(backEnd);

  describe('several processes', () => {
    /** Two stores over one database. */
    const two = async (): Promise<readonly [Store, Store]> => {
      const place = await backEnd.place();
      return [await opened(place, 'one'), await opened(place, 'two')];
    };

    test('start at once on an empty database', async () => {
      const place = await backEnd.place();
      const stores = await Promise.all(['a', 'b', 'c', 'd'].map(id => opened(place, id)));
      expect((await stores[0]!.db.selectFrom('processes').select('id').execute()).length).toBe(4);
      await Promise.all(stores.map(store => store.close()));
    });

    test('bring the schema forward also where one of the version before locks the tables in another order', async () => {
      const url = await postgres.database();
      const first = must(await openToFill({ url }));
      must(await migrate(first.db, { kind: 'postgres', now: 1000, steps: MIGRATIONS.slice(0, 3) }));
      await first.close();
      const [older, watching] = [new pg.Client({ connectionString: url }), new pg.Client({ connectionString: url })];
      await Promise.all([older.connect(), watching.connect()]);
      const name = new URL(url).pathname.slice(1);
      // Not the one that was first is refused, but the newer version: it looks for a deadlock after three seconds, the older one never.
      await watching.query(`alter database "${name}" set deadlock_timeout = '3s'`);
      await older.query("set deadlock_timeout = '1h'");
      await older.query('begin');
      await older.query('lock table "events" in row exclusive mode');
      const opening = opened({ url });
      const waits = async (): Promise<boolean> =>
        (await watching.query(`select 1 from pg_locks where not granted and relation = '"events"'::regclass`)).rows
          .length > 0;
      await vi.waitUntil(waits, { timeout: 20_000, interval: 10 });
      await older.query('lock table "rooms" in row exclusive mode');
      await older.query('commit');
      const store = await opening;
      expect(await appliedMigrations(store.db)).toEqual(MIGRATIONS.map(([step]) => step));
      await store.close();
      await Promise.all([older.end(), watching.end()]);
    });

    test('write into the same rooms: each number is stored once, none is lost', async () => {
      const stores = await two();
      const rooms = Array.from({ length: 12 }, (_, i) => `both-${i}`);
      await Promise.all(rooms.map(room => stores[0].journal.create(stateOf(room), rowOf(room))));
      const write = async (store: Store, who: string, room: string): Promise<void> => {
        let seq = 1;
        for (let mine = 0; mine < 10; seq += 1) {
          const outcome = await store.journal.append(entryOf(room, seq, { event: eventOf(`${who}-${mine}`) }));
          if (outcome === 'stored') mine += 1;
        }
      };
      await Promise.all(
        stores.flatMap((store, who) => rooms.toReversed().map(room => write(store, String(who), room))),
      );
      for (const room of rooms) {
        const events = await stores[0].journal.since(room, 0);
        expect(events.map(({ seq }) => seq)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
        expect(new Set(events.map(({ event }) => 'id' in event && event.id)).size).toBe(20);
      }
      await Promise.all(stores.map(store => store.close()));
    });

    test('adopt a room once', async () => {
      const stores = await two();
      const rooms = Array.from({ length: 20 }, (_, i) => `adopt-${i}`);
      for (const room of rooms) await stores[0].journal.create(stateOf(room), rowOf(room));
      await Promise.all(stores.map(store => store.leases.renew(1000)));
      const acquired = await Promise.all([...stores, ...stores].map(store => store.leases.acquire(rooms, 1000)));
      const [one, other] = [acquired[0]!, acquired[1]!];
      expect([...one, ...other].toSorted()).toEqual(rooms.toSorted());
      expect(acquired.slice(2).map(each => each.toSorted())).toEqual([one.toSorted(), other.toSorted()]);
      await Promise.all(stores.map(store => store.close()));
    });

    test('hear from each other in order, and nothing from themselves', async () => {
      const [one, other] = await two();
      const heard: unknown[] = [];
      const own: unknown[] = [];
      const unsubscribe = other.bus.subscribe(message => heard.push(message));
      one.bus.subscribe(message => own.push(message));
      const messages: BusMessage[] = Array.from({ length: 500 }, (_, seq) => ({
        kind: 'room',
        room: `room-${seq}`,
        seq,
      }));
      for (const message of messages) one.bus.publish(message);
      await vi.waitFor(() => expect(heard).toEqual(messages), 5000);
      unsubscribe();
      one.bus.publish({ kind: 'person', person: 'p_ann' });
      other.bus.publish({ kind: 'chat', room: 'room-1', n: 7 });
      await vi.waitFor(() => expect(own).toEqual([{ kind: 'chat', room: 'room-1', n: 7 }]), 5000);
      expect(heard.length).toBe(500);
      await Promise.all([one.close(), other.close()]);
    });

    test('one that comes just after the last one has died finds out how long nobody was there', async () => {
      const place = await backEnd.place();
      const dead = await opened(place, 'dead', 10_000);
      await dead.close();
      const store = await opened(place, 'next', 12_000);
      expect(await store.leases.renew(13_000)).toBe(false);
      expect(await store.leases.outageBetween(0, 20_000)).toBe(0);
      expect([await store.leases.renew(15_001), await store.leases.renew(15_002)]).toEqual([true, false]);
      expect(await store.leases.outageBetween(0, 20_000)).toBe(2000);
      await store.close();
    });

    test('one that comes while another one lives finds no outage', async () => {
      const place = await backEnd.place();
      const living = await opened(place, 'living', 10_000);
      const store = await opened(place, 'next', 12_000);
      await living.leases.renew(12_500);
      await store.leases.renew(15_001);
      expect(await store.leases.outageBetween(0, 20_000)).toBe(0);
      await Promise.all([living.close(), store.close()]);
    });
  });

  test('a backup moves everything from a file to PostgreSQL and back', async () => {
    const root = mkdtempSync(join(tmpdir(), 'threefold-move-'));
    const first = { data: join(root, 'first') };
    const store = await opened(first);
    await furnish(store);
    await store.close();
    const there = await backEnd.place();
    await movesTo(first, there);
    await movesTo(there, { data: join(root, 'second') });
    rmSync(root, { recursive: true });
  });

  test('a database that cannot be reached is told', async () => {
    const store = await openStore(
      { url: 'postgres://127.0.0.1:1/none' },
      { ...systemTime, now: () => 1, processId: 'one' },
    );
    expect(store).toMatchObject({ ok: false, error: { code: 'server.database' } });
  });

  test('a database that goes away and comes back: refused soon, nothing lost, and messages are known to be missed', async () => {
    const own = await startPostgres();
    if ('missing' in own) throw new Error(own.missing);
    const store = await opened({ url: own.url });
    const heard: unknown[] = [];
    store.bus.subscribe(message => heard.push(message));
    await store.journal.create(stateOf('away'), rowOf('away'));
    expect(await store.journal.append(entryOf('away', 1))).toBe('stored');
    for (const end of [() => own.stop(), () => own.kill()]) {
      const seq = (await store.journal.since('away', 0)).length + 1;
      await end();
      const began = performance.now();
      await expect(store.journal.append(entryOf('away', seq))).rejects.toMatchObject({
        name: 'StoreError',
        kind: 'away',
      });
      await expect(store.leases.renew(5000)).rejects.toMatchObject({ name: 'StoreError', kind: 'away' });
      await expect(store.journal.load('away')).rejects.toMatchObject({ name: 'StoreError', kind: 'away' });
      expect(await store.check()).toBe(false);
      expect(performance.now() - began).toBeLessThan(6000);
      await own.start();
      await vi.waitFor(async () => expect(await store.journal.append(entryOf('away', seq))).toBe('stored'), 10_000);
      await store.leases.renew(6000);
      await vi.waitFor(() => expect(heard).toContainEqual({ kind: 'missed' }), 10_000);
      heard.length = 0;
    }
    expect((await store.journal.since('away', 0)).map(({ seq }) => seq)).toEqual([1, 2, 3]);
    await store.close();
    await own.remove();
  });
});
