import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ok, type Result, seededRandom } from '@threefold/core';
import { findGame } from '@threefold/games';
import type { Act, RoomState } from '@threefold/room';
import fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BotPool, type BotQuestion } from '../../src/bots/pool.ts';
import type { Person } from '../../src/context.ts';
import { LIMITS, type Limits } from '../../src/index.ts';
import { Metrics } from '../../src/metrics.ts';
import { Rooms } from '../../src/rooms/rooms.ts';
import { openKeeping } from '../../src/store/leases.ts';
import { openStore } from '../../src/store/openStore.ts';
import type { News, Store } from '../../src/store/store.ts';
import { StoreTrouble } from '../../src/store/storeError.ts';
import { newId, newNonce, planOf, SLOW, TEST_LIMITS } from './table.ts';

const ADA: Person = { id: 'p_aaaaaaaaaaaa', name: 'Ada', kind: 'guest' };
const BO: Person = { id: 'p_bbbbbbbbbbbb', name: 'Bo', kind: 'guest' };
const AWAY = new StoreTrouble('away', 'TEST', 'the database is away');
const QUICK: Limits = {
  ...TEST_LIMITS,
  // A busy machine stalls for a second now and then: no outage by itself.
  keeping: { beatEvery: 40, outageFrom: 20_000, adopt: 3 },
  presence: { ...LIMITS.presence, afterRestart: 60_000 },
  bots: { ...LIMITS.bots, again: 20 },
};

let data = '';
let store: Store;
let open: Rooms[] = [];
/** What is wrong with the database; `after`: it stores, but the answer is lost. */
let trouble: {
  append?: 'before' | 'after';
  alive?: boolean;
  /** The last sign of life that was not heard. */
  unheard?: number;
  game?: string;
  load?: Promise<void>;
  outage?: readonly [from: number, to: number];
} = {};

beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), 'threefold-trouble-'));
  const opened = await openStore({ data }, { now: Date.now, processId: 'first' });
  if (!opened.ok) throw new Error(opened.error.code);
  store = opened.value;
  trouble = {};
  open = [];
}, SLOW);

afterEach(async () => {
  trouble = {};
  for (const rooms of open) await rooms.close();
  await store.close();
  rmSync(data, { recursive: true });
}, SLOW);

/** A process of its own over the same database, whose troubles come when told. */
const process = async (
  name: string,
  hear: (news: News) => void = () => undefined,
  bots = new BotPool(LIMITS.bots, 0),
  limits = QUICK,
): Promise<Rooms> => {
  const keeping = openKeeping(store.db, 'sqlite', name, undefined);
  const troubled: Store = {
    ...store,
    news: { publish: hear, listen: () => () => undefined },
    keeping: {
      ...keeping,
      alive: async now => {
        if (trouble.alive) {
          trouble.unheard = now;
          throw AWAY;
        }
        const found = await keeping.alive(now);
        if (!trouble.outage) return found;
        await keeping.outage(...trouble.outage);
        delete trouble.outage;
        return true;
      },
    },
    journal: {
      ...store.journal,
      load: async room => {
        const stored = await store.journal.load(room);
        await trouble.load;
        return stored;
      },
      append: async entry => {
        if (trouble.append === 'before') throw AWAY;
        const stored = await store.journal.append(entry);
        if (trouble.append === 'after') throw AWAY;
        return stored;
      },
    },
  };
  const world = {
    findGame: (id: string) => {
      if (id === trouble.game) throw new Error('a bug');
      return findGame(id);
    },
  };
  const parts = { store: troubled, world, limits, metrics: new Metrics(), log: fastify().log, now: Date.now };
  const rooms = new Rooms(parts, { keepsAway: async () => false }, bots);
  await rooms.start();
  open.push(rooms);
  return rooms;
};

const begin = async (rooms: Rooms, game = 'talat', clock = planOf(game).clock): Promise<string> => {
  const made = await rooms.create(ADA, { plan: planOf(game, { clock }), nonce: newNonce() });
  if (!made.ok) throw new Error(made.error.code);
  await rooms.act(BO, made.value, newId(), { kind: 'sit', name: 'Bo', nonce: newNonce() });
  return made.value;
};

const stateOf = async (rooms: Rooms, room: string): Promise<RoomState> => {
  const state = await rooms.load(room);
  if (!state.ok) throw new Error(state.error.code);
  return state.value;
};

/** The person in turn, and a turn of theirs by lot. */
const nextTurn = (state: RoomState): { readonly who: Person; readonly act: Act } => {
  const game = findGame(state.plan.game)!;
  const position = game.decode(state.position);
  if (!position.ok) throw new Error(position.error.code);
  const legal = new Int32Array(game.maxActions);
  const random = seededRandom('trouble');
  const steps: string[] = [];
  do {
    const action = legal[random.below(position.value.legal(legal))]! as Parameters<typeof position.value.make>[0];
    steps.push(position.value.format(action));
    position.value.make(action);
  } while (!position.value.atTurnStart);
  const seat = state.seats[state.actor!]!;
  const who = seat.kind === 'person' && seat.person === ADA.id ? ADA : BO;
  return { who, act: { kind: 'turn', turn: state.turns.length, steps } };
};

const code = (result: Result<number>): string => (result.ok ? 'done' : result.error.code);
const until = async (done: () => boolean | Promise<boolean>): Promise<void> => {
  for (const end = Date.now() + 20_000; !(await done()); ) {
    if (Date.now() > end) throw new Error('it never came');
    await new Promise(resolve => setTimeout(resolve, 5));
  }
};

describe('a database that stores nothing', () => {
  it('acknowledges nothing and changes nothing; sent again, it is done', async () => {
    const rooms = await process('first');
    const room = await begin(rooms);
    const before = await stateOf(rooms, room);
    const { who, act } = nextTurn(before);
    const id = newId();
    const told: number[] = [];
    rooms.onChange(({ state }) => told.push(state.seq));
    trouble.append = 'before';
    expect(code(await rooms.act(who, room, id, act))).toBe('server.busy');
    expect((await stateOf(rooms, room)).turns).toHaveLength(0);
    expect(told).toEqual([]);
    trouble = {};
    expect(await rooms.act(who, room, id, act)).toEqual({ ok: true, value: before.seq + 1 });
    expect(told).toEqual([before.seq + 1]);
  });

  it('or has stored after all, and says so when it is asked again', async () => {
    const rooms = await process('first');
    const room = await begin(rooms);
    const { who, act } = nextTurn(await stateOf(rooms, room));
    const id = newId();
    trouble.append = 'after';
    expect(code(await rooms.act(who, room, id, act))).toBe('server.busy');
    trouble = {};
    expect(await rooms.act(who, room, id, act)).toMatchObject({ ok: true });
    expect((await stateOf(rooms, room)).turns).toHaveLength(1);
  });

  it('costs nobody any time', async () => {
    const limits = { ...QUICK, keeping: { ...QUICK.keeping, outageFrom: 400 } };
    const rooms = await process('first', undefined, undefined, limits);
    const room = await begin(rooms, 'talat', { kind: 'fischer', base: 60_000, increment: 0 });
    const { since } = await stateOf(rooms, room);
    const began = Date.now();
    trouble = { alive: true, append: 'before' };
    const lasted = (): number => (trouble.unheard ?? began) - began;
    await until(() => lasted() > 800 && !rooms.isAlive);
    const away = lasted();
    trouble = {};
    const given = async (): Promise<number> => (await stateOf(rooms, room)).since - since;
    await until(async () => (await given()) >= away);
    // All that was away is given back, and nothing twice.
    await new Promise(resolve => setTimeout(resolve, 200));
    const inAll = await given();
    expect(inAll).toBeLessThanOrEqual(await store.keeping.outageBetween(since, Date.now()));
  });
});

describe('an outage', () => {
  it('is given back when it is found out after the room was read', async () => {
    const rooms = await process('first');
    const room = await begin(rooms, 'talat', { kind: 'fischer', base: 60_000, increment: 0 });
    const { since } = await stateOf(rooms, room);
    await new Promise(resolve => setTimeout(resolve, 300));
    trouble.outage = [since + 20, since + 220];
    await until(async () => (await stateOf(rooms, room)).since >= since + 200);
  });
});

describe('a bug', () => {
  it('of a bot does not end its game: another level plays on', async () => {
    const levels: number[] = [];
    let first: Rooms | undefined;
    const choose = async ({ level }: BotQuestion): Promise<Result<readonly string[]>> => {
      levels.push(level);
      const { act } = nextTurn(await stateOf(first!, room));
      return ok(levels.length === 1 ? ['nonsense'] : (act as Extract<Act, { kind: 'turn' }>).steps);
    };
    const bots = { choose, close: () => undefined, load: 0 } as unknown as BotPool;
    first = await process('first', undefined, bots);
    const made = await first.create(ADA, { plan: planOf('tzaar', { start: 'host' }), seat: 1, nonce: newNonce() });
    const room = made.ok ? made.value : '';
    for (const act of [{ kind: 'fill', seat: 0, level: 7 }, { kind: 'ready', ready: true }, { kind: 'start' }] as const)
      expect(code(await first.act(ADA, room, newId(), act))).toBe('done');
    await until(async () => (await stateOf(first, room)).turns.length === 1);
    expect(levels).toEqual([7, 1]);
  });

  it('stays in its room, which goes on from what is stored', async () => {
    const rooms = await process('first');
    const [ill, well] = [await begin(rooms, 'talat'), await begin(rooms, 'tzaar')];
    const turn = nextTurn(await stateOf(rooms, ill));
    const id = newId();
    trouble.game = 'talat';
    expect(code(await rooms.act(turn.who, ill, id, turn.act))).toBe('server.internal');
    const other = nextTurn(await stateOf(rooms, well));
    expect(code(await rooms.act(other.who, well, newId(), other.act))).toBe('done');
    trouble = {};
    expect(code(await rooms.act(turn.who, ill, id, turn.act))).toBe('done');
    expect((await stateOf(rooms, ill)).turns).toHaveLength(1);
  });
});

describe('two processes over one database', () => {
  it('judge one after the other, and miss nothing of each other', async () => {
    const [first, second] = [await process('first'), await process('second')];
    const room = await begin(first);
    const seen: number[] = [];
    const watcher = {
      person: undefined,
      sendBytes: (bytes: Buffer) => void seen.push((JSON.parse(String(bytes)) as { readonly seq: number }).seq),
      shutOut: () => undefined,
    };
    const opened = await second.open(room);
    if (!opened.ok) throw new Error(opened.error.code);
    second.watch(opened.value, watcher);
    const start = (await stateOf(second, room)).seq;
    for (let n = 0; n < 6; n++) {
      // Each finds the other's turn only when its own is stale.
      const [one, other] = n % 2 === 0 ? [first, second] : [second, first];
      const { who, act } = nextTurn(await stateOf(other, room));
      expect(code(await one.act(who, room, newId(), act))).toBe('done');
      other.heard(room, start + n + 1);
      await until(async () => (await stateOf(other, room)).seq === start + n + 1);
    }
    const both = [ADA, BO].map(who => first.act(who, room, newId(), { kind: 'offer', offer: 'pause' }));
    const late = second.act(BO, room, newId(), { kind: 'offer', offer: 'abort' });
    await Promise.all([...both, late]);
    for (const each of [first, second]) each.heard(room, Number.MAX_SAFE_INTEGER);
    await until(async () => (await stateOf(second, room)).seq === (await stateOf(first, room)).seq);
    expect(seen).toEqual(seen.map((_, i) => start + 1 + i));
    expect(await stateOf(second, room)).toEqual(await stateOf(first, room));
  });

  it('miss nothing that is stored while one of them reads the room', async () => {
    const first = await process('first');
    const second = await process('second');
    const room = await begin(first);
    let read = (): void => undefined;
    trouble.load = new Promise(resolve => {
      read = resolve;
    });
    const reading = second.load(room);
    await new Promise(resolve => setTimeout(resolve, 200));
    const { who, act } = nextTurn(await stateOf(first, room));
    const stored = await first.act(who, room, newId(), act);
    if (!stored.ok) throw new Error(stored.error.code);
    second.heard(room, stored.value);
    read();
    await reading;
    await until(async () => (await stateOf(second, room)).turns.length === 1);
  });

  it('take over from each other: a flag falls that the first did not live to see', async () => {
    const first = await process('first');
    const rooms: string[] = [];
    for (let n = 0; n < 5; n++) {
      const room = await begin(first, 'talat', { kind: 'fischer', base: 1_500, increment: 0 });
      for (let turn = 0; turn < 2; turn++) {
        const { who, act } = nextTurn(await stateOf(first, room));
        await first.act(who, room, newId(), act);
      }
      rooms.push(room);
    }
    await first.close();
    const second = await process('second');
    for (const room of rooms) await until(async () => (await stateOf(second, room)).phase === 'over');
    expect((await stateOf(second, rooms[0]!)).result?.why).toMatchObject({ kind: 'time' });
  });
});
