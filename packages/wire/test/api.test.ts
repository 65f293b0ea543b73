import { nonceOf, PEOPLE, planOf } from '@threefold-games/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkOf, checkTextOf } from '../src/check.ts';
import { ApiFault, ROUTES, type Route, type RouteName } from '../src/index.ts';

const routes = Object.entries<Route>(ROUTES);
const bodyOf = (name: RouteName) => checkOf((ROUTES[name] as Route).body!);
const queryOf = (name: RouteName) => checkTextOf((ROUTES[name] as Route).query!);

describe('the routes of the API', () => {
  it.each(routes)('%s has a sentence, schemas that compile, and takes nothing that is just anything', (_, route) => {
    expect(route.summary).toMatch(/^[A-Z].*\.$/u);
    for (const part of [route.params, route.body, route.answer]) {
      if (part === undefined || part === 'text') continue;
      const check = checkOf(part);
      fc.assert(
        fc.property(fc.anything(), value => !check(value).ok),
        { numRuns: 20 },
      );
    }
  });

  it('read the parameters of an address from text', () => {
    expect(queryOf('GET /api/records')({ limit: '20', since: '0' })).toEqual({
      ok: true,
      value: { limit: 20, since: 0 },
    });
    for (const wrong of [{ limit: '0' }, { limit: '10001' }, { limit: 'x' }, { player: 'p_1' }, { other: '1' }])
      expect(queryOf('GET /api/records')(wrong).ok, JSON.stringify(wrong)).toBe(false);
    expect(queryOf('GET /api/rooms')({ phase: 'playing', game: 'talat', pace: 'days' }).ok).toBe(true);
    expect(queryOf('GET /api/rooms')({ phase: 'asleep' }).ok).toBe(false);
  });

  it('never read numbers and switches of a body from text', () => {
    expect(bodyOf('PUT /api/me/holiday')({ on: true }).ok).toBe(true);
    expect(bodyOf('PUT /api/me/holiday')({ on: 'true' }).ok).toBe(false);
  });

  it('say where a body does not fit', () => {
    const open = bodyOf('POST /api/rooms');
    const body = { plan: planOf('talat', 2), nonce: nonceOf(0) };
    expect(open(body)).toEqual({ ok: true, value: body });
    expect(open({ ...body, id: 'request-1', seat: 1 }).ok).toBe(true);
    const claim = `abcd-efgh.mz0x1y2z.${'A-_9'.repeat(10)}abc`;
    expect(open({ ...body, deal: claim }).ok).toBe(true);
    for (const deal of ['', 'abcd-efgh', claim.slice(1), `${claim}0`]) expect(open({ ...body, deal }).ok).toBe(false);
    expect(open({ ...body, plan: { ...body.plan, seats: 9 } })).toMatchObject({
      ok: false,
      error: { code: 'http.input', detail: expect.stringContaining('/plan/seats') },
    });
  });

  it.each<readonly [RouteName, unknown]>([
    ['POST /api/me', { name: '' }],
    ['POST /api/me', { name: 'a;b' }],
    ['POST /api/account', { name: 'Ada', password: 'x'.repeat(201) }],
    ['POST /api/session', { name: 'Ada', code: '' }],
    ['POST /api/rooms/:id/acts', { id: 'request-1', act: { kind: 'tick' } }],
    ['POST /api/rooms/:id/join', { nonce: nonceOf(0), seat: 4 }],
    ['POST /api/reports', { person: PEOPLE[0], why: '' }],
    ['POST /api/reports', { person: PEOPLE[0], why: 'a\u0000b' }],
    ['POST /api/reports', { person: PEOPLE[0], why: 'x'.repeat(1001) }],
    ['POST /api/push', { endpoint: 'https://é', keys: { p256dh: 'a', auth: 'b' }, lang: 'en' }],
    ['PUT /api/webhook', { url: 'https://example.com', lang: 'english' }],
  ])('%s refuses %j', (name, body) => {
    expect(bodyOf(name)(body).ok).toBe(false);
  });

  it('refuse with a code and a sentence', () => {
    const check = checkOf(ApiFault);
    expect(check({ code: 'room.full', message: 'Every seat is taken.' }).ok).toBe(true);
    expect(check({ code: 'room.full' }).ok).toBe(false);
  });
});
