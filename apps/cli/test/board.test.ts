import { findGame } from '@threefold-games/catalogue';
import { type Position, parseStep } from '@threefold-games/core';
import { Canvas, colourPaint, plainPaint } from '@threefold-games/stage/terminal';
import { must } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';
import { catalogue, findDrawing } from '../src/catalogue.ts';

/** The board of a game after steps, in plain ASCII. */
const draw = (
  id: string,
  seats: number,
  options: Record<string, string>,
  steps: readonly string[],
  width = 1000,
): string => {
  const game = findGame(id)!;
  const setup = must(game.parseSetup(seats, options, undefined));
  const position: Position = game.start(setup);
  for (const step of steps) {
    position.make(must(parseStep(game, position, step)));
  }
  return findDrawing(id)!.draw(position.view(), plainPaint, width);
};

describe('the canvas', () => {
  it('keeps widths whatever the colours, and cuts strips', () => {
    const canvas = new Canvas();
    canvas.put(1, 2, 'ab', colourPaint.bold);
    canvas.put(1, 4, 'c');
    expect(canvas.lines()).toEqual(['', '  \u001b[1mab\u001b[0mc']);
    expect(canvas.lines(3, 5)).toEqual(['', '\u001b[1mb\u001b[0mc']);
    expect(canvas.width).toBe(5);
  });
});

describe('every game', () => {
  it('has a drawing', () => {
    for (const { id } of catalogue.games) expect([id, findDrawing(id)]).toEqual([id, expect.any(Object)]);
  });
});

describe('TZAAR', () => {
  it('is a hexagon with White below and the hole in the middle', () => {
    const lines = draw('tzaar', 2, { setup: 'fixed' }, ['D3xC3', 'E6xD6', 'E5+D6']).split('\n');
    expect(lines.slice(0, 17).join('\n')).toBe(`\
                              E8 o
                       D8 O          F8 o
                C7 O          E7 r          G7 o
         B6 O          D7 R          F7 r          H6 o
  A5 O          C6 R          E6 .          G6 r          I5 O
         B5 R          D6 o2         F6 a          H5 R
  A4 o          C5 A          E5 .          G5 A          I4 O
         B4 r          D5 O          F5 O          H4 R
  A3 o          C4 a          ( )           G4 A          I3 O
         B3 r          D4 o          F4 o          H3 R
  A2 o          C3 A          E4 O          G3 a          I2 O
         B2 r          D3 .          F3 a          H2 r
  A1 o          C2 R          E3 A          G2 r          I1 o
         B1 O          D2 R          F2 r          H1 o
                C1 O          E2 R          G1 o
                       D1 O          F1 o
                              E1 O`);
    expect(lines.at(-1)).toContain('Black shows Tzaars 4, Tzarras 9, Totts 15');
  });

  it('shows what is in hand while pieces are placed', () => {
    expect(draw('tzaar', 2, { setup: 'tournament' }, ['A@E1'])).toContain('in hand Tzaars 5, Tzarras 9, Totts 15');
  });
});

describe('Taluva', () => {
  const options = { tiles: '48', hutMayTouchOwn: 'on', ranking: 'off' };
  const steps = ['CJ', '0,0/0', 'H@0,1', 'JS', '-1,1/2', 'H@1,0', 'CS'];

  it('is a map of the land and of the cells beside it', () => {
    expect(draw('taluva', 2, options, steps)).toContain(`\
              0,-1  1,-1  2,-1

     -2,0  -1,0 |0,0  |1,0  |2,0
                |V1/0 |C1 H1|
  -3,1 |-2,1 |-1,1 |0,1  |1,1
       |S1   |V1/2 |J1 H0|
     -3,2 |-2,2 |-1,2  0,2
          |J1   |
        -3,3  -2,3
`);
  });

  it('tells how the drawn tile is laid, what is left, and cuts what is too wide', () => {
    const text = draw('taluva', 2, options, steps);
    expect(text).toContain('Tile CS: laid at V/k, C lies from V in direction k and S in the next one clockwise');
    expect(text).toContain('Tiles left: 45; unseen: JJx1');
    expect(text).toContain(' 0  has 19 huts (H), 3 temples (T), 2 towers (W); 5 to an early win (temples, towers)');
    expect(draw('taluva', 2, options, steps, 20)).toContain('(to the right of this:)');
  });
});

describe('Talat', () => {
  const three = {
    davidGoliath: 'on',
    endAfterFrozen: '2',
    tieBreak: 'cancelCommon',
    zihinScope: 'opponentBoard',
    firstMover: 'startPlayer',
  };

  it('is three boards side by side, with homes, ways and hands', () => {
    expect(draw('talat', 3, three, ['M4@c1', 'L6@a5', 'S3@o1', 'M6@k5'])).toBe(`\
  Board 1                    Board 2                    Board 3
     seat 1 v                   seat 2 v                   seat 0 v
  5 L6v  .   .   .   .       5  .   .   .   .   .       5 M6v  .   .   .   .
  4  .   .   .   .   .       4  .   .   .   .   .       4  .   .   .   .   .
  3  .   .   .   .   .       3  .   .   .   .   .       3  .   .   .   .   .
  2  .   .   .   .   .       2  .   .   .   .   .       2  .   .   .   .   .
  1  .   .  M4^  .   .       1  .   .   .   .   .       1  .   .   .   .  S3^
     a   b   c   d   e          f   g   h   i   j          k   l   m   n   o
     seat 0 ^                   seat 1 ^                   seat 2 ^

   seat 0  0 points, to place: L6 L4 L3 M3 S6 S4 S3
   seat 1  0 points, to place: L4 L3 M6 M4 M3 S6 S4 S3
   seat 2  0 points, to place: L6 L4 L3 M6 M4 M3 S6 S4`);
  });

  it('stands on end where the terminal is narrow', () => {
    const lines = draw('talat', 3, three, ['M4@c1'], 50).split('\n');
    expect(Math.max(...lines.slice(0, 30).map(line => line.length))).toBeLessThanOrEqual(50);
    expect(lines.filter(line => /^ {2}Board \d/.test(line))).toHaveLength(3);
    const tzaar = draw('tzaar', 2, { setup: 'fixed' }, [], 50).split('\n').slice(0, 17);
    expect(Math.max(...tzaar.map(line => line.length))).toBeLessThanOrEqual(50);
  });

  it('names the Zihin', () => {
    const text = draw('talat', 2, { ...three, firstMover: 'lastPlacer' }, ['L4@g5']);
    expect(text).toContain('Zihin v');
    expect(text).toMatch(/^ {3}Zihin {2}to place: L6 L3/m);
  });

  it('tells of frozen boards and skipped seats', () => {
    const announce = (name: string, value: number) =>
      findDrawing('talat')!.announce({ name, value }, seat => `Ada ${seat}`);
    expect(announce('frozen', 2)).toBe('Board 2 is frozen: nothing can be taken on it any more.');
    expect(announce('skipped', 1)).toBe('Ada 1 has no legal step and is skipped.');
  });
});
