import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginGame, type Guest, House, newId, newNonce, planOf, SLOW } from './table.ts';

let house: House;
beforeAll(async () => {
  house = await new House().open();
}, SLOW);
afterAll(() => house.end(), SLOW);

const put = (guest: Guest, path: string): Promise<Response> =>
  house.fetch(path, { method: 'PUT', cookie: guest.cookie });

describe('the lobby', () => {
  it('lists open tables and running games, and follows them as they change', async () => {
    const host = await house.guest('Host');
    const before = await host.open(planOf('talat'));
    const secret = await host.open(planOf('talat', { listed: false }));
    const looker = await house.connect();
    looker.say({ t: 'lobby', on: true });
    const { rows } = await looker.hears('lobby');
    expect(rows.map(({ id }) => id)).toContain(before);
    expect(rows.map(({ id }) => id)).not.toContain(secret);

    const room = await host.open(planOf('tzaar'));
    const opened = await looker.hears('lobbyChange', ({ set }) => set.some(({ id }) => id === room));
    expect(opened.set.find(({ id }) => id === room)).toMatchObject({
      phase: 'gathering',
      host: host.id,
      seats: [{ kind: 'person', name: 'Host' }, { kind: 'empty' }],
    });
    const guest = await (await house.guest('Guest')).connect();
    await guest.act(room, { kind: 'sit', name: 'x', nonce: newNonce() });
    const begun = await looker.hears('lobbyChange', ({ set }) => set.some(({ phase }) => phase === 'playing'));
    expect(begun.set[0]).toMatchObject({ id: room, actor: 0 });
    expect(begun.set[0]!.position).not.toBeNull();
    await guest.act(room, { kind: 'resign' });
    expect(await looker.hears('lobbyChange', ({ gone }) => gone.includes(room))).toMatchObject({ set: [] });

    looker.say({ t: 'lobby', on: false });
    await looker.settled();
    const heard = looker.heard.length;
    // Somebody else hears of the next table, at the same time as everybody who follows the lobby.
    const other = await house.connect();
    other.say({ t: 'lobby', on: true });
    await other.hears('lobby');
    const unheard = await host.open(planOf('talat'));
    await other.hears('lobbyChange', ({ set }) => set.some(({ id }) => id === unheard));
    await looker.settled();
    expect(looker.heard.slice(heard).map(({ t }) => t)).toEqual(['pong']);
  });

  it('does not list a game that nobody may watch once it is played', async () => {
    const looker = await house.connect();
    looker.say({ t: 'lobby', on: true });
    await looker.hears('lobby');
    const { room } = await beginGame(house, planOf('talat', { watching: false }));
    await looker.hears('lobbyChange', ({ gone }) => gone.includes(room));
    const late = await house.connect();
    late.say({ t: 'lobby', on: true });
    expect((await late.hears('lobby')).rows.map(({ id }) => id)).not.toContain(room);
  });
});

describe('a person', () => {
  it('hears of their own games wherever they are', async () => {
    const { room, guests, phones } = await beginGame(house, planOf('talat'));
    const elsewhere = await guests[1]!.connect();
    await phones[0]!.act(room, { kind: 'resign' });
    expect((await elsewhere.hears('mine')).row).toMatchObject({ id: room, phase: 'over', shares: [0, 1] });
    expect(phones[1]!.heard.some(({ t }) => t === 'mine')).toBe(false);
  });

  it('sees how many watch, and is not counted', async () => {
    const { room, phones } = await beginGame(house, planOf('talat'));
    const eves = [await house.connect(), await house.connect(), await house.connect()];
    for (const eve of eves) await eve.watch(room);
    await phones[0]!.hears('watchers', ({ n }) => n === 3);
    await eves[0]!.hangUp();
    expect(await phones[0]!.hears('watchers')).toMatchObject({ room, n: 2 });
  });

  it('is not heard by whoever muted them, and does not sit down with whoever blocked them', async () => {
    const { room, guests, phones } = await beginGame(house, planOf('talat', { chat: 'all' }));
    const [ada, bo] = guests;
    expect((await put(bo!, `/api/players/${ada!.id}/mute`)).status).toBe(200);
    const eve = await house.connect();
    await eve.watch(room);
    phones[0]!.say({ t: 'chat', room, id: newId(), text: 'can you hear me' });
    await eve.hears('chat');
    phones[1]!.say({ t: 'ping', n: 1 });
    await phones[1]!.hears('pong');
    expect(phones[1]!.heard.some(({ t }) => t === 'chat')).toBe(false);
    expect((await phones[1]!.watch(room)).chat).toEqual([]);
    expect((await phones[0]!.watch(room)).chat).toHaveLength(1);

    const open = await ada!.open(planOf('talat'));
    expect((await put(ada!, `/api/players/${bo!.id}/block`)).status).toBe(200);
    expect(await phones[1]!.act(open, { kind: 'sit', name: 'x', nonce: newNonce() })).toMatchObject({
      fault: { code: 'people.forbidden' },
    });
  });

  it('loses their connections when they sign out', async () => {
    const guest = await house.guest('Leaver');
    const phone = await guest.connect();
    const answer = await house.fetch('/api/session', { method: 'DELETE', cookie: guest.cookie });
    expect(answer.status).toBe(200);
    expect(await phone.closed).toBe(4010);
    const again = await house.connect(guest.cookie);
    expect(again.heard[0]).toMatchObject({ t: 'hello', me: null });
  });
});
