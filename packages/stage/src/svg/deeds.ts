import type { CellState, Point, Scene, SceneCell, State } from '../scene.ts';
import { type Cells, faceOf, lift, type Standing } from './lift.ts';
import { group, type SvgNode } from './node.ts';
import { line, type Pen } from './pen.ts';
import { lattice, union } from './polygon.ts';
import { cased, deedColours, deedOf } from './states.ts';

/** Neighbouring fields are this far apart, and a little. */
const NEAR = 1.8;
const GOALS: ReadonlySet<State> = new Set(['stepTo', 'lastTo', 'hintTo']);
/** A tile that was laid: fields without a border between them, one of them empty, so that they did not each get something. */
interface Laid {
  readonly state: State;
  readonly fields: readonly SceneCell[];
}

/** Whether two fields lie on one tile: a thin edge is between them. */
const onOneTile = ({ edges, cells: [origin] }: Scene): ((a: SceneCell, b: SceneCell) => boolean) => {
  const { x, y } = origin ?? { x: 0, y: 0 };
  const middle = (a: Point, b: Point): number => lattice((a.x + b.x) / 2 - x, (a.y + b.y) / 2 - y);
  const inner = new Set(edges.flatMap(({ weight, from, to }) => (weight === 'thin' ? [middle(from, to)] : [])));
  return (a, b) => Math.hypot(a.x - b.x, a.y - b.y) < NEAR && inner.has(middle(a, b));
};

/** Finds laid tiles among the states, and the states that are left to their own cells. */
export const laidTiles = (
  scene: Scene,
  cells: Cells,
  pieces: Standing,
): { readonly tiles: readonly Laid[]; readonly rest: readonly CellState[] } => {
  const { states } = scene;
  const joined = onOneTile(scene);
  const open = states.filter(({ state, cell }) => GOALS.has(state) && cells.get(cell)?.outline === 'hexagon');
  const tiles: Laid[] = [];
  const alone = new Set<CellState>();
  while (open.length > 0) {
    const first = open.pop() as CellState;
    const found = [first];
    for (let i = 0; i < found.length; i++) {
      const here = cells.get((found[i] as CellState).cell) as SceneCell;
      for (let k = open.length - 1; k >= 0; k--) {
        const other = open[k] as CellState;
        const there = cells.get(other.cell) as SceneCell;
        if (other.state === first.state && joined(here, there)) {
          found.push(other);
          open.splice(k, 1);
        }
      }
    }
    const empty = found.filter(({ cell }) => !pieces.has(cell));
    if (found.length > 1 && empty.length > 0) {
      tiles.push({ state: first.state, fields: found.map(({ cell }) => cells.get(cell) as SceneCell) });
      for (const state of empty) alone.add(state);
    }
  }
  return { tiles, rest: states.filter(state => !alone.has(state)) };
};

/** The border of a laid tile. */
export const drawLaid = ({ state, fields }: Laid, pen: Pen): SvgNode => {
  const { body, edge } = deedColours(deedOf(state));
  const up = lift((fields[0] as SceneCell).level);
  const d = union(fields.map(({ x, y }) => ({ x, y: y - up })));
  const key = fields.map(({ id }) => id).sort();
  return group(`tile:${state}:${key.join(' ')}`, cased(d, body, edge, line(pen, 0.09, 2), line(pen, 0.17, 3)));
};

export const middleOf = (fields: readonly SceneCell[]): Point => {
  const faces = fields.map(faceOf);
  return {
    x: faces.reduce((sum, { x }) => sum + x, 0) / faces.length,
    y: faces.reduce((sum, { y }) => sum + y, 0) / faces.length,
  };
};
