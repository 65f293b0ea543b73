import { join } from 'node:path';
import { seededRandom } from '@threefold-games/core';
import type { RoomEvent } from '@threefold-games/room';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DatabaseSync } from '../../src/store/sqlite/nodeSqlite.ts';
import { Follower } from './follower.ts';
import { beginGame, House, newId, planOf, SLOW } from './table.ts';

let house: House;
beforeAll(async () => {
  house = await new House().open();
}, SLOW);
afterAll(() => house.end(), SLOW);

/** Stores an event as another process would that does not live to tell. */
const storeSilently = (room: string, seq: number, event: RoomEvent): void => {
  const database = new DatabaseSync(join(house.data, 'threefold.db'), { timeout: 10_000 });
  const { at } = database.prepare('select updated as at from rooms where id = ?').get(room) as {
    readonly at: number;
  };
  database.exec('begin immediate');
  database.prepare('update rooms set seq = ?, updated = ? where id = ? and seq = ?').run(seq, at, room, seq - 1);
  const insert = database.prepare('insert into events (room, seq, at, event) values (?, ?, ?, ?)');
  insert.run(room, seq, at, JSON.stringify(event));
  database.exec('commit');
  database.close();
};

describe('a client that knows more of a room than the server', () => {
  it('is sent what is stored', async () => {
    const { room, guests, phones } = await beginGame(house, planOf('talat'));
    const followers = phones.map(phone => new Follower(phone, room));
    const { seq, now } = followers[0]!;
    const mover = followers[now.actor!]!;
    const steps = mover.randomTurn(seededRandom('missed'));
    const by = guests[now.actor!]!.id;
    storeSilently(room, seq + 1, { by, id: newId(), act: { kind: 'turn', turn: 0, steps } });
    const other = followers[1 - now.actor!]!;
    const told = await other.phone.watch(room, { seq: seq + 1, turns: 1 });
    expect(told).toMatchObject({ seq: seq + 1, from: 1, turns: [] });
    // Everybody else hears of it with that.
    await mover.reach(({ turns }) => turns.length === 1);
  });
});
