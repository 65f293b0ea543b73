import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginGame, House, planOf, SLOW } from '../live/table.ts';

let house: House;
beforeAll(async () => {
  house = await new House().open();
}, SLOW);
afterAll(() => house.end(), SLOW);

describe('whoever comes to a table', () => {
  it('is told what has happened there beside the turns, also after a restart', async () => {
    const { room, guests, phones } = await beginGame(house, planOf('talat'));
    const [ada, bo] = phones;
    await ada!.act(room, { kind: 'offer', offer: 'pause' });
    await bo!.act(room, { kind: 'answer', offer: 'pause', yes: false });
    await bo!.hangUp();
    await ada!.hears('event', ({ effects }) => effects.some(({ kind }) => kind === 'gone'));
    const again = await guests[1]!.connect();
    const { seq } = await again.watch(room);
    await ada!.hears('event', ({ effects }) => effects.some(({ kind }) => kind === 'back'));
    await again.act(room, { kind: 'resign' });
    const past = [
      { kind: 'started' },
      { kind: 'offered', offer: 'pause', seat: 0 },
      { kind: 'declined', offer: 'pause', seat: 1 },
      { kind: 'gone', seat: 1 },
      { kind: 'back', seat: 1 },
      { kind: 'left', seat: 1 },
      { kind: 'over', result: { why: { kind: 'resign', seat: 1 } } },
    ];
    const told = await (await house.connect()).watch(room);
    expect(told.past!.flatMap(({ effects }) => effects)).toMatchObject(past);
    expect(told.past!.map(({ at }) => at)).toEqual(told.past!.map(({ at }) => at).toSorted((a, b) => a - b));
    expect((await again.watch(room, { seq, turns: 0 })).past).toBeUndefined();
    await house.close();
    await house.open();
    expect((await (await house.connect()).watch(room)).past).toEqual(told.past);
  });

  it('is told who stands in for whom', async () => {
    const { room, phones } = await beginGame(house, planOf('talat', { seats: 3 }), ['Ada', 'Bo', 'Cy']);
    await phones[2]!.act(room, { kind: 'resign' });
    const { past } = await (await house.connect()).watch(room);
    expect(past!.at(-1)!.effects).toEqual([
      { kind: 'left', seat: 2 },
      { kind: 'standIn', seat: 2, level: 1 },
    ]);
  });
});
