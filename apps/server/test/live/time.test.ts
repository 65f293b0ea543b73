import { seededRandom } from '@threefold-games/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestTime } from '../support/time.ts';
import { Follower } from './follower.ts';
import { beginGame, House, newId, type Phone, planOf, SLOW, TEST_LIMITS } from './table.ts';

const time = new TestTime();
let house: House;
beforeAll(async () => {
  const presence = { ...TEST_LIMITS.presence, afterRestart: 300 };
  // Time is moved in leaps here: no leap is an outage by itself.
  const lease = { ...TEST_LIMITS.lease, outageFrom: 60_000 };
  house = await new House({ ...TEST_LIMITS, presence, lease }, time).open();
}, SLOW);
afterAll(() => house.end(), SLOW);

/** Cuts a connection, and waits until the server has noticed. */
const drop = async (phone: Phone): Promise<void> => {
  const before = await house.connections();
  phone.drop();
  await expect.poll(() => house.connections(), { interval: 10 }).toBe(before - 1);
};
const isGone = (follower: Follower, seat: number): boolean => {
  const sitter = follower.now.seats[seat]!;
  return sitter.kind === 'person' && sitter.gone !== undefined;
};

/** Plays so many turns by lot. */
const playTurns = async (followers: readonly Follower[], count: number): Promise<void> => {
  const random = seededRandom('time');
  const end = followers[0]!.turns.length + count;
  for (let turn = followers[0]!.turns.length; turn < end; turn++) {
    const mover = followers[followers[0]!.now.actor!]!;
    await mover.phone.act(mover.room, { kind: 'turn', turn, steps: mover.randomTurn(random) });
    await Promise.all(followers.map(each => each.reach(({ turns }) => turns.length > turn)));
  }
};

describe('a clock', () => {
  it('runs out without anybody asking', async () => {
    const clock = { kind: 'fischer', base: 1_000, increment: 0 } as const;
    const { room, phones } = await beginGame(house, planOf('talat', { clock }));
    const followers = phones.map(phone => new Follower(phone, room));
    await playTurns(followers, 2);
    const { actor, since, clocks } = followers[0]!.now;
    time.pass(clocks[actor!]!.left - 1);
    await phones[0]!.settled();
    expect(followers[0]!.now.phase).toBe('playing');
    time.pass(1_500);
    await followers[1]!.reach(({ now }) => now.phase === 'over');
    const { result } = followers[1]!.now;
    expect(result?.why).toEqual({ kind: 'time', seat: actor });
    // What a slow line may be granted is waited for.
    const late = result!.at - since - clocks[actor!]!.left;
    expect(late).toBeGreaterThanOrEqual(0);
    expect(late).toBeLessThan(3_000);
  });
});

describe('a connection that is lost', () => {
  it('is told to the others, and so is its return; a blink is not', async () => {
    const { room, guests, phones } = await beginGame(house, planOf('talat'));
    const ada = new Follower(phones[0]!, room);
    await drop(phones[1]!);
    const back = await guests[1]!.connect();
    await back.watch(room);
    time.pass(250);
    await phones[0]!.settled();
    expect(isGone(ada, 1)).toBe(false);
    await drop(back);
    time.pass(TEST_LIMITS.presence.blink);
    await ada.reach(follower => isGone(follower, 1));
    expect(ada.now.giveUp[1]).toBeGreaterThan(time.now());
    await (await guests[1]!.connect()).watch(room);
    await ada.reach(follower => !isGone(follower, 1));
  });

  it('is nobody’s business where the game takes days', async () => {
    const day = 86_400_000;
    const clock = { kind: 'days', bank: day, increment: day, cap: day } as const;
    const { room, phones } = await beginGame(house, planOf('talat', { clock }));
    const ada = new Follower(phones[0]!, room);
    const { seq } = ada;
    await drop(phones[1]!);
    time.pass(300);
    await phones[0]!.settled();
    expect(ada.seq).toBe(seq);
  });
});

describe('a restart', () => {
  it('tells everybody, loses nothing, and eats nobody’s time', async () => {
    const clock = { kind: 'fischer', base: 60_000, increment: 0 } as const;
    const { room, guests, phones } = await beginGame(house, planOf('taluva', { clock }));
    const before = phones.map(phone => new Follower(phone, room));
    await playTurns(before, 3);
    const known = { turns: before[0]!.turns, now: before[0]!.now, seq: before[0]!.seq };
    const closed = phones.map(phone => phone.closed);
    await house.close();
    expect(await Promise.all(closed)).toEqual([1012, 1012]);
    time.pass(1_500);
    await house.open();
    const lines = await Promise.all(guests.map(guest => guest.connect()));
    const after = lines.map(phone => new Follower(phone, room));
    const [rest] = await Promise.all(lines.map(phone => phone.watch(room, { seq: known.seq, turns: 3 })));
    expect(rest!.from).toBe(3);
    const full = await lines[0]!.watch(room);
    expect(full.turns).toEqual(known.turns);
    expect(full.now.drawn).toEqual(known.now.drawn);
    expect(full.now.clocks).toEqual(known.now.clocks);
    await after[0]!.reach(({ now }) => now.since === known.now.since + 1_500);
    time.pass(1_200);
    // It is given back once: since then the clock runs.
    const { now } = await lines[1]!.watch(room);
    expect(now.since).toBe(known.now.since + 1_500);
  });

  it('plays a turn once that was on its way', async () => {
    const { room, guests, phones } = await beginGame(house, planOf('tzaar'));
    const before = phones.map(phone => new Follower(phone, room));
    const seat = before[0]!.now.actor!;
    const id = newId();
    const act = { kind: 'turn', turn: 0, steps: before[seat]!.randomTurn(seededRandom('way')) } as const;
    const done = await phones[seat]!.act(room, act, id);
    await house.close();
    await house.open();
    const lines = await Promise.all(guests.map(guest => guest.connect()));
    expect(await lines[seat]!.act(room, act, id)).toEqual(done);
    expect((await lines[0]!.watch(room)).turns).toHaveLength(1);
  });

  it('waits for those who were there, and then gives their seats the time to come back', async () => {
    const { room, guests } = await beginGame(house, planOf('talat'));
    await house.close();
    await house.open();
    const ada = await guests[0]!.connect();
    await ada.watch(room);
    const follower = new Follower(ada, room);
    const someTimeLater = (): boolean => {
      time.pass(100);
      return isGone(follower, 1);
    };
    await expect.poll(someTimeLater, { interval: 20, timeout: 5_000 }).toBe(true);
    expect(isGone(follower, 0)).toBe(false);
  });
});
