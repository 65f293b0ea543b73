import type { TaluvaField, TaluvaView } from '@threefold-games/games/taluva';
import type { SceneCell } from '@threefold-games/stage';
import { middle, nameAt, neighbour, ORIGIN, rotated, SIXTHS } from './places.ts';

/** How far from land a volcano can be laid. */
const REACH = 2;

/** The free cells around land, or around the origin while there is none. */
export const seaAround = (fields: ReadonlyMap<string, TaluvaField>, boardRotation: number): SceneCell[] => {
  const cells: SceneCell[] = [];
  const known = new Set<string>();
  const add = (q: number, r: number): void => {
    const id = nameAt(q, r);
    if (known.has(id) || fields.has(id)) return;
    known.add(id);
    cells.push({ id, ...middle(...rotated(q, r, boardRotation)), outline: 'hexagon', level: 0 });
  };
  let shore: (readonly [number, number])[] = [...fields.values()].map(({ q, r }) => [q, r]);
  if (shore.length === 0) {
    add(0, 0);
    shore = [[0, 0]];
  }
  for (let distance = 1; distance <= REACH; distance++) {
    const next: (readonly [number, number])[] = [];
    for (const [q, r] of shore) {
      for (let k = 0; k < SIXTHS; k++) {
        const at = neighbour(q, r, k);
        if (!fields.has(nameAt(...at)) && !known.has(nameAt(...at))) next.push(at);
        add(...at);
      }
    }
    shore = next;
  }
  return cells;
};

const kept = new WeakMap<TaluvaView, (readonly SceneCell[])[]>();

/** The cells of the land with the sea around them, in the order in which they are read; worked out once for every rotation. */
export const cellsWithSea = (
  view: TaluvaView,
  land: readonly SceneCell[],
  fields: ReadonlyMap<string, TaluvaField>,
  boardRotation: number,
): readonly SceneCell[] => {
  const known = kept.get(view) ?? [];
  if (known.length === 0) kept.set(view, known);
  // The first tile has one place alone.
  known[boardRotation] ??= [...land, ...seaAround(fields, boardRotation)]
    .filter(({ id }) => fields.size > 0 || id === ORIGIN)
    .sort((a, b) => a.y - b.y || a.x - b.x);
  return known[boardRotation];
};
