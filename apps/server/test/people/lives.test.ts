import { findGame } from '@threefold-games/catalogue';
import { fail, parseRecord, replay } from '@threefold-games/core';
import { must } from '@threefold-games/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hiddenFrom } from '../../src/people/blocks.ts';
import { setHoliday, sweepHolidays } from '../../src/people/holiday.ts';
import { finishGame } from '../../src/ratings/finish.ts';
import { openRatings } from '../../src/ratings/worker.ts';
import { type Device, type House, openHouse, PATIENCE } from '../api/house.ts';
import { DAYS, playTurn, requestId, seatAll, wholeGame } from '../api/table.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse({ at: Date.UTC(2026, 5, 1) });
}, PATIENCE);
afterAll(() => house.close(), PATIENCE);

const PASSWORD = 'correct horse battery';
const DAY = 86_400_000;
const SKILL = { game: 'tzaar', mean: 900, deviation: 150, volatility: 0.06, games: 4, wins: 1, last: 'abc', at: 5 };
let n = 0;
const newName = (): string => `Somebody ${String.fromCharCode(97 + (n++ % 26))}${n}`;

/** Whether somebody hears what another writes. */
const hears = async (person: string, from: string): Promise<boolean> =>
  !(await hiddenFrom(house.deps, from)).has(person);

const rate = async (): Promise<void> => {
  const ratings = openRatings(house.context);
  await ratings.sweep();
  await ratings.close();
};

describe('signing in on a device with a guest', () => {
  it('takes the guest’s games along: lists, results and seats at running tables', async () => {
    const name = newName();
    await house.device().signsUp(name, PASSWORD);
    const device = house.device();
    const guest = await device.becomes('Guest');
    const other = house.device();
    const rival = await other.becomes('Rival');
    await wholeGame(house, [device, other], 1);
    await rate();
    const running = await seatAll([device, other], { clock: DAYS });
    await device.ask('PUT /api/me/holiday', { body: { on: true } });

    const { body } = await device.ask('POST /api/session', { body: { name, password: PASSWORD } });
    const account = body.me.id;
    expect(account).not.toBe(guest);
    expect((await device.ask('GET /api/me/rooms')).body.rooms.map(({ id }) => id)).toEqual([running]);
    expect((await device.ask('GET /api/players/:id', { params: { id: rival } })).body.you).toMatchObject({
      games: 1,
      won: 1,
      lost: 0,
    });
    await sweepHolidays(house.deps, house.rooms);
    const { now } = (await other.ask('GET /api/rooms/:id', { params: { id: running } })).body;
    expect(now.holidays).toEqual([null, null]);
    // The seat is still theirs, and the guest's page is the account's.
    for (let turn = 0; turn < 4; turn++) await playTurn(house, running, [device, other]);
    const page = (await other.ask('GET /api/players/:id', { params: { id: guest } })).body;
    expect(page).toMatchObject({ id: account, name, games: 1 });
    expect(page.ratings[0]?.rating).toBeGreaterThan(1500);
  });

  it('ends the guest’s sessions, and leaves an account that signs in elsewhere alone', async () => {
    const [one, two] = [newName(), newName()];
    await house.device().signsUp(one, PASSWORD);
    const device = house.device();
    const guest = await device.becomes('Guest');
    const stolen = house.device();
    stolen.cookie = device.cookie;
    await device.ask('POST /api/session', { body: { name: one, password: PASSWORD } });
    expect((await stolen.ask('GET /api/me')).body.me).toBeNull();
    const mine = house.device();
    await mine.signsUp(two, PASSWORD);
    const { id } = (await mine.ask('GET /api/me')).body.me ?? { id: '' };
    await mine.ask('POST /api/session', { body: { name: one, password: PASSWORD } });
    expect((await mine.ask('GET /api/players/:id', { params: { id } })).body.name).toBe(two);
    expect(guest).not.toBe(id);
  });
});

describe('an export', () => {
  it('holds everything, and nothing that lets anybody in', async () => {
    const name = newName();
    const device = house.device();
    await device.signsUp(name, PASSWORD);
    const { id } = (await device.ask('GET /api/me')).body.me ?? { id: '' };
    const other = house.device();
    const rival = await other.becomes('Rival');
    const room = await wholeGame(house, [device, other], 0);
    const running = await seatAll([device, other]);
    await rate();
    await house.store.db
      .insertInto('chat')
      .values({ room, n: 1, id: 'line-0001', at: 5, person: id, name, seat: 0, text: 'Good game' })
      .execute();
    await device.ask('PUT /api/players/:id/mute', { params: { id: rival } });
    await device.ask('POST /api/bots', { body: { name: newName() } });
    await device.ask('PUT /api/webhook', { body: { url: 'https://hook.example.org/x', lang: 'en' } });
    await device.ask('PUT /api/me/skills', { body: { skills: [SKILL] } });
    await device.ask('PUT /api/me/lessons', { body: { lessons: ['tzaar/lines', 'talat/first'] } });
    const { body, text, headers } = await device.ask('GET /api/me/export');
    expect(headers['content-type']).toContain('application/json');
    expect(body).toMatchObject({
      person: { id, name, kind: 'account' },
      sessions: [{ device: 'Firefox, Linux' }],
      running: [running],
      chat: [{ room, text: 'Good game' }],
      ratings: [{ game: 'tzaar', versus: 'people', games: 1 }],
      skills: [SKILL],
      lessons: ['talat/first', 'tzaar/lines'],
      blocks: [{ other: rival, kind: 'mute' }],
      webhook: { url: 'https://hook.example.org/x' },
      games: [{ room, seat: 0 }],
    });
    expect(body.bots).toHaveLength(1);
    const record = parseRecord(body.games[0]?.record ?? '');
    expect(record.ok && replay(findGame, record.value).ok).toBe(true);
    expect(text).not.toMatch(/argon2|hash|token|secret"/);
  });
});

describe('deleting oneself', () => {
  it('removes name, credentials and chat, gives up what runs, and leaves the others their games', async () => {
    const name = newName();
    const device = house.device();
    await device.signsUp(name, PASSWORD);
    const { id } = (await device.ask('GET /api/me')).body.me ?? { id: '' };
    const other = house.device();
    await other.becomes('Rival');
    const over = await wholeGame(house, [device, other], 0);
    await rate();
    const running = await seatAll([other, device], { clock: DAYS });
    for (let turn = 0; turn < 4; turn++) await playTurn(house, running, [other, device]);
    await house.store.db
      .insertInto('chat')
      .values({ room: over, n: 1, id: 'line-0001', at: 5, person: id, name, seat: 0, text: 'Secret words' })
      .execute();
    const bot = (await device.ask('POST /api/bots', { body: { name: newName() } })).body;
    await device.ask('PUT /api/me/skills', { body: { skills: [SKILL] } });
    await device.ask('PUT /api/me/lessons', { body: { lessons: ['tzaar/lines'] } });

    expect((await device.ask('DELETE /api/me')).status).toBe(200);
    for (const table of ['skills', 'lessons'] as const)
      expect(await house.store.db.selectFrom(table).selectAll().where('person', '=', id).execute()).toEqual([]);
    await rate();
    expect((await device.ask('GET /api/me')).body.me).toBeNull();
    expect((await house.device().ask('POST /api/session', { body: { name, password: PASSWORD } })).status).toBe(401);
    expect((await other.ask('GET /api/players/:id', { params: { id } })).status).toBe(404);
    expect((await other.ask('GET /api/rooms/:id', { params: { id: running } })).body.now).toMatchObject({
      phase: 'over',
      result: { shares: [1, 0] },
    });
    const mine = (await other.ask('GET /api/me')).body.me?.id ?? '';
    const { games } = (await other.ask('GET /api/players/:id/games', { params: { id: mine } })).body;
    expect(games.map(({ seats }) => seats.map(seat => seat.name).toSorted())).toEqual([
      ['Rival', 'deleted'],
      ['Rival', 'deleted'],
    ]);
    const token = house.device();
    token.token = bot.token;
    expect((await token.ask('GET /api/me')).status).toBe(401);
    // Nor does what goes on at the old tables bring the name back.
    const again = { id: requestId(), act: { kind: 'offer', offer: 'rematch' } } as const;
    expect((await other.ask('POST /api/rooms/:id/acts', { params: { id: over }, body: again })).status).toBe(200);
    expect((await other.ask('GET /api/rooms/:id', { params: { id: over } })).text).not.toContain(name);
    // Nothing in the whole database has the name any more.
    for (const table of ['persons', 'rooms', 'snapshots', 'events', 'finished', 'chat'] as const) {
      const rows = JSON.stringify(await house.store.db.selectFrom(table).selectAll().execute());
      expect([table, rows.includes(name), rows.includes('Secret words')]).toEqual([table, false, false]);
    }
    // The name is free again.
    await house.device().signsUp(name, PASSWORD);
  });

  it('removes the name also from a game whose end is worked in from what was known before', async () => {
    const name = newName();
    const device = house.device();
    await device.becomes(name);
    const other = house.device();
    await other.becomes('Rival');
    const room = await wholeGame(house, [device, other], 1);
    const before = must(await house.rooms.load(room));

    expect((await device.ask('DELETE /api/me')).status).toBe(200);
    expect(await finishGame(house.deps, before)).toBe(true);
    await rate();
    const { summary } = await house.store.db
      .selectFrom('finished')
      .select('summary')
      .where('room', '=', room)
      .executeTakeFirstOrThrow();
    expect(summary).toContain('"deleted"');
    expect(summary).not.toContain(name);
  });
});

describe('keeping somebody away', () => {
  it('mutes one way and blocks both ways; those blocked are not seated together', async () => {
    const [a, b] = [house.device(), house.device()];
    const [ada, ben] = [await a.becomes('Ada'), await b.becomes('Ben')];
    await a.ask('PUT /api/players/:id/mute', { params: { id: ben } });
    expect([await hears(ada, ben), await hears(ben, ada)]).toEqual([false, true]);
    await seatAll([a, b]);
    await a.ask('PUT /api/players/:id/block', { params: { id: ben } });
    expect([await hears(ada, ben), await hears(ben, ada)]).toEqual([false, false]);
    expect((await a.ask('GET /api/players/:id', { params: { id: ben } })).body.you).toMatchObject({
      muted: true,
      blocked: true,
    });
    await expect(seatAll([b, a])).rejects.toThrow('people.forbidden');
    await a.ask('DELETE /api/players/:id/block', { params: { id: ben } });
    await a.ask('DELETE /api/players/:id/mute', { params: { id: ben } });
    expect(await hears(ada, ben)).toBe(true);
    await seatAll([b, a]);
  });

  it('hides from each other when one is there, what one plays now, and from each other’s bots', async () => {
    const [a, b, bot] = [house.device(), house.device(), house.device()];
    const [ada, ben] = [await a.becomes('Ada'), await b.becomes('Ben')];
    await b.signsUp('Blocked Ben', 'correct horse battery');
    bot.token = (await b.ask('POST /api/bots', { body: { name: 'Spy' } })).body.token;
    const rival = house.device();
    await rival.becomes('Rival');
    await seatAll([a, rival], { listed: true });
    const look = async (device: Device, id: string) => {
      const { here, seen, playing } = (await device.ask('GET /api/players/:id', { params: { id } })).body;
      return { here, isSeen: seen !== null, isPlaying: playing !== null };
    };
    const SHOWN = { here: true, isSeen: true, isPlaying: true };
    const HIDDEN = { here: false, isSeen: false, isPlaying: false };
    expect([await look(b, ada), await look(bot, ada)]).toEqual([SHOWN, SHOWN]);
    await a.ask('PUT /api/players/:id/block', { params: { id: ben } });
    expect([await look(b, ada), await look(bot, ada)]).toEqual([HIDDEN, HIDDEN]);
    expect(await look(a, ben)).toEqual(HIDDEN);
    expect(await look(house.device(), ada)).toEqual(SHOWN);
    await a.ask('DELETE /api/players/:id/block', { params: { id: ben } });
    await a.ask('PUT /api/players/:id/mute', { params: { id: ben } });
    expect(await look(b, ada)).toEqual(SHOWN);
  });

  it('is not for oneself or for nobody', async () => {
    const device = house.device();
    const id = await device.becomes('Ada');
    expect((await device.ask('PUT /api/players/:id/block', { params: { id } })).status).toBe(403);
    const nobody = { id: 'p_aaaaaaaaaaaa' };
    expect((await device.ask('PUT /api/players/:id/block', { params: nobody })).status).toBe(404);
  });

  it('keeps a report with the line that it is about', async () => {
    const [a, b] = [house.device(), house.device()];
    const [ada, ben] = [await a.becomes('Ada'), await b.becomes('Ben')];
    const room = await seatAll([a, b]);
    await house.store.db
      .insertInto('chat')
      .values({ room, n: 1, id: 'line-0001', at: 5, person: ben, name: 'Ben', seat: 1, text: 'Rude' })
      .execute();
    const body = { person: ben, room, line: 1, why: 'Rude words' };
    expect((await a.ask('POST /api/reports', { body })).status).toBe(200);
    const rows = await house.store.db.selectFrom('reports').selectAll().where('person', '=', ben).execute();
    expect(rows).toMatchObject([{ by: ada, room, line: 1, text: 'Rude', why: 'Rude words' }]);
  });

  it('reads no chat through a report: not of a room that one may not see, and not of somebody else', async () => {
    const [a, b, eve] = [house.device(), house.device(), house.device()];
    const [ada, ben] = [await a.becomes('Ada'), await b.becomes('Ben')];
    await eve.becomes('Eve');
    const room = await seatAll([a, b], { watching: false });
    const line = { room, at: 5, name: 'Ben', seat: 1, person: ben };
    await house.store.db
      .insertInto('chat')
      .values([{ ...line, n: 1, id: 'line-0001', text: 'Between us' }])
      .execute();
    const body = { room, line: 1, why: 'I am curious' };
    expect((await eve.ask('POST /api/reports', { body: { ...body, person: ben } })).body.code).toBe('room.watching');
    expect((await a.ask('POST /api/reports', { body: { ...body, person: ada } })).status).toBe(200);
    expect((await eve.ask('GET /api/me/export')).text).not.toContain('Between us');
    expect(await house.store.db.selectFrom('reports').select('text').where('person', '=', ada).execute()).toEqual([
      { text: null },
    ]);
  });
});

describe('a holiday', () => {
  it('stops the clocks of all games over days, also of those that begin later', async () => {
    const [a, b] = [house.device(), house.device()];
    await a.becomes('Ada');
    await b.becomes('Ben');
    const room = await seatAll([a, b], { clock: DAYS });
    const holidays = async (id: string) => (await a.ask('GET /api/rooms/:id', { params: { id } })).body.now.holidays;
    expect(await holidays(room)).toEqual([null, null]);
    expect((await a.ask('PUT /api/me/holiday', { body: { on: true } })).body).toEqual({ on: true, daysLeft: 21 });
    expect((await holidays(room))[0]).not.toBeNull();
    const later = await seatAll([b, a], { clock: DAYS });
    await sweepHolidays(house.deps, house.rooms);
    expect((await holidays(later))[1]).not.toBeNull();
    house.pass(5 * DAY);
    expect((await a.ask('PUT /api/me/holiday', { body: { on: false } })).body).toEqual({ on: false, daysLeft: 16 });
    expect([await holidays(room), await holidays(later)]).toEqual([
      [null, null],
      [null, null],
    ]);
  });

  it('stops no clock of a table that missed its end', async () => {
    const [a, b] = [house.device(), house.device()];
    const ada = await a.becomes('Ada');
    await b.becomes('Ben');
    const room = await seatAll([a, b], { clock: DAYS });
    const holidays = async () => (await b.ask('GET /api/rooms/:id', { params: { id: room } })).body.now.holidays;
    await a.ask('PUT /api/me/holiday', { body: { on: true } });
    // As when a rematch begins with the holidays of a game that ended before them.
    await house.store.db.updateTable('persons').set({ holiday: null }).where('id', '=', ada).execute();
    expect((await holidays())[0]).not.toBeNull();
    await sweepHolidays(house.deps, house.rooms);
    expect(await holidays()).toEqual([null, null]);
  });

  it('goes on while a table cannot be told of its end', async () => {
    const [a, b] = [house.device(), house.device()];
    const ada = await a.becomes('Ada');
    await b.becomes('Ben');
    await seatAll([a, b], { clock: DAYS });
    await a.ask('PUT /api/me/holiday', { body: { on: true } });
    const busy = { ...house.rooms, load: house.rooms.load.bind(house.rooms), act: async () => fail('server.busy') };
    expect(await setHoliday(house.deps, busy as never, ada, false)).toMatchObject({ error: { code: 'server.busy' } });
    expect((await a.ask('GET /api/me')).body.me?.holiday.on).toBe(true);
    expect((await a.ask('PUT /api/me/holiday', { body: { on: false } })).body.on).toBe(false);
  });

  it('ends by itself when it is spent, and comes back with the new year', async () => {
    const [a, b] = [house.device(), house.device()];
    await a.becomes('Ada');
    await b.becomes('Ben');
    const room = await seatAll([a, b], { clock: DAYS });
    await a.ask('PUT /api/me/holiday', { body: { on: true } });
    house.pass(20 * DAY);
    await sweepHolidays(house.deps, house.rooms);
    expect((await a.ask('GET /api/me')).body.me?.holiday).toEqual({ on: true, daysLeft: 1 });
    house.pass(DAY);
    await sweepHolidays(house.deps, house.rooms);
    expect((await a.ask('GET /api/me')).body.me?.holiday).toEqual({ on: false, daysLeft: 0 });
    expect((await a.ask('GET /api/rooms/:id', { params: { id: room } })).body.now.holidays).toEqual([null, null]);
    expect((await a.ask('PUT /api/me/holiday', { body: { on: true } })).body.code).toBe('holiday.spent');
    house.pass(365 * DAY);
    expect((await a.ask('PUT /api/me/holiday', { body: { on: true } })).body).toEqual({ on: true, daysLeft: 21 });
  });
});
