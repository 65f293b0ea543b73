import { ROUTES, type Route, type RouteName } from '@threefold-games/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '../../src/limits.ts';
import { type Device, type House, OPERATOR, ORIGIN, openHouse, PATIENCE } from './house.ts';

let house: House;
let nobody: Device;
let guest: Device;
let account: Device;
let bot: Device;
let operator: Device;
beforeAll(async () => {
  house = await openHouse();
  [nobody, guest, account, bot] = [house.device(), house.device(), house.device(), house.device()];
  await guest.becomes('Guest');
  await account.signsUp('Account', 'correct horse battery');
  operator = house.device();
  operator.token = OPERATOR;
  bot.token = (await account.ask('POST /api/bots', { body: { name: 'Robot' } })).body.token;
}, PATIENCE);
afterAll(() => house.close(), PATIENCE);

const NAMES = Object.keys(ROUTES) as RouteName[];
const PARAMS = { id: 'p_aaaaaaaaaaaa' };
const paramsOf = (name: RouteName) => ({
  params: name.includes('/rooms/') ? { id: 'aaaa-bbbb', n: '1' } : PARAMS,
});
/** Somebody who may ask. */
const allowed = (name: RouteName): Device => (ROUTES[name].who === 'operator' ? operator : account);

/** What every route answers to whoever may not ask at all; undefined where they may. */
const refusalOf = (
  route: Route,
  who: 'nobody' | 'guest' | 'account' | 'bot',
): readonly [number, string] | undefined => {
  if (who === 'bot' && !route.bots) return [403, 'people.forbidden'];
  if (who === 'nobody' && route.who !== 'anybody') return [401, 'people.needed'];
  if (route.who === 'operator') return [403, 'people.forbidden'];
  if (who !== 'account' && route.who === 'account') return [403, 'people.account'];
  return undefined;
};

describe('every route', () => {
  const refused = NAMES.flatMap(name =>
    (['nobody', 'guest', 'account', 'bot'] as const).flatMap(who => {
      const refusal = refusalOf(ROUTES[name], who);
      return refusal ? [[name, who, ...refusal] as const] : [];
    }),
  );

  it.each(refused)('%s is not for %s: %i %s', async (name, who, status, code) => {
    const answer = await { nobody, guest, account, bot }[who].ask(name, paramsOf(name));
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it.each(NAMES.filter(name => !name.startsWith('GET')))('%s refuses what comes from another site', async name => {
    const [method = '', path = ''] = name.split(' ');
    for (const headers of [{ origin: 'https://evil.example', cookie: account.cookie }, { cookie: account.cookie }]) {
      const answer = await house.app.inject({ method: method as 'POST', url: path, headers });
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'server.origin']);
    }
  });

  const withBody = NAMES.filter(name => 'body' in ROUTES[name]);
  it.each(withBody)('%s wants its body just as the schema says', async name => {
    for (const body of [{}, { nonsense: 1 }, { name: 7 }, { name: 'Ada', password: 'x'.repeat(12), more: true }]) {
      const answer = await allowed(name).ask(name, { ...paramsOf(name), body });
      expect([answer.status, answer.body.code]).toEqual([400, 'http.input']);
    }
  });

  it.each(NAMES)('%s knows no parameters but its own', async name => {
    const answer = await allowed(name).ask(name, { ...paramsOf(name), query: { nonsense: '1' } });
    expect([answer.status, answer.body.code]).toEqual([400, 'http.input']);
  });
});

describe('the API', () => {
  it('answers what is not there, not understood or too large with a code and no more', async () => {
    const headers = { origin: ORIGIN, 'content-type': 'application/json' };
    const missing = await house.app.inject({ url: '/api/nothing' });
    expect([missing.statusCode, missing.json()]).toEqual([
      404,
      { code: 'http.missing', message: 'There is nothing at this address.' },
    ]);
    const broken = await house.app.inject({ method: 'POST', url: '/api/me', headers, payload: '{"name":' });
    expect([broken.statusCode, broken.json().code]).toEqual([400, 'http.input']);
    const form = await house.app.inject({
      method: 'POST',
      url: '/api/me',
      headers: { origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'name=Ada',
    });
    expect([form.statusCode, form.json().code]).toEqual([400, 'http.input']);
    const proto = await house.app.inject({
      method: 'POST',
      url: '/api/me',
      headers,
      payload: '{"name":"Ada","__proto__":{"kind":"account"}}',
    });
    expect([proto.statusCode, proto.json().code]).toEqual([400, 'http.input']);
  });

  it('takes no token that it does not know, nor a cookie beside one', async () => {
    const wrong = house.device();
    wrong.token = 'threefold_bot_wrong';
    expect((await wrong.ask('GET /api/me')).status).toBe(401);
    const both = await house.app.inject({
      url: '/api/account',
      headers: { cookie: account.cookie, authorization: `Bearer ${bot.token}` },
    });
    expect(both.statusCode).toBe(403);
  });

  it('lets nobody end somebody else’s bot', async () => {
    const other = house.device();
    await other.signsUp('Another', 'correct horse battery');
    const { id } = (await bot.ask('GET /api/me')).body.me ?? { id: '' };
    const answer = await other.ask('DELETE /api/bots/:id', { params: { id } });
    expect([answer.status, answer.body.code]).toEqual([404, 'people.missing']);
    expect((await bot.ask('GET /api/me')).body.me).toMatchObject({ name: 'Robot', kind: 'bot' });
  });

  it('says that it is busy while the store is away, and nothing of the inside', async () => {
    const other = await openHouse();
    const device = other.device();
    await device.becomes('Ada');
    await other.store.close();
    const answer = await device.ask('GET /api/sessions');
    expect([answer.status, answer.body.code]).toEqual([503, 'server.busy']);
    expect(answer.text).not.toMatch(/ at |\.ts|select/);
    await other.close().catch(() => undefined);
  });

  it('slows down an address, and a person wherever they are', async () => {
    const limits = { ...LIMITS.http, perMinute: 20, entersPerMinute: 3, perPerson: { burst: 5, perSecond: 0.001 } };
    const strict = await openHouse({ limits });
    const from = (address: string): Device => strict.device('', address);
    for (let n = 0; n < 3; n++) await from('192.0.2.1').becomes(`Ada ${n}`);
    const fourth = await from('192.0.2.1').ask('POST /api/me', { body: { name: 'Ada' } });
    expect([fourth.status, fourth.body.code]).toEqual([429, 'http.rate']);
    const reader = from('192.0.2.2');
    for (let n = 0; n < 20; n++) expect((await reader.ask('GET /api/rooms')).status).toBe(200);
    expect((await reader.ask('GET /api/rooms')).body.code).toBe('http.rate');
    const person = from('192.0.2.3');
    await person.becomes('Ben');
    const elsewhere = from('192.0.2.4');
    elsewhere.cookie = person.cookie;
    for (let n = 0; n < 5; n++) expect((await person.ask('GET /api/me')).status).toBe(200);
    expect((await elsewhere.ask('GET /api/me')).status).toBe(429);
    await strict.close();
  });
});

describe('the description', () => {
  const read = async () => (await house.app.inject({ url: '/api/openapi.json' })).json();

  it('is OpenAPI 3.1 and lists every route with its schemas', async () => {
    const { openapi, paths, components } = await read();
    expect(openapi).toBe('3.1.0');
    const listed = Object.entries<Record<string, Record<string, unknown>>>(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map(method => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    expect(listed.toSorted()).toEqual([...NAMES].toSorted());
    expect(Object.keys(components.securitySchemes)).toEqual(['session', 'token', 'operator']);
  });

  interface Operation {
    readonly operationId: string;
    readonly summary: string;
    readonly parameters: readonly { readonly name: string; readonly in: string; readonly required: boolean }[];
    readonly responses: Readonly<Record<string, { readonly content: Readonly<Record<string, { schema: unknown }>> }>>;
  }

  it('has in every operation a name of its own, a sentence, all parameters of the path, and answers', async () => {
    const { paths } = await read();
    const ids = new Set<string>();
    for (const [path, methods] of Object.entries<Record<string, Operation>>(paths)) {
      for (const { operationId, summary, parameters, responses } of Object.values(methods)) {
        ids.add(operationId);
        expect(summary).toMatch(/\.$/);
        const inPath = parameters.filter(each => each.in === 'path');
        expect(inPath.map(({ name }) => name)).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(match => match[1]));
        expect(inPath.every(({ required }) => required)).toBe(true);
        expect(Object.keys(responses)).toEqual(['200', 'default']);
        for (const { content } of Object.values(responses))
          expect(Object.values(content).map(({ schema }) => typeof schema)).toEqual(['object']);
      }
    }
    expect(ids.size).toBe(NAMES.length);
  });

  it('is plain JSON Schema: no reference leads nowhere', async () => {
    const text = JSON.stringify(await read());
    expect(new Set([...text.matchAll(/"\$ref":"([^"]+)"/g)].map(match => match[1]))).toEqual(
      new Set(['#/components/schemas/Fault']),
    );
    expect(text).not.toContain('"~');
  });
});
