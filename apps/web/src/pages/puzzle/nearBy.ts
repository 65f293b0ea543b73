import type { Position } from '@threefold-games/core';
import type { Scene } from '@threefold-games/stage';
import { pitch } from '@threefold-games/stage/dom';

/** So many cells are seen at least, across and down. */
const ACROSS = 4;
/** So much is seen about the cells, in cells. */
const AROUND = 1.1;

/** The cells that one points at to make these steps. */
export const cellsOf = (before: Position, steps: readonly string[]): readonly string[] => {
  const position = before.copy();
  return steps.flatMap(step => {
    const action = position.parse(step);
    if (action === undefined) return [];
    const picks = position.picks(action);
    position.make(action);
    return picks.flatMap(pick => (pick.at === 'cell' ? [pick.cell] : []));
  });
};

/** The same picture with nothing in sight but some cells and what lies about them. */
export const nearBy = (scene: Scene, cells: readonly string[]): Scene => {
  const named = new Set(cells);
  const places = scene.cells.filter(({ id }) => named.has(id));
  if (places.length === 0) return scene;
  const unit = pitch(scene);
  const span = (values: readonly number[]): readonly [from: number, size: number] => {
    const [least, most] = [Math.min(...values), Math.max(...values)];
    const size = Math.max(most - least + 2 * AROUND * unit, ACROSS * unit);
    return [(least + most - size) / 2, size];
  };
  const [x, width] = span(places.map(place => place.x));
  const [y, height] = span(places.map(place => place.y));
  return { ...scene, bounds: { x, y, width, height } };
};
