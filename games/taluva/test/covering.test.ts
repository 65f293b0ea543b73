import { describe, expect, it } from 'vitest';
import { fieldAt, island, type Picture, play, refusal, settlements, start, step } from './island.ts';

/** Two tiles, and on 0,0 and -1,2 volcanoes whose neighbours -1,1 and 0,1 a third tile can cover. */
const TWO: Picture = { tiles: ['JC 0,0/0', 'SR -1,2/3'], hand: 'LL' };

describe('Taluva 4: covering', () => {
  it('TL-4.1: the volcano lies on a volcano', () => {
    const position = island(TWO);
    expect(refusal(position, '0,0/1')).toBeUndefined();
    expect(refusal(position, '-1,2/4')).toBeUndefined();
    expect(refusal(position, '0,1/2')).toEqual(['TL-4.1', '0,1']);
    expect(refusal(position, '-1,1/0')).toEqual(['TL-4.1', '-1,1']);
    step(position, '-1,2/4');
    expect(fieldAt(position, '-1,2')).toMatchObject({ level: 2, terrain: null, rotation: 4, slot: 0 });
    expect(fieldAt(position, '-1,1')).toMatchObject({ level: 2, terrain: 'L', slot: 1, volcano: '-1,2' });
    expect(fieldAt(position, '-2,2')).toMatchObject({ level: 1, terrain: 'S', slot: 1, volcano: '-1,2' });
  });

  it('TL-4.2: the direction changes', () => {
    const position = island(TWO);
    expect(refusal(position, '0,0/0')).toEqual(['TL-4.2', '0,0']);
    expect(refusal(position, '-1,2/3')).toEqual(['TL-4.2', '-1,2']);
  });

  it('TL-4.2: what counts is the tile whose volcano is covered, on every level', () => {
    const tiles = ['JC 0,0/0', 'JC 2,0/1', 'JC 2,0/2', 'JC 1,-2/1', 'JC 0,0/4', 'CJ 2,2/2', 'CJ 0,0/5', 'CJ 2,2/3'];
    const position = island({ tiles, hand: 'LL' });
    expect(fieldAt(position, '2,0')).toMatchObject({ level: 2, terrain: null, rotation: 2 });
    expect(refusal(position, '2,0/1')).toBeUndefined();
    expect(refusal(position, '2,0/2')).toEqual(['TL-4.2', '2,0']);
    // The tile that was laid there first had rotation 1; it no longer matters.
    step(position, '2,0/1');
    expect(fieldAt(position, '2,0')).toMatchObject({ level: 3 });
  });

  it('TL-4.3: the fields below have one level, and no gap is left', () => {
    const position = island(TWO);
    expect(refusal(position, '0,0/5')).toEqual(['TL-3.2', '0,0', '1,0']);
    expect(refusal(position, '0,0/3')).toEqual(['TL-3.2', '0,0']);
    const uneven = island({ ...TWO, tiles: [...TWO.tiles, 'CC -1,2/4'] });
    expect(refusal(uneven, '0,0/1')).toEqual(['TL-4.3', '-1,1', '0,1']);
    expect(refusal(uneven, '-1,2/3')).toEqual(['TL-4.3', '-2,2']);
  });

  it('TL-4.4: two and three volcanoes may be covered', () => {
    const volcanoes = island({ tiles: ['JC 0,0/0', 'CJ 0,-1/3', 'SR 1,-1/5'], hand: 'LL' });
    expect(refusal(volcanoes, '0,0/4')).toBeUndefined();
    step(volcanoes, '0,0/4');
    expect(volcanoes.view().fields.filter(({ terrain }) => terrain === null)).toHaveLength(1);
    // Three tiles are covered here, one field of each.
    expect(['0,0', '0,-1', '1,-1'].map(name => fieldAt(volcanoes, name)?.level)).toEqual([2, 2, 2]);
  });

  it('TL-4.5: covered huts leave the game and stay built', () => {
    const position = island({ ...TWO, pieces: { '0,1': 'H1', '1,0': 'H1', '-2,2': 'H0' }, seat: 0 });
    step(position, '-1,2/4');
    expect(fieldAt(position, '0,1')).toMatchObject({ level: 2, piece: null });
    expect(position.view().players[1]).toMatchObject({ left: { huts: 18 }, built: { huts: 2 } });
    const own = island({ ...TWO, pieces: { '0,1': 'H0', '1,0': 'H0', '-2,2': 'H1' } });
    expect(refusal(own, '-1,2/4')).toBeUndefined();
  });

  it('TL-4.6: temples and towers are not covered', () => {
    for (const piece of ['T0', 'W0', 'T1', 'W1']) {
      const position = island({ ...TWO, pieces: { '0,1': piece, '1,0': `H${piece[1]}` } });
      expect(refusal(position, '-1,2/4')).toEqual(['TL-4.6', '0,1']);
    }
  });

  it('TL-4.7: a settlement keeps a piece', () => {
    expect(refusal(island({ ...TWO, pieces: { '0,1': 'H0' } }), '-1,2/4')).toEqual(['TL-4.7', '0,1']);
    expect(refusal(island({ ...TWO, pieces: { '0,1': 'H1' } }), '-1,2/4')).toEqual(['TL-4.7', '0,1']);
    const both = { '0,1': 'H0', '-1,1': 'H0' };
    expect(refusal(island({ ...TWO, pieces: both }), '-1,2/4')).toEqual(['TL-4.7', '-1,1', '0,1']);
    // A third field saves it, next to either of them; a temple will do.
    expect(refusal(island({ ...TWO, pieces: { ...both, '1,0': 'H0' } }), '-1,2/4')).toBeUndefined();
    expect(refusal(island({ ...TWO, pieces: { ...both, '-2,2': 'T0' } }), '-1,2/4')).toBeUndefined();
    expect(refusal(island({ ...TWO, pieces: { ...both, '1,0': 'H1' } }), '-1,2/4')).toEqual(['TL-4.7', '-1,1', '0,1']);
  });

  it('TL-4.7: each settlement is judged by itself', () => {
    const pieces = { '0,1': 'H0', '-1,1': 'H1', '1,0': 'H0' };
    expect(refusal(island({ ...TWO, pieces }), '-1,2/4')).toEqual(['TL-4.7', '-1,1']);
    expect(refusal(island({ ...TWO, pieces: { ...pieces, '-2,2': 'H1' } }), '-1,2/4')).toBeUndefined();
    expect(refusal(island({ ...TWO, pieces: { '0,1': 'H0', '-1,1': 'H1', '-2,2': 'H1' } }), '-1,2/4')).toEqual([
      'TL-4.7',
      '0,1',
    ]);
  });

  it('TL-4.7: a settlement may lose all but one piece and be split in the same laying', () => {
    const position = island({ ...TWO, pieces: { '0,1': 'H1', '-1,1': 'H1', '1,0': 'H1', '-2,2': 'H1' } });
    expect(settlements(position)).toEqual(['1: -2,2 -1,1 0,1 1,0']);
    step(position, '-1,2/4');
    expect(settlements(position)).toEqual(['1: -2,2', '1: 1,0']);
  });

  it('TL-4.3: a game goes up to level 4', () => {
    const game = play(start(), 'JS 0,0/0 H@0,1', 'JR 1,-2/1 H@1,0');
    step(game, 'CJ');
    step(game, '0,0/4');
    expect(fieldAt(game, '1,-1')).toMatchObject({ level: 2, terrain: 'J' });
    const tiles = [
      'JC 0,0/0',
      'JC 2,0/1',
      'JC 2,0/2',
      'JC 1,-2/1',
      'JC 0,0/4',
      'CJ 2,2/2',
      'CJ 0,0/5',
      'CJ 2,2/3',
      'CJ 2,0/1',
    ];
    const high = island({ tiles, hand: 'SS' });
    step(high, '2,0/2');
    expect(fieldAt(high, '2,0')).toMatchObject({ level: 4 });
  });
});
