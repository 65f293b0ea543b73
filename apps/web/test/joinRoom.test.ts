import { findGame } from '@threefold-games/catalogue';
import { usualPlan } from '@threefold-games/room';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setLang } from '../src/i18n/language.ts';
import { openTable } from '../src/online/lobby/joinRoom.ts';
import { ownDeals } from '../src/online/net/ownDeals.ts';
import { route } from '../src/ui/route.ts';

// Who one is comes over the connection of a page, which there is none of here.
vi.mock('../src/online/net/me.ts', () => ({ needName: async () => ({ id: 'p_me', name: 'Ada' }) }));

const PLAN = usualPlan(findGame('talat')!);
const HASH = 'a'.repeat(64);

interface Asked {
  readonly path: string;
  readonly body: { readonly id?: string; readonly nonce?: string; readonly deal?: string };
}

let asked: Asked[] = [];
let tables = 0;
const fault = (status: number, code: string): Response => Response.json({ code, message: '' }, { status });
/** A process that commits to deals, as this version does. */
const commits = (): Response => Response.json({ room: `deal-${tables}`, hash: HASH, claim: 'claim' });

/** A server that answers so. */
const serve = (deals: () => Response, rooms: (body: Asked['body']) => Response | undefined): void => {
  vi.stubGlobal('fetch', async (path: string, { body = '{}' }: { readonly body?: string }) => {
    const said = JSON.parse(body) as Asked['body'];
    asked.push({ path, body: said });
    const answer = path === '/api/deals' ? deals() : rooms(said);
    if (!answer) throw new Error('the connection is cut');
    return answer;
  });
};
const opens = (id: string) => (): Response => Response.json({ id });

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await setLang('en');
});
beforeEach(() => {
  asked = [];
  tables += 1;
  vi.stubGlobal('history', { pushState: () => undefined });
  vi.stubGlobal('location', { hash: '' });
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => vi.unstubAllGlobals());

describe('opening a table', () => {
  it('adds a number after the server has committed itself, and remembers both', async () => {
    const id = `deal-${tables}`;
    serve(commits, opens(id));
    expect(await openTable(PLAN)).toBeUndefined();
    expect(asked.map(({ path }) => path)).toEqual(['/api/deals', '/api/rooms']);
    const { nonce, deal } = asked[1]!.body;
    expect(deal).toBe('claim');
    expect(ownDeals.of(id)).toMatchObject({ nonce, hash: HASH });
    expect(route.value).toEqual({ page: 'room', id });
  });

  it('goes on where a process of the version before commits to nothing: the number counts as added blindly', async () => {
    const id = `old-${tables}`;
    serve(() => fault(404, 'http.missing'), opens(id));
    expect(await openTable(PLAN)).toBeUndefined();
    const { nonce, ...rest } = asked[1]!.body;
    expect(rest).not.toHaveProperty('deal');
    expect(ownDeals.of(id)).toEqual({ room: id, nonce });
    expect(route.value).toEqual({ page: 'room', id });
  });

  it('goes on where such a process is asked only for the table, once, by the same request', async () => {
    const id = `old-${tables}`;
    serve(commits, ({ deal }) => (deal === undefined ? opens(id)() : fault(400, 'http.input')));
    expect(await openTable(PLAN)).toBeUndefined();
    const [, first, second] = asked.map(({ body }) => body);
    expect(asked).toHaveLength(3);
    expect(second).toEqual({ ...first, deal: undefined });
    expect(ownDeals.of(id)).toEqual({ room: id, nonce: second!.nonce });
  });

  it('is refused as the server says, and goes nowhere', async () => {
    route.value = { page: 'together' };
    serve(
      () => fault(429, 'http.rate'),
      () => fault(400, 'http.input'),
    );
    expect(await openTable(PLAN)).toMatchObject({ code: 'http.rate' });
    serve(commits, () => fault(409, 'room.limit'));
    expect(await openTable(PLAN)).toMatchObject({ code: 'room.limit' });
    expect(asked.map(({ path }) => path)).toEqual(['/api/deals', '/api/deals', '/api/rooms']);
    expect(route.value).toEqual({ page: 'together' });
  });

  it('asks for the same table again after no answer came', async () => {
    const id = `deal-${tables}`;
    serve(commits, () => undefined);
    expect(await openTable(PLAN)).toMatchObject({ code: 'wire.offline' });
    serve(commits, opens(id));
    expect(await openTable(PLAN)).toBeUndefined();
    const [, first, again] = asked.map(({ body }) => body);
    expect(asked).toHaveLength(3);
    expect(again).toEqual(first);
  });
});
