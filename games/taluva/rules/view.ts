import { type Actor, deepFreeze } from '@threefold-games/core';
import { faceOf, isVolcano, levelOf, ownerOf, pieceOf, rotationOf, slotOf } from './field.ts';
import { freeAround, landCells, settlementsOf, tileVolcano } from './land.ts';
import { placesOf } from './score.ts';
import { NO_TILE, OVER, PHASES, type TaluvaState, TO_BUILD } from './state.ts';
import { columnOf, HUT, KIND_NAMES, nameOf, rowOf, TEMPLE, TERRAINS, type Terrain, TOWER } from './tables.ts';

/** What stands on the table, for screens and logs. Cells go by their names, in the order of q, then r. */
export interface TaluvaView {
  readonly seats: number;
  readonly actor: Actor;
  /** Whose turn it is, also while chance draws; null when the game is over. */
  readonly seat: number | null;
  readonly phase: (typeof PHASES)[number];
  /** The tile that was drawn and is to be laid. */
  readonly drawn: string | null;
  /** How many tiles will still be drawn. */
  readonly tilesLeft: number;
  /** The tiles nobody has seen, those that stay out of the game included; kinds with none are left out. */
  readonly unseen: readonly { readonly tile: string; readonly count: number }[];
  readonly fields: readonly TaluvaField[];
  readonly settlements: readonly TaluvaSettlement[];
  /** Every expansion that the acting seat could think of, also those it lacks the huts for; empty unless it is to build. */
  readonly expansions: readonly TaluvaExpansion[];
  readonly players: readonly TaluvaPlayer[];
  /** The seats that could not build, in the order in which they went out. */
  readonly out: readonly number[];
  /** The seats that have built all of two kinds, in that order. */
  readonly finished: readonly number[];
}

/** One visible field. */
export interface TaluvaField {
  readonly name: string;
  readonly q: number;
  readonly r: number;
  readonly level: number;
  /** Null for a volcano. */
  readonly terrain: Terrain | null;
  /** The rotation of its tile. */
  readonly rotation: number;
  /** Which part of its tile it is: 0 the volcano, 1 the first terrain clockwise, 2 the second. */
  readonly slot: number;
  /** The cell of its tile's volcano; fields with the same one and the same level are of one tile. */
  readonly volcano: string;
  readonly piece: { readonly seat: number; readonly kind: TaluvaPieceKind; readonly huts: number } | null;
}

/** What can be built. */
export type TaluvaPieceKind = 'temple' | 'tower' | 'hut';

/** A settlement: pieces of one seat on fields that touch. */
export interface TaluvaSettlement {
  readonly seat: number;
  readonly cells: readonly string[];
  readonly size: number;
  readonly temples: number;
  readonly towers: number;
}

/** A way to expand a settlement over one terrain. */
export interface TaluvaExpansion {
  /** The smallest cell of the settlement, which names it. */
  readonly settlement: string;
  readonly terrain: Terrain;
  /** The fields that would be built on. */
  readonly cells: readonly string[];
  /** How many huts that takes. */
  readonly huts: number;
  /** Whether the seat has them. */
  readonly affordable: boolean;
}

/** TaluvaPieces by kind. */
export interface TaluvaPieces {
  readonly temples: number;
  readonly towers: number;
  readonly huts: number;
}

/** What a seat has built, and what is left to it. */
export interface TaluvaPlayer {
  /** What is left to build, which is also what is missing of each kind for an early win. */
  readonly left: TaluvaPieces;
  /** What has been built, covered huts included. */
  readonly built: TaluvaPieces;
  /** The two kinds that are nearest to being complete, and how many pieces that takes. */
  readonly nearest: { readonly kinds: readonly [TaluvaPieceKind, TaluvaPieceKind]; readonly pieces: number };
  /** The place, once it is certain and places are played for. */
  readonly place: number | null;
}

const PIECE_NAMES: readonly TaluvaPieceKind[] = ['temple', 'tower', 'hut'];
const PAIRS: readonly (readonly [number, number])[] = [
  [TEMPLE, TOWER],
  [TEMPLE, HUT],
  [TOWER, HUT],
];

export const viewOf = (state: TaluvaState): TaluvaView => {
  const { phase, seat, constants } = state;
  const settlements = settlementsOf(state);
  const places = constants.ranking ? placesOf(state) : undefined;
  const certain = (at: number): boolean => phase === OVER || state.standing[at] !== 0;
  return deepFreeze({
    seats: constants.seats,
    actor: state.actor,
    seat: phase === OVER ? null : seat,
    phase: PHASES[phase]!,
    drawn: state.drawn === NO_TILE ? null : KIND_NAMES[state.drawn]!,
    tilesLeft: state.tilesLeft,
    unseen: KIND_NAMES.map((tile, kind) => ({ tile, count: state.unseen[kind]! })).filter(({ count }) => count > 0),
    fields: landCells(state).map(cell => fieldView(cell, state.cells[cell]!)),
    settlements: settlements.map(cells => settlementView(state, cells)),
    expansions:
      phase === TO_BUILD
        ? settlements
            .filter(([cell]) => ownerOf(state.cells[cell!]!) === seat)
            .flatMap(cells => expansionViews(state, cells))
        : [],
    players: Array.from(state.standing, (_, at) => playerView(state, at, places && certain(at) ? places[at]! : null)),
    out: leavers(state, -1),
    finished: leavers(state, 1),
  });
};

const fieldView = (cell: number, field: number): TaluvaField => ({
  name: nameOf(cell),
  q: columnOf(cell),
  r: rowOf(cell),
  level: levelOf(field),
  terrain: isVolcano(field) ? null : TERRAINS[faceOf(field)]!,
  rotation: rotationOf(field),
  slot: slotOf(field),
  volcano: nameOf(tileVolcano(cell, field)),
  piece:
    ownerOf(field) < 0
      ? null
      : {
          seat: ownerOf(field),
          kind: PIECE_NAMES[pieceOf(field)]!,
          huts: pieceOf(field) === HUT ? levelOf(field) : 0,
        },
});

const settlementView = ({ cells }: TaluvaState, fields: readonly number[]): TaluvaSettlement => {
  const count = (piece: number): number => fields.filter(cell => pieceOf(cells[cell]!) === piece).length;
  return {
    seat: ownerOf(cells[fields[0]!]!),
    cells: fields.map(nameOf),
    size: fields.length,
    temples: count(TEMPLE),
    towers: count(TOWER),
  };
};

const expansionViews = (state: TaluvaState, settlement: readonly number[]): TaluvaExpansion[] => {
  const free = freeAround(state.cells, settlement);
  return TERRAINS.map((terrain, face) => {
    const cells = free.filter(cell => faceOf(state.cells[cell]!) === face);
    const huts = cells.reduce((sum, cell) => sum + levelOf(state.cells[cell]!), 0);
    const affordable = huts <= state.left(state.seat, HUT);
    return { settlement: nameOf(settlement[0]!), terrain, cells: cells.map(nameOf), huts, affordable };
  }).filter(({ cells }) => cells.length > 0);
};

const playerView = (state: TaluvaState, seat: number, place: number | null): TaluvaPlayer => {
  const missing = ([a, b]: readonly [number, number]): number => state.left(seat, a) + state.left(seat, b);
  const [a, b] = PAIRS.reduce((best, pair) => (missing(pair) < missing(best) ? pair : best));
  return {
    left: pieces(kind => state.left(seat, kind)),
    built: pieces(kind => state.built(seat, kind)),
    nearest: { kinds: [PIECE_NAMES[a]!, PIECE_NAMES[b]!], pieces: missing([a, b]) },
    place,
  };
};

const pieces = (count: (kind: number) => number): TaluvaPieces => ({
  temples: count(TEMPLE),
  towers: count(TOWER),
  huts: count(HUT),
});

/** The seats that have left on one side, the sign of their standing, in the order in which they did. */
const leavers = (state: TaluvaState, sign: 1 | -1): number[] =>
  Array.from(state.standing, (standing, seat) => ({ order: standing * sign, seat }))
    .filter(({ order }) => order > 0)
    .sort((a, b) => a.order - b.order)
    .map(({ seat }) => seat);
