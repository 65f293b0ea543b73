import { amount, must } from '@threefold-games/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../../src/store/database.ts';
import type { Store } from '../../src/store/store.ts';
import { systemTime } from '../../src/time.ts';
import { beginGame, House, planOf, SLOW } from '../live/table.ts';
import { copyGame } from '../support/manyGames.ts';

const DAY = 86_400_000;
const GAMES = amount(2_000, 20_000);
/** How many of them are lost by time just now. */
const DUE = 40;

let house: House;
const look = async <T>(work: (store: Store) => Promise<T>): Promise<T> => {
  const store = must(await openStore({ data: house.data }, { ...systemTime, processId: 'looks' }));
  try {
    return await work(store);
  } finally {
    await store.close();
  }
};

beforeAll(async () => {
  house = await new House().open();
  const clock = { kind: 'days', bank: DAY, increment: 0, cap: DAY } as const;
  const { room } = await beginGame(house, planOf('talat', { clock, listed: true }));
  await house.close();
  const now = Date.now();
  await look(async store => {
    await copyGame(store, { room, name: 'later-', count: GAMES - DUE, from: now + DAY, within: 30 * DAY });
    await copyGame(store, { room, name: 'due-', count: DUE, from: now - 1000, within: 3000 });
  });
}, SLOW);
afterAll(() => house.end(), SLOW);

describe('a server with many games over days', () => {
  it(
    'serves at once, ends those whose time is over, and leaves the others alone',
    async () => {
      await house.open();
      // After a stall the server is healthy again once it has renewed its lease.
      const health = async (): Promise<number> => (await house.fetch('/healthz')).status;
      await expect.poll(health, { interval: 50, timeout: 20_000 }).toBe(200);
      const over = async (): Promise<number> => {
        const answer = await house.fetch('/api/rooms?phase=over');
        return ((await answer.json()) as { readonly rooms: readonly unknown[] }).rooms.length;
      };
      await expect.poll(over, { interval: 50, timeout: 20_000 }).toBe(DUE);
      await house.close();
      const touched = await look(({ db }) =>
        db.selectFrom('rooms').select('id').where('keeper', 'is not', null).where('id', 'like', 'later-%').execute(),
      );
      expect(touched).toEqual([]);
    },
    SLOW,
  );
});
