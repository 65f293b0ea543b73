import { viewOf } from '@threefold-games/room';
import { must } from '@threefold-games/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Device, type House, openHouse, PATIENCE } from './house.ts';
import { planOf, requestId } from './table.ts';

const nonce = '0123456789abcdef'.repeat(2);
const plan = planOf('taluva', 2);

let house: House;
let ada: Device;
let bo: Device;
beforeAll(async () => {
  house = await openHouse();
  [ada, bo] = [house.device(), house.device()];
  await ada.becomes('Ada');
  await bo.becomes('Bo');
}, PATIENCE);
afterAll(() => house.close(), PATIENCE);

const commit = async () => (await ada.ask('POST /api/deals')).body;
const open = (device: Device, deal: string, id?: string) =>
  device.ask('POST /api/rooms', { body: { plan, nonce, deal, ...(id === undefined ? {} : { id }) } });

describe('a deal that the server commits to', () => {
  it('is the one of the table that is opened with it', async () => {
    const { room, hash, claim } = await commit();
    expect((await ada.ask('GET /api/rooms/:id', { params: { id: room } })).status).toBe(404);
    expect((await open(ada, claim)).body).toEqual({ id: room });
    const { table } = viewOf(must(await house.rooms.load(room)));
    expect(table.deal).toEqual({ scheme: 'threefold-deal/2', hash });
  });

  it('is another one each time, and says nothing of its secret', async () => {
    const many = await Promise.all(Array.from({ length: 20 }, commit));
    for (const part of ['room', 'hash', 'claim'] as const) expect(new Set(many.map(deal => deal[part])).size).toBe(20);
    const { room, claim } = many[0]!;
    await open(ada, claim);
    const { secret } = must(await house.rooms.load(room)).deal;
    expect(JSON.stringify(many)).not.toContain(secret);
  });

  it('opens one table: another request is refused, and the same one again gets the same', async () => {
    const { room, claim } = await commit();
    const id = requestId();
    for (let n = 0; n < 2; n++) expect((await open(ada, claim, id)).body).toEqual({ id: room });
    for (const device of [ada, bo]) {
      const again = await open(device, claim, requestId());
      expect([again.status, again.body.code]).toEqual([409, 'deal.claim']);
    }
  });

  it('is not taken with another room, another time or after a while, and from nobody else', async () => {
    const { claim, hash } = await commit();
    const [room = '', until = '', signed = ''] = claim.split('.');
    const forged = [
      [room.replace(/^./, first => (first === 'a' ? 'b' : 'a')), until, signed],
      [room, (Number.parseInt(until, 36) + 1).toString(36), signed],
      [room, until, signed.replace(/^./, first => (first === 'a' ? 'b' : 'a'))],
      [room, until, hash.slice(0, 43)],
    ];
    for (const parts of forged) expect((await open(ada, parts.join('.'))).body.code).toBe('deal.claim');
    expect((await open(ada, 'nonsense')).body.code).toBe('http.input');
    const other = await openHouse({ dealKey: 'another key' });
    try {
      const guest = other.device();
      await guest.becomes('Ada');
      expect((await open(guest, claim)).body.code).toBe('deal.claim');
    } finally {
      await other.close();
    }
    house.pass(10 * 60_000 + 1);
    expect((await open(ada, claim)).body.code).toBe('deal.claim');
    expect((await open(ada, (await commit()).claim)).status).toBe(200);
  });

  it('need not be asked for, as by pages of an older version', async () => {
    const { status, body } = await ada.ask('POST /api/rooms', { body: { plan, nonce } });
    expect(status).toBe(200);
    expect(must(await house.rooms.load(body.id)).deal).toMatchObject({ scheme: 'threefold-deal/2' });
  });
});
