import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findGame } from '@threefold-games/catalogue';
import { type Result, seededRandom } from '@threefold-games/core';
import type { Act, RoomState } from '@threefold-games/room';
import { must } from '@threefold-games/testkit';
import fastify from 'fastify';
import { afterEach, beforeEach } from 'vitest';
import { BotPool } from '../../src/bots/pool.ts';
import type { Person } from '../../src/context.ts';
import { LIMITS } from '../../src/index.ts';
import { Metrics } from '../../src/metrics.ts';
import { Rooms } from '../../src/rooms/rooms.ts';
import { openStore } from '../../src/store/database.ts';
import { openLeases } from '../../src/store/leases.ts';
import type { Store } from '../../src/store/store.ts';
import { StoreError } from '../../src/store/storeError.ts';
import { newId, newNonce, planOf, SLOW, TEST_LIMITS } from '../live/table.ts';
import { TestTime } from '../support/time.ts';

export const ADA: Person = { id: 'p_aaaaaaaaaaaa', name: 'Ada', kind: 'guest' };
export const BO: Person = { id: 'p_bbbbbbbbbbbb', name: 'Bo', kind: 'guest' };
export const MINUTE = { kind: 'fischer', base: 60_000, increment: 0 } as const;
const AWAY = new StoreError('away', 'TEST', 'the database is away');

/** What is wrong with the database; `after`: it stores, but the answer is lost. */
interface Failing {
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
}

/** Processes over one database, which fails when told. */
export class FailingSite {
  time!: TestTime;
  store!: Store;
  failing: Failing = {};
  private data = '';
  private started: Rooms[] = [];
  /** How often a process has renewed its lease, or could not. */
  private rounds = 0;

  async open(): Promise<void> {
    this.data = mkdtempSync(join(tmpdir(), 'threefold-failures-'));
    this.time = new TestTime();
    this.store = must(await openStore({ data: this.data }, { ...this.time, processId: 'first' }));
    this.failing = {};
    this.started = [];
    this.rounds = 0;
  }

  async close(): Promise<void> {
    this.failing = {};
    for (const rooms of this.started) await rooms.close();
    await this.store.close();
    rmSync(this.data, { recursive: true });
  }

  /** A process of its own. */
  async start(
    name: string,
    { bots = new BotPool(LIMITS.bots, 0, this.time), log = fastify().log } = {},
  ): Promise<Rooms> {
    const world = {
      findGame: (id: string) => {
        if (id === this.failing.game) throw new Error('a bug');
        return findGame(id);
      },
    };
    const deps = {
      ...this.time,
      store: this.storeOf(name),
      world,
      dealKey: 'a key',
      limits: TEST_LIMITS,
      metrics: new Metrics(),
      log,
    };
    const rooms = new Rooms(deps, { areBlocked: async () => false, isSuspended: async () => false }, bots);
    await rooms.start();
    this.started.push(rooms);
    return rooms;
  }

  /** Lets time pass until leases are due to be renewed, and waits until that was tried. */
  async untilRenewal(): Promise<void> {
    const before = this.rounds;
    this.time.pass(TEST_LIMITS.lease.renewEvery);
    await until(() => this.rounds > before);
  }

  private storeOf(name: string): Store {
    const { store } = this;
    const leases = openLeases({ db: store.db, signs: store.db, kind: 'sqlite', me: name });
    return {
      ...store,
      bus: { publish: () => undefined, subscribe: () => () => undefined },
      leases: {
        ...leases,
        renew: async now => {
          if (this.failing.renew || this.failing.dead === name) {
            this.rounds += 1;
            throw AWAY;
          }
          const found = await leases.renew(now);
          this.rounds += 1;
          if (!this.failing.outage) return found;
          await leases.addOutage(...this.failing.outage);
          delete this.failing.outage;
          return true;
        },
      },
      journal: {
        ...store.journal,
        load: async room => {
          const stored = await store.journal.load(room);
          this.failing.loaded?.();
          await this.failing.load;
          return stored;
        },
        append: async entry => {
          if (this.failing.append === 'before') throw AWAY;
          const stored = await store.journal.append(entry);
          if (this.failing.append === 'after') throw AWAY;
          return stored;
        },
      },
    };
  }
}

/** A site that each test finds empty. */
export const useFailingSite = (): FailingSite => {
  const site = new FailingSite();
  beforeEach(() => site.open(), SLOW);
  afterEach(() => site.close(), SLOW);
  return site;
};

export const act = (
  rooms: Rooms,
  person: Person,
  roomId: string,
  what: Act,
  requestId = newId(),
): Promise<Result<number>> => rooms.act({ person, roomId, requestId, act: what });

export const begin = async (rooms: Rooms, game = 'talat', clock = planOf(game).clock): Promise<string> => {
  const made = must(await rooms.create(ADA, { plan: planOf(game, { clock }), nonce: newNonce() }));
  await act(rooms, BO, made, { kind: 'sit', name: 'Bo', nonce: newNonce() });
  return made;
};

export const stateOf = async (rooms: Rooms, room: string): Promise<RoomState> => must(await rooms.load(room));

/** The person in turn, and a turn of theirs by lot. */
export const nextTurn = (state: RoomState): { readonly who: Person; readonly turn: Act } => {
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

export const code = (result: Result<number>): string => (result.ok ? 'done' : result.error.code);
export const until = async (done: () => boolean | Promise<boolean>): Promise<void> => {
  for (const end = Date.now() + 20_000; !(await done()); ) {
    if (Date.now() > end) throw new Error('it never came');
    await new Promise(resolve => setTimeout(resolve, 5));
  }
};
