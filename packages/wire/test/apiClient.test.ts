import { nonceOf } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';
import { type ApiClientOptions, type ApiRequestInit, createApiClient, knownFault } from '../src/client.ts';

type Fetch = ApiClientOptions['fetch'];

interface Sent extends ApiRequestInit {
  readonly url: string;
}

/** A client whose server always answers the same, and the requests that it sent. */
const clientOf = (answer: () => Response | Promise<Response>, options: Partial<ApiClientOptions> = {}) => {
  const sent: Sent[] = [];
  const fetch: Fetch = async (url, init) => {
    sent.push({ url, ...init });
    return answer();
  };
  return { sent, api: createApiClient({ fetch, ...options }) };
};

const DONE = { done: true };
const done = (): Response => Response.json(DONE);
const page = (status: number): Response =>
  new Response('<!doctype html>', { status, headers: { 'content-type': 'text/html' } });
const offline = (detail = '') => ({ ok: false, error: { code: 'wire.offline', detail } });

describe('the API client', () => {
  it('sends method, path and accepted types, and returns the answer', async () => {
    const { api, sent } = clientOf(() => Response.json({ me: null }));
    expect(await api.ask('GET /api/me')).toEqual({ ok: true, value: { me: null } });
    expect(sent).toEqual([{ url: '/api/me', method: 'GET', headers: { accept: 'application/json, text/plain' } }]);
  });

  it('sends a body as JSON, and none if the route has none', async () => {
    const { api, sent } = clientOf(done);
    await api.ask('POST /api/session/confirm', { body: {} });
    await api.ask('DELETE /api/push', { body: { endpoint: 'https://push.example/1' } });
    await api.ask('POST /api/deals');
    expect(sent.map(({ method, body, headers }) => [method, body, headers['content-type']])).toEqual([
      ['POST', '{}', 'application/json'],
      ['DELETE', '{"endpoint":"https://push.example/1"}', 'application/json'],
      ['POST', undefined, undefined],
    ]);
  });

  it.each([
    ['p_abcdefghjkmn', 'p_abcdefghjkmn'],
    ['a/b', 'a%2Fb'],
    ['a?b#c', 'a%3Fb%23c'],
    ['a b%', 'a%20b%25'],
    ['...', '...'],
    ['ä€', '%C3%A4%E2%82%AC'],
    ['\ud800', '%EF%BF%BD'],
    ['$&', '%24%26'],
  ])('encodes the path parameter %j as %j', async (id, written) => {
    const { api, sent } = clientOf(done);
    await api.ask('GET /api/players/:id', { params: { id } });
    expect(sent[0]!.url).toBe(`/api/players/${written}`);
  });

  it('fills in every parameter of a path', async () => {
    const { api, sent } = clientOf(done);
    const params = { id: 'abcd-efgh', n: 12 };
    await api.ask('DELETE /api/moderation/rooms/:id/chat/:n', { params, body: { why: 'rude' } });
    expect(sent[0]).toMatchObject({ method: 'DELETE', url: '/api/moderation/rooms/abcd-efgh/chat/12' });
  });

  it.each(['', '.', '..'])('refuses the path parameter %j, which would lead to another route', async id => {
    const { api, sent } = clientOf(done);
    expect(await api.ask('GET /api/players/:id', { params: { id } })).toEqual({
      ok: false,
      error: { code: 'http.input', detail: 'id' },
    });
    expect(sent).toEqual([]);
  });

  it('encodes the query', async () => {
    const { api, sent } = clientOf(done);
    await api.ask('GET /api/players', { query: { name: 'a b&c=d+é' } });
    await api.ask('GET /api/records', { query: { game: 'tzaar', limit: 20, since: 0 } });
    await api.ask('GET /api/records', { query: {} });
    await api.ask('GET /api/records');
    expect(sent.map(({ url }) => url)).toEqual([
      '/api/players?name=a%20b%26c%3Dd%2B%C3%A9',
      '/api/records?game=tzaar&limit=20&since=0',
      '/api/records',
      '/api/records',
    ]);
    expect(new URL(sent[0]!.url, 'http://localhost').searchParams.get('name')).toBe('a b&c=d+é');
  });

  it.each(['http://localhost:8080', 'http://localhost:8080/'])('calls %s with its headers', async base => {
    const { api, sent } = clientOf(done, { base, headers: { authorization: 'Bearer x' } });
    await api.ask('PUT /api/me/holiday', { body: { on: true } });
    expect(sent[0]!.url).toBe('http://localhost:8080/api/me/holiday');
    expect(sent[0]!.headers).toMatchObject({ authorization: 'Bearer x', 'content-type': 'application/json' });
  });

  it('returns plain text as it is', async () => {
    const { api } = clientOf(() => new Response('[Game "tzaar"]', { headers: { 'content-type': 'text/plain' } }));
    const record = await api.ask('GET /api/rooms/:id/record', { params: { id: 'abcd-efgh' } });
    expect(record).toEqual({ ok: true, value: '[Game "tzaar"]' });
  });

  it('returns a refusal with its code, detail and rule', async () => {
    const fault = { code: 'step.illegal', message: 'Not legal.', detail: 'A1', rule: 'TZ-4.2' };
    const { api } = clientOf(() => Response.json(fault, { status: 409 }));
    expect(await api.ask('GET /api/me')).toEqual({
      ok: false,
      error: { code: 'step.illegal', detail: 'A1', rule: 'TZ-4.2' },
    });
  });

  it('returns server.internal for a code that the caller does not know', async () => {
    const answer = (): Response => Response.json({ code: 'tea.cold', message: '', detail: 'x' }, { status: 409 });
    const { api } = clientOf(answer, { isKnown: code => code === 'http.rate' });
    expect(await api.ask('GET /api/me')).toEqual({ ok: false, error: { code: 'server.internal', detail: 'x' } });
    expect(knownFault({ code: 'http.rate', detail: 3 }, () => true)).toEqual({ code: 'http.rate', detail: '' });
  });

  it.each([
    [404, 'http.missing'],
    [403, 'server.internal'],
    [500, 'server.internal'],
  ])('returns a code for a refusal of status %i without one', async (status, code) => {
    const error = { code, detail: String(status) };
    for (const answer of [
      () => page(status),
      () => Response.json(null, { status }),
      () => Response.json({}, { status }),
    ])
      expect(await clientOf(answer).api.ask('GET /api/me')).toEqual({ ok: false, error });
  });

  it.each([
    ['a proxy answers', () => page(502)],
    ['a gateway times out', () => page(504)],
    ['another page answers', () => page(200)],
    ['the answer is cut off', () => new Response('{"me":', { headers: { 'content-type': 'application/json' } })],
    ['nothing answers', () => Promise.reject(new TypeError('fetch failed'))],
  ])('is offline when %s', async (_, answer) => {
    expect(await clientOf(answer).api.ask('GET /api/me')).toEqual(offline());
    const base = 'http://localhost:1/';
    expect(await clientOf(answer, { base }).api.ask('GET /api/me')).toEqual(offline(base));
  });

  it('is offline when the request is aborted, before and while it is answered', async () => {
    const before = createApiClient({ fetch: (url, init) => fetch(url, { ...init, signal: AbortSignal.abort() }) });
    expect(await before.ask('GET /api/me')).toEqual(offline());
    const controller = new AbortController();
    const body = new ReadableStream({
      start: stream => controller.signal.addEventListener('abort', () => stream.error(controller.signal.reason)),
    });
    const { api } = clientOf(() => new Response(body, { headers: { 'content-type': 'application/json' } }));
    const answer = api.ask('GET /api/me');
    controller.abort();
    expect(await answer).toEqual(offline());
  });

  it('takes the global fetch', () => {
    expect(createApiClient({ fetch }).ask).toBeTypeOf('function');
  });
});

/** Never called: the compiler checks it. An error that is expected and does not occur fails. */
export const types = async (): Promise<void> => {
  const { api } = clientOf(done);
  const id = 'p_abcdefghjkmn';

  const me = await api.ask('GET /api/me');
  if (me.ok) (me.value.me?.name ?? '') satisfies string;
  const record = await api.ask('GET /api/rooms/:id/record', { params: { id } });
  if (record.ok) record.value satisfies string;
  // @ts-expect-error the answer has no such field
  if (me.ok) String(me.value.you);
  // @ts-expect-error the answer is read-only
  if (me.ok) me.value.me = null;

  // @ts-expect-error there is no such route
  await api.ask('GET /api/mee');
  // @ts-expect-error the route has another method
  await api.ask('POST /api/account/password', { body: { password: 'x' } });
  // @ts-expect-error path parameters are passed apart
  await api.ask(`GET /api/players/${id}`);

  // @ts-expect-error the body is missing
  await api.ask('PUT /api/me/holiday');
  // @ts-expect-error the body is missing
  await api.ask('PUT /api/me/holiday', {});
  // @ts-expect-error the body is missing, though all of its fields are optional
  await api.ask('POST /api/session/confirm');
  // @ts-expect-error the body has a field of another type
  await api.ask('PUT /api/me/holiday', { body: { on: 'yes' } });
  // @ts-expect-error the body lacks a field
  await api.ask('POST /api/rooms/:id/join', { params: { id }, body: {} });
  // @ts-expect-error the body has a field too many
  await api.ask('POST /api/rooms/:id/join', { params: { id }, body: { nonce: nonceOf(0), seed: 1 } });
  // @ts-expect-error the route has no body
  await api.ask('POST /api/deals', { body: {} });

  // @ts-expect-error the parameters are missing
  await api.ask('GET /api/players/:id');
  // @ts-expect-error the parameter has another name
  await api.ask('GET /api/players/:id', { params: { person: id } });
  // @ts-expect-error the parameter has another type
  await api.ask('GET /api/players/:id', { params: { id: 1 } });
  // @ts-expect-error the route has no parameters
  await api.ask('GET /api/me', { params: { id } });

  // @ts-expect-error the query is missing, and its field is required
  await api.ask('GET /api/players');
  // @ts-expect-error the query has another field
  await api.ask('GET /api/records', { query: { gane: 'tzaar' } });
  // @ts-expect-error the route has no query
  await api.ask('GET /api/me', { query: { name: 'Ada' } });

  const isOn = Math.random() < 0.5;
  await api.ask(isOn ? 'PUT /api/players/:id/mute' : 'DELETE /api/players/:id/mute', { params: { id } });
  // @ts-expect-error one of the two routes has a body, and the other has none
  await api.ask(isOn ? 'PUT /api/webhook' : 'DELETE /api/webhook');
  // @ts-expect-error one of the two routes has a body, and the other has none
  await api.ask(isOn ? 'PUT /api/webhook' : 'DELETE /api/webhook', { body: { url: 'https://a.example', lang: 'en' } });
};
