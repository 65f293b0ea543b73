import { describe, expect, it } from 'vitest';
import { drawScene, type Scene, type SvgNode } from '../src/index.ts';
import { EMPTY_SCENE } from '../src/scene.ts';

const keysOf = ({ key, kids }: SvgNode): string[] => [...(key === undefined ? [] : [key]), ...kids.flatMap(keysOf)];

describe('badges', () => {
  it('on stacks are drawn after all pieces, so that no neighbour hides them', () => {
    const cells = [0, 1, 2].map(i => ({ id: `c${i}`, x: i % 2, y: i, outline: 'spot', level: 0 }) as const);
    const scene: Scene = {
      ...EMPTY_SCENE,
      bounds: { x: -1, y: -1, width: 4, height: 4 },
      cells,
      pieces: cells.map(({ id }) => ({ cell: id, shape: 'disc', tone: 'ivory', layers: 9 })),
    };
    const keys = keysOf(drawScene(scene, { scale: 40 }));
    const last = Math.max(...cells.map(({ id }) => keys.indexOf(`piece:${id}`)));
    for (const { id } of cells) expect(keys.indexOf(`mark:${id}`)).toBeGreaterThan(last);
  });
});
