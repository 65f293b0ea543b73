import { describe, expect, it } from 'vitest';
import { cellAt, DIRECTIONS, neighbour, place, type Scene } from '../src/index.ts';
import { EMPTY_SCENE } from '../src/scene.ts';
import { type FieldSpec, hexPlace, island, spotBoard, squareBoard } from './scenes.ts';

const boards = (): Scene => {
  const parts = [
    squareBoard({ x: 0, y: -3 }, '2'),
    squareBoard({ x: -3.8, y: 3 }, '1'),
    squareBoard({ x: 3.8, y: 3 }, '3'),
  ];
  return {
    ...EMPTY_SCENE,
    bounds: { x: -7, y: -6, width: 14, height: 12 },
    cells: parts.flatMap(({ cells }) => cells),
  };
};

const field = (q: number, r: number, level: number): FieldSpec => ({ q, r, terrain: 'sand', level, tile: q });
const hills = island([
  field(0, 0, 1),
  field(1, 0, 1),
  field(0, 1, 3),
  field(-1, 1, 1),
  field(-3, 4, 2),
  field(5, -5, 1),
]);

describe('cellAt', () => {
  it.each([
    ['spots', spotBoard()],
    ['squares', boards()],
    ['fields', hills],
  ])('finds each cell of %s at its own place', (_, scene) => {
    for (const { id } of scene.cells) {
      const { x, y } = place(scene, id)!;
      expect(cellAt(scene, x, y)).toBe(id);
    }
  });

  it('means the nearest within half a unit, and nothing beyond', () => {
    const spots = spotBoard();
    const corner = place(spots, 'A1')!;
    expect(cellAt(spots, corner.x - 0.3, corner.y + 0.3)).toBe('A1');
    expect(cellAt(spots, corner.x - 0.6, corner.y + 0.3)).toBeUndefined();
    expect(cellAt(spots, 0, 0)).toBeUndefined();
    const edge = place(boards(), '1a1')!;
    expect(cellAt(boards(), edge.x - 0.9, edge.y)).toBe('1a1');
    expect(cellAt(boards(), edge.x - 1.1, edge.y)).toBeUndefined();
  });

  it('means the face that hides another, and the sides below a face', () => {
    const { x, y } = hexPlace(0, 1);
    // The upper corner of the high field lies over the fields behind it.
    expect(cellAt(hills, x, y - 1.2)).toBe('0,1');
    expect(cellAt(hills, x, y - 1.5)).not.toBe('0,1');
    expect(cellAt(hills, x, y + 1.1)).toBe('0,1');
  });

  it('means free water beside an island where a cell lies there', () => {
    const sea = { id: '1,1', ...hexPlace(1, 1), outline: 'hexagon', level: 0 } as const;
    const scene = { ...hills, cells: [...hills.cells, sea] };
    expect(cellAt(scene, sea.x, sea.y)).toBe('1,1');
  });
});

describe('place', () => {
  it('is on the face of a field', () => {
    expect(place(hills, '0,0')!.y).toBe(0);
    expect(place(hills, '0,1')!.y).toBeCloseTo(1.5 - 0.37);
    expect(place(hills, 'nowhere')).toBeUndefined();
  });
});

describe('neighbour', () => {
  it.each([
    ['spots', spotBoard()],
    ['squares', boards()],
    ['fields', hills],
  ])('leads from everywhere to everywhere on %s', (_, scene) => {
    for (const start of scene.cells) {
      const seen = new Set([start.id]);
      for (const id of seen)
        for (const direction of DIRECTIONS) {
          const next = neighbour(scene, id, direction);
          if (next !== undefined) seen.add(next);
        }
      expect(seen.size).toBe(scene.cells.length);
    }
  });

  it('takes the next cell of a line', () => {
    expect(neighbour(spotBoard(), 'C3', 'up')).toBe('C4');
    expect(neighbour(boards(), '1b2', 'left')).toBe('1a2');
    expect(neighbour(boards(), '1e2', 'right')).toBe('3a2');
    expect(neighbour(hills, '0,0', 'right')).toBe('1,0');
    expect(neighbour(spotBoard(), 'nowhere', 'up')).toBeUndefined();
  });

  it('walks across a board of hexagons without drifting to its edge', () => {
    const scene = spotBoard();
    const way = ['A3'];
    for (let next = neighbour(scene, 'A3', 'right'); next; next = neighbour(scene, next, 'right')) way.push(next);
    expect(way).toHaveLength(9);
    expect(Math.abs(place(scene, way.at(-1)!)!.y)).toBeLessThan(1.1);
  });
});
