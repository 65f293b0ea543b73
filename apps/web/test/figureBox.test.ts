import { games } from '@threefold-games/catalogue';
import { loadFace } from '@threefold-games/catalogue/load';
import { describe, expect, it } from 'vitest';
import { figureBox } from '../src/board/figureBox.ts';

describe.each(games.map(({ id }) => id))('the figures of the rules of %s', id => {
  it('show whole whatever stands, lies or is marked in them', async () => {
    const figures = Object.entries(await (await loadFace(id, 'en'))!.figures());
    expect(figures.length).toBeGreaterThan(5);
    for (const [rule, { scene }] of figures) {
      const box = figureBox(scene);
      const told = new Set([...scene.pieces, ...scene.states].map(({ cell }) => cell));
      const drawn = scene.cells.filter(cell => told.has(cell.id) || (cell.outline === 'hexagon' && cell.fill));
      for (const { id: cell, x, y, outline } of [...drawn, ...(scene.ghost?.cells ?? [])]) {
        const half = outline === 'hexagon' ? 1 : 0.5;
        expect(x - half, `${rule}, ${cell}`).toBeGreaterThanOrEqual(box.x);
        expect(x + half, `${rule}, ${cell}`).toBeLessThanOrEqual(box.x + box.width);
        expect(y - half, `${rule}, ${cell}`).toBeGreaterThanOrEqual(box.y);
        expect(y + half, `${rule}, ${cell}`).toBeLessThanOrEqual(box.y + box.height);
      }
    }
  });
});
