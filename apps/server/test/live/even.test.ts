import { readFileSync } from 'node:fs';
import { findGame, loadBot } from '@threefold-games/catalogue';
import { EVEN, formatChances, parseRecord, type Setup, startAfter, tagValue, unevenness } from '@threefold-games/core';
import { checkDeal, isClimb } from '@threefold-games/room';
import { firstSight } from '@threefold-games/search';
import { must } from '@threefold-games/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Follower } from './follower.ts';
import { type Guest, House, newNonce, type Phone, planOf, SLOW, TEST_LIMITS } from './table.ts';

let house: House;
beforeAll(async () => {
  house = await new House().open();
}, SLOW);
afterAll(() => house.end(), SLOW);

/** A table that wants an even start, and whose seats are taken. */
const sitDown = async (): Promise<{ readonly room: string; readonly ada: Guest; readonly phone: Phone }> => {
  const [ada, bo] = [await house.guest('Ada'), await house.guest('Bo')];
  const room = await ada.open(planOf('tzaar', { even: true }));
  const phone = await bo.connect();
  await phone.watch(room);
  expect(await phone.act(room, { kind: 'sit', name: 'Bo', nonce: newNonce() })).toMatchObject({ t: 'done' });
  return { room, ada, phone };
};

/** Ends a game and rates its start again, from what its record says. */
const expectEven = async (room: string, ada: Guest, phone: Phone): Promise<void> => {
  await phone.act(room, { kind: 'resign' });
  const answer = await house.fetch(`/api/rooms/${room}/record`, { cookie: ada.cookie });
  const record = must(parseRecord(await answer.text()));
  const checked = must(checkDeal({ findGame }, record));
  const even = checked.even!;
  const { small } = (await loadBot('tzaar'))!.nets!;
  const evaluator = must(small.open(readFileSync(small.url)));
  const rate = (setup: Setup): readonly number[] => firstSight(evaluator, findGame('tzaar')!.start(setup));
  expect(even.net).toMatch(/^tzaar-small [0-9a-f]{64}$/);
  expect(isClimb(even, rate)).toBe(true);
  const chances = rate(startAfter(even.starts, even.accepted));
  expect(unevenness(chances)).toBeLessThanOrEqual(EVEN.tolerance);
  expect(tagValue(record, 'Even')).toBe(formatChances(chances));
};

describe('an even start', () => {
  it(
    'is found before play begins, and can be checked',
    async () => {
      const { room, ada, phone } = await sitDown();
      const follower = new Follower(phone, room);
      await follower.reach(({ now }) => now.phase === 'playing', 20_000);
      await expectEven(room, ada, phone);
    },
    SLOW,
  );

  it(
    'is found after a restart where the server ended before that',
    async () => {
      await house.close();
      await house.open({ ...TEST_LIMITS, bots: { ...TEST_LIMITS.bots, queue: 0 } });
      const { room, ada, phone } = await sitDown();
      expect(new Follower(phone, room).now.phase).toBe('dealing');
      await house.close();
      await house.open();
      // Nobody has to come back for it.
      const isPlaying = async (): Promise<boolean> => {
        const answer = await house.fetch(`/api/rooms/${room}`, { cookie: ada.cookie });
        return JSON.stringify(await answer.json()).includes('"phase":"playing"');
      };
      await expect.poll(isPlaying, { timeout: 20_000 }).toBe(true);
      const line = await ada.connect();
      await line.watch(room);
      await expectEven(room, ada, line);
    },
    SLOW,
  );
});
