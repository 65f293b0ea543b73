import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginGame, House, planOf, SLOW } from './table.ts';

let house: House;
beforeAll(async () => {
  house = await new House().open();
}, SLOW);
afterAll(() => house.end(), SLOW);

const PASSWORD = 'correct horse battery';
const post = async (path: string, cookie: string, body: unknown) => {
  const answer = await house.fetch(path, { method: 'POST', cookie, body: JSON.stringify(body) });
  expect(answer.status).toBe(200);
  return answer.headers.getSetCookie()[0]!.split(';')[0]!;
};
const who = async (cookie: string) =>
  ((await (await house.fetch('/api/me', { cookie })).json()) as { me: { id: string; kind: string } | null }).me;
const sessionIds = async (cookie: string) =>
  ((await (await house.fetch('/api/sessions', { cookie })).json()) as { sessions: { id: string }[] }).sessions.map(
    ({ id }) => id,
  );

describe('a guest who becomes an account', () => {
  it('has another session, and keeps the seat over the connection that was open', async () => {
    const { room, guests, phones } = await beginGame(house, planOf('talat'), ['Nora', 'Bo']);
    const [guest, tab] = [guests[0]!, phones[0]!];
    const [before] = await sessionIds(guest.cookie);
    const cookie = await post('/api/account', guest.cookie, { name: 'Nora', password: PASSWORD });
    expect(cookie).not.toBe(guest.cookie);
    // Until the new cookie has arrived nothing is lost, were the answer never to come.
    await tab.settled();
    expect(await who(guest.cookie)).toMatchObject({ id: guest.id, kind: 'account' });
    expect(await who(cookie)).toMatchObject({ id: guest.id, kind: 'account' });
    // From then on the old cookie is nobody's, and what was opened with it comes back with the new one.
    expect(await tab.closed).toBe(4010);
    expect(await who(guest.cookie)).toBeNull();
    const after = await sessionIds(cookie);
    expect(after).toHaveLength(1);
    expect(after).not.toContain(before);
    const back = await house.connect(cookie);
    const { now } = await back.watch(room);
    expect(now.seats[0]).toMatchObject({ kind: 'person', person: guest.id });
    expect(await back.act(room, { kind: 'offer', offer: 'draw' })).toMatchObject({ t: 'done' });
    expect(await (await house.connect(guest.cookie)).act(room, { kind: 'resign' })).toMatchObject({ t: 'refused' });
  });
});

describe('a guest who signs in', () => {
  it('has another session, and plays on with the account', async () => {
    const other = await house.guest('Olga');
    await post('/api/account', other.cookie, { name: 'Olga', password: PASSWORD });
    const { room, guests, phones } = await beginGame(house, planOf('talat'), ['Guest', 'Bo']);
    const [guest, tab] = [guests[0]!, phones[0]!];
    const cookie = await post('/api/session', guest.cookie, { name: 'Olga', password: PASSWORD });
    expect(await who(guest.cookie)).toBeNull();
    // The tab that does not know of it yet goes on until the new cookie has arrived.
    expect(await tab.act(room, { kind: 'offer', offer: 'draw' })).toMatchObject({ t: 'done' });
    expect(await who(cookie)).toMatchObject({ id: other.id });
    expect(await tab.closed).toBe(4010);
    const back = await house.connect(cookie);
    await back.watch(room);
    expect(await back.act(room, { kind: 'resign' })).toMatchObject({ t: 'done' });
  });

  it('takes the place of another account on this device, whose connections end', async () => {
    const [one, two] = [await house.guest('Pia'), await house.guest('Rolf')];
    const pia = await post('/api/account', one.cookie, { name: 'Pia', password: PASSWORD });
    await post('/api/account', two.cookie, { name: 'Rolf', password: PASSWORD });
    await who(pia);
    const tab = await house.connect(pia);
    const cookie = await post('/api/session', pia, { name: 'Rolf', password: PASSWORD });
    expect(await tab.closed).toBe(4010);
    expect([await who(pia), (await who(cookie))?.id]).toEqual([null, two.id]);
  });
});
