import { parseOptions } from '@threefold-games/core';
import { describe, expect, it } from 'vitest';
import { taluva } from '../rules/index.ts';
import { FLAT, island, start } from './island.ts';

const leftOf = (odds: string, seats = 2): readonly (readonly number[])[] =>
  start(seats, { odds })
    .view()
    .players.map(({ left }) => [left.temples, left.towers, left.huts]);

describe('H House rules', () => {
  it('TL-H.1: odds are pieces that count as built, and that are not built with', () => {
    expect(leftOf('seat0step2')).toEqual([
      [3, 1, 20],
      [3, 2, 20],
    ]);
    expect(leftOf('seat1step1')[1]).toEqual([2, 2, 20]);
    expect(leftOf('seat3step3', 4)[3]).toEqual([2, 1, 20]);
    expect(start(2, { odds: 'seat1step3' }).view().players[1]!.built).toEqual({ temples: 1, towers: 1, huts: 0 });
  });

  it('TL-H.1: they count for an early win and when the tiles run out', () => {
    const last = (options: Record<string, string>) =>
      island({ tiles: FLAT, pieces: { '0,1': 'H0', '3,-1': 'H1' }, left: { 0: [1, 0, 5] }, tilesLeft: 0, options });
    const end = (options: Record<string, string>): unknown => {
      const position = island({ tiles: FLAT, pieces: { '0,1': 'H0', '3,-1': 'H1' }, tilesLeft: 0, options });
      position.make(position.parse('H@1,0')!);
      return position.outcome();
    };
    expect(last({}).view().players[0]!.nearest).toEqual({ kinds: ['temple', 'tower'], pieces: 1 });
    expect(end({})).toEqual({ shares: [1, 0], rule: 'TL-8.3' });
    expect(end({ odds: 'seat1step1' })).toEqual({ shares: [0, 1], rule: 'TL-8.3' });
  });

  it('TL-H.1: is written only where it is on, read again, and refused for seats that there are not', () => {
    const text = start(3, { odds: 'seat2step3' }).encode();
    expect(text).toContain(',odds=seat2step3 ');
    expect(taluva.decode(text).ok).toBe(true);
    expect(taluva.decode(text.replace('2,1,20', '3,2,20')).ok).toBe(false);
    expect(start().encode()).not.toContain('odds');
    expect(parseOptions(taluva.options, 2, { odds: 'seat2step1' })).toMatchObject({
      error: { code: 'options.clash', detail: 'odds=seat2step1 with 2 seats' },
    });
    expect(parseOptions(taluva.options, 4, { odds: 'seat4step1' })).toMatchObject({ error: { code: 'options.value' } });
  });
});
