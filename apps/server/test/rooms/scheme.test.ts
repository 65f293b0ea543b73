import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findGame } from '@threefold-games/catalogue';
import { type Act, checkDeal, type RoomState, recordOf } from '@threefold-games/room';
import { must, someTurn } from '@threefold-games/testkit';
import fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BotPool } from '../../src/bots/pool.ts';
import type { Person } from '../../src/context.ts';
import { LIMITS } from '../../src/index.ts';
import { Metrics } from '../../src/metrics.ts';
import { Rooms } from '../../src/rooms/rooms.ts';
import { openStore } from '../../src/store/database.ts';
import { openLeases } from '../../src/store/leases.ts';
import type { Store } from '../../src/store/store.ts';
import { newId, newNonce, planOf, SLOW, TEST_LIMITS } from '../live/table.ts';
import { TestTime } from '../support/time.ts';

const PEOPLE: readonly Person[] = ['Ada', 'Bo'].map(name => ({
  id: `p_${name[0]!.toLowerCase().repeat(12)}`,
  name,
  kind: 'guest',
}));

let data = '';
let time: TestTime;
let store: Store;
const open: Rooms[] = [];

beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), 'threefold-scheme-'));
  time = new TestTime();
  store = must(await openStore({ data }, { ...time, processId: 'first' }));
}, SLOW);

afterEach(async () => {
  for (const rooms of open.splice(0)) await rooms.close();
  await store.close();
  rmSync(data, { recursive: true });
}, SLOW);

/** A process of this version over the same database. */
const startProcess = async (name: string): Promise<Rooms> => {
  const leases = openLeases({ db: store.db, signs: store.db, kind: 'sqlite', me: name });
  const metrics = new Metrics();
  const parts = { store: { ...store, leases }, world: { findGame }, dealKey: 'a key', limits: TEST_LIMITS, metrics };
  const bots = new BotPool(LIMITS.bots, 0, time);
  const rooms = new Rooms(
    { ...time, ...parts, log: fastify().log },
    { areBlocked: async () => false, isSuspended: async () => false },
    bots,
  );
  await rooms.start();
  open.push(rooms);
  return rooms;
};

const act = async (rooms: Rooms, person: Person, roomId: string, what: Act): Promise<void> =>
  void must(await rooms.act({ person, roomId, requestId: newId(), act: what }));

const begin = async (rooms: Rooms): Promise<string> => {
  const plan = planOf('taluva', { leaver: { kind: 'end' } });
  const room = must(await rooms.create(PEOPLE[0]!, { plan, nonce: newNonce(), deal: rooms.commit().claim }));
  await act(rooms, PEOPLE[1]!, room, { kind: 'sit', name: 'Bo', nonce: newNonce() });
  return room;
};

const stateOf = async (rooms: Rooms, room: string): Promise<RoomState> => must(await rooms.load(room));

const playOn = async (rooms: Rooms, room: string): Promise<void> => {
  const state = await stateOf(rooms, room);
  const turn = state.turns.length;
  await act(rooms, PEOPLE[state.actor!]!, room, { kind: 'turn', turn, steps: someTurn(state, turn) });
};

describe('while a process of the older version lives', () => {
  it(
    'tables are dealt as it knows it; they end so, and later ones are dealt in the new way',
    async () => {
      await store.db.insertInto('processes').values({ id: 'older', alive: time.now(), ended: 0 }).execute();
      const upgraded = await startProcess('second');
      const room = await begin(upgraded);
      expect((await stateOf(upgraded, room)).deal.scheme).toBe('threefold-deal/1');
      await playOn(upgraded, room);
      await store.db.updateTable('processes').set({ ended: 1 }).where('id', '=', 'older').execute();
      const later = await startProcess('third');
      expect((await stateOf(later, await begin(later))).deal.scheme).toBe('threefold-deal/2');
      await playOn(later, room);
      await act(later, PEOPLE[0]!, room, { kind: 'resign' });
      const over = await stateOf(later, room);
      const report = must(checkDeal({ findGame }, recordOf({ findGame }, over)));
      expect(report).toMatchObject({ scheme: 'threefold-deal/1', draws: 2 });
      await act(later, PEOPLE[0]!, room, { kind: 'offer', offer: 'rematch', nonce: newNonce() });
      await act(later, PEOPLE[1]!, room, { kind: 'answer', offer: 'rematch', yes: true, nonce: newNonce() });
      await expect.poll(async () => (await stateOf(later, room)).next).toBeDefined();
      const next = await stateOf(later, (await stateOf(later, room)).next!);
      expect(next.deal.scheme).toBe('threefold-deal/2');
    },
    SLOW,
  );

  it(
    'no bot sits down, whose level it would not know, until it has ended',
    async () => {
      await store.db.insertInto('processes').values({ id: 'older', alive: time.now(), ended: 0, version: 1 }).execute();
      const upgraded = await startProcess('second');
      const plan = planOf('taluva', { start: 'host', leaver: { kind: 'end' } });
      const room = must(await upgraded.create(PEOPLE[0]!, { plan, nonce: newNonce() }));
      const fill = (rooms: Rooms): ReturnType<Rooms['act']> => {
        const what = { kind: 'fill', seat: 1, level: 9, of: 12 } as const;
        return rooms.act({ person: PEOPLE[0]!, roomId: room, requestId: newId(), act: what });
      };
      expect(await fill(upgraded)).toMatchObject({ error: { code: 'server.busy' } });
      await store.db.updateTable('processes').set({ ended: 1 }).where('id', '=', 'older').execute();
      const later = await startProcess('third');
      expect(await fill(later)).toMatchObject({ ok: true });
      expect((await stateOf(later, room)).seats[1]).toEqual({ kind: 'bot', level: 9, of: 12, character: 0 });
    },
    SLOW,
  );
});
