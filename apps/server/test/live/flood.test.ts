import { seededRandom } from '@threefold-games/core';
import { FRAME_LIMIT } from '@threefold-games/wire';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS, type Limits } from '../../src/index.ts';
import { FrameCounter } from '../../src/live/allowance.ts';
import { Flooder, frame, OPCODE, times } from './flooder.ts';
import { Follower } from './follower.ts';
import { beginGame, House, planOf, SLOW, TEST_LIMITS } from './table.ts';

const { messages, frames, bytes } = LIMITS;
/** What everybody has, as to what is sent. */
const STRICT: Limits = {
  ...TEST_LIMITS,
  connections: { ...TEST_LIMITS.connections, goodbye: 200 },
  messages,
  frames,
  bytes,
};
/** A piece of the network is read at once, and so large at most. */
const PIECE = 64 * 1024;
const FLOODED = 'lines_closed_total{why="flood"}';

let house: House;
beforeAll(async () => {
  house = await new House(STRICT).open();
}, SLOW);
afterAll(() => house.end(), SLOW);

const metric = async (of: House, name: string): Promise<number> => {
  const line = (await of.metrics()).split('\n').find(each => each.startsWith(`threefold_${name} `));
  return Number(line?.split(' ').at(-1) ?? 0);
};

const fill = (...one: readonly Buffer[]): Buffer => times(Math.ceil(PIECE / Buffer.concat(one).length), ...one);

const [start, middle] = [frame(OPCODE.text, '', false), frame(OPCODE.more, '', false)];
const FLOODS: readonly (readonly [name: string, bytes: Buffer])[] = [
  ['pings', fill(frame(OPCODE.ping))],
  ['pings with something in them', fill(frame(OPCODE.ping, 'x'.repeat(125)))],
  ['pongs', fill(frame(OPCODE.pong))],
  ['empty messages', fill(frame(OPCODE.text))],
  ['messages in empty fragments', fill(start, ...Array.from({ length: 14 }, () => middle), frame(OPCODE.more))],
  ['a message in fragments without an end', Buffer.concat([start, fill(middle)])],
  ['large messages', fill(frame(OPCODE.text, 'x'.repeat(FRAME_LIMIT - 1)))],
  ['large binary messages', fill(frame(OPCODE.binary, 'x'.repeat(FRAME_LIMIT - 1)))],
  ['goodbyes', fill(frame(OPCODE.close))],
  ['what is no frame', Buffer.alloc(PIECE, 0xff)],
  [
    'a frame of many gigabytes',
    Buffer.concat([Buffer.from([0x82, 0xff, 0, 0, 1, 0, 0, 0, 0, 0]), Buffer.alloc(PIECE)]),
  ],
  ['single bytes', Buffer.alloc(1, 0x89)],
];

describe('a flood', () => {
  it.each(FLOODS)('of %s is cut off, and the others play on', async (_, flood) => {
    const { room, phones } = await beginGame(house, planOf('talat'));
    const [ada, bo] = phones.map(phone => new Follower(phone, room));
    const random = seededRandom('undisturbed');
    const play = async (turn: number): Promise<void> => {
      const mover = [ada!, bo!][ada!.now.actor!]!;
      const steps = mover.randomTurn(random);
      expect(await mover.phone.act(room, { kind: 'turn', turn, steps })).toMatchObject({ t: 'done' });
      await Promise.all([ada!, bo!].map(each => each.reach(({ turns }) => turns.length > turn)));
    };
    const flooder = await Flooder.greeted(house, (await house.guest('Mallory')).cookie);
    const before = await metric(house, 'frames_read');
    const flooding = flooder.flood(flood);
    for (let turn = 0; turn < 4; turn++) await play(turn);
    await flooding;
    for (let turn = 4; turn < 6; turn++) await play(turn);
    // What the flooder may send, what a second adds, and what the others sent.
    const { burst, perSecond } = frames.perConnection;
    expect((await metric(house, 'frames_read')) - before).toBeLessThan(burst + perSecond + 50);
    expect(flooder.pongs).toBeLessThan(burst + perSecond);
    await expect.poll(() => house.connections()).toBe(2);
    for (const phone of phones) await phone.hangUp();
  });

  it('is counted as one', async () => {
    const flooder = await Flooder.greeted(house, (await house.guest('Mallory')).cookie);
    const before = await metric(house, FLOODED);
    await flooder.flood(fill(frame(OPCODE.ping)));
    expect(await metric(house, FLOODED)).toBe(before + 1);
  });

  it.each([
    ['frames', times(frames.beforeHello.burst + 1, frame(OPCODE.ping))],
    ['bytes', times(3, frame(OPCODE.text, 'x'.repeat(FRAME_LIMIT)))],
  ])('needs few %s from somebody who has not said hello', async (_, much) => {
    const { cookie } = await house.guest('Mallory');
    const greeted = await Flooder.greeted(house, cookie);
    const silent = new Flooder(house, cookie);
    await silent.hears('101 Switching');
    for (const flooder of [greeted, silent]) flooder.send(much);
    await silent.closed;
    greeted.send(frame(OPCODE.text, JSON.stringify({ t: 'ping', n: 7 })));
    await greeted.hears('"n":7');
    expect(silent.pongs).toBe(0);
  });

  it('is answered as far as it is none', async () => {
    const flooder = await Flooder.greeted(house, (await house.guest('Ada')).cookie);
    flooder.send(times(frames.perConnection.burst / 2, frame(OPCODE.ping)));
    flooder.send(frame(OPCODE.text, JSON.stringify({ t: 'ping', n: 7 })));
    await flooder.hears('"n":7');
    expect(flooder.pongs).toBe(frames.perConnection.burst / 2);
  });
});

describe('a flood over several connections', () => {
  const rate = (burst: number) => ({ burst, perSecond: 0.001 });
  const pings = times(100, frame(OPCODE.ping));
  /** Resolves when all that was sent is read. */
  const isRead = async (flooder: Flooder): Promise<void> => {
    flooder.send(frame(OPCODE.text, JSON.stringify({ t: 'ping', n: 7 })));
    await flooder.hears('"n":7');
  };

  it('is cut off where one person sends it', async () => {
    const strict = await new House({ ...STRICT, frames: { ...frames, perPerson: rate(150) } }).open();
    const { cookie } = await strict.guest('Mallory');
    const flooders = [await Flooder.greeted(strict, cookie), await Flooder.greeted(strict, cookie)];
    flooders[0]!.send(pings);
    await isRead(flooders[0]!);
    flooders[1]!.send(pings);
    await flooders[1]!.closed;
    expect(await metric(strict, FLOODED)).toBe(1);
    const other = await Flooder.greeted(strict, (await strict.guest('Ada')).cookie);
    other.send(pings);
    await isRead(other);
    await strict.end();
  });

  it('is cut off where a network sends it, and spares whoever sends little', async () => {
    const perConnection = rate(120);
    const strict = await new House({ ...STRICT, frames: { ...frames, perConnection, perAddress: rate(150) } }).open();
    const flooders = [];
    for (const name of ['Mallory', 'Eve', 'Ada'])
      flooders.push(await Flooder.greeted(strict, (await strict.guest(name)).cookie));
    const [mallory, eve, ada] = flooders;
    mallory!.send(pings);
    await isRead(mallory!);
    eve!.send(pings);
    await eve!.closed;
    expect(await metric(strict, FLOODED)).toBe(1);
    for (let n = 0; n < 40; n++) ada!.send(frame(OPCODE.ping));
    await isRead(ada!);
    expect(ada!.pongs).toBe(40);
    await strict.end();
  });
});

describe('frames', () => {
  it('are counted, however they are cut into pieces', () => {
    const sent = fc.record({
      contents: fc.array(fc.integer({ min: 0, max: 300 }), { maxLength: 30 }),
      cuts: fc.array(fc.nat(5_000), { maxLength: 40 }),
    });
    fc.assert(
      fc.property(sent, ({ contents, cuts }) => {
        const all = Buffer.concat(contents.map(length => frame(OPCODE.text, 'x'.repeat(length))));
        const counter = new FrameCounter();
        const places = [0, ...cuts.filter(cut => cut < all.length).sort((a, b) => a - b), all.length];
        const counted = places.slice(1).map((end, n) => counter.count(all.subarray(places[n], end)));
        expect(counted.reduce((sum, count) => sum + count, 0)).toBe(contents.length);
      }),
    );
  });
});
