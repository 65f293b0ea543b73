import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '../../src/index.ts';
import { TestTime } from '../support/time.ts';
import { Follower } from './follower.ts';
import { beginGame, House, type Phone, planOf, SLOW, TEST_LIMITS } from './table.ts';

const time = new TestTime();
let house: House;
beforeAll(async () => {
  const connections = { ...TEST_LIMITS.connections, pingPlayersEvery: LIMITS.connections.pingPlayersEvery };
  house = await new House({ ...TEST_LIMITS, connections, presence: LIMITS.presence }, time).open();
}, SLOW);
afterAll(() => house.end(), SLOW);

const STEP = 100;

/** How many milliseconds pass until it is so, while this one is there and answers. */
const until = async (isSo: () => boolean, present: Phone, most: number): Promise<number> => {
  for (let passed = 0; passed <= most; passed += STEP) {
    if (isSo()) return passed;
    time.pass(STEP);
    await present.settled();
  }
  return Number.POSITIVE_INFINITY;
};

const isGone = (follower: Follower, seat: number): boolean => {
  const sitter = follower.now.seats[seat]!;
  return sitter.kind === 'person' && sitter.gone !== undefined;
};

describe('an opponent', () => {
  it.each([
    ['whose network is cut without a word', (phone: Phone) => phone.socket.pause()],
    ['whose connection is closed', (phone: Phone) => phone.drop()],
  ])('%s is shown as away within 5 seconds', async (_, lose) => {
    const { room, phones } = await beginGame(house, planOf('talat'));
    const ada = new Follower(phones[0]!, room);
    const open = await house.connections();
    lose(phones[1]!);
    if (phones[1]!.socket.isPaused) expect(await house.connections()).toBe(open);
    else await expect.poll(() => house.connections(), { interval: 10 }).toBe(open - 1);
    expect(await until(() => isGone(ada, 1), phones[0]!, 30_000)).toBeLessThanOrEqual(5_000);
    expect(isGone(ada, 0)).toBe(false);
  });

  it('who is heard again is back at once, over the same connection', async () => {
    const { room, phones } = await beginGame(house, planOf('talat'));
    const ada = new Follower(phones[0]!, room);
    phones[1]!.socket.pause();
    await until(() => isGone(ada, 1), phones[0]!, 30_000);
    phones[1]!.socket.resume();
    await ada.reach(follower => !isGone(follower, 1));
    expect(phones[1]!.socket.readyState).toBe(phones[1]!.socket.OPEN);
  });
});

describe('a ping', () => {
  it('comes often to those who play with somebody, and seldom to everybody else', async () => {
    const { room, phones } = await beginGame(house, planOf('talat'));
    const looker = await house.connect();
    await looker.watch(room);
    const counts = [phones[0]!, looker].map(({ socket }) => {
      const counted = { pings: 0 };
      socket.on('ping', () => counted.pings++);
      return counted;
    });
    await until(() => false, phones[0]!, 20_000);
    await looker.settled();
    const [player, other] = counts.map(({ pings }) => pings);
    expect(player).toBeGreaterThanOrEqual(9);
    expect(other).toBeLessThanOrEqual(3);
  });
});
