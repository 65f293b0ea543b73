import { seededRandom } from '@threefold/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Follower } from './follower.ts';
import { beginGame, House, newId, planOf, SLOW, TEST_LIMITS } from './table.ts';

let house: House;
beforeAll(async () => {
  house = await new House({ ...TEST_LIMITS, presence: { ...TEST_LIMITS.presence, afterRestart: 300 } }).open();
}, SLOW);
afterAll(() => house.end(), SLOW);

const wait = (millis: number): Promise<void> => new Promise(resolve => setTimeout(resolve, millis));
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
    await followers[1]!.reach(({ now }) => now.phase === 'over', 8_000);
    const { result } = followers[1]!.now;
    expect(result?.why).toEqual({ kind: 'time', seat: actor });
    // What a slow line may be granted is waited for.
    const late = result!.at - since - clocks[actor!]!.left;
    expect(late).toBeGreaterThanOrEqual(0);
    expect(late).toBeLessThan(3_000);
  });
});

describe('a line that is lost', () => {
  it('is told to the others, and so is its return; a blink is not', async () => {
    const { room, guests, phones } = await beginGame(house, planOf('talat'));
    const ada = new Follower(phones[0]!, room);
    phones[1]!.drop();
    const back = await guests[1]!.line();
    await back.watch(room);
    await wait(250);
    expect(isGone(ada, 1)).toBe(false);
    back.drop();
    await ada.reach(follower => isGone(follower, 1));
    expect(ada.now.giveUp[1]).toBeGreaterThan(Date.now());
    await (await guests[1]!.line()).watch(room);
    await ada.reach(follower => !isGone(follower, 1));
  });

  it('is nobody’s business where the game takes days', async () => {
    const day = 86_400_000;
    const clock = { kind: 'days', bank: day, increment: day, cap: day } as const;
    const { room, phones } = await beginGame(house, planOf('talat', { clock }));
    const ada = new Follower(phones[0]!, room);
    const { seq } = ada;
    phones[1]!.drop();
    await wait(300);
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
    await wait(1_500);
    await house.open();
    const lines = await Promise.all(guests.map(guest => guest.line()));
    const after = lines.map(phone => new Follower(phone, room));
    const [rest] = await Promise.all(lines.map(phone => phone.watch(room, { seq: known.seq, turns: 3 })));
    expect(rest!.from).toBe(3);
    const full = await lines[0]!.watch(room);
    expect(full.turns).toEqual(known.turns);
    expect(full.now.drawn).toEqual(known.now.drawn);
    expect(full.now.clocks).toEqual(known.now.clocks);
    await after[0]!.reach(({ now }) => now.since >= known.now.since + 1_000);
    await wait(1_200);
    // It is given back once: since then the clock runs.
    const { now } = await lines[1]!.watch(room);
    expect(Date.now() - now.since).toBeGreaterThan(900);
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
    const lines = await Promise.all(guests.map(guest => guest.line()));
    expect(await lines[seat]!.act(room, act, id)).toEqual(done);
    expect((await lines[0]!.watch(room)).turns).toHaveLength(1);
  });

  it('waits for those who were there, and then gives their seats the time to come back', async () => {
    const { room, guests } = await beginGame(house, planOf('talat'));
    await house.close();
    await house.open();
    const ada = await guests[0]!.line();
    await ada.watch(room);
    const follower = new Follower(ada, room);
    // On a busy machine the first may have been late as well: then that one is back by now.
    await follower.reach(each => isGone(each, 1) && !isGone(each, 0));
  });
});
