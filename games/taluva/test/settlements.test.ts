import { describe, expect, it } from 'vitest';
import { fieldAt, island, refusal, settlements, step, stepsLike } from './island.ts';

describe('Taluva 5: settlements', () => {
  it('TL-5.1: neighbouring pieces of one seat are one settlement, of two seats never', () => {
    const tiles = ['JC 0,0/0', 'SR 1,1/5', 'CJ 0,2/0'];
    const position = island({ tiles, pieces: { '0,1': 'H0', '1,0': 'H0', '2,0': 'H1', '1,2': 'H0', '0,3': 'T0' } });
    expect(settlements(position)).toEqual(['0: 0,1 1,0', '0: 0,3 1,2', '1: 2,0']);
    expect(position.view().settlements[1]).toMatchObject({ seat: 0, size: 2, temples: 1, towers: 0 });
  });

  it('TL-5.2: levels do not part a settlement', () => {
    const tiles = ['JC 0,0/0', 'SR -1,2/3', 'LL -1,2/4'];
    const position = island({ tiles, pieces: { '1,0': 'H0', '0,1': 'H0', '-1,1': 'H0' } });
    expect(fieldAt(position, '0,1')).toMatchObject({ level: 2, piece: { seat: 0, kind: 'hut', huts: 2 } });
    expect(settlements(position)).toEqual(['0: -1,1 0,1 1,0']);
    expect(position.view().players[0]?.left.huts).toBe(20 - 1 - 2 - 2);
    expect(refusal(position, 'T@-2,2')).toBeUndefined();
  });

  it('TL-5.3: covering splits a settlement', () => {
    const tiles = ['JC 0,0/0', 'SR -1,2/3', 'JC 2,0/0'];
    const pieces = { '1,0': 'H0', '0,1': 'H0', '-1,1': 'H0', '-2,2': 'H0' };
    const position = island({ tiles, pieces, hand: 'LL' });
    expect(settlements(position)).toEqual(['0: -2,2 -1,1 0,1 1,0']);
    step(position, '0,0/1');
    expect(settlements(position)).toEqual(['0: -2,2', '0: 1,0']);
    // Neither half is large enough for a temple now.
    expect(stepsLike(position, 'T')).toEqual([]);
    expect(stepsLike(position, 'E')).toEqual(['E@-2,2:L', 'E@1,0:L']);
  });

  it('TL-5.4: building joins settlements', () => {
    const tiles = ['JC 0,0/0', 'SR -1,2/3'];
    const position = island({ tiles, pieces: { '1,0': 'H0', '-1,1': 'H0' } });
    expect(settlements(position)).toEqual(['0: -1,1', '0: 1,0']);
    step(position, 'H@0,1');
    expect(settlements(position)).toEqual(['0: -1,1 0,1 1,0']);
  });

  it('TL-5.5: a lone temple or tower is a settlement', () => {
    const tiles = ['JC 0,0/0', 'SR -1,2/3'];
    const temple = island({ tiles, pieces: { '0,1': 'T0' } });
    expect(settlements(temple)).toEqual(['0: 0,1']);
    expect(stepsLike(temple, 'E')).toEqual(['E@0,1:J', 'E@0,1:R']);
    expect(stepsLike(island({ tiles, pieces: { '0,1': 'W0' } }), 'E')).toEqual(['E@0,1:J', 'E@0,1:R']);
  });
});
