import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '../../src/limits.ts';
import { openRatings } from '../../src/ratings/worker.ts';
import { closeStaleTables, forgetExpired, forgetUnplayed } from '../../src/services.ts';
import { type House, openHouse, PATIENCE } from './house.ts';
import { planOf, requestId, seatAll, wholeGame } from './table.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse({ at: Date.UTC(2026, 5, 1) });
}, PATIENCE);
afterAll(() => house.close(), PATIENCE);

const nonce = 'ab'.repeat(16);

describe('what nobody needs', () => {
  it('is forgotten: tables that never began, guests who never sat down; what was played stays', async () => {
    const [a, b, idle] = [house.device(), house.device(), house.device()];
    await a.becomes('Ada');
    await b.becomes('Ben');
    const nobody = await idle.becomes('Nobody');
    const played = await wholeGame(house, [a, b], 1);
    const open = (await a.ask('POST /api/rooms', { body: { plan: planOf('talat', 2), nonce } })).body.id;
    const phaseOf = async (id: string) => (await b.ask('GET /api/rooms/:id', { params: { id } })).body.now?.phase;

    house.pass(LIMITS.rooms.closedAfter - 60_000);
    await closeStaleTables(house.store.db, house.rooms, house.deps.now());
    expect(await phaseOf(open)).toBe('gathering');
    house.pass(120_000);
    await closeStaleTables(house.store.db, house.rooms, house.deps.now());
    expect(await phaseOf(open)).toBe('over');

    const ratings = openRatings(house.context);
    await ratings.sweep();
    await ratings.close();
    await forgetUnplayed(house.store.db, house.deps.now());
    expect(await roomIds()).toContain(open);
    house.pass(LIMITS.rooms.forgottenAfter + 60_000);
    await forgetUnplayed(house.store.db, house.deps.now());
    expect(await roomIds()).toEqual([played]);
    for (const table of ['events', 'snapshots', 'sitters', 'finished'] as const) {
      const rows = await house.store.db.selectFrom(table).select('room').distinct().execute();
      expect([table, rows]).toEqual([table, [{ room: played }]]);
    }

    const persons = async () => (await house.store.db.selectFrom('persons').select('id').execute()).map(({ id }) => id);
    expect(await persons()).toContain(nobody);
    house.pass(LIMITS.people.guestFor);
    await forgetExpired(house.deps);
    expect(await persons()).toHaveLength(2);
    expect((await idle.ask('GET /api/me')).body.me).toBeNull();
    expect((await a.ask('GET /api/me')).body.me?.name).toBe('Ada');
  });
});

describe('the tables of a person', () => {
  it('are those where they sit: who stood up or was sent away has nothing to do with it', async () => {
    const [a, b] = [house.device(), house.device()];
    await a.becomes('Ada');
    await b.becomes('Ben');
    const plan = planOf('talat', 3, { start: 'host', watching: false });
    const room = (await a.ask('POST /api/rooms', { body: { plan, nonce } })).body.id;
    const params = { id: room };
    await b.ask('POST /api/rooms/:id/join', { params, body: { nonce } });
    const listed = async () => (await b.ask('GET /api/me/rooms')).body.rooms.map(({ id }) => id);
    expect(await listed()).toEqual([room]);
    await a.ask('POST /api/rooms/:id/acts', { params, body: { id: requestId(), act: { kind: 'empty', seat: 1 } } });
    expect(await listed()).toEqual([]);
  });

  it('wait for them only where they still play themselves', async () => {
    const devices = [house.device(), house.device(), house.device()];
    for (const [i, device] of devices.entries()) await device.becomes(`Player ${i}`);
    const room = await seatAll(devices, { game: 'talat', seats: 3 });
    const other = await seatAll([devices[0]!, devices[1]!], { game: 'tzaar' });
    const body = { id: requestId(), act: { kind: 'resign' } };
    await devices[0]!.ask('POST /api/rooms/:id/acts', { params: { id: room }, body });
    const { rooms } = (await devices[0]!.ask('GET /api/me/rooms')).body;
    expect(rooms[0]!.id).toBe(other);
  });
});

const roomIds = async (): Promise<readonly string[]> =>
  (await house.store.db.selectFrom('rooms').select('id').execute()).map(({ id }) => id);
