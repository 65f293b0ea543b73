import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLOSE } from '../../src/live/connection.ts';
import { beginGame, House, newId, newNonce, planOf, SLOW, TEST_LIMITS } from './table.ts';

const OPENING = { burst: 6, perSecond: 0.001 };

let house: House;
let strict: House;
beforeAll(async () => {
  house = await new House({ ...TEST_LIMITS, connections: { ...TEST_LIMITS.connections, goodbye: 200 } }).open();
  strict = await new House({ ...TEST_LIMITS, rooms: { ...TEST_LIMITS.rooms, opening: OPENING } }).open();
}, SLOW);
afterAll(() => Promise.all([house.end(), strict.end()]), SLOW);

describe('a rematch', () => {
  it('is one room, however many look at the last one while it is opened', async () => {
    const { room, guests, phones } = await beginGame(house, planOf('tzaar'));
    const [ada, bo] = phones;
    await ada!.act(room, { kind: 'resign' });
    await bo!.act(room, { kind: 'offer', offer: 'rematch' });
    const look = (): Promise<unknown> => house.fetch(`/api/rooms/${room}`);
    const agreed = ada!.act(room, { kind: 'answer', offer: 'rematch', yes: true });
    const looks = Array.from({ length: 30 }, look);
    await agreed;
    await Promise.all([...looks, ...Array.from({ length: 30 }, look)]);
    const { now } = await bo!.hears('event', said => said.now.next !== undefined);
    const answer = await house.fetch('/api/me/rooms', { cookie: guests[0]!.cookie });
    const { rooms } = (await answer.json()) as { readonly rooms: readonly { readonly id: string }[] };
    expect(rooms.map(({ id }) => id)).toEqual([now.next]);
  });

  it('does not fill the disk for somebody who plays against a bot and resigns', async () => {
    const guest = await strict.guest('Ada');
    const line = await guest.connect();
    let room = await guest.open(planOf('tzaar', { start: 'host' }));
    await line.watch(room);
    await line.act(room, { kind: 'fill', seat: 1, level: 1, of: 12 });
    await line.act(room, { kind: 'ready', ready: true });
    await line.act(room, { kind: 'start' });
    for (let n = 1; n < OPENING.burst; n++) {
      await line.act(room, { kind: 'resign' });
      expect(await line.act(room, { kind: 'offer', offer: 'rematch' })).toMatchObject({ t: 'done' });
      room = (await line.hears('event', said => said.now.next !== undefined)).now.next!;
      await line.watch(room);
    }
    await line.act(room, { kind: 'resign' });
    const refused = await line.act(room, { kind: 'offer', offer: 'rematch' });
    expect(refused).toMatchObject({ t: 'refused', fault: { code: 'room.limit' } });
  });
});

describe('sitting down', () => {
  it('is not for all tables of the lobby at once', async () => {
    const eve = await strict.guest('Eve');
    const line = await eve.connect();
    const answers: string[] = [];
    for (let n = 0; n <= OPENING.burst; n++) {
      const host = await strict.guest(`Host ${n}`);
      const room = await host.open(planOf('tzaar', { start: 'host' }));
      const sat = await line.act(room, { kind: 'sit', name: 'Eve', nonce: newNonce() });
      answers.push(sat.t === 'done' ? 'done' : sat.fault.code);
    }
    expect(answers).toEqual([...Array.from({ length: OPENING.burst }, () => 'done'), 'room.limit']);
  });
});

describe('a person whose sessions end', () => {
  it('has no connection left, not even one that has not said hello', async () => {
    const guest = await house.guest('Ada');
    const [greeted, silent] = [await guest.connect(), await house.dial(guest.cookie)];
    await house.fetch('/api/session', { method: 'DELETE', cookie: guest.cookie });
    expect(await Promise.all([greeted.closed, silent.closed])).toEqual([CLOSE.signedOut[0], CLOSE.signedOut[0]]);
  });

  it('does nothing more over a connection that does not say goodbye', async () => {
    const { room, guests, phones } = await beginGame(house, planOf('tzaar'));
    const [ada, bo] = phones;
    // Reads nothing, so that it does not see that it is closed.
    ada!.socket.pause();
    await house.fetch('/api/session', { method: 'DELETE', cookie: guests[0]!.cookie });
    ada!.say({ t: 'act', room, id: newId(), act: { kind: 'resign' } });
    // Until it is known to be gone, all that it had sent was read.
    await bo!.hears('event', ({ effects }) => effects.some(({ kind }) => kind === 'gone'));
    expect((await bo!.watch(room)).now.phase).toBe('playing');
  });
});

describe('a chat message', () => {
  it('is kept as one line without what cannot be seen', async () => {
    const { room, phones } = await beginGame(house, planOf('tzaar'));
    const [ada, bo] = phones;
    ada!.say({ t: 'chat', room, id: newId(), text: 'well\u0000\nplayed \u202eBo ' });
    expect((await bo!.hears('chat')).line.text).toBe('well played Bo');
    const id = newId();
    ada!.say({ t: 'chat', room, id, text: '\u0000\u202e' });
    expect(await ada!.answer(id)).toMatchObject({ t: 'refused' });
  });
});
