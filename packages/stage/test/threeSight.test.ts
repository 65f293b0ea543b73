import { describe, expect, it } from 'vitest';
import { EMPTY_SCENE, type Figure, type Scene } from '../src/scene.ts';
import { cellSeen, placeSeen, type Sight } from '../src/three/aim.ts';
import { figureHeight } from '../src/three/height.ts';
import { eyeOf, frameOf, HOME } from '../src/three/orbit.ts';
import { beyond } from '../src/three/signs.ts';
import { seen } from './seen.ts';
import { cell, scene } from './threeCells.ts';

const disc = (layers: number): Figure => ({ shape: 'disc', tone: 'ivory', layers });
const prism = (sides: 3 | 4 | 6, layers: number): Figure => ({ shape: 'prism', tone: 'ivory', sides, layers });

/** Five by five squares about the middle, in a frame. */
const COLUMNS = [0, 1, 2, 3, 4];
const squares = COLUMNS.flatMap(row =>
  COLUMNS.map(column => cell(`${column}${row}`, column - 2, row - 2, { outline: 'square', part: 'p' })),
);
const frame = { x: -2.8, y: -2.8, width: 5.6, height: 5.6 };
const full: Scene = {
  ...EMPTY_SCENE,
  bounds: frame,
  ground: [{ shape: 'box', x: 0, y: 0, width: 5.6, height: 5.6, round: 0.3, fill: 'celadon' }],
  cells: squares,
  pieces: squares.map(({ id }, i) => ({ cell: id, ...prism(([3, 4, 6] as const)[i % 3]!, 1 + ((i * 7) % 3)) })),
};

describe('what is pointed at', () => {
  /** A sight that meets the board at a point, from the south and above. */
  const towards = (x: number, y: number): Sight => ({
    eye: { x, y: y + 10, height: 10 },
    way: { x: 0, y: -1, height: -1 },
  });

  it('is the cell where the sight meets the ground', () => {
    expect(cellSeen(scene(), towards(1.2, 0.1))).toBe('b');
    expect(cellSeen(scene(), towards(4, 4))).toBeUndefined();
  });

  it('is the stack in front of the ground behind it', () => {
    const board = scene({ cells: [cell('front', 0, 0), cell('behind', 0, -1)] });
    expect(cellSeen(board, towards(0, -1))).toBe('behind');
    const tall = { ...board, pieces: [{ cell: 'front', ...disc(6) }] };
    expect(cellSeen(tall, towards(0, -1))).toBe('front');
  });

  it('is the field of the higher level', () => {
    const hexagon = { outline: 'hexagon', fill: 'rock' } as const;
    const board = scene({
      cells: [cell('high', 0, 0, { ...hexagon, level: 3 }), cell('low', 0, -1.5, { ...hexagon, level: 1 })],
    });
    expect(cellSeen(board, towards(0, -1.1))).toBe('high');
  });

  it('is what is seen of a small tower behind a tall one', () => {
    const cells = [cell('tall', 0, 0, { outline: 'square' }), cell('small', 0, -1, { outline: 'square' })];
    const board = scene({
      cells,
      pieces: [
        { cell: 'tall', ...prism(6, 3) },
        { cell: 'small', ...prism(3, 1) },
      ],
    });
    const eye = { x: 0, y: 10, height: 13 };
    expect(cellSeen(board, { eye, way: { x: 0, y: -10.85, height: 0.28 - eye.height } })).toBe('small');
  });

  it.each([0, 33, 90, 180])('is any tower of a full board, seen from %d degrees', rotation => {
    const { eye } = eyeOf({ ...HOME, rotation }, frameOf(full), 1.4);
    const hidden = squares.filter(({ id }) => !placeSeen(full, id, eye));
    expect(hidden).toEqual([]);
  });
});

describe('the word on a frozen part', () => {
  it.each([
    [0, 50],
    [0, 62],
    [40, 30],
    [90, 50],
    [180, 20],
    [-120, 75],
  ])('stands above all its towers at rotation %d, rise %d', (rotation, rise) => {
    const orbit = { ...HOME, rotation, rise };
    const look = frameOf(full);
    const { eye } = eyeOf(orbit, look, 1.4);
    const tops = full.pieces.map(piece => {
      const { x, y } = squares.find(({ id }) => id === piece.cell)!;
      return { x, y, height: figureHeight(piece) };
    });
    const [, foot] = seen(orbit, look, 1.4, beyond(frame, tops, eye));
    expect(Math.max(...tops.map(top => seen(orbit, look, 1.4, top)[1]))).toBeLessThan(foot);
    // Near to them all the same.
    expect(foot).toBeLessThan(1.25);
  });
});
