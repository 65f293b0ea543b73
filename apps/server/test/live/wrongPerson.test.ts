import type { FaultCode } from '@threefold-games/core';
import type { Act } from '@threefold-games/room';
import type { ClientMessage } from '@threefold-games/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginGame, House, newId, newNonce, type Phone, planOf, SLOW } from './table.ts';

let house: House;
beforeAll(async () => {
  house = await new House().open();
}, SLOW);
afterAll(() => house.end(), SLOW);

/** One of every kind of act; the compiler misses none. */
const ACTS: { readonly [K in Act['kind']]: Extract<Act, { readonly kind: K }> } = {
  sit: { kind: 'sit', name: 'Somebody', nonce: newNonce() },
  stand: { kind: 'stand' },
  ready: { kind: 'ready', ready: true },
  fill: { kind: 'fill', seat: 1, level: 1, of: 12 },
  empty: { kind: 'empty', seat: 1 },
  shuffle: { kind: 'shuffle', order: [1, 0] },
  change: { kind: 'change', plan: planOf('talat', { start: 'host' }) },
  start: { kind: 'start' },
  close: { kind: 'close' },
  turn: { kind: 'turn', turn: 0, steps: ['a1'] },
  offer: { kind: 'offer', offer: 'abort' },
  answer: { kind: 'answer', offer: 'abort', yes: true },
  resume: { kind: 'resume' },
  resign: { kind: 'resign' },
  foresee: { kind: 'foresee', conditionals: [] },
  holiday: { kind: 'holiday', on: true },
};

const HOSTS = ['fill', 'empty', 'shuffle', 'change', 'start', 'close'] as const;
const SEATS = ['stand', 'ready', 'turn', 'offer', 'answer', 'resume', 'resign', 'foresee'] as const;
const BEFORE = ['stand', 'ready', ...HOSTS] as const;

const all = (kinds: readonly Act['kind'][], code: FaultCode): readonly (readonly [Act['kind'], FaultCode])[] =>
  kinds.map(kind => [kind, code]);

/** Who may do what not, in which phase, and what they are told. */
const FORBIDDEN = {
  gathering: {
    anonymous: all(Object.keys(ACTS) as Act['kind'][], 'people.needed'),
    stranger: [...all(HOSTS, 'room.notHost'), ...all(SEATS, 'room.notSeated'), ['holiday', 'people.forbidden']],
    other: [
      ...all(HOSTS, 'room.notHost'),
      ...all(['turn', 'offer', 'answer', 'resume', 'resign', 'foresee'], 'room.notStarted'),
      ['sit', 'room.seated'],
      ['holiday', 'people.forbidden'],
    ],
    host: [
      ...all(['turn', 'offer', 'answer', 'resume', 'resign', 'foresee'], 'room.notStarted'),
      ['sit', 'room.seated'],
      ['start', 'room.notReady'],
    ],
  },
  playing: {
    anonymous: all(Object.keys(ACTS) as Act['kind'][], 'people.needed'),
    stranger: [
      ...all(HOSTS, 'room.notHost'),
      ...all(SEATS, 'room.notSeated'),
      ['sit', 'room.started'],
      ['holiday', 'people.forbidden'],
    ],
    other: [
      ...all(HOSTS, 'room.notHost'),
      ...all(['stand', 'ready', 'sit'], 'room.started'),
      ['turn', 'room.notYourTurn'],
      ['answer', 'room.noOffer'],
      ['resume', 'room.noOffer'],
      ['holiday', 'people.forbidden'],
    ],
    host: [...all(BEFORE, 'room.started'), ['sit', 'room.started'], ['answer', 'room.noOffer']],
  },
  over: {
    anonymous: all(Object.keys(ACTS) as Act['kind'][], 'people.needed'),
    stranger: [
      ...all(HOSTS, 'room.notHost'),
      ...all(SEATS, 'room.notSeated'),
      ['sit', 'room.over'],
      ['holiday', 'people.forbidden'],
    ],
    other: [
      ...all(HOSTS, 'room.notHost'),
      ...all(['sit', 'stand', 'ready', 'turn', 'resume', 'resign', 'foresee'], 'room.over'),
      ['offer', 'room.offer'],
      ['answer', 'room.noOffer'],
      ['holiday', 'people.forbidden'],
    ],
    host: [
      ...all([...BEFORE, 'sit', 'turn', 'resume', 'resign', 'foresee'], 'room.over'),
      ['offer', 'room.offer'],
      ['answer', 'room.noOffer'],
    ],
  },
} as const satisfies Record<string, Record<string, readonly (readonly [Act['kind'], FaultCode])[]>>;

type Phase = keyof typeof FORBIDDEN;

/** A room in each phase, and a connection of each kind of person. */
const setUp = async (phase: Phase): Promise<{ readonly room: string; readonly who: Record<string, Phone> }> => {
  const stranger = await (await house.guest('Stranger')).connect();
  const anonymous = await house.connect();
  if (phase !== 'gathering') {
    const { room, phones } = await beginGame(house, planOf('talat'));
    const [host, other] = phones;
    const who = { host: host!, other: other!, stranger, anonymous };
    if (phase === 'over') await host!.act(room, { kind: 'resign' });
    return { room, who };
  }
  const host = await house.guest('Host');
  const room = await host.open(planOf('talat', { start: 'host', seats: 3 }));
  const other = await (await house.guest('Other')).connect();
  await other.act(room, { kind: 'sit', name: 'Other', nonce: newNonce() });
  return { room, who: { host: await host.connect(), other, stranger, anonymous } };
};

describe.each(['gathering', 'playing', 'over'] as const)('in a room that is %s', phase => {
  it('everybody is refused what is not theirs to ask, and nothing changes', async () => {
    const { room, who } = await setUp(phase);
    const { seq } = await who.host!.watch(room);
    for (const [name, table] of Object.entries(FORBIDDEN[phase])) {
      for (const [kind, code] of table) {
        const answer = await who[name]!.act(room, ACTS[kind]);
        expect({ name, kind, answer }).toMatchObject({ name, kind, answer: { t: 'refused', fault: { code } } });
      }
    }
    expect((await who.host!.watch(room)).seq).toBe(seq);
  });
});

describe('everything but acts', () => {
  const messages = (room: string): readonly Exclude<ClientMessage, { t: 'hello' }>[] => [
    { t: 'watch', room },
    { t: 'unwatch', room },
    { t: 'act', room, id: newId(), act: { kind: 'resign' } },
    { t: 'chat', room, id: newId(), text: 'hello' },
    { t: 'lobby', on: true },
    { t: 'ping', n: 1 },
  ];

  it('is refused before the greeting', async () => {
    const { room, guests } = await beginGame(house, planOf('talat'));
    const phone = await house.dial(guests[0]!.cookie);
    for (const message of messages(room)) {
      phone.say(message);
      expect(await phone.hears('fault')).toMatchObject({ fault: { code: 'wire.hello' } });
    }
    expect(phone.heard).toHaveLength(messages(room).length);
  });

  it('leads nowhere in a room that is not there', async () => {
    const phone = await (await house.guest('Lost')).connect();
    const room = 'aaaa-aaaa';
    phone.say({ t: 'watch', room });
    expect(await phone.hears('fault')).toMatchObject({ room, fault: { code: 'room.missing' } });
    expect(await phone.act(room, { kind: 'resign' })).toMatchObject({ fault: { code: 'room.missing' } });
    const id = newId();
    phone.say({ t: 'chat', room, id, text: 'hello' });
    expect(await phone.answer(id)).toMatchObject({ fault: { code: 'room.missing' } });
  });

  it('shows a room that nobody may watch to those who sit there alone', async () => {
    const { room, phones } = await beginGame(house, planOf('talat', { watching: false, chat: 'all' }));
    const stranger = await (await house.guest('Stranger')).connect();
    for (const phone of [stranger, await house.connect()]) {
      phone.say({ t: 'watch', room });
      expect(await phone.hears('fault')).toMatchObject({ room, fault: { code: 'room.watching' } });
    }
    const id = newId();
    stranger.say({ t: 'chat', room, id, text: 'hello' });
    expect(await stranger.answer(id)).toMatchObject({ fault: { code: 'room.watching' } });
    expect((await phones[1]!.watch(room)).seat).toBe(1);
  });

  it.each([
    ['seats', 'seat', undefined],
    ['seats', 'stranger', 'chat.closed'],
    ['seats', 'anonymous', 'people.needed'],
    ['all', 'seat', undefined],
    ['all', 'stranger', undefined],
    ['all', 'anonymous', 'people.needed'],
  ] as const)('chat of %s: from a %s', async (chat, name, code) => {
    const { room, phones } = await beginGame(house, planOf('talat', { chat }));
    const stranger = await (await house.guest('Stranger')).connect();
    const who = { seat: phones[1]!, stranger, anonymous: await house.connect() }[name];
    const id = newId();
    who.say({ t: 'chat', room, id, text: 'good luck' });
    const answer = await who.answer(id);
    if (code) expect(answer).toMatchObject({ t: 'refused', fault: { code } });
    else {
      expect(answer).toMatchObject({ t: 'done' });
      const { line } = await phones[0]!.hears('chat');
      expect(line).toMatchObject({ n: 1, text: 'good luck', seat: name === 'seat' ? 1 : null });
      who.say({ t: 'chat', room, id, text: 'good luck' });
      expect(await who.answer(id)).toEqual(answer);
    }
    const { chat: lines } = await phones[0]!.watch(room);
    expect(lines).toHaveLength(code ? 0 : 1);
  });
});
