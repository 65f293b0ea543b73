import type { Flaw } from '@threefold-games/core';
import { hexDistance } from '@threefold-games/grid';
import { faceOf, isLand, isVolcano, levelOf, ownerOf, pieceOf, rotationOf, slotOf } from './field.ts';
import { canBuild } from './generate.ts';
import { around, landCells, tileVolcano } from './land.ts';
import { countFinished, countOut, countPlaying, isDecided, isOver } from './score.ts';
import { NO_TILE, OVER, type TaluvaState, TO_BUILD, TO_DRAW, TO_LAY } from './state.ts';
import {
  AROUND,
  columnOf,
  firstTerrain,
  HUT,
  KIND_COUNTS,
  KINDS,
  ORIGIN,
  PIECES,
  rowOf,
  secondTerrain,
  TERRAINS,
  TOWER,
  TOWER_LEVEL,
} from './tables.ts';

export type TaluvaFlaw = Flaw<
  | 'tiles'
  | 'noTile'
  | 'left'
  | 'twoWon'
  | 'standing'
  | 'notOver'
  | 'over'
  | 'gone'
  | 'turn'
  | 'place'
  | 'apart'
  | 'towerLow'
  | 'stock'
  | 'settlement'
  | 'covered'
  | 'builds'
  | 'stuck'
>;

/** Why no game leads to what was read into a state, as far as that can be told. */
export const whyImpossible = (state: TaluvaState): TaluvaFlaw | undefined =>
  wrongDraws(state) ??
  wrongStandings(state) ??
  wrongTurn(state) ??
  wrongLand(state) ??
  wrongTiles(state) ??
  wrongPieces(state) ??
  wrongBuild(state);

const drawnTiles = (state: TaluvaState): number => state.constants.tiles - state.tilesLeft;
/** How many tiles lie on the table. */
const laidTiles = (state: TaluvaState): number => drawnTiles(state) - (state.phase === TO_LAY ? 1 : 0);

const wrongDraws = (state: TaluvaState): TaluvaFlaw | undefined => {
  const { tiles } = state.constants;
  if (state.tilesLeft < 0) return { kind: 'tiles', n: tiles, detail: `more than ${tiles} tiles drawn` };
  if ((state.phase === TO_LAY) !== (state.drawn !== NO_TILE)) return { detail: 'a tile in hand belongs to a laying' };
  if (state.drawn !== NO_TILE && state.unseen[state.drawn] === KIND_COUNTS[state.drawn])
    return { detail: 'the tile in hand is unseen' };
  return state.phase === TO_BUILD && drawnTiles(state) === 0
    ? { kind: 'noTile', detail: 'a build before the first tile' }
    : undefined;
};

/** Who has left, and why. */
const wrongStandings = (state: TaluvaState): TaluvaFlaw | undefined => {
  const orders = [...state.standing].sort((a, b) => a - b).filter(order => order !== 0);
  const finished = countFinished(state);
  const out = countOut(state);
  const expected = [...Array(out).keys()].map(i => i - out).concat([...Array(finished).keys()].map(i => i + 1));
  if (orders.join() !== expected.join()) return { kind: 'left', detail: 'the order in which seats left' };
  if (countPlaying(state) === 0) return { kind: 'left', detail: 'nobody is left' };
  if (finished > 1 && !state.constants.ranking) return { kind: 'twoWon', detail: 'two seats have won' };
  for (let seat = 0; seat < state.constants.seats; seat++) {
    if (state.hasFinished(seat) !== state.standing[seat]! > 0)
      return { kind: 'standing', seat, detail: `whether seat ${seat} has built all of two kinds` };
  }
  return undefined;
};

/** Whose turn it is, and whether there is one. */
const wrongTurn = (state: TaluvaState): TaluvaFlaw | undefined => {
  const { phase, seat, constants } = state;
  if (phase === OVER) return isOver(state) ? undefined : { kind: 'notOver', detail: 'the game is not over' };
  if (isDecided(state) || (phase === TO_DRAW && state.tilesLeft === 0))
    return { kind: 'over', detail: 'the game is over' };
  if (state.standing[seat] !== 0) return { kind: 'gone', seat, detail: `seat ${seat} has left` };
  const turns = drawnTiles(state) - (phase === TO_DRAW ? 0 : 1);
  if (countPlaying(state) === constants.seats && turns % constants.seats !== seat)
    return { kind: 'turn', seat, detail: `it is not the turn of seat ${seat}` };
  return undefined;
};

/** The land as a whole: its size, its layers, its connection. */
const wrongLand = (state: TaluvaState): TaluvaFlaw | undefined => {
  const { cells } = state;
  const land = landCells(state);
  const fields = 3 * laidTiles(state);
  // Every tile raises three cells by one level.
  if (land.reduce((sum, cell) => sum + levelOf(cells[cell]!), 0) !== fields)
    return { detail: `${fields} fields have been laid` };
  if (fields === 0) return undefined;
  for (let level = 1, size = land.length; size > 0; level++) {
    size = land.filter(cell => levelOf(cells[cell]!) >= level).length;
    if (size % 3 !== 0) return { detail: `level ${level} is not made of tiles` };
  }
  if (![ORIGIN, ORIGIN + AROUND[0]!, ORIGIN + AROUND[1]!].every(cell => isLand(cells[cell]!)))
    return { kind: 'place', detail: 'the first tile lies elsewhere' };
  // The first tile reaches 1 away from its volcano, every other one at most 2 further than the land before it.
  const furthest = 2 * laidTiles(state) - 1;
  if (land.some(cell => hexDistance(columnOf(cell), rowOf(cell)) > furthest))
    return { kind: 'apart', detail: 'land too far away' };
  const reached = new Set([ORIGIN]);
  for (const cell of reached) for (const next of around(cell)) if (isLand(cells[next]!)) reached.add(next);
  return reached.size === land.length ? undefined : { kind: 'apart', detail: 'the land is not connected' };
};

/** The tiles that can be seen: each whole where nothing covers it, of kinds that were drawn. */
const wrongTiles = (state: TaluvaState): TaluvaFlaw | undefined => {
  const { cells } = state;
  const laid = KIND_COUNTS.map((count, kind) => count - state.unseen[kind]! - (state.drawn === kind ? 1 : 0));
  const terrains = TERRAINS.map(() => 0);
  for (let kind = 0; kind < KINDS; kind++) {
    terrains[firstTerrain(kind)]! += laid[kind]!;
    terrains[secondTerrain(kind)]! += laid[kind]!;
  }
  for (const cell of landCells(state)) {
    const field = cells[cell]!;
    const level = levelOf(field);
    const rotation = rotationOf(field);
    const volcano = tileVolcano(cell, field);
    const tile = [volcano, volcano + AROUND[rotation]!, volcano + AROUND[rotation + 1]!].map(part => cells[part]!);
    const torn = tile.some(
      (part, slot) =>
        levelOf(part) < level || (levelOf(part) === level && (slotOf(part) !== slot || rotationOf(part) !== rotation)),
    );
    if (torn) return { detail: 'a tile is torn' };
    if (!isVolcano(field) && --terrains[faceOf(field)]! < 0)
      return { detail: `more ${TERRAINS[faceOf(field)]} than was drawn` };
    if (slotOf(field) === 1 && levelOf(tile[2]!) === level) {
      const kind = faceOf(field) * TERRAINS.length + faceOf(tile[2]!);
      if (--laid[kind]! < 0) return { detail: 'more tiles of a kind than were drawn' };
    }
  }
  const first = cells[ORIGIN]!;
  return levelOf(first) === 1 && (!isVolcano(first) || rotationOf(first) !== 0)
    ? { kind: 'place', detail: 'the first tile lies otherwise' }
    : undefined;
};

/** What stands on the land against what the seats have built. */
const wrongPieces = (state: TaluvaState): TaluvaFlaw | undefined => {
  const { seats } = state.constants;
  let covered = 0;
  const standing = Array.from({ length: seats }, () => PIECES.map(() => 0));
  for (const cell of landCells(state)) {
    const field = state.cells[cell]!;
    // What lies below a volcano are volcanoes (TL-4.1); below another field each level may have held its huts.
    if (!isVolcano(field)) covered += (levelOf(field) * (levelOf(field) - 1)) / 2;
    if (ownerOf(field) < 0) continue;
    if (pieceOf(field) === TOWER && levelOf(field) < TOWER_LEVEL)
      return { kind: 'towerLow', detail: 'a tower stands too low' };
    standing[ownerOf(field)]![pieceOf(field)]! += pieceOf(field) === HUT ? levelOf(field) : 1;
  }
  let builds = laidTiles(state) - countOut(state) - (state.phase === TO_BUILD ? 1 : 0);
  for (const [seat, pieces] of standing.entries()) {
    for (const [piece, count] of pieces.entries()) {
      const built = state.built(seat, piece) - state.constants.headStart[seat * PIECES.length + piece]!;
      // Only huts are ever covered (TL-4.6).
      if (piece === HUT ? count > built : count !== built)
        return { kind: 'stock', seat, detail: `what seat ${seat} has built` };
      builds -= built;
      covered -= built - count;
    }
    // A settlement never vanishes (TL-4.7).
    if (state.built(seat, HUT) > 0 && pieces.every(count => count === 0))
      return { kind: 'settlement', seat, detail: `seat ${seat} has no settlement left` };
  }
  if (covered < 0) return { kind: 'covered', detail: 'more huts covered than there was room for' };
  return builds > 0 ? { kind: 'builds', detail: 'a turn without a build' } : undefined;
};

/** Who cannot build is out already (TL-7.1). */
const wrongBuild = (state: TaluvaState): TaluvaFlaw | undefined =>
  state.phase === TO_BUILD && !canBuild(state)
    ? { kind: 'stuck', seat: state.seat, detail: `seat ${state.seat} cannot build` }
    : undefined;
