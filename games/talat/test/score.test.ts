import { describe, expect, it } from 'vitest';
import { talat } from '../rules/index.ts';
import { picture, playOn, steps, type Table } from './table.ts';

/** Two boards are frozen; everyone has one tower across. */
const drawing = `
  L3 . . . . | . . . . .  | . . . . m3
  . . . . .  | L4 . . . . | . . . . .
  . . . . .  | . . . . .  | . . . . .
  . . . . .  | . . . . .  | . . . . .
  . . . . l3 | . . . . l4 | M6 . . . .`;
/** Seven captures each; all have an L6, and seat 2 the only L4. */
const EVEN = ['1L6 1M6 1M4 1S3 2M3 2S6 2S4', '2L6 2L3 2M4 2S3 0S6 0S4 0S3', '0L6 0L4 0M6 0M4 1M3 1S6 1S4'] as const;
const end = (captures: readonly string[], options: Record<string, string> = {}): Table =>
  picture(drawing, { captures, options });

describe('8 End and score', () => {
  it('TA-8.1: the game ends with the second frozen board', () => {
    const rest = `
      . . . . .  | L4 . . . . | . . . . m3
      . . . . .  | . . . . .  | . . . . .
      . . . . l6 | . . . . .  | . . . . .
      . . L3 . . | . . . . .  | . . . . .
      . . . . .  | . . . . l4 | M6 . . . .`;
    const table = picture(rest, { actor: 1 });
    expect(table.outcome()).toBeUndefined();
    playOn(table, 'e3-e2');
    expect(table.view()).toMatchObject({ phase: 'over', actor: -2 });
    expect(steps(table)).toEqual([]);
    expect(table.outcome()).toBeDefined();
    table.unmake();
    expect(table.outcome()).toBeUndefined();
  });

  it('TA-8.1: or with the third, as the option says', () => {
    const table = end([], { endAfterFrozen: '3' });
    expect(table.view().boards.map(board => board.frozen)).toEqual([true, true, false]);
    expect(table.outcome()).toBeUndefined();
    expect(steps(table)).toEqual(['o5-n4', 'o5-o4']);
  });

  it('TA-8.2: nothing is played after the end', () => {
    expect(end(EVEN).whyNot('o5-o4')).toEqual({ rule: 'TA-8.2', cells: [] });
    expect(talat.rules.over).toBe('TA-8.2');
  });

  it('TA-8.3: each captured tower counts 5', () => {
    const [a, b, c] = EVEN;
    expect(end(EVEN).view().points).toEqual([3 + 35, 3 + 35, 3 + 35]);
    expect(end([`${a} 2S3`, b.replace('2S3 ', ''), c]).view().points).toEqual([3 + 40, 3 + 30, 3 + 35]);
  });

  it('TA-8.4: each own tower on an opposing line counts 3, on whichever board', () => {
    const table = picture(
      `L3 . S3 . . | . . . . . | . . . . m3
       . . . . .   | L4 . . . . | . . . . .
       . . . . .   | . . . . . | . . . . .
       . . . . .   | . . . . . | . . . . .
       S4 . . . l3 | . . . . l4 | M6 . . l6 .`,
    );
    const { points, captures } = table.view();
    expect(points.map((n, seat) => n - 5 * captures[seat]!.length)).toEqual([3 * 3, 3, 3]);
  });

  it('TA-8.5: the most points win', () => {
    const [a, b, c] = EVEN;
    expect(end([`${a} 2S3`, b.replace('2S3 ', ''), c]).outcome()).toEqual({ shares: [1, 0, 0], rule: 'TA-8.5' });
  });

  it('TA-8.6: equal points: the captures are compared from the highest down', () => {
    expect(end(EVEN).outcome()).toEqual({ shares: [0, 0, 1], rule: 'TA-8.6' });
  });

  it('TA-8.6: two of a kind beat one', () => {
    const [a, b, c] = EVEN;
    const swapped = [a, b.replace('0S3', '0L6'), c.replace('0L6', '0S3')];
    expect(end(swapped).outcome()).toEqual({ shares: [0, 1, 0], rule: 'TA-8.6' });
  });

  it('TA-8.7: with highestOnly the best captured tower decides alone', () => {
    const table = picture(
      `L6 . . . . | L4 . . . . | . . . . m3
       . . . . .  | . . . . .  | . . . . .
       . . . . .  | . . . . .  | . . . . .
       . . . . .  | . . . . .  | . . . . .
       . . . . l3 | . . . . l4 | L6 . . . .`,
      {
        seats: 2,
        options: { tieBreak: 'highestOnly' },
        captures: ['1S3 1S4 1S6 1M3 1M4 1M6 1L6 2S4 2S6 2M3', '0S3 0S4 0S6 0M4 0M6 0L3 0L4 2M4 2M6 2L3'],
      },
    );
    expect(table.view().points).toEqual([56, 56]);
    expect(table.outcome()).toEqual({ shares: [1, 0], rule: 'TA-8.7' });
  });

  it('TA-8.8: those still equal share the win', () => {
    const [a, b, c] = EVEN;
    const all = { shares: [1 / 3, 1 / 3, 1 / 3], rule: 'TA-8.8' };
    expect(end(EVEN, { tieBreak: 'highestOnly' }).outcome()).toEqual(all);
    expect(end(EVEN, { tieBreak: 'none' }).outcome()).toEqual(all);
    const two = [a, b.replace('0S3', '0L6'), c.replace('0L6', '0S3')];
    expect(end(two, { tieBreak: 'highestOnly' }).outcome()).toEqual({ shares: [0.5, 0.5, 0], rule: 'TA-8.8' });
  });
});
