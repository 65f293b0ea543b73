import { seededRandom } from '@threefold-games/core';
import { must } from '@threefold-games/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../../src/store/database.ts';
import { systemTime } from '../../src/time.ts';
import { Follower } from '../live/follower.ts';
import { beginGame, House, planOf, SLOW } from '../live/table.ts';

let house: House;
beforeAll(async () => {
  house = await new House().open();
}, SLOW);
afterAll(() => house.end(), SLOW);

describe('an orderly end', () => {
  it('leaves nothing to judge again, and the games go on', async () => {
    const { room, phones, guests } = await beginGame(house, planOf('talat'));
    const followers = phones.map(phone => new Follower(phone, room));
    const random = seededRandom('end');
    for (let turn = 0; turn < 3; turn++) {
      const mover = followers[followers[0]!.now.actor!]!;
      await mover.phone.act(room, { kind: 'turn', turn, steps: mover.randomTurn(random) });
      for (const follower of followers) await follower.reach(({ turns }) => turns.length === turn + 1);
    }
    const { seq } = followers[0]!;
    await house.close();

    const store = must(await openStore({ data: house.data }, { ...systemTime, processId: 'looks' }));
    const stored = await store.journal.load(room);
    await store.close();
    expect(stored!.events).toEqual([]);
    expect(stored!.snapshot.seq).toBeGreaterThanOrEqual(seq);
    expect(stored!.snapshot.turns).toEqual(followers[0]!.turns);

    await house.open();
    const again = await (await house.guest('Watcher')).connect();
    expect((await again.watch(room)).turns).toHaveLength(3);
    const back = await guests[0]!.connect();
    await back.watch(room);
    expect(await back.act(room, { kind: 'resign' })).toMatchObject({ t: 'done' });
  });
});
