import { ok, type Result } from '@threefold-games/core';
import type { Act } from '@threefold-games/room';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import type { BotPool, BotQuestion } from '../../src/bots/pool.ts';
import type { Rooms } from '../../src/rooms/rooms.ts';
import { limitTroubles } from '../../src/troubleLog.ts';
import { newId, newNonce, planOf, TEST_LIMITS } from '../live/table.ts';
import { ADA, act, begin, code, MINUTE, nextTurn, stateOf, until, useFailingSite } from './failingSite.ts';

const site = useFailingSite();

describe('a database that stores nothing', () => {
  it('acknowledges nothing and changes nothing; sent again, it is done', async () => {
    const rooms = await site.start('first');
    const room = await begin(rooms);
    const before = await stateOf(rooms, room);
    const { who, turn } = nextTurn(before);
    const id = newId();
    const published: number[] = [];
    rooms.onChange(({ state }) => published.push(state.seq));
    site.failing.append = 'before';
    expect(code(await act(rooms, who, room, turn, id))).toBe('server.busy');
    expect((await stateOf(rooms, room)).turns).toHaveLength(0);
    expect(published).toEqual([]);
    site.failing = {};
    expect(await act(rooms, who, room, turn, id)).toEqual({ ok: true, value: before.seq + 1 });
    expect(published).toEqual([before.seq + 1]);
  });

  it('or has stored after all, and says so when it is asked again', async () => {
    const rooms = await site.start('first');
    const room = await begin(rooms);
    const { who, turn } = nextTurn(await stateOf(rooms, room));
    const id = newId();
    site.failing.append = 'after';
    expect(code(await act(rooms, who, room, turn, id))).toBe('server.busy');
    site.failing = {};
    expect(await act(rooms, who, room, turn, id)).toMatchObject({ ok: true });
    expect((await stateOf(rooms, room)).turns).toHaveLength(1);
  });

  it('is told once a second, with how often', async () => {
    const lines: { readonly msg: string; readonly skipped?: number }[] = [];
    const stream = { write: (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]) };
    const hooks = { logMethod: limitTroubles(site.time, TEST_LIMITS.log.troubleEvery) };
    const rooms = await site.start('first', { log: fastify({ logger: { stream, hooks } }).log });
    const room = await begin(rooms);
    const { who, turn } = nextTurn(await stateOf(rooms, room));
    const fail = async (): Promise<void> => expect(code(await act(rooms, who, room, turn))).toBe('server.busy');
    site.failing.append = 'before';
    for (let n = 0; n < 20; n++) await fail();
    expect(lines.map(({ msg, skipped }) => [msg, skipped])).toEqual([['an event could not be stored', undefined]]);
    site.time.pass(TEST_LIMITS.log.troubleEvery);
    for (let n = 0; n < 20; n++) await fail();
    expect(lines.map(({ skipped }) => skipped)).toEqual([undefined, 18]);
    site.time.pass(3 * TEST_LIMITS.log.troubleEvery);
    await fail();
    expect(lines.map(({ skipped }) => skipped)).toEqual([undefined, 18, 19, undefined]);
  });

  it('costs nobody any time', async () => {
    const rooms = await site.start('first');
    const room = await begin(rooms, 'talat', MINUTE);
    const { since } = await stateOf(rooms, room);
    site.failing = { renew: true, append: 'before' };
    while (site.time.now() <= since + TEST_LIMITS.lease.outageFrom) await site.untilRenewal();
    expect(rooms.isAlive).toBe(false);
    site.failing = {};
    await site.untilRenewal();
    const away = site.time.now() - since;
    const given = async (): Promise<number> => (await stateOf(rooms, room)).since - since;
    await until(async () => (await given()) >= away);
    expect(rooms.isAlive).toBe(true);
    // All that was away is given back, and nothing twice.
    await site.untilRenewal();
    expect(code(await act(rooms, ADA, room, { kind: 'offer', offer: 'pause' }))).toBe('done');
    expect(await given()).toBe(away);
    expect(await site.store.leases.outageBetween(since, site.time.now())).toBe(away);
  });
});

describe('an outage', () => {
  it('is given back when it is found out after the room was read', async () => {
    const rooms = await site.start('first');
    const room = await begin(rooms, 'talat', MINUTE);
    const { since } = await stateOf(rooms, room);
    site.time.pass(300);
    site.failing.outage = [since + 20, since + 220];
    await site.untilRenewal();
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
      return ok(level === 7 ? ['nonsense'] : (turn as Extract<Act, { kind: 'turn' }>).steps);
    };
    const bots = { choose, close: () => undefined, load: 0 } as unknown as BotPool;
    first = await site.start('first', { bots });
    const made = await first.create(ADA, { plan: planOf('tzaar', { start: 'host' }), seat: 1, nonce: newNonce() });
    const room = made.ok ? made.value : '';
    for (const what of [
      { kind: 'fill', seat: 0, level: 7, of: 12 },
      { kind: 'ready', ready: true },
      { kind: 'start' },
    ] as const)
      expect(code(await act(first, ADA, room, what))).toBe('done');
    await until(async () => {
      site.time.pass(TEST_LIMITS.bots.again);
      return (await stateOf(first, room)).turns.length === 1;
    });
    // Where time ran ahead of the lease, its own level is asked more than once.
    expect([...new Set(levels)]).toEqual([7, 1]);
    expect(levels.at(-1)).toBe(1);
  });

  it('stays in its room, which goes on from what is stored', async () => {
    const rooms = await site.start('first');
    const [ill, well] = [await begin(rooms, 'talat'), await begin(rooms, 'tzaar')];
    const { who, turn } = nextTurn(await stateOf(rooms, ill));
    const id = newId();
    site.failing.game = 'talat';
    expect(code(await act(rooms, who, ill, turn, id))).toBe('server.internal');
    const other = nextTurn(await stateOf(rooms, well));
    expect(code(await act(rooms, other.who, well, other.turn))).toBe('done');
    site.failing = {};
    expect(code(await act(rooms, who, ill, turn, id))).toBe('done');
    expect((await stateOf(rooms, ill)).turns).toHaveLength(1);
  });
});
