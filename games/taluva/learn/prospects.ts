import { type Action, legalActions, type Position, type Seat } from '@threefold-games/core';
import { HEX_DIRECTIONS } from '@threefold-games/grid';
import { builderAt, handedTo, type TaluvaSettlement, type TaluvaView, taluva } from '@threefold-games/taluva';
import {
  AROUND,
  cellAt,
  HUT,
  nameOf,
  PIECE_KINDS,
  readStep,
  TEMPLE,
  TEMPLE_SIZE,
  TOWER,
} from '@threefold-games/taluva/display';
import { BUILD_TEMPLE, BUILD_TOWER, cellOf, verbOf } from '@threefold-games/taluva/internal';
import { stateOf } from './counts.ts';

type Island = Position<TaluvaView>;

/** Whether a cell lies next to one of these. */
export const touches = (cell: string, cells: readonly string[]): boolean => {
  const [q = 0, r = 0] = cell.split(',').map(Number);
  return HEX_DIRECTIONS.some(([dq, dr]) => cells.includes(`${q + dq},${r + dr}`));
};

/** The settlements of a seat. */
export const settlementsOf = ({ settlements }: TaluvaView, seat: Seat): readonly TaluvaSettlement[] =>
  settlements.filter(settlement => settlement.seat === seat);

/** Whether a seat has another turn: the game goes on, it is in play, and the tiles last until then. */
export const hasTurn = ({ phase, seat: turn, seats, tilesLeft, out, finished }: TaluvaView, seat: Seat): boolean => {
  const plays = (each: Seat): boolean => !out.includes(each) && !finished.includes(each);
  if (turn === null || !plays(seat)) return false;
  const first = phase === 'draw' ? turn : turn + 1;
  const order = Array.from({ length: seats }, (_, i) => (first + i) % seats).filter(plays);
  return order.indexOf(seat) < tilesLeft;
};

/** What a seat could build as the island lies, without another tile. */
export interface Prospects {
  /** Its settlements that could take a temple: three fields, none yet, and a free field beside them (TL-6.5 to TL-6.7). */
  readonly temples: readonly TaluvaSettlement[];
  /** Its settlements that could take a tower. */
  readonly towers: readonly TaluvaSettlement[];
  /** Where towers could stand. */
  readonly towerSites: readonly string[];
  /** The most huts that an expansion would place. */
  readonly expansion: number;
  /** The number of free fields on level 2 or higher next to its settlements. */
  readonly high: number;
}

/** Undefined after the end and for a seat that has left. */
export const prospectsOf = (position: Island, seat: Seat): Prospects | undefined => {
  const builder = builderAt(position, seat);
  if (!builder) return undefined;
  const { settlements, expansions, fields } = builder.view();
  const built = legalActions(taluva, builder).flatMap(action => readStep(builder.format(action)) ?? []);
  const sites = (wanted: 'temple' | 'tower'): readonly string[] =>
    built.flatMap(said => (said.does === 'build' && said.kind === wanted ? [said.cell] : []));
  const [templeSites, towerSites] = [sites('temple'), sites('tower')];
  const own = settlements.filter(settlement => settlement.seat === seat);
  const raised = new Set(fields.filter(({ level }) => level > 1).map(({ name }) => name));
  return {
    temples: own.filter(
      ({ size, temples, cells }) =>
        size >= TEMPLE_SIZE && temples === 0 && templeSites.some(site => touches(site, cells)),
    ),
    towers: own.filter(({ towers, cells }) => towers === 0 && towerSites.some(site => touches(site, cells))),
    towerSites,
    expansion: Math.max(0, ...expansions.filter(({ affordable }) => affordable).map(({ huts }) => huts)),
    high: new Set(expansions.flatMap(({ cells }) => cells).filter(cell => raised.has(cell))).size,
  };
};

/** What a seat could build in a turn, were it to begin one now. */
export interface NextTurn {
  readonly temple: boolean;
  readonly tower: boolean;
}

/** With any tile: where temples and towers can stand has nothing to do with terrains. It takes some milliseconds. */
export const nextTurnOf = (position: Island, seat: Seat): NextTurn => {
  const found = new Set<number>();
  const gather = (next: Island): boolean => {
    for (const build of legalActions(taluva, next)) found.add(verbOf(build));
    return found.has(BUILD_TEMPLE) && found.has(BUILD_TOWER);
  };
  forEachLaying(handedTo(position, seat), seat, gather, undefined, idleLayings(position.view(), seat));
  return { temple: found.has(BUILD_TEMPLE), tower: found.has(BUILD_TOWER) };
};

/** Of all tiles that nobody has seen, how many would do. */
export interface TileCount {
  readonly tiles: number;
  readonly of: number;
}

/** With how many tiles a seat could build all of two kinds (TL-8.1) in a turn, were it to begin one now. It takes up to 100 ms. */
export const winningTiles = (position: Island, seat: Seat): TileCount => {
  const view = position.view();
  const of = view.unseen.reduce((sum, { count }) => sum + count, 0);
  const { temples, towers, huts } = view.players[seat]!.left;
  const complete = [temples, towers, huts].filter(left => left === 0).length;
  const next = handedTo(position, seat);
  if (!next || complete !== 1) return { tiles: 0, of };
  const byHuts = huts > 0 && huts <= mostHuts(position, seat);
  const mayWin = (verb: number): boolean =>
    verb === BUILD_TEMPLE ? temples === 1 : verb === BUILD_TOWER ? towers === 1 : byHuts;
  const wins = (at: Island): boolean =>
    legalActions(taluva, at).some(build => {
      if (!mayWin(verbOf(build))) return false;
      at.make(build);
      const finished = at.events().length > 0;
      at.unmake();
      return finished;
    });
  const isIdle = idleLayings(view, seat);
  const draws = legalActions(taluva, next);
  // A temple or a tower wins with every tile or with none; only huts ask for terrains.
  if (!byHuts) return { tiles: forEachLaying(next, seat, wins, draws[0], isIdle) ? of : 0, of };
  const winning = draws.filter(draw => forEachLaying(next, seat, wins, draw, isIdle));
  return { tiles: winning.reduce((sum, draw) => sum + next.weight(draw), 0), of };
};

/** No build of the seat's next turn places more huts: what an expansion would take now, and the two fields of a tile on top of it. */
const mostHuts = (position: Island, seat: Seat): number => {
  const { expansions = [], fields = [] } = builderAt(position, seat)?.view() ?? {};
  const height = Math.max(0, ...fields.map(({ level }) => level)) + 1;
  return Math.max(0, ...expansions.map(({ huts }) => huts)) + 2 * height;
};

/** Layings in the sea whose terrains touch nothing of the seat: they change nothing for it but where huts can be founded. */
const idleLayings = ({ fields, settlements }: TaluvaView, seat: Seat): ((laying: Action) => boolean) => {
  const land = new Set(fields.map(({ q, r }) => cellAt(q, r)));
  const own = settlements.flatMap(settlement => (settlement.seat === seat ? settlement.cells : []));
  const near = new Set(
    own.flatMap(cell => {
      const [q = 0, r = 0] = cell.split(',').map(Number);
      return HEX_DIRECTIONS.map(([dq, dr]) => cellAt(q + dq, r + dr));
    }),
  );
  return laying => {
    const volcano = cellOf(laying);
    const rotation = verbOf(laying);
    return !land.has(volcano) && !near.has(volcano + AROUND[rotation]!) && !near.has(volcano + AROUND[rotation + 1]!);
  };
};

/** The settlements of a seat without a temple, of two fields or more, that an eruption can cover in part, whoever lays the tile. */
export const exposedOf = (position: Island, seat: Seat): readonly TaluvaSettlement[] => {
  const view = position.view();
  const next = handedTo(position, seat);
  const draw = next && legalActions(taluva, next)[0];
  if (!next || draw === undefined) return [];
  next.make(draw);
  const covered = new Set(
    legalActions(taluva, next).flatMap(laying => {
      const [volcano, rotation] = [cellOf(laying), verbOf(laying)];
      return [volcano + AROUND[rotation]!, volcano + AROUND[rotation + 1]!].map(nameOf);
    }),
  );
  return settlementsOf(view, seat).filter(
    ({ size, temples, cells }) => size > 1 && temples === 0 && cells.some(cell => covered.has(cell)),
  );
};

/** Lays a tile wherever it can go, until one is enough; whether one was. Of the layings that are all alike only one is tried. */
const forEachLaying = (
  next: Island | undefined,
  seat: Seat,
  isEnough: (next: Island) => boolean,
  draw = next && legalActions(taluva, next)[0],
  areAlike?: (laying: Action) => boolean,
): boolean => {
  if (!next || draw === undefined) return false;
  next.make(draw);
  const layings = legalActions(taluva, next);
  const alike = areAlike && layings.find(areAlike);
  const enough = layings.some(laying => {
    if (laying !== alike && areAlike?.(laying)) return false;
    next.make(laying);
    const found = next.actor === seat && isEnough(next);
    next.unmake();
    return found;
  });
  next.unmake();
  return enough;
};

/** Whether one build may win for a seat; soon seen, as it is asked after every turn. */
const isNear = (position: Position<TaluvaView>, seat: Seat): boolean => {
  const state = stateOf(position);
  const left = (piece: number): number => state.left(seat, piece);
  const complete = Array.from({ length: PIECE_KINDS }, (_, piece) => left(piece)).filter(count => count === 0).length;
  // One build is of one kind: all of another must be built already (TL-8.1), and a temple or tower comes alone.
  return complete === 1 && (left(TEMPLE) === 1 || left(TOWER) === 1 || left(HUT) > 0);
};

/**
 * The largest part of the unseen tiles with which a seat other than this one could build all of two kinds in a turn, were it to begin one as
 * the island lies; 0 only where no tile does it.
 */
export const winNextOfOthers = (position: Position<TaluvaView>, seat: Seat): number => {
  let most = 0;
  for (let other = 0; other < position.seats; other++) {
    if (other === seat || !isNear(position, other) || !hasTurn(position.view(), other)) continue;
    const { tiles, of } = winningTiles(position, other);
    most = Math.max(most, of === 0 ? 0 : tiles / of);
  }
  return most;
};
