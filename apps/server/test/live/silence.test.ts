import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '../../src/index.ts';
import { TestTime } from '../support/time.ts';
import { Follower } from './follower.ts';
import { beginGame, House, type Phone, planOf, SLOW, TEST_LIMITS } from './table.ts';

const time = new TestTime();
let house: House;
beforeAll(async () => {
  const connections = { ...TEST_LIMITS.connections, lookEvery: LIMITS.connections.lookEvery };
  house = await new House({ ...TEST_LIMITS, connections, presence: LIMITS.presence }, time).open();
}, SLOW);
afterAll(() => house.end(), SLOW);

const STEP = 100;
/** Moments between two pings, in milliseconds. */
const MOMENTS = [0, 700, 1_400, 2_100, 2_800];

/** Lets so many milliseconds pass, while this one is there and answers. */
const pass = async (milliseconds: number, present: Phone): Promise<void> => {
  for (let passed = 0; passed < milliseconds; passed += STEP) {
    time.pass(STEP);
    await present.settled();
  }
};

/** Since when somebody is away, as another one hears it. */
const goneSince = (follower: Follower, seat: number): number | undefined => {
  const sitter = follower.now.seats[seat]!;
  return sitter.kind === 'person' ? sitter.gone : undefined;
};

/** Whether 5 seconds are enough to be told of it. */
const isSoonGone = async (ada: Follower, seat: number): Promise<boolean> => {
  const lostAt = time.now();
  await pass(5_000, ada.phone);
  await ada.reach(follower => goneSince(follower, seat) !== undefined);
  return goneSince(ada, seat)! <= lostAt + 5_000;
};

describe('an opponent', () => {
  it('whose network is cut without a word is shown as away within 5 seconds, whenever it happens', async () => {
    for (const moment of MOMENTS) {
      const { room, phones } = await beginGame(house, planOf('talat'));
      const ada = new Follower(phones[0]!, room);
      await pass(moment, phones[0]!);
      phones[1]!.socket.pause();
      expect(await isSoonGone(ada, 1)).toBe(true);
      expect(goneSince(ada, 0)).toBeUndefined();
    }
  });

  it('whose connection is closed is, too', async () => {
    const { room, phones } = await beginGame(house, planOf('talat'));
    const ada = new Follower(phones[0]!, room);
    const open = await house.connections();
    phones[1]!.drop();
    await expect.poll(() => house.connections(), { interval: 10 }).toBe(open - 1);
    expect(await isSoonGone(ada, 1)).toBe(true);
    expect(goneSince(ada, 0)).toBeUndefined();
  });

  it('whose network stands still for less than a look is never shown as away', async () => {
    for (const moment of MOMENTS) {
      const { room, phones } = await beginGame(house, planOf('talat'));
      await pass(moment, phones[0]!);
      phones[1]!.socket.pause();
      await pass(LIMITS.connections.lookEvery - 2 * STEP, phones[0]!);
      phones[1]!.socket.resume();
      await phones[1]!.settled();
      await pass(6_000, phones[0]!);
      const effects = phones[0]!.heard.flatMap(said => (said.t === 'event' && said.room === room ? said.effects : []));
      expect(effects).not.toContainEqual(expect.objectContaining({ kind: 'gone' }));
    }
  });

  it('who is heard again is back at once, over the same connection', async () => {
    const { room, phones } = await beginGame(house, planOf('talat'));
    const ada = new Follower(phones[0]!, room);
    phones[1]!.socket.pause();
    expect(await isSoonGone(ada, 1)).toBe(true);
    phones[1]!.socket.resume();
    await ada.reach(follower => goneSince(follower, 1) === undefined);
    expect(phones[1]!.socket.readyState).toBe(phones[1]!.socket.OPEN);
  });
});

describe('a ping', () => {
  it('comes often to those who play with somebody and say nothing, and seldom to everybody else', async () => {
    const { room, phones } = await beginGame(house, planOf('talat'));
    const looker = await house.connect();
    await looker.watch(room);
    const counts = [...phones, looker].map(({ socket }) => {
      const counted = { pings: 0 };
      socket.on('ping', () => counted.pings++);
      return counted;
    });
    await pass(20_000, phones[0]!);
    await looker.settled();
    // The first one says something all the time.
    const [talker, player, other] = counts.map(({ pings }) => pings);
    expect(player).toBeGreaterThanOrEqual(6);
    expect(player).toBeLessThanOrEqual(8);
    for (const seldom of [talker, other]) expect(seldom).toBeLessThanOrEqual(3);
  });
});
