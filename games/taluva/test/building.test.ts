import { describe, expect, it } from 'vitest';
import { FLAT, fieldAt, island, MOUNTAIN, refusal, settlements, step, steps, stepsLike } from './island.ts';

describe('Taluva 6: building', () => {
  it('TL-6.1: a hut, a temple, a tower or an expansion', () => {
    const position = island({ tiles: MOUNTAIN, pieces: { '1,0': 'H0', '0,2': 'H0', '1,2': 'H0' } });
    expect(steps(position)).toEqual(['E@0,2:L', 'E@1,0:L', 'W@0,1']);
    const settled = island({ tiles: FLAT, pieces: { '0,1': 'H0', '1,0': 'H0', '1,1': 'H0' } });
    expect(steps(settled)).toEqual(['E@0,1:R', 'H@2,1', 'H@3,-1', 'H@3,0', 'T@2,1']);
  });

  it('TL-6.2: pieces stand on free fields alone', () => {
    const position = island({ tiles: FLAT, pieces: { '0,1': 'H0', '1,0': 'H1', '1,1': 'H0' } });
    for (const letter of ['H', 'T', 'W']) {
      expect(refusal(position, `${letter}@0,0`)).toEqual(['TL-6.2', '0,0']);
      expect(refusal(position, `${letter}@0,1`)).toEqual(['TL-6.2', '0,1']);
      expect(refusal(position, `${letter}@1,0`)).toEqual(['TL-6.2', '1,0']);
      expect(refusal(position, `${letter}@-7,5`)).toEqual(['TL-6.2', '-7,5']);
      expect(refusal(position, `${letter}@120,5`)).toEqual(['TL-6.2', '120,5']);
    }
  });

  it('TL-6.3: a hut is founded anywhere on level 1', () => {
    const position = island({ tiles: MOUNTAIN, pieces: { '1,0': 'H0' } });
    expect(stepsLike(position, 'H')).toEqual(['H@1,2']);
    expect(refusal(position, 'H@0,2')).toEqual(['TL-6.3', '0,2']);
    expect(refusal(position, 'H@0,1')).toEqual(['TL-6.3', '0,1']);
    step(position, 'H@1,2');
    expect(fieldAt(position, '1,2')?.piece).toEqual({ seat: 0, kind: 'hut', huts: 1 });
    expect(position.view().players[0]?.left.huts).toBe(18);
  });

  it('TL-6.4: next to an own piece only where the option allows it', () => {
    const picture = { tiles: FLAT, pieces: { '1,0': 'H0', '3,0': 'H1' } };
    expect(stepsLike(island(picture), 'H')).toEqual(['H@0,1', 'H@1,1', 'H@2,1', 'H@3,-1']);
    const apart = island({ ...picture, options: { hutMayTouchOwn: 'off' } });
    expect(stepsLike(apart, 'H')).toEqual(['H@2,1', 'H@3,-1']);
    expect(refusal(apart, 'H@1,1')).toEqual(['TL-6.4', '1,0']);
    // Expansions are not concerned.
    expect(stepsLike(apart, 'E')).toEqual(stepsLike(island(picture), 'E'));
    const other = island({ ...picture, options: { hutMayTouchOwn: 'off' }, seat: 1 });
    expect(stepsLike(other, 'H')).toEqual(['H@0,1', 'H@1,1']);
  });

  it('TL-6.5: a temple stands next to an own settlement, on any level', () => {
    const position = island({ tiles: FLAT, pieces: { '0,1': 'H0', '1,0': 'H0', '1,1': 'H0' } });
    expect(refusal(position, 'T@2,1')).toBeUndefined();
    expect(refusal(position, 'T@3,0')).toEqual(['TL-6.5', '3,0']);
    expect(refusal(island({ tiles: FLAT, pieces: { '3,-1': 'H1' } }), 'T@3,0')).toEqual(['TL-6.5', '3,0']);
    const high = island({ tiles: MOUNTAIN, pieces: { '1,0': 'H0', '0,1': 'H0', '0,2': 'H0' } });
    expect(stepsLike(high, 'T')).toEqual(['T@-1,1', 'T@1,2']);
    step(high, 'T@-1,1');
    expect(fieldAt(high, '-1,1')?.piece).toEqual({ seat: 0, kind: 'temple', huts: 0 });
    expect(high.view().players[0]?.left).toEqual({ temples: 2, towers: 2, huts: 14 });
  });

  it('TL-6.6: that settlement has three fields by itself', () => {
    const two = { '1,0': 'H0', '1,1': 'H0' };
    expect(refusal(island({ tiles: FLAT, pieces: two }), 'T@2,1')).toEqual(['TL-6.6', '1,0', '1,1']);
    const together = island({ tiles: FLAT, pieces: { ...two, '3,0': 'H0' } });
    expect(refusal(together, 'T@2,1')).toEqual(['TL-6.6', '1,0', '1,1', '3,0']);
    // Huts on a high field are many, but one field.
    const tall = island({ tiles: MOUNTAIN, pieces: { '0,1': 'H0', '-1,1': 'H0' } });
    expect(refusal(tall, 'T@-1,0')).toEqual(['TL-6.6', '-1,1', '0,1']);
  });

  it('TL-6.7: that settlement has no temple by itself', () => {
    const three = { '0,1': 'T0', '1,0': 'H0', '1,1': 'H0' };
    expect(refusal(island({ tiles: FLAT, pieces: three }), 'T@2,1')).toEqual(['TL-6.7', '0,1', '1,0', '1,1']);
    expect(refusal(island({ tiles: FLAT, pieces: { '3,0': 'T0' } }), 'T@2,1')).toEqual(['TL-6.7', '3,0']);
  });

  it('TL-6.8: a tower stands on level 3 or higher', () => {
    const position = island({ tiles: MOUNTAIN, pieces: { '1,0': 'H0', '0,1': 'H0' } });
    expect(stepsLike(position, 'W')).toEqual(['W@-1,1']);
    expect(refusal(position, 'W@0,2')).toEqual(['TL-6.8', '0,2']);
    expect(refusal(position, 'W@1,2')).toEqual(['TL-6.8', '1,2']);
    step(position, 'W@-1,1');
    expect(fieldAt(position, '-1,1')?.piece).toEqual({ seat: 0, kind: 'tower', huts: 0 });
  });

  it('TL-6.9: a tower stands next to an own settlement of any size', () => {
    const position = island({ tiles: MOUNTAIN, pieces: { '1,0': 'H0', '-1,0': 'H1' } });
    expect(stepsLike(position, 'W')).toEqual(['W@0,1']);
    expect(refusal(position, 'W@-1,1')).toEqual(['TL-6.9', '-1,1']);
  });

  it('TL-6.10: that settlement has no tower by itself', () => {
    const pieces = { '1,0': 'H0', '0,1': 'W0' };
    expect(refusal(island({ tiles: MOUNTAIN, pieces }), 'W@-1,1')).toEqual(['TL-6.10', '0,1', '1,0']);
    // Another settlement next to the field has none.
    expect(refusal(island({ tiles: MOUNTAIN, pieces: { ...pieces, '-1,0': 'H0' } }), 'W@-1,1')).toBeUndefined();
  });

  it('TL-6.11: an expansion starts from an own settlement', () => {
    const position = island({ tiles: FLAT, pieces: { '1,0': 'H0', '3,0': 'H1' } });
    expect(stepsLike(position, 'E')).toEqual(['E@1,0:C', 'E@1,0:S']);
    expect(refusal(position, 'E@3,0:C')).toEqual(['TL-6.11', '3,0']);
    expect(refusal(position, 'E@1,1:C')).toEqual(['TL-6.11', '1,1']);
    expect(refusal(position, 'E@0,0:C')).toEqual(['TL-6.11', '0,0']);
    expect(refusal(position, 'E@-99,0:C')).toEqual(['TL-6.11', '-99,0']);
  });

  it('TL-6.12: every free field of the terrain gets as many huts as its level', () => {
    const position = island({ tiles: MOUNTAIN, pieces: { '1,0': 'H0' } });
    step(position, 'E@1,0:L');
    expect(fieldAt(position, '0,1')?.piece).toEqual({ seat: 0, kind: 'hut', huts: 3 });
    expect(position.view().players[0]?.left.huts).toBe(16);
  });

  it('TL-6.12: the settlement as it was before counts, not as it grows', () => {
    // A row of sand, each field next to the one before: 1,1 then 2,1 and 2,2 then 3,1.
    const tiles = ['JC 0,0/0', 'SS 1,2/4', 'CS 2,0/5'];
    const position = island({ tiles, pieces: { '1,0': 'H0' } });
    expect(fieldAt(position, '2,1')).toMatchObject({ terrain: 'S' });
    step(position, 'E@1,0:S');
    expect(settlements(position)).toEqual(['0: 1,0 1,1']);
    expect(fieldAt(position, '2,1')?.piece).toBeNull();
  });

  it('TL-6.13: an expansion needs a free field of the terrain', () => {
    const position = island({ tiles: FLAT, pieces: { '1,0': 'H0', '0,1': 'H1' } });
    expect(refusal(position, 'E@1,0:L')).toEqual(['TL-6.13', '1,0']);
    expect(refusal(position, 'E@1,0:C')).toEqual(['TL-6.13', '1,0']);
  });

  it('TL-6.14: all or nothing', () => {
    const picture = { tiles: MOUNTAIN, pieces: { '1,0': 'H0' } };
    expect(refusal(island({ ...picture, left: { 0: [3, 2, 3] } }), 'E@1,0:L')).toBeUndefined();
    expect(refusal(island({ ...picture, left: { 0: [3, 2, 2] } }), 'E@1,0:L')).toEqual(['TL-6.14', '0,1']);
    expect(island({ ...picture, left: { 0: [3, 2, 2] } }).view().expansions).toEqual([
      { settlement: '1,0', terrain: 'L', cells: ['0,1'], huts: 3, affordable: false },
    ]);
    const tiles = ['JC 0,0/0', 'CR 1,2/4', 'CJ 2,0/5'];
    const several = island({ tiles, pieces: { '1,0': 'H0' }, left: { 0: [3, 2, 1] } });
    expect(refusal(several, 'E@1,0:C')).toEqual(['TL-6.14', '0,1', '1,1']);
  });

  it('TL-6.15: only what is left is built', () => {
    const three = { '0,1': 'H0', '1,0': 'H0', '1,1': 'H0' };
    expect(refusal(island({ tiles: FLAT, pieces: three, left: { 0: [3, 2, 0] } }), 'H@3,0')).toEqual(['TL-6.15']);
    expect(refusal(island({ tiles: FLAT, pieces: three, left: { 0: [0, 2, 9] } }), 'T@2,1')).toEqual(['TL-6.15']);
    const peak = { '1,0': 'H0' };
    expect(refusal(island({ tiles: MOUNTAIN, pieces: peak, left: { 0: [3, 0, 9] } }), 'W@0,1')).toEqual(['TL-6.15']);
  });

  it('TL-6.16: settlements that grow together may hold two temples', () => {
    const pieces = { '0,1': 'H0', '1,0': 'H0', '1,1': 'H0', '3,0': 'T0', '3,-1': 'H0' };
    const position = island({ tiles: FLAT, pieces });
    expect(refusal(position, 'T@2,1')).toBeUndefined();
    step(position, 'T@2,1');
    expect(position.view().settlements).toEqual([
      { seat: 0, cells: ['0,1', '1,0', '1,1', '2,1', '3,-1', '3,0'], size: 6, temples: 2, towers: 0 },
    ]);
  });

  it('TL-6.16: and two towers', () => {
    const position = island({ tiles: MOUNTAIN, pieces: { '1,0': 'H0', '-1,1': 'W0' } });
    expect(refusal(position, 'W@0,1')).toBeUndefined();
    step(position, 'W@0,1');
    expect(position.view().settlements).toMatchObject([{ size: 3, temples: 0, towers: 2 }]);
  });
});
