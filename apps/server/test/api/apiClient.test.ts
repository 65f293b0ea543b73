import { must, nonceOf, planOf } from '@threefold-games/testkit';
import { type ApiClient, createApiClient } from '@threefold-games/wire/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { House, SLOW } from '../live/table.ts';

const house = new House();
beforeAll(() => house.open(), SLOW);
afterAll(() => house.end(), SLOW);

/** The client of a page of this server, with somebody's cookie. */
const clientOf = (cookie = ''): ApiClient =>
  createApiClient({ fetch, base: house.url, headers: { origin: house.origin, cookie } });

describe('the API client against a server', () => {
  it('opens a table and reads it', { timeout: SLOW }, async () => {
    const guest = await house.guest('Ada');
    const api = clientOf(guest.cookie);
    expect(must(await api.ask('GET /api/me')).me).toMatchObject({ id: guest.id, name: 'Ada' });
    // A POST without a body.
    const { claim, room } = must(await api.ask('POST /api/deals'));
    const body = { plan: planOf('tzaar', 2, { listed: true }), nonce: nonceOf(0), deal: claim };
    const { id } = must(await api.ask('POST /api/rooms', { body }));
    expect(id).toBe(room);
    const view = must(await api.ask('GET /api/rooms/:id', { params: { id } }));
    expect(view.table.plan.game).toBe('tzaar');
    const { rooms } = must(await api.ask('GET /api/rooms', { query: { phase: 'gathering', game: 'tzaar' } }));
    expect(rooms.map(row => row.id)).toEqual([id]);
    expect(must(await api.ask('PUT /api/me/holiday', { body: { on: true } }))).toMatchObject({ on: true });
    // A DELETE without a body.
    expect(await api.ask('DELETE /api/session')).toEqual({ ok: true, value: { done: true } });
  });

  it('reads plain text', async () => {
    // No game is over yet.
    expect(await clientOf().ask('GET /api/records', { query: { limit: 1 } })).toEqual({ ok: true, value: '' });
  });

  it.each([
    ['people.needed', () => clientOf().ask('GET /api/me/rooms')],
    ['people.missing', () => clientOf().ask('GET /api/players/:id', { params: { id: 'p_abcdefghjkmn' } })],
    ['http.input', () => clientOf().ask('GET /api/players/:id', { params: { id: 'a/b?c' } })],
    ['http.input', () => clientOf().ask('GET /api/records', { query: { limit: 0 } })],
    ['server.origin', () => createApiClient({ fetch, base: house.url }).ask('POST /api/deals')],
    ['wire.offline', () => createApiClient({ fetch, base: 'http://127.0.0.1:9' }).ask('GET /api/me')],
    ['wire.offline', () => createApiClient({ fetch, base: 'no address' }).ask('GET /api/me')],
  ])('is refused with %s', async (code, ask) => {
    expect(await ask()).toMatchObject({ ok: false, error: { code } });
  });
});
