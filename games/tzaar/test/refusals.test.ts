import type { Pick } from '@threefold-games/core';
import { speaker } from '@threefold-games/speech';
import { touch as touchOne } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';
import { open } from '../scene/index.ts';
import { words } from '../words/en/game.ts';
import { start, table, turn } from './table.ts';

const face = open(words, speaker('en'));

const pickOf = (what: string): Pick =>
  /^[A-I]\d$/.test(what) ? { at: 'cell', cell: what } : { at: 'choice', choice: what };

const touch = (position: ReturnType<typeof table>, touched: string, dragged = false) =>
  touchOne(face, position, touched.split(' ').map(pickOf), { dragged });

describe('a refusal speaks of what was touched, and marks no more than that', () => {
  const stacks = {
    A1: 'A',
    A2: 'r2',
    B1: 'o2',
    B2: 'a2',
    I5: 'O',
    I4: 'R',
    H6: 'R',
    H5: 'R',
    E4: 'A2',
    E3: 'o',
    E2: 'a',
    E5: 'o',
    F3: 'o3',
  };

  it.each([
    ['A1', 'TZ-4.6', 'A1 has nothing to capture: every stack in reach is taller.', 'A1'],
    ['E4 A1', 'TZ-4.6', 'A1 has nothing to capture: every stack in reach is taller.', 'A1'],
    ['I5', 'TZ-3.3', 'I5 has nothing to capture: only your own pieces are in reach.', 'I5'],
    ['E3', 'TZ-4.1', 'E3 belongs to Black. Move your own pieces.', 'E3'],
    ['F1', 'TZ-4.1', 'There is nothing on F1.', 'F1'],
    ['E4 A2', 'TZ-4.2', 'No straight line leads from E4 to A2.', 'E4 A2'],
    ['E4 D4', 'TZ-4.3', 'D4 is empty. You can only move onto another piece.', 'D4'],
    ['E4 E2', 'TZ-4.4', 'E2 is out of reach: E3 is in the way.', 'E3'],
    ['E4 E5', 'TZ-4.5', 'The hole lies between E4 and E5. Nothing moves across it.', 'E4 E5'],
    ['E4 F3', 'TZ-4.6', 'F3 is taller: height 3 against 2.', 'E4 F3'],
    ['-', 'TZ-3.3', 'The first step of a turn is always a capture.', ''],
  ])('first step, %s: %s', (touched, ...told) => {
    expect(touch(table(stacks, 'w1'), touched)).toEqual(told);
  });

  it('TZ-3.3: who drags a stack onto an own one wants to stack', () => {
    const told = ['TZ-3.3', 'I5 is your own. The first step of a turn is always a capture.', 'I5'];
    expect(touch(table(stacks, 'w1'), 'H5 I5', true)).toEqual(told);
  });

  it.each([
    ['I1', 'TZ-4.2', 'I1 has nothing to capture: no piece is in reach.', 'I1'],
    ['A1', 'TZ-4.6', 'A1 has nothing to capture: every stack in reach is taller.', 'A1'],
    ['E4 A2', 'TZ-4.2', 'No straight line leads from E4 to A2.', 'E4 A2'],
  ])('second step, %s: %s', (touched, ...told) => {
    const apart = { A1: 'A', A2: 'r2', B1: 'o2', B2: 'a2', I1: 'O', E4: 'R', E3: 'o' };
    expect(touch(table(apart, 'w2'), touched)).toEqual(told);
  });

  it.each([
    ['E1', 'TZ-2.3', 'Choose a type first, then a free space.', 'E1'],
    ['A E1', 'TZ-2.4', 'E1 is occupied. Choose a free space.', 'E1'],
  ])('while pieces are placed, %s: %s', (touched, ...told) => {
    const placing = start('tournament');
    turn(placing, 'A@E1');
    expect(touch(placing, touched)).toEqual(told);
  });
});
