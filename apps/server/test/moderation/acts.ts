import { must } from '@threefold-games/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countAborts } from '../../src/moderation/aborts.ts';
import { finishRenames } from '../../src/moderation/rename.ts';
import { finishGame } from '../../src/ratings/finish.ts';
import { type Device, type House, OPERATOR, type openHouse, PATIENCE } from '../api/house.ts';
import { planOf, playTurn, requestId, resign, seatAll, wholeGame } from '../api/table.ts';

const PASSWORD = 'correct horse battery';
const nonce = '0123456789abcdef'.repeat(2);
const HOUR = 3_600_000;

/** What operators do and what comes of it, on a database of either kind. */
export const testModeration = (title: string, open: () => ReturnType<typeof openHouse>): void => {
  describe(title, () => {
    let house: House;
    /** Whoever has the server, and an operator with an account. */
    let console: Device;
    let operator: Device;
    let operatorId: string;
    let people = 0;
    const guest = async (name = `Guest ${++people}`): Promise<{ readonly device: Device; readonly id: string }> => {
      const device = house.device();
      return { device, id: await device.becomes(name) };
    };
    const account = async (name: string): Promise<{ readonly device: Device; readonly id: string }> => {
      const device = house.device();
      await device.signsUp(name, PASSWORD);
      return { device, id: (await device.ask('GET /api/me')).body.me!.id };
    };
    const suspend = (id: string, until: number | null, more: { readonly network?: boolean } = {}) =>
      operator.ask('PUT /api/moderation/people/:id/suspension', {
        params: { id },
        body: { until, why: 'rude words', ...more },
      });

    beforeAll(async () => {
      house = await open();
      console = house.device();
      console.token = OPERATOR;
      ({ device: operator, id: operatorId } = await account('Olga'));
      const made = await console.ask('PUT /api/moderation/operators/:id', {
        params: { id: operatorId },
        body: { why: 'first operator' },
      });
      expect(made.status).toBe(200);
    }, PATIENCE);
    // No two tests in the same moment.
    beforeEach(() => house.pass(1000));
    afterAll(() => house?.close(), PATIENCE);

    it('an operator is told so, and makes no other operator; only an account can be one', async () => {
      expect((await operator.ask('GET /api/me')).body.me).toMatchObject({ name: 'Olga', operator: true });
      const other = await account('Otto');
      const body = { why: 'a friend' };
      const refused = await operator.ask('PUT /api/moderation/operators/:id', { params: { id: other.id }, body });
      expect([refused.status, refused.body.code]).toEqual([403, 'people.forbidden']);
      const { id } = await guest();
      expect((await console.ask('PUT /api/moderation/operators/:id', { params: { id }, body })).body.code).toBe(
        'people.account',
      );
      await console.ask('PUT /api/moderation/operators/:id', { params: { id: other.id }, body });
      expect((await other.device.ask('GET /api/moderation/log')).status).toBe(200);
      // Operators are the affair of whoever has the server.
      expect((await suspend(other.id, null)).body.code).toBe('people.forbidden');
      expect((await suspend(operatorId, null)).body.code).toBe('people.forbidden');
      const banned = await console.ask('PUT /api/moderation/people/:id/suspension', {
        params: { id: other.id },
        body: { until: null, why: 'was no friend' },
      });
      expect(banned.status).toBe(200);
      expect((await other.device.ask('GET /api/moderation/log')).body.code).toBe('people.suspended');
      await console.ask('DELETE /api/moderation/operators/:id', { params: { id: other.id }, body });
      await console.ask('DELETE /api/moderation/people/:id/suspension', { params: { id: other.id }, body });
      expect((await other.device.ask('GET /api/moderation/log')).body.code).toBe('people.forbidden');
    });

    it('who is suspended reads why and until when, and begins nothing until then', async () => {
      const { device, id } = await guest();
      const rival = await guest();
      const open = await rival.device.ask('POST /api/rooms', { body: { plan: planOf('tzaar', 2), nonce } });
      const until = house.context.now() + HOUR;
      expect((await suspend(id, until)).status).toBe(200);
      const me = (await device.ask('GET /api/me')).body.me;
      expect(me?.suspended).toEqual({ until, why: 'rude words' });
      const refused = [
        await device.ask('POST /api/me', { body: { name: 'Another' } }),
        await device.ask('POST /api/account', { body: { name: 'Another', password: PASSWORD } }),
        await device.ask('POST /api/rooms', { body: { plan: planOf('tzaar', 2), nonce } }),
        await device.ask('POST /api/rooms/:id/join', { params: { id: open.body.id }, body: { nonce } }),
        await device.ask('POST /api/rooms/:id/acts', {
          params: { id: open.body.id },
          body: { id: requestId(), act: { kind: 'sit', name: 'x', nonce } },
        }),
        await device.ask('POST /api/reports', { body: { person: rival.id, why: 'revenge' } }),
      ];
      expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
        refused.map(() => [403, 'people.suspended']),
      );
      expect((await device.ask('GET /api/me/export')).body.moderation).toMatchObject([
        { act: 'suspend', why: 'rude words' },
      ]);
      expect((await device.ask('GET /api/sessions')).status).toBe(200);
      house.pass(HOUR + 1);
      expect((await device.ask('GET /api/me')).body.me?.suspended).toBeUndefined();
      const joined = await device.ask('POST /api/rooms/:id/join', { params: { id: open.body.id }, body: { nonce } });
      expect(joined.status).toBe(200);
    });

    it('who is banned leaves open tables and the lobby, may delete what is theirs, and bots go with their owner', async () => {
      const { device, id } = await account('Bert');
      const made = (await device.ask('POST /api/bots', { body: { name: 'Bertbot' } })).body;
      const bot = house.device();
      bot.token = made.token;
      const own = await device.ask('POST /api/rooms', { body: { plan: planOf('tzaar', 2), nonce } });
      const bots = await bot.ask('POST /api/rooms', { body: { plan: planOf('talat', 2), nonce } });
      const rival = await guest();
      const theirs = await rival.device.ask('POST /api/rooms', { body: { plan: planOf('taluva', 3), nonce } });
      await device.ask('POST /api/rooms/:id/join', { params: { id: theirs.body.id }, body: { nonce } });
      await suspend(id, null);
      const listed = (await rival.device.ask('GET /api/rooms')).body.rooms;
      expect(listed.some(row => [own.body.id, bots.body.id].includes(row.id))).toBe(false);
      const row = listed.find(({ id: room }) => room === theirs.body.id);
      expect(row?.seats.map(seat => seat.kind)).toEqual(['person', 'empty', 'empty']);
      expect((await bot.ask('POST /api/rooms', { body: { plan: planOf('talat', 2), nonce } })).body.code).toBe(
        'people.suspended',
      );
      const again = house.device();
      const signedIn = await again.ask('POST /api/session', { body: { name: 'Bert', password: PASSWORD } });
      expect(signedIn.body.me.suspended).toEqual({ until: null, why: 'rude words' });
      expect((await again.ask('POST /api/bots', { body: { name: 'Other' } })).body.code).toBe('people.suspended');
      expect((await suspend(id, house.context.now() - 1)).status).toBe(400);
      const lifted = await operator.ask('DELETE /api/moderation/people/:id/suspension', {
        params: { id },
        body: { why: 'said sorry' },
      });
      expect(lifted.status).toBe(200);
      expect((await bot.ask('GET /api/me')).body.me?.suspended).toBeUndefined();
      await suspend(id, null);
      const { status } = await again.ask('DELETE /api/me');
      expect(status).toBe(200);
    });

    it('a suspended guest who signs in brings the suspension along', async () => {
      await account('Carla');
      const { device, id } = await guest();
      await suspend(id, null);
      const signedIn = await device.ask('POST /api/session', { body: { name: 'Carla', password: PASSWORD } });
      expect(signedIn.body.me.suspended?.why).toBe('rude words');
      const account2 = signedIn.body.me.id;
      await operator.ask('DELETE /api/moderation/people/:id/suspension', {
        params: { id: account2 },
        body: { why: 'enough' },
      });
      expect((await device.ask('GET /api/me')).body.me?.suspended).toBeUndefined();
    });

    it('no new guests come from the network of a suspended person, where that is wanted, for a day', async () => {
      const device = house.device('', '203.0.113.7');
      const id = await device.becomes('Nina');
      const neighbour = house.device('', '203.0.113.7');
      await neighbour.becomes('Nelly');
      await suspend(id, null, { network: true });
      const fresh = house.device('', '203.0.113.7');
      // Nobody knows the network until they come once more.
      await device.ask('GET /api/me');
      const refused = await fresh.ask('POST /api/me', { body: { name: 'Nina again' } });
      expect([refused.status, refused.body.code]).toEqual([403, 'people.newcomers']);
      expect((await neighbour.ask('POST /api/me', { body: { name: 'Nelly 2' } })).status).toBe(200);
      expect((await house.device('', '203.0.113.8').ask('POST /api/me', { body: { name: 'Far' } })).status).toBe(200);
      house.pass(24 * HOUR + 1);
      expect((await fresh.ask('POST /api/me', { body: { name: 'Nina again' } })).status).toBe(200);
    });

    it('a game that runs is finished, and is not played again', async () => {
      const [one, two] = [await guest(), await guest()];
      const devices = [one.device, two.device];
      const id = await seatAll(devices);
      await playTurn(house, id, devices);
      await suspend(one.id, null);
      for (let n = 0; n < 3; n++) await playTurn(house, id, devices);
      await resign(two.device, id);
      const act = async (device: Device, what: object) =>
        (
          await device.ask('POST /api/rooms/:id/acts', {
            params: { id },
            body: { id: requestId(), act: what as never },
          })
        ).body.code;
      expect(await act(one.device, { kind: 'offer', offer: 'rematch' })).toBe('people.suspended');
      expect(await act(two.device, { kind: 'offer', offer: 'rematch' })).toBe('room.offer');
    });

    it('a name that is taken back is gone from games that run, games that are over, chat and records', async () => {
      const bad = await guest('The Operator');
      const rival = await guest();
      const devices = [bad.device, rival.device];
      const over = await wholeGame(house, devices, 1);
      await finishGame(house.deps, must(await house.rooms.load(over)));
      const running = await seatAll(devices);
      await playTurn(house, running, devices);
      const taken = await operator.ask('DELETE /api/moderation/people/:id/name', {
        params: { id: bad.id },
        body: { why: 'is no operator' },
      });
      expect(taken.status).toBe(200);
      const name = (await bad.device.ask('GET /api/me')).body.me?.name ?? '';
      expect(name).toMatch(/^player-[a-z2-9]{6}$/);
      for (const room of [over, running]) {
        expect((await rival.device.ask('GET /api/rooms/:id/record', { params: { id: room } })).text).toContain(name);
        expect((await rival.device.ask('GET /api/rooms/:id', { params: { id: room } })).text).not.toContain('The Op');
        const events = await house.store.db.selectFrom('events').select('event').where('room', '=', room).execute();
        expect(JSON.stringify(events)).not.toContain('The Op');
      }
      const { games } = (await rival.device.ask('GET /api/players/:id/games', { params: { id: rival.id } })).body;
      expect(JSON.stringify(games)).toContain(name);
      const { rooms } = (await rival.device.ask('GET /api/me/rooms')).body;
      expect(JSON.stringify(rooms)).not.toContain('The Op');
      // It goes on, and they may choose another name, but not that one.
      await playTurn(house, running, devices);
      const again = await bad.device.ask('POST /api/me', { body: { name: 'the  OPERATOR' } });
      expect(again.body.code).toBe('people.name');
      expect((await bad.device.ask('POST /api/me', { body: { name: 'Somebody' } })).status).toBe(200);
      const given = await operator.ask('PUT /api/moderation/people/:id/name', {
        params: { id: bad.id },
        body: { name: 'The Operator', why: 'it was a mistake' },
      });
      expect(given.status).toBe(200);
      expect((await bad.device.ask('GET /api/me')).body.me?.name).toBe('The Operator');
      // What a crash left undone is found again.
      await house.store.db.updateTable('takenNames').set({ done: 0 }).execute();
      await finishRenames(house.deps, house.rooms);
      expect(await house.store.db.selectFrom('takenNames').select('name').where('done', '=', 0).execute()).toEqual([]);
    });

    it('an operator gives no name that another account has', async () => {
      await account('Dora');
      const { id, device } = await guest('Fake');
      const answer = await operator.ask('PUT /api/moderation/people/:id/name', {
        params: { id },
        body: { name: 'D0ra', why: 'x' },
      });
      expect(answer.body.code).toBe('people.taken');
      expect((await device.ask('GET /api/me')).body.me?.name).toBe('Fake');
      const { log } = (await operator.ask('GET /api/moderation/people/:id', { params: { id } })).body;
      expect(log).toEqual([]);
    });

    it('a report is read with what was written around it, closed once, and its writer learns nothing', async () => {
      const [one, two] = [await guest('Rita'), await guest('Rude')];
      const room = await seatAll([one.device, two.device]);
      const live = must(await house.rooms.open(room));
      for (const [who, text] of [
        [one, 'hello'],
        [two, 'bad words'],
        [one, 'please stop'],
      ] as const) {
        const person = { id: who.id, name: who === one ? 'Rita' : 'Rude', kind: 'guest' } as const;
        must(await house.rooms.chat.post(live, person, requestId(), text));
      }
      await one.device.ask('POST /api/reports', { body: { person: two.id, room, line: 2, why: 'chat: rude' } });
      const open = (await operator.ask('GET /api/moderation/reports')).body.reports;
      expect(open).toMatchObject([
        {
          by: { name: 'Rita' },
          person: { name: 'Rude' },
          room,
          line: 2,
          text: 'bad words',
          why: 'chat: rude',
          around: [{ text: 'hello' }, { text: 'bad words' }, { text: 'please stop' }],
          closed: null,
        },
      ]);
      const removed = await operator.ask('DELETE /api/moderation/rooms/:id/chat/:n', {
        params: { id: room, n: '2' },
        body: { why: 'rude' },
      });
      expect(removed.status).toBe(200);
      const twice = await operator.ask('DELETE /api/moderation/rooms/:id/chat/:n', {
        params: { id: room, n: '2' },
        body: { why: 'rude' },
      });
      expect(twice.body.code).toBe('http.missing');
      const close = () =>
        operator.ask('POST /api/moderation/reports/:id/close', {
          params: { id: open[0]!.id },
          body: { outcome: 'message taken back' },
        });
      expect((await close()).status).toBe(200);
      expect((await close()).body.code).toBe('http.missing');
      expect((await operator.ask('GET /api/moderation/reports')).body.reports).toEqual([]);
      const { reports } = (await operator.ask('GET /api/moderation/reports', { query: { state: 'closed' } })).body;
      expect(reports).toMatchObject([
        { text: 'bad words', closed: { by: { name: 'Olga' }, outcome: 'message taken back' } },
      ]);
      const kept = (await one.device.ask('GET /api/me/export')).body;
      expect(JSON.stringify(kept)).not.toMatch(/bad words|taken back|closed/);
      expect(kept.reports).toMatchObject([{ person: two.id, why: 'chat: rude', text: null }]);
      expect((await two.device.ask('GET /api/me/export')).body.chat).toMatchObject([{ text: '' }]);
    });

    it('a person is found by name, and their card says what an operator has to know', async () => {
      const { id } = await guest('Zoë');
      await suspend(id, null);
      const { people: found } = (await operator.ask('GET /api/moderation/people', { query: { name: 'zo' } })).body;
      expect(found).toMatchObject([{ id, name: 'Zoë', kind: 'guest', isSuspended: true }]);
      const card = (await operator.ask('GET /api/moderation/people/:id', { params: { id } })).body;
      expect(card).toMatchObject({
        name: 'Zoë',
        isOperator: false,
        suspension: { until: null, why: 'rude words', network: false },
        games: 0,
        aborts: 0,
        log: [{ act: 'ban', by: { name: 'Olga' }, why: 'rude words' }],
      });
    });

    it('who aborts again and again may not abort alone any more, and waits after one more', async () => {
      const stop = countAborts(house.context);
      const bad = await guest('Abe');
      const act = (id: string, what: object) =>
        bad.device.ask('POST /api/rooms/:id/acts', { params: { id }, body: { id: requestId(), act: what as never } });
      for (let n = 0; n < 3; n++) {
        const rival = await guest();
        const id = await seatAll([bad.device, rival.device]);
        expect((await act(id, { kind: 'offer', offer: 'abort' })).status).toBe(200);
        await expect.poll(() => house.store.db.selectFrom('aborts').selectAll().execute()).toHaveLength(n + 1);
      }
      const one = await seatAll([bad.device, (await guest()).device]);
      expect((await act(one, { kind: 'offer', offer: 'abort' })).body.code).toBe('room.abort');
      // A game against a bot concerns nobody else.
      const alone = (await bad.device.ask('POST /api/rooms', { body: { plan: planOf('tzaar', 2), nonce } })).body.id;
      await act(alone, { kind: 'fill', seat: 1, level: 1, of: 12 });
      expect((await act(alone, { kind: 'offer', offer: 'abort' })).status).toBe(200);
      // They may begin games, until they leave one more by not coming.
      await house.store.db
        .insertInto('aborts')
        .values({ person: bad.id, room: one, at: house.context.now() })
        .execute();
      const refused = await bad.device.ask('POST /api/rooms', { body: { plan: planOf('tzaar', 2), nonce } });
      expect(refused.body).toMatchObject({ code: 'room.wait', detail: '60 min' });
      house.pass(HOUR + 1);
      expect((await bad.device.ask('POST /api/rooms', { body: { plan: planOf('tzaar', 2), nonce } })).status).toBe(200);
      await stop();
    });

    it('the log has every act with who, what, whom and why, page by page, and outlives a deleted account', async () => {
      const { entries } = (await operator.ask('GET /api/moderation/log')).body;
      const acts = new Set(entries.map(({ act }) => act));
      expect([...acts].toSorted()).toEqual([
        'ban',
        'closeReport',
        'endOperator',
        'lift',
        'makeOperator',
        'rename',
        'suspend',
        'takeMessage',
        'takeName',
      ]);
      const message = entries.find(({ act }) => act === 'takeMessage');
      expect(message).toMatchObject({ by: { name: 'Olga' }, what: { n: 2, text: 'bad words' }, why: 'rude' });
      expect(entries.at(-1)).toMatchObject({ act: 'makeOperator', by: null, person: { name: 'Olga' } });
      expect(entries.map(({ at }) => at)).toEqual(entries.map(({ at }) => at).toSorted((a, b) => b - a));
      // Bert is deleted: what was done to him stays.
      const bert = entries.filter(({ person }) => person.name === 'deleted');
      expect(bert.map(({ act }) => act).toSorted()).toEqual(['ban', 'ban', 'lift']);
      const own = (await operator.ask('GET /api/moderation/log', { query: { person: bert[0]!.person.id } })).body;
      expect(own.entries).toHaveLength(3);
      for (let n = 0; n < 60; n++)
        await house.store.db
          .insertInto('moderation')
          .values({ id: `z${n}`, at: 1, by: null, act: 'lift', person: 'p_aaaaaaaaaaaa', why: 'old' })
          .execute();
      const first = (await operator.ask('GET /api/moderation/log')).body;
      const second = (await operator.ask('GET /api/moderation/log', { query: { before: first.next! } })).body;
      expect([first.entries.length, second.next]).toEqual([50, null]);
      expect(new Set([...first.entries, ...second.entries].map(({ id }) => id)).size).toBe(entries.length + 60);
    });
  });
};
