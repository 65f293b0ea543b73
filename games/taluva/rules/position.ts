import {
  type Action,
  findStep,
  type Outcome,
  type Pick,
  type Position,
  type Refusal,
  type StepEvent,
} from '@threefold-games/core';
import { BUILD_TEMPLE, BUILD_TOWER, cellOf, DRAW, EXPAND, kindOf, MAX_ACTIONS, MAX_STEPS, verbOf } from './actions.ts';
import { encode } from './encode.ts';
import { bareField, faceOf, isFree, LAND, levelOf, PIECE_MASK, pieceBits, VOLCANO } from './field.ts';
import { canBuild, writeBuilds, writeDraws, writeLayings } from './generate.ts';
import { formatStep, parseStep, picksOf } from './notation.ts';
import type { Constants } from './options.ts';
import { countFinished, countOut, isOver, outcomeOf } from './score.ts';
import { Gatherer } from './settlements.ts';
import { NO_TILE, OVER, TaluvaState, TO_BUILD, TO_DRAW, TO_LAY } from './state.ts';
import { AROUND, DIRECTIONS, firstTerrain, HUT, PIECE_KINDS, PIECES, secondTerrain, TEMPLE, TOWER } from './tables.ts';
import { type TaluvaView, viewOf } from './view.ts';
import { whyNot } from './why.ts';

/** What is noted of each step to take it back, one int32 each. */
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

export class TaluvaPosition extends TaluvaState implements Position<TaluvaView> {
  private readonly past = new Int32Array(MAX_STEPS * NOTE);
  private depth = 0;
  /** The cells that were built on, one after the other; a hut field needs at least one hut, so they cannot be more than the pieces. */
  private readonly placed: Int32Array;
  private placedCount = 0;

  constructor(constants: Constants) {
    super(constants);
    this.placed = new Int32Array(constants.seats * PIECES.reduce((a, b) => a + b));
  }

  get seats(): number {
    return this.constants.seats;
  }

  get atTurnStart(): boolean {
    return this.phase === TO_DRAW || this.phase === OVER;
  }

  legal(out: Int32Array): number {
    const { phase } = this;
    if (phase === TO_LAY) return writeLayings(this, out);
    if (phase === TO_BUILD) return writeBuilds(this, out);
    return phase === TO_DRAW ? writeDraws(this, out) : 0;
  }

  weight(action: Action): number {
    return verbOf(action) === DRAW ? this.unseen[kindOf(action)]! : 1;
  }

  make(action: Action): void {
    const { past } = this;
    const note = this.depth++ * NOTE;
    past[note + ACTION] = action;
    past[note + SEAT] = this.seat;
    past[note + HASH_LO] = this.hashLo;
    past[note + HASH_HI] = this.hashHi;
    const verb = verbOf(action);
    if (verb === DRAW) this.draw(kindOf(action));
    else if (verb < DRAW) this.lay(note, cellOf(action), verb);
    else this.build(note, cellOf(action), verb);
  }

  unmake(): void {
    const { past } = this;
    const note = --this.depth * NOTE;
    const action = past[note + ACTION]!;
    const verb = verbOf(action);
    this.seat = past[note + SEAT]!;
    if (verb === DRAW) this.undraw(kindOf(action));
    else if (verb < DRAW) this.unlay(note, cellOf(action), verb);
    else this.unbuild(note, verb);
    this.hashLo = past[note + HASH_LO]!;
    this.hashHi = past[note + HASH_HI]!;
  }

  outcome(): Outcome | undefined {
    return outcomeOf(this);
  }

  format(action: Action): string {
    return formatStep(action);
  }

  parse(text: string): Action | undefined {
    return parseStep(this, text);
  }

  picks(action: Action): readonly Pick[] {
    return picksOf(this, action);
  }

  whyNot(text: string): Refusal | undefined {
    return findStep(this, text, MAX_ACTIONS) === undefined ? whyNot(this, text) : undefined;
  }

  events(): readonly StepEvent[] {
    if (this.depth === 0) return [];
    const note = (this.depth - 1) * NOTE;
    const seat = this.past[note + SEAT]!;
    const standing = this.standing[seat]!;
    // Seats that have left do not act: one that has left just now left with this step.
    return standing === 0 ? [] : [{ name: standing > 0 ? 'finished' : 'out', value: seat }];
  }

  encode(): string {
    return encode(this);
  }

  view(): TaluvaView {
    return viewOf(this);
  }

  copy(): TaluvaPosition {
    const copy = new TaluvaPosition(this.constants);
    this.copyTo(copy);
    copy.past.set(this.past.subarray(0, this.depth * NOTE));
    copy.depth = this.depth;
    copy.placed.set(this.placed.subarray(0, this.placedCount));
    copy.placedCount = this.placedCount;
    return copy;
  }

  override unpack(packed: Int32Array): void {
    super.unpack(packed);
    this.depth = 0;
    this.placedCount = 0;
  }

  private draw(kind: number): void {
    this.setUnseen(kind, this.unseen[kind]! - 1);
    this.setDrawn(kind);
    this.setTurn(TO_LAY, this.seat);
  }

  private undraw(kind: number): void {
    this.unseen[kind]!++;
    this.tilesLeft++;
    this.drawn = NO_TILE;
    this.phase = TO_DRAW;
  }

  private lay(note: number, volcano: number, rotation: number): void {
    const { cells, drawn, past } = this;
    const first = volcano + AROUND[rotation]!;
    const second = volcano + AROUND[rotation + 1]!;
    past[note + TILE] = drawn;
    past[note + COVERED] = cells[volcano]!;
    past[note + COVERED + 1] = cells[first]!;
    past[note + COVERED + 2] = cells[second]!;
    past[note + BOUNDS] = this.minQ;
    past[note + BOUNDS + 1] = this.maxQ;
    past[note + BOUNDS + 2] = this.minR;
    past[note + BOUNDS + 3] = this.maxR;
    const level = levelOf(cells[volcano]!) + 1;
    if (level === 1) {
      this.addLand(volcano);
      this.addLand(first);
      this.addLand(second);
    }
    // Covered huts leave the game (TL-4.5): the new fields are bare.
    this.setField(volcano, bareField(level, VOLCANO, rotation, 0));
    this.setField(first, bareField(level, firstTerrain(drawn), rotation, 1));
    this.setField(second, bareField(level, secondTerrain(drawn), rotation, 2));
    this.setDrawn(NO_TILE);
    if (canBuild(this)) {
      this.setTurn(TO_BUILD, this.seat);
    } else {
      this.setStanding(this.seat, -1 - countOut(this));
      this.endTurn();
    }
  }

  private unlay(note: number, volcano: number, rotation: number): void {
    const { cells, past } = this;
    const first = volcano + AROUND[rotation]!;
    const second = volcano + AROUND[rotation + 1]!;
    if (past[note + COVERED]! < LAND) {
      forget(cells, volcano);
      forget(cells, first);
      forget(cells, second);
    }
    cells[volcano] = past[note + COVERED]!;
    cells[first] = past[note + COVERED + 1]!;
    cells[second] = past[note + COVERED + 2]!;
    this.minQ = past[note + BOUNDS]!;
    this.maxQ = past[note + BOUNDS + 1]!;
    this.minR = past[note + BOUNDS + 2]!;
    this.maxR = past[note + BOUNDS + 3]!;
    this.drawn = past[note + TILE]!;
    this.standing[this.seat] = 0;
    this.phase = TO_LAY;
  }

  private build(note: number, cell: number, verb: number): void {
    const { past } = this;
    const piece = pieceBuilt(verb);
    past[note + PLACED] = this.placedCount;
    past[note + LEFT] = this.left(this.seat, piece);
    if (verb >= EXPAND) this.expand(cell, verb - EXPAND);
    else this.place(cell, piece);
    if (this.hasFinished(this.seat)) this.setStanding(this.seat, 1 + countFinished(this));
    this.endTurn();
  }

  private unbuild(note: number, verb: number): void {
    const { seat, past } = this;
    for (const before = past[note + PLACED]!; this.placedCount > before; ) {
      this.cells[this.placed[--this.placedCount]!]! &= ~PIECE_MASK;
    }
    this.stock[seat * PIECE_KINDS + pieceBuilt(verb)] = past[note + LEFT]!;
    this.standing[seat] = 0;
    this.phase = TO_BUILD;
  }

  /** Puts huts on every free field of a terrain next to a settlement. Its members are known before the first is placed (TL-6.12). */
  private expand(smallest: number, terrain: number): void {
    const { cells } = this;
    gatherer.clear();
    gatherer.gather(cells, smallest);
    const { members, size } = gatherer;
    for (let i = 0; i < size; i++) {
      for (let k = 0; k < DIRECTIONS; k++) {
        const cell = members[i]! + AROUND[k]!;
        if (isFree(cells[cell]!) && faceOf(cells[cell]!) === terrain) this.place(cell, HUT);
      }
    }
  }

  /** Puts a temple, a tower or as many huts as the field has levels on a field. */
  private place(cell: number, piece: number): void {
    const field = this.cells[cell]!;
    const count = piece === HUT ? levelOf(field) : 1;
    this.setField(cell, field | pieceBits(this.seat, piece));
    this.setStock(this.seat, piece, this.left(this.seat, piece) - count);
    this.placed[this.placedCount++] = cell;
  }

  private endTurn(): void {
    if (isOver(this)) {
      this.setTurn(OVER, 0);
      return;
    }
    let next = this.seat;
    do next = (next + 1) % this.constants.seats;
    while (this.standing[next] !== 0);
    this.setTurn(TO_DRAW, next);
  }
}

const gatherer = new Gatherer();

const pieceBuilt = (verb: number): number => (verb === BUILD_TEMPLE ? TEMPLE : verb === BUILD_TOWER ? TOWER : HUT);

/** Takes back `TaluvaState.addLand`, bounds aside. */
const forget = (cells: Int32Array, cell: number): void => {
  for (let k = 0; k < DIRECTIONS; k++) cells[cell + AROUND[k]!]!--;
};
