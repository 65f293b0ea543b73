import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ok, type Result, seededRandom } from '@threefold/core';
import { findGame } from '@threefold/games';
import type { Act, RoomState } from '@threefold/room';
import { must } from '@threefold/testkit';
import type { ServerMessage } from '@threefold/wire';
import fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BotPool, type BotQuestion } from '../../src/bots/pool.ts';
import type { Person } from '../../src/context.ts';
import { LIMITS, type Limits } from '../../src/index.ts';
import { Metrics } from '../../src/metrics.ts';
import type { Watcher } from '../../src/rooms/liveRoom.ts';
import { Rooms } from '../../src/rooms/rooms.ts';
import { openLeases } from '../../src/store/leases.ts';
import { openStore } from '../../src/store/openStore.ts';
import type { Store } from '../../src/store/store.ts';
import { StoreError } from '../../src/store/storeError.ts';
import { limitTroubles } from '../../src/troubleLog.ts';
import { newId, newNonce, planOf, SLOW, TEST_LIMITS } from '../live/table.ts';
import { TestTime } from '../support/time.ts';

const ADA: Person = { id: 'p_aaaaaaaaaaaa', name: 'Ada', kind: 'guest' };
const BO: Person = { id: 'p_bbbbbbbbbbbb', name: 'Bo', kind: 'guest' };
const AWAY = new StoreError('away', 'TEST', 'the database is away');
const limits: Limits = TEST_LIMITS;
const { renewEvery, outageFrom } = limits.lease;

let data = '';
let time: TestTime;
let store: Store;
let open: Rooms[] = [];
/** What is wrong with the database; `after`: it stores, but the answer is lost. */
let failing: {
  append?: 'before' | 'after';
  renew?: boolean;
  /** A process that is dead: it says nothing any more. */
  dead?: string;
  game?: string;
  /** Reading a room takes until this resolves. */
  load?: Promise<void>;
  /** A room was read. */
  loaded?: () => void;
  outage?: readonly [from: number, to: number];
} = {};
/** How often a process has renewed its lease, or could not. */
let rounds = 0;

beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), 'threefold-failures-'));
  time = new TestTime();
  store = must(await openStore({ data }, { ...time, processId: 'first' }));
  failing = {};
  open = [];
  rounds = 0;
}, SLOW);

afterEach(async () => {
  failing = {};
  for (const rooms of open) await rooms.close();
  await store.close();
  rmSync(data, { recursive: true });
}, SLOW);

/** A process of its own over the same database, which fails when told. */
const startProcess = async (
  name: string,
  { bots = new BotPool(LIMITS.bots, 0, time), log = fastify().log } = {},
): Promise<Rooms> => {
  const leases = openLeases({ db: store.db, signs: store.db, kind: 'sqlite', me: name });
  const unreliable: Store = {
    ...store,
    bus: { publish: () => undefined, subscribe: () => () => undefined },
    leases: {
      ...leases,
      renew: async now => {
        if (failing.renew || failing.dead === name) {
          rounds += 1;
          throw AWAY;
        }
        const found = await leases.renew(now);
        rounds += 1;
        if (!failing.outage) return found;
        await leases.addOutage(...failing.outage);
        delete failing.outage;
        return true;
      },
    },
    journal: {
      ...store.journal,
      load: async room => {
        const stored = await store.journal.load(room);
        failing.loaded?.();
        await failing.load;
        return stored;
      },
      append: async entry => {
        if (failing.append === 'before') throw AWAY;
        const stored = await store.journal.append(entry);
        if (failing.append === 'after') throw AWAY;
        return stored;
      },
    },
  };
  const world = {
    findGame: (id: string) => {
      if (id === failing.game) throw new Error('a bug');
      return findGame(id);
    },
  };
  const deps = { ...time, store: unreliable, world, dealKey: 'a key', limits, metrics: new Metrics(), log };
  const rooms = new Rooms(deps, { areBlocked: async () => false, isSuspended: async () => false }, bots);
  await rooms.start();
  open.push(rooms);
  return rooms;
};

const act = (rooms: Rooms, person: Person, roomId: string, what: Act, requestId = newId()): Promise<Result<number>> =>
  rooms.act({ person, roomId, requestId, act: what });

const begin = async (rooms: Rooms, game = 'talat', clock = planOf(game).clock): Promise<string> => {
  const made = must(await rooms.create(ADA, { plan: planOf(game, { clock }), nonce: newNonce() }));
  await act(rooms, BO, made, { kind: 'sit', name: 'Bo', nonce: newNonce() });
  return made;
};

const stateOf = async (rooms: Rooms, room: string): Promise<RoomState> => must(await rooms.load(room));

/** The person in turn, and a turn of theirs by lot. */
const nextTurn = (state: RoomState): { readonly who: Person; readonly turn: Act } => {
  const game = findGame(state.plan.game)!;
  const position = must(game.decode(state.position));
  const legal = new Int32Array(game.maxActions);
  const random = seededRandom('trouble');
  const steps: string[] = [];
  do {
    const action = legal[random.below(position.legal(legal))]! as Parameters<typeof position.make>[0];
    steps.push(position.format(action));
    position.make(action);
  } while (!position.atTurnStart);
  const seat = state.seats[state.actor!]!;
  const who = seat.kind === 'person' && seat.person === ADA.id ? ADA : BO;
  return { who, turn: { kind: 'turn', turn: state.turns.length, steps } };
};

const code = (result: Result<number>): string => (result.ok ? 'done' : result.error.code);
const until = async (done: () => boolean | Promise<boolean>): Promise<void> => {
  for (const end = Date.now() + 20_000; !(await done()); ) {
    if (Date.now() > end) throw new Error('it never came');
    await new Promise(resolve => setTimeout(resolve, 5));
  }
};

/** Lets time pass until leases are due to be renewed, and waits until that was tried. */
const untilRenewal = async (): Promise<void> => {
  const before = rounds;
  time.pass(renewEvery);
  await until(() => rounds > before);
};

const MINUTE = { kind: 'fischer', base: 60_000, increment: 0 } as const;

describe('a database that stores nothing', () => {
  it('acknowledges nothing and changes nothing; sent again, it is done', async () => {
    const rooms = await startProcess('first');
    const room = await begin(rooms);
    const before = await stateOf(rooms, room);
    const { who, turn } = nextTurn(before);
    const id = newId();
    const published: number[] = [];
    rooms.onChange(({ state }) => published.push(state.seq));
    failing.append = 'before';
    expect(code(await act(rooms, who, room, turn, id))).toBe('server.busy');
    expect((await stateOf(rooms, room)).turns).toHaveLength(0);
    expect(published).toEqual([]);
    failing = {};
    expect(await act(rooms, who, room, turn, id)).toEqual({ ok: true, value: before.seq + 1 });
    expect(published).toEqual([before.seq + 1]);
  });

  it('or has stored after all, and says so when it is asked again', async () => {
    const rooms = await startProcess('first');
    const room = await begin(rooms);
    const { who, turn } = nextTurn(await stateOf(rooms, room));
    const id = newId();
    failing.append = 'after';
    expect(code(await act(rooms, who, room, turn, id))).toBe('server.busy');
    failing = {};
    expect(await act(rooms, who, room, turn, id)).toMatchObject({ ok: true });
    expect((await stateOf(rooms, room)).turns).toHaveLength(1);
  });

  it('is told once a second, with how often', async () => {
    const lines: { readonly msg: string; readonly skipped?: number }[] = [];
    const stream = { write: (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]) };
    const hooks = { logMethod: limitTroubles(time, limits.log.troubleEvery) };
    const rooms = await startProcess('first', { log: fastify({ logger: { stream, hooks } }).log });
    const room = await begin(rooms);
    const { who, turn } = nextTurn(await stateOf(rooms, room));
    const fail = async (): Promise<void> => expect(code(await act(rooms, who, room, turn))).toBe('server.busy');
    failing.append = 'before';
    for (let n = 0; n < 20; n++) await fail();
    expect(lines.map(({ msg, skipped }) => [msg, skipped])).toEqual([['an event could not be stored', undefined]]);
    time.pass(limits.log.troubleEvery);
    for (let n = 0; n < 20; n++) await fail();
    expect(lines.map(({ skipped }) => skipped)).toEqual([undefined, 18]);
    time.pass(3 * limits.log.troubleEvery);
    await fail();
    expect(lines.map(({ skipped }) => skipped)).toEqual([undefined, 18, 19, undefined]);
  });

  it('costs nobody any time', async () => {
    const rooms = await startProcess('first');
    const room = await begin(rooms, 'talat', MINUTE);
    const { since } = await stateOf(rooms, room);
    failing = { renew: true, append: 'before' };
    while (time.now() <= since + outageFrom) await untilRenewal();
    expect(rooms.isAlive).toBe(false);
    failing = {};
    await untilRenewal();
    const away = time.now() - since;
    const given = async (): Promise<number> => (await stateOf(rooms, room)).since - since;
    await until(async () => (await given()) >= away);
    expect(rooms.isAlive).toBe(true);
    // All that was away is given back, and nothing twice.
    await untilRenewal();
    expect(code(await act(rooms, ADA, room, { kind: 'offer', offer: 'pause' }))).toBe('done');
    expect(await given()).toBe(away);
    expect(await store.leases.outageBetween(since, time.now())).toBe(away);
  });
});

describe('an outage', () => {
  it('is given back when it is found out after the room was read', async () => {
    const rooms = await startProcess('first');
    const room = await begin(rooms, 'talat', MINUTE);
    const { since } = await stateOf(rooms, room);
    time.pass(300);
    failing.outage = [since + 20, since + 220];
    await untilRenewal();
    await until(async () => (await stateOf(rooms, room)).since === since + 200);
  });
});

describe('a bug', () => {
  it('of a bot does not end its game: another level plays on', async () => {
    const levels: number[] = [];
    let first: Rooms | undefined;
    const choose = async ({ level }: BotQuestion): Promise<Result<readonly string[]>> => {
      levels.push(level);
      const { turn } = nextTurn(await stateOf(first!, room));
      return ok(levels.length === 1 ? ['nonsense'] : (turn as Extract<Act, { kind: 'turn' }>).steps);
    };
    const bots = { choose, close: () => undefined, load: 0 } as unknown as BotPool;
    first = await startProcess('first', { bots });
    const made = await first.create(ADA, { plan: planOf('tzaar', { start: 'host' }), seat: 1, nonce: newNonce() });
    const room = made.ok ? made.value : '';
    for (const what of [
      { kind: 'fill', seat: 0, level: 7 },
      { kind: 'ready', ready: true },
      { kind: 'start' },
    ] as const)
      expect(code(await act(first, ADA, room, what))).toBe('done');
    await until(async () => {
      time.pass(limits.bots.again);
      return (await stateOf(first, room)).turns.length === 1;
    });
    expect(levels).toEqual([7, 1]);
  });

  it('stays in its room, which goes on from what is stored', async () => {
    const rooms = await startProcess('first');
    const [ill, well] = [await begin(rooms, 'talat'), await begin(rooms, 'tzaar')];
    const { who, turn } = nextTurn(await stateOf(rooms, ill));
    const id = newId();
    failing.game = 'talat';
    expect(code(await act(rooms, who, ill, turn, id))).toBe('server.internal');
    const other = nextTurn(await stateOf(rooms, well));
    expect(code(await act(rooms, other.who, well, other.turn))).toBe('done');
    failing = {};
    expect(code(await act(rooms, who, ill, turn, id))).toBe('done');
    expect((await stateOf(rooms, ill)).turns).toHaveLength(1);
  });
});

describe('two processes over one database', () => {
  it('a room is handed over to the one in which it is played', async () => {
    const [first, second] = [await startProcess('first'), await startProcess('second')];
    const room = await begin(first);
    const keeper = async (): Promise<string | null | undefined> =>
      (await store.db.selectFrom('rooms').select('keeper').where('id', '=', room).executeTakeFirst())?.keeper;
    await until(async () => (await keeper()) === 'first');
    const watcher = { person: undefined, sendBytes: () => undefined, shutOut: () => undefined };
    second.watch(must(await second.open(room)), watcher);
    const playThere = async (): Promise<void> => {
      const { who, turn } = nextTurn(await stateOf(second, room));
      first.catchUp(room, must(await act(second, who, room, turn)));
    };
    // What was done here just now may go on here.
    await playThere();
    await until(() => first.peek(room)?.state.turns.length === 1);
    expect(await keeper()).toBe('first');
    for (let n = 0; n < 3; n++) await untilRenewal();
    await playThere();
    await until(async () => (await keeper()) === null);
    expect(first.peek(room)).toBeUndefined();
    second.leaseFreed(room);
    await until(async () => (await keeper()) === 'second');
  });

  it('decide one after the other, and miss nothing of each other', async () => {
    const [first, second] = [await startProcess('first'), await startProcess('second')];
    const room = await begin(first);
    const seen: number[] = [];
    const watcher = {
      person: undefined,
      sendBytes: (bytes: Buffer) => void seen.push((JSON.parse(String(bytes)) as { readonly seq: number }).seq),
      shutOut: () => undefined,
    };
    second.watch(must(await second.open(room)), watcher);
    const start = (await stateOf(second, room)).seq;
    for (let n = 0; n < 6; n++) {
      // Each finds the other's turn only when its own is stale.
      const [one, other] = n % 2 === 0 ? [first, second] : [second, first];
      const { who, turn } = nextTurn(await stateOf(other, room));
      expect(code(await act(one, who, room, turn))).toBe('done');
      other.catchUp(room, start + n + 1);
      await until(async () => (await stateOf(other, room)).seq === start + n + 1);
    }
    const both = [ADA, BO].map(who => act(first, who, room, { kind: 'offer', offer: 'pause' }));
    const late = act(second, BO, room, { kind: 'offer', offer: 'abort' });
    await Promise.all([...both, late]);
    for (const each of [first, second]) each.catchUp(room, Number.MAX_SAFE_INTEGER);
    await until(async () => (await stateOf(second, room)).seq === (await stateOf(first, room)).seq);
    expect(seen).toEqual(seen.map((_, i) => start + 1 + i));
    expect(await stateOf(second, room)).toEqual(await stateOf(first, room));
  });

  it('miss nothing that is stored while one of them reads the room', async () => {
    const first = await startProcess('first');
    const second = await startProcess('second');
    const room = await begin(first);
    let goOn = (): void => undefined;
    failing.load = new Promise(resolve => {
      goOn = resolve;
    });
    const loaded = new Promise<void>(resolve => {
      failing.loaded = resolve;
    });
    const reading = second.load(room);
    await loaded;
    const { who, turn } = nextTurn(await stateOf(first, room));
    second.catchUp(room, must(await act(first, who, room, turn)));
    goOn();
    await reading;
    await until(async () => (await stateOf(second, room)).turns.length === 1);
  });

  it('find what the other one has stored and not told when somebody knows of it', async () => {
    const [first, second] = [await startProcess('first'), await startProcess('second')];
    const room = await begin(first);
    const behind = must(await second.open(room));
    const { who, turn } = nextTurn(await stateOf(first, room));
    const seq = must(await act(first, who, room, turn));
    // A turn that answers one that is not known here.
    const answer = nextTurn(await stateOf(first, room));
    expect(behind.state.turns).toHaveLength(0);
    expect(await act(second, answer.who, room, answer.turn)).toEqual({ ok: true, value: seq + 1 });
    // One that answers nothing is refused as before.
    const late = nextTurn(await stateOf(second, room));
    const far = { ...late.turn, turn: 7 } as Act;
    expect(code(await act(second, late.who, room, far))).toBe('room.turnNumber');
  });

  it('do not read rooms that nobody follows there', async () => {
    const [first, second] = [await startProcess('first'), await startProcess('second')];
    const room = await begin(first);
    await until(() => first.peek(room)?.lease === 'here');
    await second.load(room);
    const { who, turn } = nextTurn(await stateOf(first, room));
    let reads = 0;
    failing.loaded = () => {
      reads += 1;
    };
    second.catchUp(room, must(await act(first, who, room, turn)));
    expect(second.peek(room)).toBeUndefined();
    expect(reads).toBe(0);
    // Whoever asks for it gets it as it is.
    expect((await stateOf(second, room)).turns).toHaveLength(1);
  });

  it('notice that the other one is dead: what it did not tell is shown, and who was connected there is gone', async () => {
    const [first, second] = [await startProcess('first'), await startProcess('second')];
    const room = await begin(first);
    await until(() => first.peek(room)?.lease === 'here');
    const heard: ServerMessage[] = [];
    const watcherOf = (person: Person, messages: ServerMessage[]): Watcher => ({
      person,
      sendBytes: bytes => void messages.push(JSON.parse(String(bytes)) as ServerMessage),
      shutOut: () => undefined,
    });
    first.watch(must(await first.open(room)), watcherOf(BO, []));
    second.watch(must(await second.open(room)), watcherOf(ADA, heard));
    const { who, turn } = nextTurn(await stateOf(first, room));
    const seq = must(await act(first, who, room, turn));
    failing.dead = 'first';
    const hears = (): boolean => heard.some(message => message.t === 'event' && message.seq === seq);
    await until(async () => {
      await untilRenewal();
      return hears();
    });
    const gone = async (): Promise<readonly string[]> =>
      (await stateOf(second, room)).seats.flatMap(seat =>
        seat.kind === 'person' && seat.gone !== undefined ? [seat.name] : [],
      );
    await until(async () => {
      await untilRenewal();
      return (await gone()).length > 0;
    });
    expect(await gone()).toEqual(['Bo']);
    expect(second.peek(room)?.lease).toBe('here');
  });

  it('take over from each other: a flag falls that the first did not live to see', async () => {
    const first = await startProcess('first');
    const rooms: string[] = [];
    for (let n = 0; n < 5; n++) {
      const room = await begin(first, 'talat', MINUTE);
      for (let count = 0; count < 2; count++) {
        const { who, turn } = nextTurn(await stateOf(first, room));
        await act(first, who, room, turn);
      }
      rooms.push(room);
    }
    await first.close();
    const second = await startProcess('second');
    const isOver = async (room: string): Promise<boolean> => (await stateOf(second, room)).phase === 'over';
    for (const room of rooms)
      await until(async () => {
        await untilRenewal();
        return isOver(room);
      });
    expect((await stateOf(second, rooms[0]!)).result?.why).toMatchObject({ kind: 'time' });
  });
});
