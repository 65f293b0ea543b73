import { EMPTY_SCENE, type Scene, type SceneCell } from '@threefold-games/stage';
import { describe, expect, it } from 'vitest';
import { cropOf } from '../src/board/cropOf.ts';

const PITCH = Math.sqrt(3);

/** A strip of land, with pieces on some of it. */
const strip = (length: number, built: readonly number[], part: Partial<Scene> = {}): Scene => ({
  ...EMPTY_SCENE,
  bounds: { x: 0, y: 0, width: length * PITCH, height: 2 },
  backdrop: 'sea',
  cells: Array.from(
    { length },
    (_, i): SceneCell => ({ id: `${i}`, outline: 'hexagon', x: (i + 0.5) * PITCH, y: 1, level: 1, fill: 'clearing' }),
  ),
  pieces: built.map(i => ({ cell: `${i}`, shape: 'hut', tone: 'ivory' })),
  ...part,
});

describe('the small picture of a running game', () => {
  it('shows of a long island where most is built', () => {
    const { x, width } = cropOf(strip(30, [2, 20, 21, 22]));
    expect(width).toBeLessThan(6 * PITCH);
    expect(x).toBeGreaterThan(16 * PITCH);
    expect(x + width).toBeLessThan(26 * PITCH);
  });

  it('stays within the picture', () => {
    const { x, width } = cropOf(strip(30, [29]));
    expect(x + width).toBeCloseTo(30 * PITCH);
  });

  it('shows a small island and a board whole', () => {
    const small = strip(3, [1]);
    expect(cropOf(small)).toEqual(small.bounds);
    const board = strip(30, [2], { ground: [{ shape: 'box', x: 0, y: 0, round: 0, fill: 'board' as never }] });
    expect(cropOf(board)).toEqual(board.bounds);
  });
});
