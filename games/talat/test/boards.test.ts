import { describe, expect, it } from 'vitest';
import { TOWERS } from '../rules/index.ts';
import { picture, play, SETUP_3, steps } from './table.ts';

describe('1 Boards and towers', () => {
  it('TA-1.1: three boards of five columns and five ranks, and no column but a to o', () => {
    const { boards } = play('').view();
    expect(boards.map(board => board.cells.length)).toEqual([25, 25, 25]);
    expect(play('').whyNot('M4@p1')?.rule).toBe('TA-9.1');
    expect(play('').whyNot('M4@a6')?.rule).toBe('TA-9.1');
  });

  it.each([
    { before: '', seat: 0, lines: ['a1 b1 c1 d1 e1', 'k5 l5 m5 n5 o5'] },
    { before: 'L6@a1', seat: 1, lines: ['a5 b5 c5 d5 e5', 'f1 g1 h1 i1 j1'] },
    { before: 'L6@a1 L6@a5', seat: 2, lines: ['f5 g5 h5 i5 j5', 'k1 l1 m1 n1 o1'] },
  ])('TA-1.2: each seat has a start line on two boards: seat $seat', ({ before, lines }) => {
    const free = play(before);
    expect(steps(free, 'S3@').map(text => text.slice(3))).toEqual(lines.flatMap(line => line.split(' ')));
  });

  it('TA-1.2: forward leads to the opposing line', () => {
    const table = picture(
      `. . . . s4 | . . . . .  | . . . . l3
       . . . . .  | m4 . . . . | . . . . .
       . . . . .  | . . . . .  | . . . . .
       . . . . .  | . . . . .  | . . . . .
       M4 . . . . | . L4 . . . | . M6 . . .`,
    );
    expect(steps(table)).toEqual(['a1-a2', 'a1-b2', 'o5-n4', 'o5-o4']);
  });

  it('TA-1.3: each seat has nine different towers', () => {
    const { hands } = play('').view();
    expect(hands.map(hand => [...hand].sort())).toEqual([0, 1, 2].map(() => [...TOWERS].sort()));
    expect(TOWERS).toEqual(['S', 'M', 'L'].flatMap(height => [3, 4, 6].map(sides => `${height}${sides}`)));
  });

  it('TA-1.4: a cell holds at most one tower', () => {
    const table = play('L3@a1 L3@f1 L3@f5');
    expect(steps(table, 'S4@')).not.toContain('S4@a1');
    expect(table.whyNot('S4@a1')).toEqual({ rule: 'TA-1.4', cells: ['a1'] });
    const towers = play(SETUP_3)
      .view()
      .boards.flatMap(board => board.cells.filter(cell => cell.tower));
    expect(towers).toHaveLength(27);
  });
});
