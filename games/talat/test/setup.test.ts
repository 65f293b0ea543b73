import { describe, expect, it } from 'vitest';
import { events, play, SETUP_3, steps } from './table.ts';

describe('2 Set-up', () => {
  it('TA-2.1: the seats place one tower each in turn, until all stand', () => {
    const actors = [0, 1, 2, 3, 4].map(n => play(SETUP_3.trim().split(/\s+/).slice(0, n).join(' ')).actor);
    expect(actors).toEqual([0, 1, 2, 0, 1]);
    const done = play(SETUP_3);
    expect(done.view()).toMatchObject({ phase: 'moving', hands: [[], [], []] });
  });

  it('TA-2.1: nothing moves during the set-up and nothing is placed after it', () => {
    const early = play('L3@a1 L3@f1 L3@f5');
    expect(early.whyNot('a1-a2')).toEqual({ rule: 'TA-2.1', cells: ['a1'] });
    const late = play(SETUP_3);
    expect(steps(late).every(text => /^[a-o][1-5]-[a-o][1-5]$/.test(text))).toBe(true);
    expect(late.whyNot('L3@a1')).toEqual({ rule: 'TA-2.1', cells: ['a1'] });
  });

  it('TA-2.2: any tower of the hand goes on any free cell of the own lines', () => {
    expect(steps(play(''))).toHaveLength(9 * 10);
    expect(steps(play('M4@c1 S3@a5 S3@f5'))).toHaveLength(8 * 9);
    for (const cell of ['c5', 'k1', 'f1', 'h5', 'c2', 'm3']) {
      expect(play('').whyNot(`M4@${cell}`)).toEqual({ rule: 'TA-2.2', cells: [cell] });
    }
  });

  it('TA-2.3: each tower is placed once', () => {
    const table = play('M4@c1 M4@a5 M4@f5');
    expect(steps(table, 'M4@')).toEqual([]);
    expect(table.whyNot('M4@d1')).toEqual({ rule: 'TA-2.3', cells: ['c1'] });
    expect(table.view().hands[0]).toEqual(['L6', 'L4', 'L3', 'M6', 'M3', 'S6', 'S4', 'S3']);
  });

  it('TA-2.3: a placement brings nothing else about', () => {
    expect(events(play('M4@c1'))).toEqual([]);
    expect(events(play(SETUP_3))).toEqual([]);
  });
});
