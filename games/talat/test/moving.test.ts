import { playTurn } from '@threefold-games/core';
import { describe, expect, it } from 'vitest';
import { talat } from '../rules/index.ts';
import { picture, play, playOn, SETUP_3, steps } from './table.ts';

/** Seat 0 has M4 on c3 with S3 ahead of it on c4, and L3 on o5; seat 1's tower on e4 is out of reach. */
const drawing = `
  . . . . .  | . . . . m4 | . . . . l3
  . . S3 . s4 | . . . . . | . . . . .
  . . M4 . . | . . . . .  | . . . . .
  . . . . .  | . . . . .  | . . . . .
  . . . . .  | L4 . . . . | M6 . . . .`;

describe('3 Moving', () => {
  it('TA-3.1: a turn is exactly one step', () => {
    const table = play(SETUP_3);
    expect(table.atTurnStart).toBe(true);
    expect(playTurn(talat, table, ['a1-a2', 'a2-a3'])).toMatchObject({ error: { code: 'turn.over', rule: 'TA-3.1' } });
    expect(playTurn(talat, table, [])).toMatchObject({ error: { code: 'turn.unfinished', rule: 'TA-3.1' } });
    expect(playTurn(talat, table, ['a1-a2'])).toEqual({ ok: true, value: 1 });
    expect(table.atTurnStart).toBe(true);
  });

  it('TA-3.2: a seat steps with its own towers only', () => {
    const table = picture(drawing);
    expect(table.whyNot('e4-e3')).toEqual({ rule: 'TA-3.2', cells: ['e4'] });
    expect(table.whyNot('f1-f2')).toEqual({ rule: 'TA-3.2', cells: ['f1'] });
    expect(table.whyNot('a1-a2')).toEqual({ rule: 'TA-3.2', cells: ['a1'] });
  });

  it('TA-3.3: a move goes one space forward, straight or diagonally', () => {
    const table = picture(drawing);
    expect(steps(table)).toEqual(['c3-b4', 'c3-d4', 'c4-b5', 'c4-c5', 'c4-d5', 'o5-n4', 'o5-o4']);
    for (const goal of ['c5', 'a4', 'e5', 'a3', 'c3']) {
      expect(table.whyNot(`c3-${goal}`)).toEqual({ rule: 'TA-3.3', cells: [goal] });
    }
  });

  it('TA-3.4: a move needs an empty cell, and nothing jumps', () => {
    const table = picture(drawing);
    expect(table.whyNot('c3-c4')).toEqual({ rule: 'TA-3.4', cells: ['c4'] });
    expect(steps(table, 'c3-c')).toEqual([]);
  });

  it('TA-3.5: nothing goes backward', () => {
    const table = picture(drawing);
    for (const goal of ['b2', 'c2', 'd2']) {
      expect(table.whyNot(`c3-${goal}`)).toEqual({ rule: 'TA-3.5', cells: [goal] });
    }
    expect(playOn(table, 'c3-d4').whyNot('e4-e5')?.rule).toBe('TA-3.5');
  });

  it('TA-3.5: nor to capture', () => {
    const table = picture(
      `. . . . . | . . . . m4 | . . . . l3
       . . M4 . . | . . . . . | . . . . .
       . . s6 . s4 | . . . . . | . . . . .
       . . . S6 . | . . . . .  | . . . . .
       . . . . . | L4 . . . . | M6 . . . .`,
    );
    expect(steps(table, 'c4')).toEqual(['c4-b5', 'c4-c5', 'c4-d5']);
    expect(table.whyNot('c4xc3')).toEqual({ rule: 'TA-3.5', cells: ['c3'] });
  });

  it('TA-3.6: a tower goes sideways only to capture', () => {
    const table = picture(drawing);
    expect(table.whyNot('c3-b3')).toEqual({ rule: 'TA-3.6', cells: ['b3'] });
    expect(table.whyNot('c4xd4')).toEqual({ rule: 'TA-3.6', cells: ['d4'] });
  });

  it('TA-3.7: a tower stays on its board, though columns e and f are neighbours in the alphabet', () => {
    const table = picture(drawing, { actor: 1 });
    expect(steps(table, 'e4')).toEqual(['e4-d3', 'e4-e3']);
    expect(table.whyNot('e4-f3')).toEqual({ rule: 'TA-3.7', cells: ['f3'] });
  });

  it.each(['pass', 'Pass', '-'])('TA-3.8: nobody may pass: %s', text => {
    expect(play('').whyNot(text)?.rule).toBe('TA-3.8');
    expect(play(SETUP_3).whyNot(text)).toEqual({ rule: 'TA-3.8', cells: [] });
  });
});
