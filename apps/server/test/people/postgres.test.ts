import { must } from '@threefold-games/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openNotifications } from '../../src/notifications/notifications.ts';
import { sweepHolidays } from '../../src/people/holiday.ts';
import { finishGame } from '../../src/ratings/finish.ts';
import { openRatings } from '../../src/ratings/worker.ts';
import { forgetExpired } from '../../src/services.ts';
import { type House, openHouse, PATIENCE } from '../api/house.ts';
import { DAYS, playTurn, seatAll, wholeGame } from '../api/table.ts';
import { sharedPostgres } from '../support/sharedPostgres.ts';
import { keepsLessons } from './lessons.ts';
import { keepsSkills } from './skills.ts';
import { syncsDevices } from './syncing.ts';

const postgres = await sharedPostgres();
const title = 'missing' in postgres ? `people on PostgreSQL (${postgres.missing})` : 'people on PostgreSQL';
const PASSWORD = 'correct horse battery';

describe.skipIf('missing' in postgres)(title, () => {
  let house: House;
  beforeAll(async () => {
    if ('missing' in postgres) return;
    house = await openHouse({ place: { url: postgres.url } });
  }, PATIENCE);
  afterAll(async () => {
    await house?.close();
    if (!('missing' in postgres)) await postgres.remove();
  });

  keepsSkills(() => house);
  keepsLessons(() => house);
  syncsDevices(() => house);

  it('go the whole way from a guest to a deleted account', async () => {
    const first = house.device();
    const id = await first.becomes('Ada');
    await first.ask('POST /api/account', { body: { name: 'Ada', password: PASSWORD } });
    expect((await house.device().ask('POST /api/me', { body: { name: 'ADA' } })).body.code).toBe('people.taken');
    const wrong = await house.device().ask('POST /api/session', { body: { name: 'Ada', password: 'not the one' } });
    expect(wrong.status).toBe(401);

    const second = house.device();
    await second.becomes('Guest');
    const other = house.device();
    const rival = await other.becomes('Rival');
    await second.ask('PUT /api/players/:id/mute', { params: { id: rival } });
    const rooms = [await wholeGame(house, [second, other], 1), await wholeGame(house, [second, other], 1)];
    for (const room of rooms) {
      const state = must(await house.rooms.load(room));
      const done = await Promise.all([1, 2, 3].map(() => finishGame(house.deps, state)));
      expect(done.filter(Boolean)).toHaveLength(1);
    }
    const running = await seatAll([second, other], { clock: DAYS });
    await second.ask('POST /api/session', { body: { name: 'Ada', password: PASSWORD } });
    await playTurn(house, running, [second, other]);
    expect((await first.ask('GET /api/players/:id', { params: { id: rival } })).body.you).toEqual({
      games: 2,
      won: 2,
      lost: 0,
      muted: true,
      blocked: false,
    });
    expect((await other.ask('GET /api/players/:id', { params: { id } })).body).toMatchObject({
      games: 2,
      gamesOf: { tzaar: 2 },
      left: 0,
      ratings: [{ games: 2, won: 1 }],
    });
    expect((await other.ask('GET /api/players/:id/games', { params: { id } })).body.games).toHaveLength(2);
    expect((await other.ask('GET /api/players', { query: { name: 'ad' } })).body.players).toHaveLength(1);
    expect((await other.ask('GET /api/records')).text).toContain('tzaar');

    expect((await first.ask('PUT /api/me/holiday', { body: { on: true } })).body.on).toBe(true);
    await sweepHolidays(house.deps, house.rooms);
    await forgetExpired(house.deps);
    const notices = openNotifications(house.context, { allowPrivate: true });
    await other.ask('PUT /api/webhook', { body: { url: 'http://127.0.0.1:9/', lang: 'en' } });
    await notices.sweep();
    await notices.close();
    await first.ask('PUT /api/me/lessons', { body: { lessons: ['tzaar/lines', 'talat/first'] } });
    const exported = (await first.ask('GET /api/me/export')).body;
    expect(exported.games).toHaveLength(2);
    expect(exported.lessons).toEqual(['talat/first', 'tzaar/lines']);

    expect((await first.ask('DELETE /api/me')).status).toBe(200);
    expect(await house.store.db.selectFrom('lessons').selectAll().where('person', '=', id).execute()).toEqual([]);
    const ratings = openRatings(house.context);
    await ratings.sweep();
    await ratings.close();
    expect((await second.ask('GET /api/me')).body.me).toBeNull();
    const { games } = (await other.ask('GET /api/players/:id/games', { params: { id: rival } })).body;
    expect(games.map(({ seats }) => seats[0]?.name)).toEqual(games.map(() => 'deleted'));
  });

  it('confirm, look alike, are hidden and keep their devices as on a file', async () => {
    const [emma, other] = [house.device(), house.device()];
    const codes = await emma.signsUp('Emma', PASSWORD);
    const id = (await emma.ask('GET /api/me')).body.me?.id ?? '';
    expect((await other.ask('POST /api/me', { body: { name: 'Ernrna' } })).body.code).toBe('people.taken');
    const rival = await other.becomes('Otto');
    for (let n = 0; n < 25; n++) {
      const body = { name: 'Emma', password: 'not the one' };
      expect((await house.device('', `192.0.2.${n}`).ask('POST /api/session', { body })).status).toBe(401);
    }
    const back = house.device('', '203.0.113.5');
    await back.ask('POST /api/session', { body: { name: 'Emma', code: codes[0] } });
    expect((await back.ask('POST /api/account/codes')).body.code).toBe('people.confirm');
    const confirmed = await back.ask('POST /api/session/confirm', { body: { password: PASSWORD } });
    expect(confirmed.status).toBe(200);
    expect((await back.ask('POST /api/account/codes')).status).toBe(200);
    await emma.ask('PUT /api/players/:id/block', { params: { id: rival } });
    expect((await emma.ask('GET /api/me/blocks')).body.blocks).toEqual([{ id: rival, name: 'Otto', kind: 'block' }]);
    expect((await other.ask('GET /api/players/:id', { params: { id } })).body).toMatchObject({
      here: false,
      seen: null,
    });
    const push = (auth: string) => ({
      body: { endpoint: 'https://push.example.org/emma', keys: { p256dh: 'x', auth }, lang: 'en' },
    });
    expect((await emma.ask('POST /api/push', push('a'))).status).toBe(200);
    expect((await other.ask('POST /api/push', push('b'))).body.code).toBe('notice.taken');
    expect((await other.ask('POST /api/push', push('a'))).status).toBe(200);
  });

  it('refuse what the database cannot keep as what it is', async () => {
    const device = house.device();
    await device.becomes('Eve');
    const person = await house.device().becomes('Someone');
    const zero = 'a\u0000b';
    const answers = [
      await device.ask('GET /api/players', { query: { name: zero } }),
      await device.ask('POST /api/reports', { body: { person, why: zero } }),
      await device.ask('POST /api/reports', { body: { person, room: 'aaaa-aaaa', line: 2 ** 40, why: 'x' } }),
      await device.ask('POST /api/push', {
        body: { endpoint: `https://push.example.org/${zero}`, keys: { p256dh: 'x', auth: 'x' }, lang: 'en' },
      }),
      await device.ask('GET /api/records', { query: { since: '1e300' } }),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(answers.map(() => [400, 'http.input']));
  });

  it('counts each of many games that end in the same moment', async () => {
    const devices = Array.from({ length: 3 }, () => house.device());
    for (const [i, device] of devices.entries()) await device.becomes(`Player ${i}`);
    const rooms: string[] = [];
    for (const one of devices)
      for (const two of devices) if (one !== two) rooms.push(await wholeGame(house, [one, two], 1));
    const loaded = await Promise.all(rooms.map(room => house.rooms.load(room)));
    const states = loaded.flatMap(state => (state.ok ? [state.value] : []));
    await Promise.all(states.map(state => finishGame(house.deps, state)));
    for (const device of devices) {
      const id = (await device.ask('GET /api/me')).body.me?.id ?? '';
      const { ratings } = (await device.ask('GET /api/players/:id', { params: { id } })).body;
      expect(ratings[0]).toMatchObject({ games: 4, won: 0.5 });
    }
  });
});
