import { botLevel } from '@threefold-games/core';
import { must } from '@threefold-games/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finishGame } from '../../src/ratings/finish.ts';
import { endOf, isRated } from '../../src/ratings/summary.ts';
import { openRatings } from '../../src/ratings/worker.ts';
import { type Device, type House, openHouse, PATIENCE } from '../api/house.ts';
import { DAYS, playTurn, requestId, resign, seatAll, wholeGame } from '../api/table.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
}, PATIENCE);
afterAll(() => house.close(), PATIENCE);

const sweep = async (): Promise<number> => {
  const ratings = openRatings(house.context);
  const count = await ratings.sweep();
  await ratings.close();
  return count;
};

const newcomers = async (...names: readonly string[]): Promise<{ devices: Device[]; ids: string[] }> => {
  const devices = names.map(() => house.device());
  const ids: string[] = [];
  for (const [i, device] of devices.entries()) ids.push(await device.becomes(names[i]!));
  return { devices, ids };
};

const page = async (id: string, asker = house.device()) =>
  (await asker.ask('GET /api/players/:id', { params: { id } })).body;

const load = async (id: string) => must(await house.rooms.load(id));

describe('a finished game', () => {
  it('changes ratings once, however often and by however many it is worked in', async () => {
    const { devices, ids } = await newcomers('Ada', 'Ben');
    const room = await wholeGame(house, devices, 1);
    const state = await load(room);
    const done = await Promise.all([1, 2, 3, 4].map(() => finishGame(house.deps, state)));
    expect(done.filter(Boolean)).toHaveLength(1);
    await sweep();
    const [ada, ben] = [await page(ids[0]!), await page(ids[1]!)];
    expect(ada.ratings).toMatchObject([
      { game: 'tzaar', pace: 'live', versus: 'people', seats: 'two', games: 1, won: 1 },
    ]);
    expect(ben.ratings).toMatchObject([{ games: 1, won: 0 }]);
    expect(ada.ratings[0]!.rating).toBe(1662);
    expect(ben.ratings[0]!.rating).toBe(1338);
    expect(ada.ratings[0]!.history).toEqual([1662]);
  });

  it('loses the name of somebody deleted, also where the process ended before it was taken out', async () => {
    const { devices, ids } = await newcomers('Vanisher', 'Stayer');
    const room = await wholeGame(house, devices, 0);
    await sweep();
    expect(JSON.stringify(await load(room))).toContain('Vanisher');
    await house.store.db.updateTable('persons').set({ deleted: 1 }).where('id', '=', ids[0]!).execute();
    await sweep();
    const text = JSON.stringify(await load(room));
    expect(text).not.toContain('Vanisher');
    expect(text).toContain('Stayer');
    const { db } = house.store;
    const kept = [
      await db.selectFrom('events').select('event').where('room', '=', room).execute(),
      await db.selectFrom('snapshots').select('state').where('room', '=', room).execute(),
      await db.selectFrom('finished').select('summary').where('room', '=', room).execute(),
      await db.selectFrom('rooms').select('row').where('id', '=', room).execute(),
    ];
    expect(kept.every(rows => rows.length > 0)).toBe(true);
    expect(JSON.stringify(kept)).not.toContain('Vanisher');
    expect(await sweep()).toBe(0);
  });

  it('is found when the process ended before it was worked in', async () => {
    const { devices, ids } = await newcomers('Cleo', 'Dan');
    for (let n = 0; n < 3; n++) await wholeGame(house, devices, n % 2);
    expect((await page(ids[0]!)).games).toBe(0);
    // One begins by itself with every process: together they do each game once.
    await sweep();
    expect(await sweep()).toBe(0);
    const cleo = await page(ids[0]!);
    expect([cleo.games, cleo.ratings[0]?.games, cleo.ratings[0]?.history.length]).toEqual([3, 3, 3]);
  });

  it('counts each game of somebody who finishes several in the same moment', async () => {
    const { devices, ids } = await newcomers('Emil', 'Frida', 'Gina', 'Hugo');
    const [emil, ...others] = devices;
    const rooms: string[] = [];
    for (const other of others) rooms.push(await wholeGame(house, [emil!, other], 1));
    const states = await Promise.all(rooms.map(load));
    await Promise.all(states.map(state => finishGame(house.deps, state)));
    expect((await page(ids[0]!)).ratings[0]).toMatchObject({ games: 3, won: 1 });
  });

  it('with our bots counts in a pool of its own; without rating it is only listed', async () => {
    const { devices, ids } = await newcomers('Ida');
    const [ida] = devices;
    const made = await seatAll([ida!], { start: 'host' });
    const act = (kind: Record<string, unknown>) =>
      ida!.ask('POST /api/rooms/:id/acts', { params: { id: made }, body: { id: requestId(), act: kind } });
    await act({ kind: 'ready', ready: true });
    await act({ kind: 'fill', seat: 1, level: 1, of: 12 });
    expect((await act({ kind: 'start' })).status).toBe(200);
    await playTurn(house, made, [ida!]);
    await expect.poll(async () => (await load(made)).turns.length, { timeout: 20_000 }).toBe(2);
    await resign(ida!, made);
    await wholeGame(house, [ida!, (await newcomers('Jana')).devices[0]!], 0, { rated: false });
    await sweep();
    const { ratings, games, gamesOf } = await page(ids[0]!);
    expect(ratings).toMatchObject([{ game: null, pace: null, versus: 'bots', seats: 'two', games: 1 }]);
    expect([games, gamesOf]).toEqual([2, { tzaar: 2 }]);
  });

  it('that was aborted counts for nobody', async () => {
    const { devices, ids } = await newcomers('Karl', 'Lena');
    const room = await seatAll([devices[0]!], {});
    await devices[0]!.ask('POST /api/rooms/:id/acts', {
      params: { id: room },
      body: { id: requestId(), act: { kind: 'close' } },
    });
    await sweep();
    expect((await page(ids[0]!)).games).toBe(0);
  });

  it('that is given up before both have made a turn is listed, and not rated', async () => {
    const { devices, ids } = await newcomers('Xaver', 'Yara');
    for (const turns of [0, 1]) {
      const room = await seatAll(devices);
      for (let n = 0; n < turns; n++) await playTurn(house, room, devices);
      await resign(devices[1 - turns]!, room);
    }
    await sweep();
    const pages = await Promise.all(ids.map(id => page(id)));
    expect(pages.map(({ games, ratings }) => [games, ratings])).toEqual([
      [2, []],
      [2, []],
    ]);
    const room = await seatAll(devices);
    for (let n = 0; n < 2; n++) await playTurn(house, room, devices);
    await resign(devices[0]!, room);
    await sweep();
    expect((await page(ids[1]!)).ratings).toMatchObject([{ games: 1, won: 1 }]);
  });

  it('of three is rated by OpenSkill; who gave up is last', async () => {
    const { devices, ids } = await newcomers('Mona', 'Nils', 'Olga');
    const room = await seatAll(devices, { game: 'talat', seats: 3, clock: DAYS, leaver: { kind: 'end' } });
    for (let n = 0; n < 6; n++) await playTurn(house, room, devices);
    await resign(devices[2]!, room);
    await sweep();
    const pages = await Promise.all(ids.map(id => page(id)));
    expect(pages[2]!.ratings).toMatchObject([{ game: 'talat', pace: 'days', seats: 'more' }]);
    expect(pages[2]!.ratings[0]!.rating).toBeLessThan(1500);
    expect(pages[0]!.ratings[0]!.rating).toBeGreaterThan(1500);
  });
});

describe('the end of a game', () => {
  it('puts last who left their seat to a bot, whatever the bot made of it', async () => {
    const { devices, ids } = await newcomers('Ulla', 'Vera', 'Willi');
    const room = await seatAll(devices, { game: 'talat', seats: 3, clock: DAYS });
    const state = await load(room);
    const seats = state.seats.map((sitter, seat) =>
      seat === 1
        ? { kind: 'bot' as const, ...botLevel(3), character: 0, for: { person: ids[1]!, name: 'Vera' } }
        : sitter,
    );
    const why = { kind: 'rule', rule: 'TA-5.1', ranking: [3, 1, 2] } as const;
    // What the rules ended counts, whoever came to move.
    expect(isRated({ ...state, result: { shares: [0, 0, 1], why, at: 1 } })).toBe(true);
    const ended = endOf({ ...state, seats, phase: 'over', result: { shares: [0, 0, 1], why, at: 1 } });
    expect(ended?.map(({ person, place, won, left }) => [person, place, won, left])).toEqual([
      [ids[0], 2, false, false],
      [ids[1], 2, false, true],
      [ids[2], 1, true, false],
    ]);
    const stayed = endOf({ ...state, phase: 'over', result: { shares: [0, 1, 0], why, at: 1 } });
    expect(stayed?.map(({ place }) => place)).toEqual([3, 1, 2]);
  });
});

describe('a player’s page', () => {
  it('shows two who know each other, and the games page by page', async () => {
    const { devices, ids } = await newcomers('Paul', 'Rosa');
    for (let n = 0; n < 3; n++) await wholeGame(house, devices, n === 0 ? 0 : 1);
    await sweep();
    expect((await page(ids[1]!, devices[0])).you).toEqual({
      games: 3,
      won: 2,
      lost: 1,
      muted: false,
      blocked: false,
    });
    expect((await page(ids[1]!, devices[1])).you).toBeNull();
    const { games, next } = (await devices[0]!.ask('GET /api/players/:id/games', { params: { id: ids[0]! } })).body;
    expect(next).toBeNull();
    expect(games[0]).toMatchObject({
      game: 'tzaar',
      pace: 'live',
      seat: 0,
      seats: [
        { name: 'Paul', person: ids[0] },
        { name: 'Rosa', person: ids[1] },
      ],
      shares: [1, 0],
      why: { kind: 'resign', seat: 1 },
      place: 1,
    });
    expect(games[0]!.change).toBeGreaterThan(0);
    const before = `${games[0]!.at}:${games[0]!.room}`;
    const rest = await devices[0]!.ask('GET /api/players/:id/games', { params: { id: ids[0]! }, query: { before } });
    expect(rest.body.games.map(({ room }) => room)).toEqual(games.slice(1).map(({ room }) => room));
    const other = await devices[0]!.ask('GET /api/players/:id/games', {
      params: { id: ids[0]! },
      query: { game: 'taluva' },
    });
    expect(other.body.games).toEqual([]);
  });

  it('keeps games that nobody may watch among those who played them', async () => {
    const { devices, ids } = await newcomers('Sven', 'Tina');
    await wholeGame(house, devices, 0, { watching: false });
    await sweep();
    const count = async (device: Device) =>
      (await device.ask('GET /api/players/:id/games', { params: { id: ids[0]! } })).body.games.length;
    expect([await count(devices[1]!), await count(house.device())]).toEqual([1, 0]);
  });
});
