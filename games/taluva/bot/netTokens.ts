import type { GraphNet } from '@threefold-games/net';
import {
  AROUND,
  CELLS,
  DIRECTIONS,
  faceOf,
  HUT,
  isFree,
  isVolcano,
  LAND,
  levelOf,
  ownerOf,
  pieceOf,
  rotationOf,
  type TaluvaState,
  TEMPLE,
  TERRAINS,
  TOWER,
  TOWER_LEVEL,
  verbOf,
  writeEruptions,
} from '@threefold-games/taluva/internal';
import { HUTS, HUTS_FROM, LIMITS, SIZES_FROM, TOKEN, TOO_MANY } from './netShape.ts';
import { Scan } from './scan.ts';

const LEVELS = 5;

/** The number of the range that holds a number, when the ranges begin there. */
const rangeOf = (number: number, from: readonly number[]): number => {
  let range = 0;
  while (range + 1 < from.length && number >= from[range + 1]!) range++;
  return range;
};

/** Tells a net what lies and stands where. */
export class Tokens {
  private readonly scan = new Scan();
  /** For every cell its token, -1 for none, and for every token its cell. */
  private readonly tokenOf = new Int32Array(CELLS).fill(-1);
  private readonly cellOf = new Int32Array(LIMITS.tokens);
  private count = 0;
  private readonly eruptions = new Int32Array(DIRECTIONS);
  /** For each seat 1 << its place after the one that acts, if it is in play and has a temple left, a tower left. */
  private readonly templeBit = new Uint8Array(4);
  private readonly towerBit = new Uint8Array(4);

  /** The token of a cell of the table described last, -1 for none. */
  at(cell: number): number {
    return this.tokenOf[cell]!;
  }

  describe(table: TaluvaState, net: GraphNet): void {
    const { cells } = table;
    const { cellOf, tokenOf } = this;
    this.number(table);
    this.scan.read(table);
    this.readStock(table);
    let at = 0;
    for (let token = 0; token < this.count; token++) {
      const cell = cellOf[token]!;
      for (let k = 0; k < DIRECTIONS; k++) net.neighbours[DIRECTIONS * token + k] = tokenOf[cell + AROUND[k]!]!;
      if (cells[cell]! < LAND) net.features[at++] = TOKEN.bare;
      else at = this.describeLand(table, cell, net.features, at);
      net.featureEnds[token] = at;
    }
    net.tokens = this.count;
  }

  /** Gives the land and its neighbours their numbers. */
  private number({ cells, minQ, maxQ, minR, maxR }: TaluvaState): void {
    const { cellOf, tokenOf } = this;
    for (let token = 0; token < this.count; token++) tokenOf[cellOf[token]!] = -1;
    let count = 0;
    for (let q = minQ - 1; q <= maxQ + 1; q++) {
      const end = (q << 8) | (maxR + 1);
      for (let cell = (q << 8) | (minR - 1); cell <= end; cell++) {
        // A bare cell holds the number of its neighbours that are land.
        if (cells[cell] === 0) continue;
        tokenOf[cell] = count;
        cellOf[count++] = cell;
      }
    }
    this.count = count;
  }

  private readStock(table: TaluvaState): void {
    const { seats } = table.constants;
    for (let after = 0; after < seats; after++) {
      const seat = (table.seat + after) % seats;
      const bit = table.standing[seat] === 0 ? 1 << after : 0;
      this.templeBit[seat] = table.left(seat, TEMPLE) > 0 ? bit : 0;
      this.towerBit[seat] = table.left(seat, TOWER) > 0 ? bit : 0;
    }
  }

  /** Writes the features of a field behind the first `at`, and returns how many there are then. */
  private describeLand(table: TaluvaState, cell: number, out: Int32Array, at: number): number {
    const field = table.cells[cell]!;
    let n = at;
    out[n++] = TOKEN.level + Math.min(levelOf(field), LEVELS) - 1;
    if (isVolcano(field)) return this.describeVolcano(table, cell, out, n);
    out[n++] = TOKEN.terrain + faceOf(field);
    return isFree(field) ? this.describeFree(table, cell, out, n) : this.describeSettled(table, cell, out, n);
  }

  private describeVolcano({ cells }: TaluvaState, cell: number, out: Int32Array, at: number): number {
    let n = at;
    out[n++] = TOKEN.volcano + rotationOf(cells[cell]!);
    const count = writeEruptions(cells, cell, this.eruptions, 0);
    for (let i = 0; i < count; i++) out[n++] = TOKEN.eruption + verbOf(this.eruptions[i]!);
    return n;
  }

  private describeSettled(table: TaluvaState, cell: number, out: Int32Array, at: number): number {
    const { scan } = this;
    const field = table.cells[cell]!;
    const owner = ownerOf(field);
    const group = scan.groupAt(cell);
    const left = table.left(owner, HUT);
    let n = at;
    out[n++] =
      TOKEN.piece + 3 * ((owner - table.seat + table.constants.seats) % table.constants.seats) + pieceOf(field);
    out[n++] = TOKEN.size + rangeOf(scan.size[group]!, SIZES_FROM);
    if (scan.temples[group]! > 0) out[n++] = TOKEN.temple;
    if (scan.towers[group]! > 0) out[n++] = TOKEN.tower;
    let last = false;
    for (let terrain = 0; terrain < TERRAINS.length; terrain++) {
      const huts = scan.cost[group * TERRAINS.length + terrain]!;
      if (huts === 0) continue;
      out[n++] = TOKEN.huts + HUTS * terrain + (huts > left ? TOO_MANY : rangeOf(huts, HUTS_FROM));
      if (huts === left) last = true;
    }
    if (last) out[n++] = TOKEN.lastHuts;
    return n;
  }

  private describeFree(table: TaluvaState, cell: number, out: Int32Array, at: number): number {
    const { scan } = this;
    const level = levelOf(table.cells[cell]!);
    let temples = 0;
    let towers = 0;
    let own = false;
    for (let k = 0; k < DIRECTIONS; k++) {
      const group = scan.groupAt(cell + AROUND[k]!);
      if (group < 0) continue;
      const owner = scan.owner[group]!;
      if (owner === table.seat) own = true;
      if (scan.isHoly(group)) temples |= this.templeBit[owner]!;
      if (level >= TOWER_LEVEL && scan.towers[group] === 0) towers |= this.towerBit[owner]!;
    }
    let n = at;
    if (level === 1 && (table.constants.hutMayTouchOwn || !own)) out[n++] = TOKEN.found;
    for (let after = 0; after < table.constants.seats; after++) {
      if ((temples >> after) & 1) out[n++] = TOKEN.templeSite + after;
      if ((towers >> after) & 1) out[n++] = TOKEN.towerSite + after;
    }
    return n;
  }
}
