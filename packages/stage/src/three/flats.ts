import type { Token } from '../palette.ts';
import type { Piece, Point, Scene, SceneCell, State, Trail } from '../scene.ts';
import { type Spot, spotsOf } from './height.ts';

/** What lies flat on the board: the mark of a state, the dot of a trail, or so many chevrons that point east. */
export type FlatKind =
  | { readonly state: State; readonly outline: SceneCell['outline'] }
  | { readonly trail: Trail['kind'] }
  | { readonly chevrons: number };

export interface Flat extends Point {
  readonly kind: FlatKind;
  /** How high it lies. */
  readonly height: number;
  /** How far it is rotated, in degrees clockwise. */
  readonly rotation: number;
}

export const TRAIL_TOKENS: Readonly<Record<Trail['kind'], readonly [Token, Token]>> = {
  last: ['gold', 'goldEdge'],
  step: ['accent', 'surface'],
  hint: ['ink2', 'surface'],
};

/** Later marks lie above earlier ones. */
const ABOVE = 0.014;
const APART = 0.004;
/** The distance of the dots of a trail. */
const DOTS = 0.25;

/** The marks of the cells and the ways between them. */
export const flatsOf = (scene: Scene): readonly Flat[] => {
  const spots = spotsOf(scene);
  const trails = scene.trails.flatMap(trail => dotsOf(trail, spots));
  const marks = scene.states.flatMap(({ cell, state }, i): readonly Flat[] => {
    const spot = spots.get(cell);
    if (!spot) return [];
    const { x, y, outline } = spot.cell;
    return [{ kind: { state, outline }, x, y, height: spot.ground + ABOVE + APART * (1 + (i % 8)), rotation: 0 }];
  });
  const goals = scene.arrows.flatMap(({ from, to }): readonly Flat[] => {
    const spot = from === undefined ? spots.get(to) : undefined;
    if (!spot) return [];
    const { x, y, outline } = spot.cell;
    return [{ kind: { state: 'stack', outline }, x, y, height: spot.ground + ABOVE, rotation: 0 }];
  });
  return [...scene.pieces.flatMap(piece => chevronsOf(piece, spots)), ...trails, ...marks, ...goals];
};

const dotsOf = ({ from, to, kind }: Trail, spots: ReadonlyMap<string, Spot>): readonly Flat[] => {
  const [a, b] = [spots.get(from), spots.get(to)];
  if (!a || !b) return [];
  const length = Math.hypot(b.cell.x - a.cell.x, b.cell.y - a.cell.y);
  const count = Math.max(0, Math.round(length / DOTS) - 1);
  const height = Math.max(a.ground, b.ground) + ABOVE;
  return Array.from({ length: count }, (_, i) => {
    const far = (i + 1) / (count + 1);
    return {
      kind: { trail: kind },
      x: a.cell.x + far * (b.cell.x - a.cell.x),
      y: a.cell.y + far * (b.cell.y - a.cell.y),
      height,
      rotation: 0,
    };
  });
};

/** Whose a piece is and where it goes, in a near corner of its cell, where it is not hidden behind it. */
const CORNER = 0.36;
const chevronsOf = (
  { cell, mark, marks = 1, facing = -90, faint }: Piece,
  spots: ReadonlyMap<string, Spot>,
): readonly Flat[] => {
  const spot = mark === 'chevron' && !faint ? spots.get(cell) : undefined;
  if (!spot) return [];
  const { x, y } = spot.cell;
  return [{ kind: { chevrons: marks }, x: x - CORNER, y: y + CORNER, height: spot.ground + ABOVE, rotation: facing }];
};
