import {
  type Action,
  type Actor,
  CHANCE,
  NOBODY,
  type Outcome,
  type Pick,
  type Position,
  type Refusal,
  type StepEvent,
} from '@threefold/core';
import { canBuild, writeBuilds } from './builds.ts';
import { encodeTable } from './encode.ts';
import {
  bareField,
  faceOf,
  HUT,
  isFree,
  LAND,
  levelOf,
  PIECE_MASK,
  pieceBits,
  TEMPLE,
  TOWER,
  VOLCANO,
} from './field.ts';
import { AROUND, DIRECTIONS } from './grid.ts';
import { writeLayings } from './layings.ts';
import { canonicalStep, formatStep, picksOf } from './notation.ts';
import { countFinished, countOut, isOver, outcomeOf } from './score.ts';
import { gatherAlone, members } from './settlements.ts';
import { BUILD_TEMPLE, BUILD_TOWER, cellOf, DRAW, EXPAND, kindOf, step, verbOf } from './step.ts';
import { NO_TILE, OVER, PIECE_KINDS, PIECES, type Table, TO_BUILD, TO_DRAW, TO_LAY } from './table.ts';
import { ALL_TILES, firstTerrain, KINDS, secondTerrain } from './tiles.ts';
import { type TaluvaView, viewOf } from './view.ts';
import { whyNot } from './why.ts';

/** Three steps for each tile. */
export const MAX_STEPS = 3 * ALL_TILES;

/** What is noted about each step to take it back, one int32 each. */
const ACTION = 0;
const SEAT = 1;
const HASH_LO = 2;
const HASH_HI = 3;
/** Of a laying: the tile, the three fields that it covers, the bounds of the land. */
const TILE = 4;
const COVERED = 5;
const BOUNDS = 8;
/** Of a build: how many pieces had been placed, how many of their kind were left. */
const PLACED = 4;
const LEFT = 5;
const NOTE = 12;

export class TaluvaPosition implements Position<TaluvaView> {
  readonly table: Table;
  private readonly notes = new Int32Array(MAX_STEPS * NOTE);
  private depth = 0;
  /** The cells that were built on, one after the other; a hut field needs at least one hut, so they cannot be more than the pieces. */
  private readonly placed: Int32Array;
  private placedCount = 0;

  constructor(table: Table) {
    this.table = table;
    this.placed = new Int32Array(table.rules.seats * PIECES.reduce((a, b) => a + b));
  }

  get seats(): number {
    return this.table.rules.seats;
  }

  get actor(): Actor {
    const { phase, seat } = this.table;
    return phase === TO_DRAW ? CHANCE : phase === OVER ? NOBODY : seat;
  }

  get atTurnStart(): boolean {
    return this.table.phase === TO_DRAW || this.table.phase === OVER;
  }

  get hashLo(): number {
    return this.table.hashLo;
  }

  get hashHi(): number {
    return this.table.hashHi;
  }

  legal(out: Int32Array): number {
    const { phase } = this.table;
    if (phase === TO_LAY) return writeLayings(this.table, out);
    if (phase === TO_BUILD) return writeBuilds(this.table, out);
    return phase === TO_DRAW ? writeDraws(this.table, out) : 0;
  }

  weight(action: Action): number {
    return verbOf(action) === DRAW ? this.table.unseen[kindOf(action)]! : 1;
  }

  make(action: Action): void {
    const { table, notes } = this;
    const note = this.depth++ * NOTE;
    notes[note + ACTION] = action;
    notes[note + SEAT] = table.seat;
    notes[note + HASH_LO] = table.hashLo;
    notes[note + HASH_HI] = table.hashHi;
    const verb = verbOf(action);
    if (verb === DRAW) this.draw(kindOf(action));
    else if (verb < DRAW) this.lay(note, cellOf(action), verb);
    else this.build(note, cellOf(action), verb);
  }

  unmake(): void {
    const { table, notes } = this;
    const note = --this.depth * NOTE;
    const action = notes[note + ACTION]!;
    const verb = verbOf(action);
    table.seat = notes[note + SEAT]!;
    if (verb === DRAW) this.undraw(kindOf(action));
    else if (verb < DRAW) this.unlay(note, cellOf(action), verb);
    else this.unbuild(note, verb);
    table.hashLo = notes[note + HASH_LO]!;
    table.hashHi = notes[note + HASH_HI]!;
  }

  outcome(): Outcome | undefined {
    return outcomeOf(this.table);
  }

  format(action: Action): string {
    return formatStep(action);
  }

  canonical(text: string): string {
    return canonicalStep(this.table, text);
  }

  picks(action: Action): readonly Pick[] {
    return picksOf(this.table, action);
  }

  whyNot(text: string): Refusal | undefined {
    return whyNot(this.table, text);
  }

  events(): readonly StepEvent[] {
    if (this.depth === 0) return [];
    const note = (this.depth - 1) * NOTE;
    const seat = this.notes[note + SEAT]!;
    const standing = this.table.standing[seat]!;
    // Seats that have left do not act: one that has left just now left with this step.
    return standing === 0 ? [] : [{ name: standing > 0 ? 'finished' : 'out', value: seat }];
  }

  encode(): string {
    return encodeTable(this.table);
  }

  view(): TaluvaView {
    return viewOf(this.table);
  }

  copy(): TaluvaPosition {
    const copy = new TaluvaPosition(this.table.copy());
    copy.notes.set(this.notes.subarray(0, this.depth * NOTE));
    copy.depth = this.depth;
    copy.placed.set(this.placed.subarray(0, this.placedCount));
    copy.placedCount = this.placedCount;
    return copy;
  }

  private draw(kind: number): void {
    const { table } = this;
    table.setUnseen(kind, table.unseen[kind]! - 1);
    table.setDrawn(kind);
    table.setTurn(TO_LAY, table.seat);
  }

  private undraw(kind: number): void {
    const { table } = this;
    table.unseen[kind]!++;
    table.tilesLeft++;
    table.drawn = NO_TILE;
    table.phase = TO_DRAW;
  }

  private lay(note: number, volcano: number, rotation: number): void {
    const { table, notes } = this;
    const { cells, drawn } = table;
    const first = volcano + AROUND[rotation]!;
    const second = volcano + AROUND[rotation + 1]!;
    notes[note + TILE] = drawn;
    notes[note + COVERED] = cells[volcano]!;
    notes[note + COVERED + 1] = cells[first]!;
    notes[note + COVERED + 2] = cells[second]!;
    notes[note + BOUNDS] = table.minQ;
    notes[note + BOUNDS + 1] = table.maxQ;
    notes[note + BOUNDS + 2] = table.minR;
    notes[note + BOUNDS + 3] = table.maxR;
    const level = levelOf(cells[volcano]!) + 1;
    if (level === 1) {
      table.addLand(volcano);
      table.addLand(first);
      table.addLand(second);
    }
    // Covered huts leave the game (TL-4.5): the new fields are bare.
    table.setField(volcano, bareField(level, VOLCANO, rotation, 0));
    table.setField(first, bareField(level, firstTerrain(drawn), rotation, 1));
    table.setField(second, bareField(level, secondTerrain(drawn), rotation, 2));
    table.setDrawn(NO_TILE);
    if (canBuild(table)) {
      table.setTurn(TO_BUILD, table.seat);
    } else {
      table.setStanding(table.seat, -1 - countOut(table));
      this.endTurn();
    }
  }

  private unlay(note: number, volcano: number, rotation: number): void {
    const { table, notes } = this;
    const { cells } = table;
    const first = volcano + AROUND[rotation]!;
    const second = volcano + AROUND[rotation + 1]!;
    if (notes[note + COVERED]! < LAND) {
      forget(cells, volcano);
      forget(cells, first);
      forget(cells, second);
    }
    cells[volcano] = notes[note + COVERED]!;
    cells[first] = notes[note + COVERED + 1]!;
    cells[second] = notes[note + COVERED + 2]!;
    table.minQ = notes[note + BOUNDS]!;
    table.maxQ = notes[note + BOUNDS + 1]!;
    table.minR = notes[note + BOUNDS + 2]!;
    table.maxR = notes[note + BOUNDS + 3]!;
    table.drawn = notes[note + TILE]!;
    table.standing[table.seat] = 0;
    table.phase = TO_LAY;
  }

  private build(note: number, cell: number, verb: number): void {
    const { table, notes } = this;
    const piece = pieceBuilt(verb);
    notes[note + PLACED] = this.placedCount;
    notes[note + LEFT] = table.left(table.seat, piece);
    if (verb >= EXPAND) this.expand(cell, verb - EXPAND);
    else this.place(cell, piece);
    if (table.hasFinished(table.seat)) table.setStanding(table.seat, 1 + countFinished(table));
    this.endTurn();
  }

  private unbuild(note: number, verb: number): void {
    const { table, notes } = this;
    const { seat } = table;
    for (const before = notes[note + PLACED]!; this.placedCount > before; ) {
      table.cells[this.placed[--this.placedCount]!]! &= ~PIECE_MASK;
    }
    table.stock[seat * PIECE_KINDS + pieceBuilt(verb)] = notes[note + LEFT]!;
    table.standing[seat] = 0;
    table.phase = TO_BUILD;
  }

  /** Puts huts on every free field of a terrain next to a settlement. Its members are known before the first is placed (TL-6.12). */
  private expand(smallest: number, terrain: number): void {
    const { cells } = this.table;
    const size = gatherAlone(cells, smallest);
    for (let i = 0; i < size; i++) {
      for (let k = 0; k < DIRECTIONS; k++) {
        const cell = members[i]! + AROUND[k]!;
        if (isFree(cells[cell]!) && faceOf(cells[cell]!) === terrain) this.place(cell, HUT);
      }
    }
  }

  /** Puts a temple, a tower or as many huts as the field has levels on a field. */
  private place(cell: number, piece: number): void {
    const { table } = this;
    const field = table.cells[cell]!;
    const count = piece === HUT ? levelOf(field) : 1;
    table.setField(cell, field | pieceBits(table.seat, piece));
    table.setStock(table.seat, piece, table.left(table.seat, piece) - count);
    this.placed[this.placedCount++] = cell;
  }

  private endTurn(): void {
    const { table } = this;
    if (isOver(table)) {
      table.setTurn(OVER, 0);
      return;
    }
    let next = table.seat;
    do next = (next + 1) % table.rules.seats;
    while (table.standing[next] !== 0);
    table.setTurn(TO_DRAW, next);
  }
}

/** Writes the kinds that can be drawn (TL-2.2). */
const writeDraws = (table: Table, out: Int32Array): number => {
  let n = 0;
  for (let kind = 0; kind < KINDS; kind++) if (table.unseen[kind]! > 0) out[n++] = step(DRAW, kind);
  return n;
};

const pieceBuilt = (verb: number): number => (verb === BUILD_TEMPLE ? TEMPLE : verb === BUILD_TOWER ? TOWER : HUT);

/** Takes back `Table.addLand`, bounds aside. */
const forget = (cells: Int32Array, cell: number): void => {
  for (let k = 0; k < DIRECTIONS; k++) cells[cell + AROUND[k]!]!--;
};
