import { once } from 'node:events';
import { connect } from 'node:net';
import { seededRandom } from '@threefold-games/core';
import { amount } from '@threefold-games/testkit';
import { FRAME_LIMIT, PROTOCOL } from '@threefold-games/wire';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { LIMITS } from '../../src/index.ts';
import { Follower } from './follower.ts';
import { beginGame, House, newId, type Phone, planOf, SLOW, TEST_LIMITS } from './table.ts';

let house: House;
beforeAll(async () => {
  house = await new House().open();
}, SLOW);
afterAll(() => house.end(), SLOW);

/** What an address answers to an attempt to connect. */
const refusal = (headers: Record<string, string>, path = 'api/live'): Promise<number | 'open'> =>
  new Promise(resolve => {
    const socket = new WebSocket(`${house.url.replace('http', 'ws')}${path}`, { headers });
    socket.on('open', () => {
      socket.close();
      resolve('open');
    });
    socket.on('unexpected-response', (_, response) => resolve(response.statusCode ?? 0));
    socket.on('error', () => undefined);
  });

describe('who is let in', () => {
  it('comes from a page of this server', async () => {
    expect(await refusal({ origin: house.origin.replace('localhost', '127.0.0.1') })).toBe(403);
    expect(await refusal({ origin: 'https://elsewhere.example' })).toBe(403);
    expect(await refusal({ origin: 'null' })).toBe(403);
    expect(await refusal({ origin: house.origin })).toBe('open');
  });

  it('has a token, where it is a program', async () => {
    expect(await refusal({ authorization: 'Bearer no-such-token' })).toBe(401);
    const guest = await house.guest('Ada');
    const phone = new WebSocket(`${house.url.replace('http', 'ws')}api/live`, { headers: { cookie: guest.cookie } });
    await once(phone, 'open');
    phone.send(JSON.stringify({ t: 'hello', v: PROTOCOL }));
    const [data] = (await once(phone, 'message')) as [Buffer];
    expect(JSON.parse(String(data))).toMatchObject({ t: 'fault', fault: { code: 'people.signIn' } });
    expect((await once(phone, 'close'))[0]).toBe(4003);
  });

  it('asks at the right address, in the right way', async () => {
    expect(await refusal({ origin: house.origin }, 'api/elsewhere')).toBe(404);
    const socket = connect(Number(new URL(house.url).port), '127.0.0.1');
    socket.write(
      `GET /api/live HTTP/1.1\r\nHost: localhost\r\nOrigin: ${house.origin}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
    );
    socket.setEncoding('utf8');
    const [answer] = (await once(socket, 'data')) as [string];
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d/);
    socket.destroy();
  });

  it('is not too old: it is told to load the page again, and loses nothing', async () => {
    const phone = await house.dial();
    phone.say({ t: 'hello', v: PROTOCOL - 1 });
    expect(await phone.hears('reload')).toEqual({ t: 'reload', v: PROTOCOL });
    expect(await phone.closed).toBe(4001);
  });
});

describe('what cannot be read', () => {
  it('is refused, and ends the connection where it goes on', async () => {
    const phone = await house.connect();
    for (const bad of ['', '{', 'null', '[]', '{"t":"watch"}', '{"t":"act","room":"aaaa-aaaa"}']) phone.raw(bad);
    phone.raw(Buffer.from([1, 2, 3]));
    phone.say({ t: 'ping', n: 7 });
    expect(await phone.hears('pong')).toMatchObject({ n: 7 });
    expect(phone.heard.filter(({ t }) => t === 'fault')).toHaveLength(7);
    for (let n = 0; n <= LIMITS.messages.unreadable; n++) phone.raw('no');
    expect(await phone.closed).toBe(4007);
  });

  it('is not even read where it is too large', async () => {
    const phone = await house.connect();
    phone.raw(JSON.stringify({ t: 'ping', n: 1, more: 'x'.repeat(FRAME_LIMIT) }));
    expect(await phone.closed).toBe(1009);
    const whole = await house.connect();
    const text = JSON.stringify({ t: 'chat', room: 'aaaa-aaaa', id: newId(), text: '' });
    whole.raw(text.replace('""', `"${'x'.repeat(FRAME_LIMIT - text.length)}"`));
    expect(await whole.hears('fault')).toMatchObject({ fault: { code: 'wire.schema' } });
  });

  it('harms nobody, whatever it is', async () => {
    const { room, phones } = await beginGame(house, planOf('talat'));
    const [ada, bo] = phones.map(phone => new Follower(phone, room));
    const guest = await house.guest('Mallory');
    let phone: Phone = await guest.connect();
    const kinds = ['hello', 'watch', 'unwatch', 'act', 'chat', 'lobby', 'ping', 'event'];
    const almost = fc.record(
      {
        t: fc.constantFrom(...kinds),
        room: fc.oneof(fc.constant(room), fc.string(), fc.constant('__proto__')),
        id: fc.oneof(fc.constant(newId()), fc.anything()),
        act: fc.oneof(fc.record({ kind: fc.string(), turn: fc.anything(), steps: fc.anything() }), fc.anything()),
        text: fc.anything(),
        v: fc.anything(),
        on: fc.anything(),
        n: fc.anything(),
      },
      { requiredKeys: ['t'] },
    );
    const frame = fc.oneof(
      fc.string(),
      fc.json(),
      almost.map(value => JSON.stringify(value)),
      fc.uint8Array({ maxLength: 200 }).map(bytes => Buffer.from(bytes)),
      fc.constant('['.repeat(4_000)),
      fc.constant('{"__proto__":{"t":"ping"},"constructor":1}'),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(frame, { maxLength: 8 }), async frames => {
        if (phone.socket.readyState !== WebSocket.OPEN) phone = await guest.connect();
        for (const data of frames) if (phone.socket.readyState === WebSocket.OPEN) phone.raw(data);
      }),
      { numRuns: amount(40, 400) },
    );
    const random = seededRandom('undisturbed');
    for (let turn = 0; turn < 4; turn++) {
      const mover = [ada!, bo!][ada!.now.actor!]!;
      const steps = mover.randomTurn(random);
      expect(await mover.phone.act(room, { kind: 'turn', turn, steps })).toMatchObject({ t: 'done' });
      await Promise.all([ada!, bo!].map(each => each.reach(({ turns }) => turns.length > turn)));
    }
    expect((await house.fetch('/healthz')).status).toBe(200);
  });
});

describe('too much', () => {
  it('is refused message by message, and then ends the connection', async () => {
    const strict = await new House({ ...TEST_LIMITS, messages: LIMITS.messages, frames: LIMITS.frames }).open();
    const phone = await strict.connect();
    const { burst } = LIMITS.messages.perConnection;
    for (let n = 0; n < burst + 20; n++) phone.say({ t: 'ping', n });
    expect(await phone.hears('fault')).toMatchObject({ fault: { code: 'wire.rate' } });
    for (let n = 0; n < LIMITS.messages.strikes + burst; n++) phone.say({ t: 'ping', n });
    expect(await phone.closed).toBe(4029);
    await strict.end();
  });

  it('connections of one person are refused', async () => {
    const guest = await house.guest('Octopus');
    const phones = await Promise.all(Array.from({ length: LIMITS.connections.perPerson }, () => guest.connect()));
    const surplus = await house.dial(guest.cookie);
    surplus.say({ t: 'hello', v: PROTOCOL });
    expect(await surplus.closed).toBe(4029);
    await phones[0]!.hangUp();
    await guest.connect();
  });

  it('connections of one address are refused', async () => {
    const strict = await new House({
      ...TEST_LIMITS,
      connections: { ...TEST_LIMITS.connections, perAddress: 3 },
    }).open();
    const phones = await Promise.all([strict.connect(), strict.connect(), strict.connect()]);
    await expect(strict.dial()).rejects.toThrow('429');
    await phones[0].hangUp();
    await strict.connect();
    await strict.end();
  });

  it('but not as many of one address as it may have, all at once: they come from a process that has ended', async () => {
    const usual = await new House({ ...TEST_LIMITS, connections: LIMITS.connections }).open();
    const { perAddress } = LIMITS.connections;
    await Promise.all(Array.from({ length: perAddress }, () => usual.dial()));
    expect(await usual.connections()).toBe(perAddress);
    await usual.end();
  });

  it('chat is refused', async () => {
    const { room, phones } = await beginGame(house, planOf('talat'));
    const ids = Array.from({ length: LIMITS.chat.perPerson.burst + 2 }, newId);
    for (const id of ids) phones[0]!.say({ t: 'chat', room, id, text: id });
    const answers = await Promise.all(ids.map(id => phones[0]!.answer(id)));
    expect(answers.filter(({ t }) => t === 'done')).toHaveLength(LIMITS.chat.perPerson.burst);
    expect(answers.at(-1)).toMatchObject({ fault: { code: 'wire.rate' } });
  });

  it('unread is dropped: a slow reader is closed, and has everything once it comes back', async () => {
    const small = { ...TEST_LIMITS, connections: { ...TEST_LIMITS.connections, unread: 64 * 1024, goodbye: 200 } };
    const strict = await new House(small).open();
    const { room, phones, guests } = await beginGame(strict, planOf('talat'));
    const slow = await strict.connect();
    await slow.watch(room);
    slow.socket.pause();
    // Each answer is far larger than its question: whoever asks and does not read is the slowest reader there is.
    for (let n = 0; n < 9_000 && slow.socket.readyState === WebSocket.OPEN; n++) slow.say({ t: 'watch', room });
    const closed = async (): Promise<boolean> =>
      (await strict.metrics()).includes('threefold_lines_closed_total{why="slow"} 1');
    await expect.poll(closed, { timeout: 5_000 }).toBe(true);
    slow.socket.resume();
    expect([4008, 1006]).toContain(await slow.closed);
    expect(await phones[0]!.act(room, { kind: 'offer', offer: 'pause' })).toMatchObject({ t: 'done' });
    expect((await (await guests[1]!.connect()).watch(room)).now.offers).toHaveLength(1);
    await strict.end();
  });
});
