import { PROTOCOL } from '@threefold-games/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLOSE } from '../../src/live/connection.ts';
import { beginGame, type Guest, House, newId, newNonce, type Phone, planOf, SLOW } from '../live/table.ts';
import { askAsOperator } from './operator.ts';

let house: House;
beforeAll(async () => {
  house = await new House().open();
}, SLOW);
afterAll(() => house.end(), SLOW);

/** Asks as whoever has the server. */
const ask = (method: string, path: string, body?: object): Promise<number> => askAsOperator(house, method, path, body);
const ban = ({ id }: Guest): Promise<number> =>
  ask('PUT', `/people/${id}/suspension`, { until: null, why: 'rude words' });

const say = (phone: Phone, room: string, text: string) => {
  const id = newId();
  phone.say({ t: 'chat', room, id, text });
  return phone.answer(id);
};

describe('somebody who is suspended', () => {
  it('is told when they come back, and finishes the game, but says nothing and begins nothing', async () => {
    const { room, guests, phones } = await beginGame(house, planOf('tzaar'));
    const [ada, bo] = phones;
    const other = await (await house.guest('Cleo')).open(planOf('tzaar', { start: 'host' }));
    expect(await ban(guests[0]!)).toBe(200);
    expect(await ada!.closed).toBe(CLOSE.signedOut[0]);
    const again = await house.dial(guests[0]!.cookie);
    again.say({ t: 'hello', v: PROTOCOL });
    expect((await again.hears('hello')).me?.suspended).toEqual({ until: null, why: 'rude words' });
    await again.watch(room);
    const refused = [
      await say(again, room, 'hello?'),
      await again.act(other, { kind: 'sit', name: 'Ada', nonce: newNonce() }),
      await again.act(room, { kind: 'offer', offer: 'rematch' }),
      await again.act(room, { kind: 'answer', offer: 'rematch', yes: true }),
      await again.act(room, { kind: 'ready', ready: true }),
    ];
    expect(refused).toMatchObject(refused.map(() => ({ t: 'refused', fault: { code: 'people.suspended' } })));
    // What others offer can be answered, and offered: a pause, then on again.
    await bo!.act(room, { kind: 'offer', offer: 'pause' });
    expect((await again.act(room, { kind: 'answer', offer: 'pause', yes: true })).t).toBe('done');
    expect((await again.act(room, { kind: 'resume' })).t).toBe('done');
    expect((await again.act(room, { kind: 'resign' })).t).toBe('done');
    expect((await bo!.act(room, { kind: 'offer', offer: 'rematch' })).t).toBe('refused');
    expect(await ask('DELETE', `/people/${guests[0]!.id}/suspension`)).toBe(200);
    expect(await again.closed).toBe(CLOSE.signedOut[0]);
    const free = await guests[0]!.connect();
    expect((await free.act(other, { kind: 'sit', name: 'Ada', nonce: newNonce() })).t).toBe('done');
  });
});

describe('what operators take back', () => {
  it('a message goes from the chat of everybody who follows the room, and comes to nobody any more', async () => {
    const { room, phones } = await beginGame(house, planOf('tzaar'));
    const [ada, bo] = phones;
    for (const text of ['hello', 'bad words']) expect((await say(ada!, room, text)).t).toBe('done');
    await bo!.hears('chat', ({ line }) => line.text === 'bad words');
    expect(await ask('DELETE', `/rooms/${room}/chat/2`)).toBe(200);
    const { chat } = await bo!.hears('room', said => said.room === room);
    expect(chat.map(({ n, text }) => [n, text])).toEqual([
      [1, 'hello'],
      [2, ''],
    ]);
    const late = await (await house.guest('Late')).connect();
    expect((await late.watch(room)).chat.map(({ text }) => text)).toEqual(['hello', '']);
  });

  it('a name changes before the eyes of whoever follows the game', async () => {
    const { room, guests, phones } = await beginGame(house, planOf('tzaar'), ['Rude', 'Bo']);
    expect(await ask('DELETE', `/people/${guests[0]!.id}/name`)).toBe(200);
    const { now } = await phones[1]!.hears('room', said => said.room === room);
    const [seat] = now.seats;
    expect(seat?.kind === 'person' ? seat.name : '').toMatch(/^player-/);
  });
});

describe('aborting again and again', () => {
  it('is refused after three times within the hour, also after a restart', async () => {
    const bad = await house.guest('Abe');
    let own = await bad.connect();
    const begin = async (n: number): Promise<string> => {
      const rival = await house.guest(`Rival ${n}`);
      const room = await rival.open(planOf('tzaar'));
      await own.watch(room);
      expect((await own.act(room, { kind: 'sit', name: 'Abe', nonce: newNonce() })).t).toBe('done');
      return room;
    };
    for (let n = 0; n < 3; n++) {
      const room = await begin(n);
      expect((await own.act(room, { kind: 'offer', offer: 'abort' })).t).toBe('done');
    }
    await house.close();
    await house.open();
    own = await bad.connect();
    const room = await begin(3);
    const refused = await own.act(room, { kind: 'offer', offer: 'abort' });
    expect(refused).toMatchObject({ t: 'refused', fault: { code: 'room.abort' } });
    expect((await own.act(room, { kind: 'resign' })).t).toBe('done');
  });
});
