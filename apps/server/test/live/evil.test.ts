import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginGame, House, newId, newNonce, type Phone, planOf, SLOW } from './table.ts';

const house = new House();
beforeAll(() => house.open(), SLOW);
afterAll(() => house.end(), SLOW);

const say = async (phone: Phone, room: string, text: string): Promise<string> => {
  const id = newId();
  phone.say({ t: 'chat', room, id, text });
  const answer = await phone.answer(id);
  if (answer.t === 'refused') return answer.fault.code;
  return (await phone.hears('chat')).line.text;
};

describe('a chat message', () => {
  it('has something to be seen, and covers nothing else', async () => {
    const { room, phones } = await beginGame(house, planOf('talat'));
    for (const nothing of ['\u200b', '\u3164 \u3164', '\u2800', '\u0301\u0301', '\u202e\u0000'])
      expect([nothing, await say(phones[0]!, room, nothing)]).toEqual([nothing, 'wire.schema']);
    const [, ada] = phones;
    expect(await say(ada!, room, 'one\u0000\n\u2028two \u202ethree\u2066 <b>\ud800')).toBe('one two three <b>');
    expect(await say(ada!, room, `Z${'\u0301'.repeat(200)}algo`)).toBe(`Z${'\u0301'.repeat(5)}algo`);
    expect(await say(ada!, room, '👩‍👩‍👧 שלום ❤️')).toBe('👩‍👩‍👧 שלום ❤️');
  });

  it('is forgotten with whoever only watched, also by those who come later', async () => {
    const { room, phones } = await beginGame(house, planOf('talat', { chat: 'all' }));
    const eve = await house.guest('Eve');
    const line = await eve.connect();
    await line.watch(room);
    expect(await say(line, room, 'what Eve said')).toBe('what Eve said');
    expect((await house.fetch('/api/me', { method: 'DELETE', cookie: eve.cookie })).status).toBe(200);
    expect(await line.closed).toBe(4010);
    expect((await phones[0]!.watch(room)).chat).toMatchObject([{ name: 'deleted', text: '' }]);
  });
});

describe('one and the same moment', () => {
  it('gives a seat to one of many', async () => {
    const host = await house.guest('Host');
    const room = await host.open(planOf('talat', { start: 'host' }));
    const guests = await Promise.all(Array.from({ length: 7 }, (_, i) => house.guest(`Guest ${i}`)));
    const phones = await Promise.all(guests.map(guest => guest.connect()));
    const sit = (phone: Phone) => phone.act(room, { kind: 'sit', seat: 1, name: 'x', nonce: newNonce() });
    const answers = await Promise.all(phones.map(sit));
    expect(answers.filter(({ t }) => t === 'done')).toHaveLength(1);
    const { now } = await phones[0]!.watch(room);
    expect(now.seats[1]).toMatchObject({ name: guests[answers.findIndex(({ t }) => t === 'done')]!.name });
  });

  it('does once what two tabs ask for with one id, and does it in each room for which it was asked', async () => {
    const first = await beginGame(house, planOf('talat'));
    const id = newId();
    const tab = await first.guests[0]!.connect();
    const pause = { kind: 'offer', offer: 'pause' } as const;
    const [one, two] = await Promise.all([first.phones[0]!, tab].map(phone => phone.act(first.room, pause, id)));
    expect(one?.t).toBe('done');
    expect(two).toEqual(one);
    expect(await tab.act(first.room, { kind: 'resign' }, id)).toEqual(one);
    expect((await tab.watch(first.room)).now).toMatchObject({ phase: 'playing', offers: [{ kind: 'pause' }] });
    const second = await beginGame(house, planOf('talat'));
    expect(await second.phones[0]!.act(second.room, pause, id)).toMatchObject({ t: 'done' });
    // Somebody else's id is another one.
    expect(await first.phones[1]!.act(first.room, { kind: 'resign' }, id)).toMatchObject({ t: 'done' });
    expect((await tab.watch(first.room)).now).toMatchObject({ phase: 'over', result: { shares: [1, 0] } });
  });
});
