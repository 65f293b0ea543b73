import { talat } from '@threefold-games/talat';
import { describe, expect, it } from 'vitest';
import { events, picture, play, playOn, SETUP_2, steps, ZIHIN_8 } from './table.ts';

/** Board 2 has seat 1 below and the Zihin above, board 3 the Zihin below and seat 0 above. */
const drawing = `
  . . . . l3 | . . . . l6 | . . . . m3
  . . . . .  | . m3 . . . | . . l6 . .
  . . . . .  | . S4 . . . | . . M6 . .
  . . . . .  | . . . . .  | . . . . .
  L4 . . . . | L4 . . . . | . . . . .`;

describe('7 Two players', () => {
  it('TA-7.1: the Zihin has the lines of seat 2 and no turns', () => {
    const { hands, captures, points } = play('', 2).view();
    expect(hands).toHaveLength(3);
    expect([captures.length, points.length]).toEqual([2, 2]);
    const table = play(SETUP_2, 2);
    expect([table.actor, playOn(table, 'a5-a4').actor, playOn(table, 'a1-a2').actor]).toEqual([1, 0, 1]);
    expect(table.view().boards[1]!.cells[21]).toEqual({ name: 'g5', tower: { owner: 2, tower: 'L4' } });
  });

  it('TA-7.2: eight Zihin towers are placed first, alternately', () => {
    const placements = ZIHIN_8.split(' ');
    for (let n = 0; n < 8; n++) {
      const table = play(placements.slice(0, n).join(' '), 2);
      expect(table.actor).toBe(n % 2);
      expect(steps(table)).toHaveLength((9 - n) * (10 - n));
      expect(steps(table).every(text => /@([f-j]5|[k-o]1)$/.test(text))).toBe(true);
    }
    expect(play('', 2).whyNot('M4@a1')).toEqual({ rule: 'TA-7.2', cells: ['a1'] });
    expect(play('', 2).whyNot('M4@a5')?.rule).toBe('TA-2.2');
  });

  it('TA-7.2: the ninth leaves the game, then the seats place their own, seat 0 first', () => {
    const table = play(ZIHIN_8, 2);
    expect(table.view()).toMatchObject({ actor: 0, leftOut: 'M4', hands: [{ length: 9 }, { length: 9 }, []] });
    expect(steps(table).every(text => /@([a-e]1|[k-o]5)$/.test(text))).toBe(true);
    expect(table.whyNot('M4@l1')).toEqual({ rule: 'TA-7.2', cells: ['l1'] });
    expect(play(SETUP_2, 2).view()).toMatchObject({ phase: 'moving', actor: 1, hands: [[], [], []] });
  });

  it('TA-7.3: a seat moves the Zihin only against the opponent', () => {
    const table = picture(drawing, { seats: 2, actor: 0 });
    expect(steps(table, 'g4')).toEqual(['g4-f3', 'g4-h3', 'g4xg3']);
    expect(steps(table, 'm3')).toEqual([]);
    expect(table.whyNot('m3-l4')).toEqual({ rule: 'TA-7.3', cells: ['m3'] });
    const other = picture(drawing, { seats: 2, actor: 1 });
    expect(steps(other, 'm3')).toEqual(['m3-l4', 'm3-n4']);
    expect(other.whyNot('g4-f3')).toEqual({ rule: 'TA-7.3', cells: ['g4'] });
    expect(other.whyNot('m4-m3')?.rule).toBe('TA-3.2');
  });

  it('TA-7.3: with bothZihinBoards on both of its boards', () => {
    const table = picture(drawing, { seats: 2, actor: 0, options: { zihinScope: 'bothZihinBoards' } });
    expect(steps(table, 'g4')).toEqual(['g4-f3', 'g4-h3', 'g4xg3']);
    expect(steps(table, 'm3')).toEqual(['m3-l4', 'm3-n4']);
  });

  it('TA-7.4: nobody takes towers of their own with the Zihin', () => {
    const given = { seats: 2, options: { zihinScope: 'bothZihinBoards' } };
    const table = picture(drawing, { ...given, actor: 1 });
    expect(steps(table, 'g4')).toEqual(['g4-f3', 'g4-h3']);
    expect(table.whyNot('g4xg3')).toEqual({ rule: 'TA-7.4', cells: ['g3'] });
    expect(table.whyNot('g4-g3')?.rule).toBe('TA-3.4');
    expect(steps(picture(drawing, { ...given, actor: 0 }), 'g4')).toContain('g4xg3');
  });

  it('TA-4.7: what the Zihin takes belongs to the seat that moved it', () => {
    const table = playOn(picture(drawing, { seats: 2, actor: 0 }), 'g4xg3');
    expect(events(table)).toContain('captured 0 S4');
    expect(table.view().captures[0]).toContainEqual({ owner: 1, tower: 'S4' });
  });

  it('TA-7.5: a Zihin tower on the opponent’s start line counts 3 points', () => {
    const table = picture(
      `. . . . l3 | . . . . l6  | . L3 . . m3
       . . . . .  | . . . . .   | . . . . .
       . . . . .  | . S4 . . .  | . . M6 . .
       . . . . .  | . . . . .   | . . . . .
       L4 . . . . | m3 m4 . . . | . . . . .`,
      { seats: 2 },
    );
    const { points, captures } = table.view();
    expect(points.map((n, seat) => n - 5 * captures[seat]!.length)).toEqual([2 * 3, 3]);
  });

  it('TA-7.2: no position has nine Zihin towers', () => {
    const text = play(SETUP_2, 2).encode();
    expect(text.endsWith(' -/-')).toBe(true);
    expect(talat.decode(text).ok).toBe(true);
    expect(talat.decode(text.replace(/-\/-$/, '2M4/-'))).toMatchObject({
      ok: false,
      error: { code: 'position.impossible' },
    });
  });
});
