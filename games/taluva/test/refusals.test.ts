import { speaker } from '@threefold-games/speech';
import { touch as touchOne } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';
import { open } from '../scene/index.ts';
import { words } from '../words/en/game.ts';
import { FLAT, type Island, island, MOUNTAIN } from './island.ts';

const face = open(words, speaker('en'));

const touch = (position: Island, cell: string, spin?: string) =>
  touchOne(face, position, [{ at: 'cell', cell }], { spin });

describe('a refusal speaks of what was touched, and marks no more than that', () => {
  it.each([
    ['9,9', '0', 'TL-3.3', 'The tile must touch the island along an edge.', ''],
    ['0,0', '0', 'TL-4.2', 'The lava of the volcano below runs the same way. Rotate the tile.', '0,0'],
    ['1,0', '1', 'TL-4.1', 'The tile’s volcano must cover a volcano.', '1,0'],
    ['0,0', '5', 'TL-3.2', 'All three fields must be on land, or none; here it is 2 of 3.', '0,0 1,-1 1,0'],
    ['2,0', '1', 'TL-4.6', 'A temple is never covered.', '2,1'],
  ])('a tile at %s/%s: %s', (cell, spin, ...told) => {
    const pieces = { '2,1': 'T1' };
    expect(touch(island({ tiles: FLAT, hand: 'LL', pieces }), cell, spin)).toEqual(told);
  });

  it('TL-4.3: a tile over two levels', () => {
    const told = ['TL-4.3', 'All three fields below must be on one level; here: 1 and 2.', '2,0 1,1 1,0'];
    expect(touch(island({ tiles: [...FLAT, 'LL 2,0/1'], hand: 'JC' }), '2,0', '2')).toEqual(told);
  });

  it.each([
    ['0,0', 'TL-6.2', 'Nothing is built on a volcano.', '0,0'],
    ['1,2', 'TL-6.2', 'Ebony has already built on this field.', '1,2'],
    ['0,2', 'TL-6.3', 'This field is on level 2: huts are founded on level 1.', '0,2'],
  ])('building at %s: %s', (cell, ...told) => {
    const pieces = { '1,2': 'H1', '0,1': 'W1' };
    expect(touch(island({ tiles: MOUNTAIN, pieces }), cell)).toEqual(told);
  });

  it('TL-6.13: a settlement without a free field beside it', () => {
    const pieces = { '1,0': 'H0', '0,1': 'H1', '1,1': 'H1' };
    expect(touch(island({ tiles: FLAT, pieces }), '1,0')).toEqual([
      'TL-6.13',
      'This settlement can’t expand: no field next to it is free.',
      '1,0',
    ]);
  });

  it('TL-6.14: a settlement that lacks the huts is told what the cheapest terrain takes', () => {
    const pieces = { '1,1': 'H0' };
    const left = { 0: [3, 2, 0] } as const;
    expect(touch(island({ tiles: FLAT, pieces, left }), '1,1')).toEqual([
      'TL-6.14',
      'Expanding here takes 1 hut; you have 0 left.',
      '1,0',
    ]);
  });
});
