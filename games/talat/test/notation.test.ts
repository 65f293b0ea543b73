import { legalActions, narrow, parseStep } from '@threefold-games/core';
import { describe, expect, it } from 'vitest';
import { talat } from '../rules/index.ts';
import { picture, play, SETUP_2, SETUP_3, steps } from './table.ts';

/** Seat 0's M4 on c3 may take s6 on c4 and s4 on d3; l3 on b4 takes M4. */
const drawing = `
  . . . . .   | . . . . m4 | . . . . l3
  . l3 s6 . . | . . . . .  | . . . . .
  . . M4 s4 . | . . . . .  | . . . . .
  . . . . .   | . . . . .  | . . . . .
  . . . . .   | L4 . . . . | M6 . . . .`;

describe('9 Notation', () => {
  it.each([
    '',
    'c1',
    'c1d2',
    'c1xx2',
    'C1-d2',
    'c1–d2',
    'M4',
    'M4@',
    'm4@c1',
    'M5@a1',
    'M4@c6',
    'p1-p2',
    'c3xc4!',
    'resign',
  ])('TA-9.1: %j is no step', text => {
    for (const table of [play(''), play(SETUP_3), picture(drawing)]) {
      expect(table.whyNot(text)).toEqual({ rule: 'TA-9.1', cells: [] });
      expect(parseStep(talat, table, text)).toMatchObject({ error: { code: 'step.unreadable', rule: 'TA-9.1' } });
    }
  });

  it('TA-9.1: placements, moves and captures', () => {
    expect(steps(play(''), 'M4@')).toContain('M4@c1');
    expect(steps(picture(drawing), 'c3')).toEqual(['c3-d4', 'c3xc4', 'c3xd3']);
    expect(parseStep(talat, play(''), '  M4@c1 ').ok).toBe(true);
  });

  it('TA-9.2: a move is not written like a capture, nor a capture like a move', () => {
    const table = picture(drawing);
    expect(table.whyNot('c3-c4')).toEqual({ rule: 'TA-9.2', cells: ['c4'] });
    expect(table.whyNot('c3-d3')).toEqual({ rule: 'TA-9.2', cells: ['d3'] });
    expect(table.whyNot('c3xd4')).toEqual({ rule: 'TA-9.2', cells: ['d4'] });
    expect(table.whyNot('c3-b4')?.rule).toBe('TA-3.4');
  });

  it('has the picks tower and cell for a placement, cell and cell for a step', () => {
    const first = play('');
    const placement = parseStep(talat, first, 'M4@c1');
    expect(placement.ok && first.picks(placement.value)).toEqual([
      { at: 'choice', choice: 'M4' },
      { at: 'cell', cell: 'c1' },
    ]);
    const table = play(SETUP_2, 2);
    for (const action of legalActions(talat, table)) {
      expect(narrow(table, legalActions(talat, table), table.picks(action))).toEqual([action]);
    }
  });
});
