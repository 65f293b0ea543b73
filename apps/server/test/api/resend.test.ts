import type { ApiAnswer } from '@threefold-games/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Guest, House, newId, newNonce, planOf, SLOW } from '../live/table.ts';

let house: House;
beforeAll(async () => {
  house = await new House().open();
}, SLOW);
afterAll(() => house.end(), SLOW);

const post = (guest: Guest, path: string, body: unknown): Promise<Response> =>
  house.fetch(path, { method: 'POST', cookie: guest.cookie, body: JSON.stringify(body) });
const plan = planOf('tzaar', { start: 'host' });

describe('a table that is asked for again', () => {
  const open = async (guest: Guest, id: string): Promise<string> => {
    const answer = await post(guest, '/api/rooms', { plan, nonce: newNonce(), id });
    return ((await answer.json()) as ApiAnswer<'POST /api/rooms'>).id;
  };

  it('is the same one: at once, later, and after a restart', async () => {
    const ada = await house.guest('Ada');
    const id = newId();
    const rooms = new Set(await Promise.all(Array.from({ length: 8 }, () => open(ada, id))));
    rooms.add(await open(ada, id));
    await house.close();
    await house.open();
    rooms.add(await open(ada, id));
    expect(rooms.size).toBe(1);
    const mine = await house.fetch('/api/me/rooms', { cookie: ada.cookie });
    expect(((await mine.json()) as ApiAnswer<'GET /api/me/rooms'>).rooms.map(row => row.id)).toEqual([...rooms]);
  });

  it('is another one for another id, and for somebody else', async () => {
    const [ada, ben] = [await house.guest('Ada'), await house.guest('Ben')];
    const [id, other] = [newId(), newId()];
    expect(new Set([await open(ada, id), await open(ada, other), await open(ben, id)]).size).toBe(3);
  });
});

describe('a seat that is asked for again', () => {
  const join = async (guest: Guest, room: string, seat?: number): Promise<string> => {
    const answer = await post(guest, `/api/rooms/${room}/join`, { nonce: newNonce(), seat });
    return answer.ok ? 'ok' : ((await answer.json()) as { readonly code: string }).code;
  };

  it('is had, before and after the game has begun; another one is not', async () => {
    const [ada, ben, cleo] = [await house.guest('Ada'), await house.guest('Ben'), await house.guest('Cleo')];
    const room = await ada.open({ ...plan, start: 'full', seats: 2 });
    const three = await ada.open(planOf('talat', { seats: 3, start: 'host' }));
    expect([await join(ben, three, 2), await join(ben, three, 2), await join(ben, three)]).toEqual(['ok', 'ok', 'ok']);
    expect(await join(ben, three, 1)).toBe('room.seated');
    expect(await join(cleo, three, 2)).toBe('room.seat');
    expect([await join(ben, room, 1), await join(ben, room, 1)]).toEqual(['ok', 'ok']);
    expect(await join(cleo, room)).toBe('room.started');
  });
});

describe('a report that is sent again', () => {
  it('is kept once', async () => {
    const [ada, ben] = [await house.guest('Ada'), await house.guest('Ben')];
    const send = (why: string): Promise<Response> => post(ada, '/api/reports', { person: ben.id, why });
    for (const why of ['rude: x', 'rude: x', 'rude: y']) expect((await send(why)).status).toBe(200);
    const kept = await house.fetch('/api/me/export', { cookie: ada.cookie });
    expect(((await kept.text()).match(/rude: [xy]/g) ?? []).toSorted()).toEqual(['rude: x', 'rude: y']);
  });
});
