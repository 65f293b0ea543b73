import { DROP, FREEZE, PLACE, placeDelays, TAKEN, travelTime } from '../dom/timing.ts';
import type { Motion } from '../face.ts';
import type { Piece, Point, Scene } from '../scene.ts';
import { cellSolids } from './board.ts';
import type { Crowd } from './crowd.ts';
import { figureHeight, groundHeight } from './height.ts';
import { pieceSolids } from './pieces.ts';
import type { Props } from './props.ts';
import type { Solid } from './solid.ts';

/** Where an actor is. */
export interface Pose extends Point {
  readonly height: number;
  readonly scale: number;
}

/** Something that moves. */
export interface Actor {
  /** Its bodies, about the place from which it moves. */
  readonly solids: readonly Solid[];
  /** In milliseconds from the beginning of the act. */
  readonly start: number;
  readonly time: number;
  /** Where it is, from 0 to 1. */
  pose(far: number): Pose;
}

/** One motion: what stands still, what moves, and how long it takes. */
interface Act {
  readonly still: Scene;
  readonly actors: readonly Actor[];
  readonly time: number;
  /** The part over which ice comes meanwhile. */
  readonly freezes?: string;
}

/** Fast at first, then slower. */
const eased = (far: number): number => 1 - (1 - far) ** 3;
/** How high a piece travels over the others, at least and a unit of its way. */
const ARC = 0.55;
const ARC_EACH = 0.12;
/** From how high pieces and tiles come. */
const COMES = 0.9;
const FALLS = 1.3;

/** The way from one scene to another, act by act. */
export const actsOf = (before: Scene, after: Scene, motions: readonly Motion[]): readonly Act[] => {
  const pieces = new Map(before.pieces.map(piece => [piece.cell, piece]));
  const laid = new Set(motions.flatMap(motion => (motion.kind === 'drop' ? motion.cells : [])));
  /** Parts that are to freeze later look as before. */
  const thawed = new Set(motions.flatMap(motion => (motion.kind === 'freeze' ? [motion.part] : [])));
  const isThawed = ({ part }: { readonly part?: string }): boolean => part !== undefined && thawed.has(part);
  const old = new Map(before.cells.map(cell => [cell.id, cell]));
  return motions.flatMap((motion): readonly Act[] => {
    const still = (without: readonly string[]): Scene => ({
      ...bare(after),
      edges: laid.size > 0 ? before.edges : after.edges,
      tags: laid.size > 0 ? before.tags : after.tags,
      ground: [...after.ground.filter(each => !isThawed(each)), ...before.ground.filter(isThawed)],
      cells: after.cells.flatMap(cell =>
        laid.has(cell.id) ? (old.get(cell.id) ?? []) : isThawed(cell) ? (old.get(cell.id) ?? cell) : cell,
      ),
      veils: after.veils.filter(veil => !isThawed(veil)),
      pieces: [...pieces.values()].filter(({ cell }) => !without.includes(cell)),
    });
    if (motion.kind === 'travel') return travel(after, motion, pieces, still);
    if (motion.kind === 'place') return [come(after, motion.cells, pieces, still)];
    if (motion.kind === 'freeze') {
      thawed.delete(motion.part);
      const frozen = new Set(after.cells.flatMap(({ id, part }) => (part === motion.part ? [id] : [])));
      for (const cell of frozen) pieces.delete(cell);
      for (const piece of after.pieces) if (frozen.has(piece.cell)) pieces.set(piece.cell, piece);
      return [{ still: still([]), actors: [], time: FREEZE, freezes: motion.part }];
    }
    const act = drop(after, motion.cells, still);
    for (const cell of motion.cells) {
      laid.delete(cell);
      pieces.delete(cell);
    }
    return [act];
  });
};

/** A scene without what is only pointed at. */
const bare = (scene: Scene): Scene => {
  const { ghost: _, ...rest } = scene;
  return { ...rest, states: [], trails: [], arrows: [] };
};

const travel = (
  scene: Scene,
  { from, to, onto }: Motion & { readonly kind: 'travel' },
  pieces: Map<string, Piece>,
  still: (without: readonly string[]) => Scene,
): readonly Act[] => {
  const mover = pieces.get(from);
  const [a, b] = [from, to].map(id => scene.cells.find(cell => cell.id === id));
  if (!mover || !a || !b) return [];
  const met = pieces.get(to);
  const taken = onto === 'taken' && met;
  const stage = still(taken ? [from, to] : [from]);
  const time = travelTime(scene, from, to);
  const [low, high] = [groundHeight(a), groundHeight(b) + (onto === 'stack' && met ? figureHeight(met) : 0)];
  const rise = ARC + ARC_EACH * Math.hypot(b.x - a.x, b.y - a.y);
  const actors: Actor[] = [
    {
      solids: pieceSolids(mover),
      start: 0,
      time,
      pose(far) {
        const gone = eased(far);
        const height = low + gone * (high - low) + 4 * rise * gone * (1 - gone);
        return { x: a.x + gone * (b.x - a.x), y: a.y + gone * (b.y - a.y), height, scale: 1 };
      },
    },
  ];
  if (taken) {
    const pose = (far: number): Pose => ({ x: b.x, y: b.y, height: groundHeight(b), scale: Math.max(0.001, 1 - far) });
    actors.push({ solids: pieceSolids(met), start: time * TAKEN.from * 0.7, time: TAKEN.time, pose });
  }
  pieces.delete(from);
  const layers = onto === 'stack' && met ? { layers: (mover.layers ?? 1) + (met.layers ?? 1) } : {};
  pieces.set(to, { ...mover, ...layers, cell: to });
  return [{ still: stage, actors, time: Math.max(...actors.map(actor => actor.start + actor.time)) }];
};

const falling = (
  solids: readonly Solid[],
  at: Point,
  ground: number,
  from: number,
  start: number,
  time: number,
): Actor => ({
  solids,
  start,
  time,
  pose: far => ({ ...at, height: ground + from * (1 - eased(far)), scale: 1 }),
});

const come = (
  scene: Scene,
  cells: readonly string[],
  pieces: Map<string, Piece>,
  still: (without: readonly string[]) => Scene,
): Act => {
  const stage = still(cells);
  const delays = placeDelays(cells.length);
  const actors = cells.flatMap((id, i) => {
    const cell = scene.cells.find(each => each.id === id);
    const piece = scene.pieces.find(each => each.cell === id);
    if (!cell || !piece) return [];
    pieces.set(id, piece);
    const at = { x: cell.x, y: cell.y };
    return [falling(pieceSolids(piece), at, groundHeight(cell), COMES, delays[i]!, 2 * PLACE.time)];
  });
  return { still: stage, actors, time: (delays.at(-1) ?? 0) + 2 * PLACE.time };
};

/** A tile falls as one: its bodies stand where they will lie. */
const drop = (scene: Scene, cells: readonly string[], still: (without: readonly string[]) => Scene): Act => {
  const tile = scene.cells.filter(cell => cells.includes(cell.id));
  const origin = { x: 0, y: 0 };
  const actor = falling(tile.flatMap(cellSolids), origin, 0, FALLS, 0, DROP.time * 1.4);
  return { still: still(cells), actors: [actor], time: actor.time };
};

/** Acts that are being played. */
export class Playing {
  readonly #props: Props;
  readonly #put: (scene: Scene) => void;
  readonly #done: () => void;
  #acts: readonly Act[];
  #actors: readonly Crowd[] | undefined;
  #start = 0;

  /** `put` shows what stands still; `done` is called once, at the end or when it is cut short. */
  constructor(acts: readonly Act[], props: Props, put: (scene: Scene) => void, done: () => void) {
    this.#acts = acts;
    this.#props = props;
    this.#put = put;
    this.#done = done;
  }

  /** Where everything is at a time in milliseconds; false when all is over. */
  tick(time: number): boolean {
    const [act, ...rest] = this.#acts;
    if (!act) return false;
    if (!this.#actors) {
      this.#put(act.still);
      this.#actors = act.actors.map(actor => this.#props.cast(actor.solids));
      this.#start = time;
    }
    const gone = time - this.#start;
    for (const [i, { group }] of this.#actors.entries()) {
      const actor = act.actors[i]!;
      const { x, y, height, scale } = actor.pose(Math.min(1, Math.max(0, (gone - actor.start) / actor.time)));
      group.position.set(x, height, y);
      group.scale.setScalar(scale);
    }
    if (act.freezes !== undefined) this.#props.pictures.freeze(act.freezes, Math.min(1, gone / act.time));
    if (gone < act.time) return true;
    this.#dismiss();
    this.#acts = rest;
    return rest.length > 0 && this.tick(time);
  }

  end(): void {
    this.#acts = [];
    this.#dismiss();
    this.#done();
  }

  #dismiss(): void {
    for (const actor of this.#actors ?? []) actor.dispose();
    this.#actors = undefined;
  }
}
