import type { Pick } from '@threefold-games/core';
import { speaker } from '@threefold-games/speech';
import { touch as touchOne } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';
import { open } from '../scene/index.ts';
import { words } from '../words/en/game.ts';
import { picture, play, SETUP_2, type Table } from './table.ts';

const face = open(words, speaker('en'));

const pickOf = (what: string): Pick =>
  /^[a-o]\d$/.test(what) ? { at: 'cell', cell: what } : { at: 'choice', choice: what };

const touch = (position: Table, touched: string, dragged = false) =>
  touchOne(face, position, touched.split(' ').map(pickOf), { dragged });

describe('a refusal speaks of what was touched, and marks no more than that', () => {
  const table = picture(`
    .  .  .  .  L4 | .  .  .  .  S4 | .  .  .  .  .
    .  .  S3 m4 s6 | l3 .  .  .  .  | .  .  .  .  .
    .  .  .  .  .  | .  m6 .  .  .  | .  S4 .  m6 .
    M4 L6 .  .  .  | .  .  M3 .  .  | .  .  .  .  .
    S4 .  .  .  .  | .  .  .  .  .  | .  .  .  .  .`);

  it.each([
    [
      'a1',
      'TA-3.3',
      'The S4 on a1 can’t move: no space in front of it is free, and there is nothing to capture.',
      'a1',
    ],
    [
      'c4 a1',
      'TA-3.3',
      'The S4 on a1 can’t move: no space in front of it is free, and there is nothing to capture.',
      'a1',
    ],
    ['e5', 'TA-3.3', 'The L4 on e5 has reached the far line, and there is nothing to capture beside it.', 'e5'],
    ['d4', 'TA-3.2', 'The M4 on d4 is Ebony’s. Move your own towers.', 'd4'],
    ['b1', 'TA-3.2', 'There is no tower on b1.', 'b1'],
    ['c4 a5', 'TA-3.3', 'a5 is out of reach: a tower moves one space forward, straight or diagonally.', 'a5'],
    ['c4 d3', 'TA-3.5', 'd3 is behind the S3. Towers never go backward, not even to capture.', 'd3'],
    ['c4 b4', 'TA-3.6', 'b4 is empty. A tower goes sideways only to capture.', 'b4'],
    ['c4 g3', 'TA-3.7', 'g3 is on another board. A tower stays on its board.', 'g3'],
    ['c4 d4', 'TA-4.2', 'An S3 doesn’t capture an M4, which is higher.', 'c4 d4'],
    [
      'c4 e4',
      'TA-4.1',
      'e4 is out of reach: a tower captures one space ahead, straight or diagonally, or directly beside it.',
      'e4',
    ],
  ])('play, %s: %s', (touched, ...told) => {
    expect(touch(table, touched)).toEqual(told);
  });

  it('TA-4.6: who drags a tower onto an own one wants to capture it', () => {
    const told = ['TA-4.6', 'The tower on a2 is your own colour. You capture only opposing towers.', 'a2'];
    expect(touch(table, 'a1 a2', true)).toEqual(told);
  });

  it('TA-4.3: of two towers of one height the sentence says which captures', () => {
    const even = picture(`
      .  .  .  .  .  | .  .  .  .  S4 | .  .  .  .  .
      .  .  S3 s6 .  | l3 .  .  .  .  | .  .  .  .  .
      .  .  .  .  .  | .  m6 .  .  .  | .  S4 .  m6 .
      .  .  .  .  .  | .  .  M3 .  .  | .  .  .  .  .
      .  L6 .  .  .  | .  .  .  .  .  | .  .  .  .  .`);
    const sentence = 'An S3 doesn’t capture an S6: at equal height, only the tower with more sides captures.';
    expect(touch(even, 'c4 d4')).toEqual(['TA-4.3', sentence, 'c4 d4']);
  });

  it.each([
    ['b1', 'TA-2.1', 'Choose a tower first, then a space for it.', 'b1'],
    ['d5', 'TA-2.1', 'Towers move only once all of them have been placed.', 'd5'],
    ['M4 c3', 'TA-2.2', 'c3 is not on your starting lines. You place towers there only.', 'c3'],
  ])('set-up, %s: %s', (touched, ...told) => {
    expect(touch(play('L3@a1 S6@d5 L4@j5'), touched)).toEqual(told);
  });

  it('TA-7.3: a tower of the Zihin on one’s own board', () => {
    const told = ['TA-7.3', 'You move the Zihin only on board 3, against the other player.', 'g5'];
    expect(touch(play(SETUP_2, 2), 'g5')).toEqual(told);
  });
});
