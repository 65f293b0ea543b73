import { type Actor, CHANCE, type HashKeys, hashKeys, mix32, NOBODY } from '@threefold-games/core';
import { essenceOf, LAND, NEIGHBOURS_MASK } from './field.ts';
import type { Constants } from './options.ts';
import { ALL_TILES, AROUND, CELLS, DIRECTIONS, KIND_COUNTS, KINDS, PIECE_KINDS, PIECES } from './tables.ts';

/** What is to be done next. */
export const PHASES = ['draw', 'lay', 'build', 'over'] as const;
export const TO_DRAW = 0;
export const TO_LAY = 1;
export const TO_BUILD = 2;
export const OVER = 3;

/** No tile is drawn and waits to be laid. */
export const NO_TILE = -1;

const PHASE_KEYS = hashKeys(16, 1);
const DRAWN_KEYS = hashKeys(KINDS, 2);
const UNSEEN_KEYS = hashKeys(KINDS * 7, 3);
const STOCK_KEYS = hashKeys(4 * PIECE_KINDS * 21, 4);
const STANDING_KEYS = hashKeys(4 * 9, 5);

/** A packed state: its numbers, what is unseen, in stock and standing, then each cell of the land with its field. */
const SCALARS = 6;
const packing = new Int32Array(SCALARS + KINDS + 4 * (PIECE_KINDS + 1) + 2 * 3 * ALL_TILES);

/** Everything that a position knows but its past. The setters keep the hash; all else is plain to read. */
export class TaluvaState {
  readonly constants: Constants;
  /** Every cell of the grid as a packed field. */
  readonly cells: Int32Array;
  /** How many tiles of each kind are unseen, those that stay out included (TL-1.3). */
  readonly unseen: Uint8Array;
  /** How many pieces of each kind a seat has left, at seat * PIECE_KINDS + kind. */
  readonly stock: Uint8Array;
  /** 0 for a seat in play, n for the n-th that finished early, -n for the n-th that went out. */
  readonly standing: Int8Array;

  phase = TO_DRAW;
  /** Whose turn it is; 0 when the game is over. */
  seat = 0;
  /** The kind of the tile in hand. */
  drawn = NO_TILE;
  tilesLeft: number;

  /** The bounds of the land: q and r, both counted from the grid's corner. */
  minQ = 255;
  maxQ = 0;
  minR = 255;
  maxR = 0;

  hashLo: number;
  hashHi: number;

  constructor(constants: Constants) {
    this.constants = constants;
    this.cells = new Int32Array(CELLS);
    this.unseen = Uint8Array.from(KIND_COUNTS);
    this.stock = constants.headStart.map((given, i) => PIECES[i % PIECE_KINDS]! - given);
    this.standing = new Int8Array(constants.seats);
    this.tilesLeft = constants.tiles;
    this.hashLo = constants.hashLo;
    this.hashHi = constants.hashHi;
    this.toggle(PHASE_KEYS, 0);
    for (let kind = 0; kind < KINDS; kind++) this.toggle(UNSEEN_KEYS, kind * 7 + this.unseen[kind]!);
    for (let i = 0; i < this.stock.length; i++) this.toggle(STOCK_KEYS, i * 21 + this.stock[i]!);
    for (let seat = 0; seat < constants.seats; seat++) this.toggle(STANDING_KEYS, seat * 9 + 4);
  }

  get actor(): Actor {
    return this.phase === TO_DRAW ? CHANCE : this.phase === OVER ? NOBODY : this.seat;
  }

  setTurn(phase: number, seat: number): void {
    this.toggle(PHASE_KEYS, this.phase * 4 + this.seat);
    this.phase = phase;
    this.seat = seat;
    this.toggle(PHASE_KEYS, phase * 4 + seat);
  }

  setDrawn(kind: number): void {
    if (this.drawn !== NO_TILE) this.toggle(DRAWN_KEYS, this.drawn);
    this.drawn = kind;
    if (kind !== NO_TILE) this.toggle(DRAWN_KEYS, kind);
  }

  setUnseen(kind: number, count: number): void {
    this.toggle(UNSEEN_KEYS, kind * 7 + this.unseen[kind]!);
    this.tilesLeft += count - this.unseen[kind]!;
    this.unseen[kind] = count;
    this.toggle(UNSEEN_KEYS, kind * 7 + count);
  }

  setStock(seat: number, piece: number, count: number): void {
    const i = seat * PIECE_KINDS + piece;
    this.toggle(STOCK_KEYS, i * 21 + this.stock[i]!);
    this.stock[i] = count;
    this.toggle(STOCK_KEYS, i * 21 + count);
  }

  setStanding(seat: number, standing: number): void {
    this.toggle(STANDING_KEYS, seat * 9 + 4 + this.standing[seat]!);
    this.standing[seat] = standing;
    this.toggle(STANDING_KEYS, seat * 9 + 4 + standing);
  }

  /** Changes what lies and stands on a cell; the number of land neighbours stays. */
  setField(cell: number, field: number): void {
    const before = this.cells[cell]!;
    this.toggleField(cell, before);
    this.cells[cell] = (before & NEIGHBOURS_MASK) | (field & ~NEIGHBOURS_MASK);
    this.toggleField(cell, field);
  }

  /** Tells the neighbours of a cell, and the bounds, that it has become land. */
  addLand(cell: number): void {
    for (let k = 0; k < DIRECTIONS; k++) this.cells[cell + AROUND[k]!]!++;
    const q = cell >> 8;
    const r = cell & 255;
    if (q < this.minQ) this.minQ = q;
    if (q > this.maxQ) this.maxQ = q;
    if (r < this.minR) this.minR = r;
    if (r > this.maxR) this.maxR = r;
  }

  left(seat: number, piece: number): number {
    return this.stock[seat * PIECE_KINDS + piece]!;
  }

  /** How many pieces of a kind a seat has built, covered huts (TL-4.5) and those that count as built (TL-H.1) included. */
  built(seat: number, piece: number): number {
    return PIECES[piece]! - this.left(seat, piece);
  }

  /** Whether a seat has built all of two kinds (TL-8.1). */
  hasFinished(seat: number): boolean {
    let kinds = 0;
    for (let piece = 0; piece < PIECE_KINDS; piece++) if (this.left(seat, piece) === 0) kinds++;
    return kinds >= 2;
  }

  protected copyTo(other: TaluvaState): void {
    for (let q = this.minQ - 1; q <= this.maxQ + 1; q++) {
      const from = (q << 8) | (this.minR - 1);
      other.cells.set(this.cells.subarray(from, ((q << 8) | (this.maxR + 1)) + 1), from);
    }
    other.unseen.set(this.unseen);
    other.stock.set(this.stock);
    other.standing.set(this.standing);
    other.phase = this.phase;
    other.seat = this.seat;
    other.drawn = this.drawn;
    other.tilesLeft = this.tilesLeft;
    other.minQ = this.minQ;
    other.maxQ = this.maxQ;
    other.minR = this.minR;
    other.maxR = this.maxR;
    other.hashLo = this.hashLo;
    other.hashHi = this.hashHi;
  }

  pack(): Int32Array {
    const { unseen, stock, standing, cells } = this;
    packing.set([this.phase, this.seat, this.drawn, this.tilesLeft, this.hashLo, this.hashHi]);
    let n = SCALARS;
    for (const counts of [unseen, stock, standing]) {
      packing.set(counts, n);
      n += counts.length;
    }
    for (let q = this.minQ; q <= this.maxQ; q++) {
      for (let cell = (q << 8) | this.minR; cell <= ((q << 8) | this.maxR); cell++) {
        if (cells[cell]! < LAND) continue;
        packing[n++] = cell;
        packing[n++] = cells[cell]! & ~NEIGHBOURS_MASK;
      }
    }
    return packing.slice(0, n);
  }

  unpack(packed: Int32Array): void {
    const { unseen, stock, standing, cells } = this;
    this.clearLand();
    this.phase = packed[0]!;
    this.seat = packed[1]!;
    this.drawn = packed[2]!;
    this.tilesLeft = packed[3]!;
    this.hashLo = packed[4]!;
    this.hashHi = packed[5]!;
    let n = SCALARS;
    for (const counts of [unseen, stock, standing]) {
      counts.set(packed.subarray(n, n + counts.length));
      n += counts.length;
    }
    for (; n < packed.length; n += 2) {
      this.addLand(packed[n]!);
      cells[packed[n]!]! |= packed[n + 1]!;
    }
  }

  private clearLand(): void {
    for (let q = this.minQ - 1; q <= this.maxQ + 1; q++)
      this.cells.fill(0, (q << 8) | (this.minR - 1), ((q << 8) | (this.maxR + 1)) + 1);
    this.minQ = 255;
    this.maxQ = 0;
    this.minR = 255;
    this.maxR = 0;
  }

  private toggle(keys: HashKeys, i: number): void {
    this.hashLo ^= keys.lo[i]!;
    this.hashHi ^= keys.hi[i]!;
  }

  private toggleField(cell: number, field: number): void {
    if (field < LAND) return;
    const key = mix32(Math.imul(cell, 0x9e3779b1) ^ essenceOf(field));
    this.hashLo ^= key;
    this.hashHi ^= mix32(key ^ Math.imul(cell + 1, 0x85ebca6b));
  }
}
