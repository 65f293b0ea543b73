import { get } from 'node:http';
import { parseRecord, splitRecords, tagValue } from '@threefold-games/core';
import type { RoomState, TablePlan } from '@threefold-games/room';
import { gameOf, must } from '@threefold-games/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRatings } from '../../src/ratings/worker.ts';
import { type Device, type House, openHouse, PATIENCE } from './house.ts';
import { DAYS, playTurn, requestId, seatAll, wholeGame } from './table.ts';

let house: House;
let ada: Device;
let ben: Device;
let ids: readonly string[];
beforeAll(async () => {
  house = await openHouse();
  [ada, ben] = [house.device(), house.device()];
  ids = [await ada.becomes('Ada'), await ben.becomes('Ben')];
}, PATIENCE);
afterAll(() => house.close(), PATIENCE);

const load = async (id: string): Promise<RoomState> => must(await house.rooms.load(id));

const rate = async (): Promise<void> => {
  const ratings = openRatings(house.context);
  await ratings.sweep();
  await ratings.close();
};

describe('rooms over HTTP', () => {
  it('are opened, listed, joined, played and seen without their secrets', async () => {
    const open = await seatAll([ada], { clock: DAYS });
    const listed = async (query: Record<string, string>) =>
      (await house.device().ask('GET /api/rooms', { query })).body.rooms.map(({ id }) => id);
    expect(await listed({ phase: 'gathering', game: 'tzaar', pace: 'days' })).toContain(open);
    expect(await listed({ phase: 'gathering', pace: 'live' })).not.toContain(open);
    expect(await listed({ game: 'taluva' })).not.toContain(open);
    const nonce = 'f'.repeat(32);
    await ben.ask('POST /api/rooms/:id/join', { params: { id: open }, body: { nonce } });
    expect(await listed({ phase: 'playing' })).toContain(open);
    await playTurn(house, open, [ada, ben]);
    const { body, text } = await house.device().ask('GET /api/rooms/:id', { params: { id: open } });
    expect(body).toMatchObject({ table: { id: open, host: ids[0] }, now: { phase: 'playing', actor: 1 } });
    expect(body.turns).toHaveLength(1);
    const state = await house.rooms.load(open);
    expect(state.ok && text.includes(state.value.deal.secret)).toBe(false);
    expect(text).not.toContain(nonce);
  });

  it('answer a resent act with the number that it got', async () => {
    const id = await seatAll([ada, ben]);
    const body = { id: requestId(), act: { kind: 'offer', offer: 'pause' } } as const;
    const first = await ada.ask('POST /api/rooms/:id/acts', { params: { id }, body });
    expect(first.status).toBe(200);
    expect((await ada.ask('POST /api/rooms/:id/acts', { params: { id }, body })).body).toEqual(first.body);
  });

  it('refuse by the rules with a code, and name the rule', async () => {
    const id = await seatAll([ada, ben]);
    const body = { id: requestId(), act: { kind: 'turn', turn: 0, steps: ['A1xA1'] } } as const;
    const early = await ben.ask('POST /api/rooms/:id/acts', { params: { id }, body });
    expect([early.status, early.body.code]).toEqual([409, 'room.notYourTurn']);
    const wrong = await ada.ask('POST /api/rooms/:id/acts', { params: { id }, body });
    expect(wrong.status).toBe(409);
    expect(wrong.body.code).toMatch(/^step\./);
  });

  it('that nobody may watch are seen by those who sit there', async () => {
    const id = await seatAll([ada, ben], { watching: false });
    const see = async (device: Device) => (await device.ask('GET /api/rooms/:id', { params: { id } })).status;
    expect([await see(ada), await see(house.device())]).toEqual([200, 403]);
    const record = await house.device().ask('GET /api/rooms/:id/record', { params: { id } });
    expect([record.status, record.body.code]).toEqual([403, 'room.watching']);
  });

  it('are listed for those who play them, most urgent first', async () => {
    const cleo = house.device();
    await cleo.becomes('Cleo');
    const theirs = await seatAll([ada, cleo], { clock: DAYS });
    const mine = await seatAll([cleo, ada], { clock: DAYS });
    const { rooms } = (await cleo.ask('GET /api/me/rooms')).body;
    expect(rooms.map(({ id }) => id)).toEqual([mine, theirs]);
  });
});

describe('records', () => {
  it('are text that any program reads', async () => {
    const id = await wholeGame(house, [ada, ben], 1);
    const { text, headers } = await house.device().ask('GET /api/rooms/:id/record', { params: { id } });
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    const record = parseRecord(text);
    expect(record.ok && [tagValue(record.value, 'Game'), tagValue(record.value, 'End')]).toEqual(['tzaar', 'resign 1']);
    const open = await seatAll([ada]);
    expect((await ada.ask('GET /api/rooms/:id/record', { params: { id: open } })).body.code).toBe('room.notStarted');
  });

  it('come as a stream, by game, player and time, without what is not public', async () => {
    const dora = house.device();
    const dorasId = await dora.becomes('Dora');
    await wholeGame(house, [ada, dora], 1);
    await wholeGame(house, [ben, dora], 1, { listed: false });
    await rate();
    const stream = async (query: Record<string, string>) => {
      const { text } = await house.device().ask('GET /api/records', { query });
      return splitRecords(text)
        .map(piece => parseRecord(piece))
        .filter(record => record.ok).length;
    };
    expect(await stream({ player: dorasId })).toBe(1);
    expect(await stream({ player: dorasId, game: 'taluva' })).toBe(0);
    expect(await stream({ since: String(Date.now() + 60_000) })).toBe(0);
    expect(await stream({})).toBeGreaterThanOrEqual(2);
    expect(await stream({ limit: '1' })).toBe(1);
  });

  it('are read no faster than they are taken', async () => {
    const url = await house.app.listen({ port: 0, host: '127.0.0.1' });
    const count = await new Promise<number>((resolve, reject) => {
      get(`${url}/api/records`, response => {
        response.once('data', (part: Buffer) => {
          // Whoever leaves in the middle harms nobody.
          response.destroy();
          resolve(part.length);
        });
      }).on('error', reject);
    });
    expect(count).toBeGreaterThan(100);
    expect((await house.device().ask('GET /api/records', { query: { limit: '1' } })).status).toBe(200);
  });
});

describe('the list of games', () => {
  it('shows the ratings of those who sit there', async () => {
    const [erik, faye] = [house.device(), house.device()];
    const id = await erik.becomes('Erik');
    await faye.becomes('Faye');
    await wholeGame(house, [erik, faye], 1);
    await rate();
    const open = await seatAll([erik]);
    const { rooms } = (await house.device().ask('GET /api/rooms', { query: { phase: 'gathering' } })).body;
    const row = rooms.find(each => each.id === open);
    expect(row?.seats[0]).toEqual({ kind: 'person', name: 'Erik', person: id, rating: 1662, provisional: true });
  });
});

describe('the games of a player', () => {
  it('have the position in which the rules ended them, where anybody may watch', async () => {
    const devices = [house.device(), house.device()];
    const gus = await devices[0]!.becomes('Gus');
    await devices[1]!.becomes('Hana');
    const play = async (change: Partial<TablePlan>): Promise<string> => {
      const id = await seatAll(devices, change);
      for (let state = await load(id); state.phase === 'playing'; state = await load(id))
        await playTurn(house, id, devices);
      return id;
    };
    const seen = await play({ clock: DAYS });
    const hidden = await play({ clock: DAYS, watching: false });
    const given = await wholeGame(house, devices, 1);
    await rate();
    const { games } = (await devices[0]!.ask('GET /api/players/:id/games', { params: { id: gus } })).body;
    const found = (room: string) => games.find(game => game.room === room)!;
    const position = gameOf('tzaar').decode(found(seen).position!);
    const { why, shares } = found(seen);
    expect(position.ok && position.value.outcome()).toMatchObject({ rule: why.kind === 'rule' && why.rule, shares });
    expect(found(hidden)).toMatchObject({ why: { kind: 'rule' }, position: null });
    expect(found(given)).toMatchObject({ why: { kind: 'resign' }, position: null });
  });
});

describe('players', () => {
  it('are found by how their names begin', async () => {
    for (const name of ['Xenia', 'Xénon', 'Yann']) await house.device().signsUp(name, 'correct horse battery');
    const found = async (name: string) =>
      (await house.device().ask('GET /api/players', { query: { name } })).body.players.map(player => player.name);
    expect(await found('xen')).toEqual(['Xenia', 'Xénon']);
    expect(await found('XENI')).toEqual(['Xenia']);
    expect(await found('%')).toEqual([]);
  });

  it('show whom a bot belongs to, and that nobody is not there', async () => {
    const zoe = house.device();
    await zoe.signsUp('Zoe', 'correct horse battery');
    const { id } = (await zoe.ask('POST /api/bots', { body: { name: 'Zoebot' } })).body;
    expect((await house.device().ask('GET /api/players/:id', { params: { id } })).body).toMatchObject({
      kind: 'bot',
      owner: { name: 'Zoe' },
    });
    const nobody = await house.device().ask('GET /api/players/:id', { params: { id: 'p_aaaaaaaaaaaa' } });
    expect([nobody.status, nobody.body.code]).toEqual([404, 'people.missing']);
  });
});
