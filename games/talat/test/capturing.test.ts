import { describe, expect, it } from 'vitest';
import { TOWERS, type Tower } from '../rules/index.ts';
import { events, picture, playOn, steps } from './table.ts';

/** Seat 0's tower on c3 and seat 1's ahead of it on c4; two more keep the board alive, the other boards are frozen. */
const duel = (own: Tower, other: Tower, given: Record<string, string> = {}) => {
  const [keeper, prey] = (
    [
      ['M4', 'M3'],
      ['L4', 'L3'],
      ['S6', 'S4'],
    ] as const
  ).find(pair => pair[0] !== own && pair[1] !== other)!;
  return picture(
    `. . . . ${prey.toLowerCase()} | . . . . s3 | . . . . .
     . . ${other.toLowerCase()} . . | . . . . . | . . . . .
     . . ${own} . . | . . . . . | . . . . .
     . . . . .      | . . . . . | . . . . .
     ${keeper} . . . . | . . . . . | S4 . . . .`,
    { options: { endAfterFrozen: 3, ...given } },
  );
};
/** What the tower on c3 does to the one ahead. */
const against = (own: Tower, other: Tower, given: Record<string, string> = {}): string => {
  const table = duel(own, other, given);
  return steps(table).includes('c3xc4') ? 'takes' : table.whyNot('c3xc4')!.rule;
};

const TABLE = `
     S3 S4 S6 M3 M4 M6 L3 L4 L6
S3    .  .  .  .  .  .  .  .  x
S4    x  .  .  .  .  .  .  .  .
S6    x  x  .  .  .  .  .  .  .
M3    x  x  x  .  .  .  .  .  .
M4    x  x  x  x  .  .  .  .  .
M6    x  x  x  x  x  .  .  .  .
L3    .  .  .  x  x  x  .  .  .
L4    .  .  .  x  x  x  x  .  .
L6    .  .  .  x  x  x  x  x  .`;

describe('4 Capturing', () => {
  it('TA-4.1: straight or diagonally in front or directly at the side, never compulsory', () => {
    const table = picture(
      `. . . . . | . . . . m3 | . . . . l3
       . s3 s4 s6 . | . . . . . | . . . . .
       . m3 M6 m4 . | . . . . . | . . . . .
       . . l4 l6 . | . . . . . | . . . . .
       . . . . . | M6 . . . . | M6 . . . .`
        .replace('m3 M6 m4', 'm3 M6 m4')
        .replace('. . l4 l6 .', '. . . . .'),
    );
    expect(steps(table)).toEqual(['c3xb3', 'c3xb4', 'c3xc4', 'c3xd3', 'c3xd4', 'o5-n4', 'o5-o4']);
    expect(table.whyNot('c3xc5')).toEqual({ rule: 'TA-4.1', cells: ['c5'] });
  });

  it('TA-4.2 TA-4.3 TA-4.4 TA-4.5: who takes whom', () => {
    const [head, ...rows] = TABLE.trim()
      .split('\n')
      .map(row => row.trim().split(/\s+/));
    for (const [own, ...marks] of rows) {
      for (const [i, mark] of marks.entries()) {
        const other = head![i] as Tower;
        expect(against(own as Tower, other) === 'takes', `${own} and ${other}`).toBe(mark === 'x');
      }
    }
  });

  it('TA-4.2: towers of different heights take each other only one height down', () => {
    for (const [own, other] of [
      ['L6', 'S3'],
      ['M3', 'L3'],
      ['S6', 'M3'],
      ['S4', 'L6'],
    ] as const) {
      expect(against(own, other)).toBe('TA-4.2');
    }
  });

  it('TA-4.3: at the same height fewer sides do not take more', () => {
    for (const [own, other] of [
      ['M3', 'M4'],
      ['L4', 'L6'],
      ['S3', 'S6'],
    ] as const) {
      expect(against(own, other)).toBe('TA-4.3');
    }
  });

  it('TA-4.4: identical towers never capture each other', () => {
    for (const tower of TOWERS) expect(against(tower, tower)).toBe('TA-4.4');
  });

  it('TA-4.5: David takes Goliath, unless the option is off', () => {
    expect(against('S3', 'L6')).toBe('takes');
    expect(against('S3', 'L6', { davidGoliath: 'off' })).toBe('TA-4.5');
    expect(against('L6', 'S3')).toBe('TA-4.2');
    expect(duel('S3', 'L6', { davidGoliath: 'off' }).whyNot('c3xc4')?.cells).toEqual(['c3', 'c4']);
  });

  it('TA-4.6: nobody takes the colour that captures', () => {
    const table = picture(
      `. . . . s6 | . . . . m3 | . . . . l3
       . . S4 . . | . . . . . | . . . . .
       . S6 M4 . . | . . . . . | . . . . .
       . . . . . | . . . . . | . . . . .
       . . . . . | M6 . . . . | M6 . . . .`,
    );
    expect(steps(table).filter(text => text.includes('x'))).toEqual([]);
    expect(table.whyNot('c3xc4')).toEqual({ rule: 'TA-4.6', cells: ['c4'] });
    expect(table.whyNot('c3xb3')?.rule).toBe('TA-4.6');
  });

  it('TA-4.7: a captured tower belongs to the seat that took it', () => {
    const table = duel('M4', 'S6');
    const before = table.view();
    playOn(table, 'c3xc4');
    const after = table.view();
    expect(after.boards[0]!.cells[17]).toEqual({ name: 'c4', tower: { owner: 0, tower: 'M4' } });
    expect(after.boards[0]!.cells.filter(cell => cell.tower)).toHaveLength(3);
    expect(after.captures[0]!.length).toBe(before.captures[0]!.length + 1);
    expect(after.captures[0]).toContainEqual({ owner: 1, tower: 'S6' });
    expect(events(table)).toContain('captured 0 S6');
  });

  it('TA-4.8: on the opposing line a tower still captures sideways and can be captured', () => {
    const table = picture(
      `. M4 m3 . . | . . . . m3 | . . . . l3
       . . . . . | . . . . . | . . . . .
       . . . . . | . . . . . | . . . . .
       . . . . . | . . . . . | . . . . .
       . . . S3 l6 | M4 . . . . | M6 . . . .`,
    );
    expect(steps(table, 'b5')).toEqual(['b5xc5']);
    expect(steps(table, 'd1')).toEqual(['d1-c2', 'd1-d2', 'd1-e2', 'd1xe1']);
    expect(table.whyNot('b5-a5')?.rule).toBe('TA-3.6');
  });
});
