import { type Actor, type HashKeys, hashKeys, NOBODY, type Seat } from '@threefold-games/core';
import { isFrozen } from './frozen.ts';
import { type Constants, ZIHIN } from './options.ts';
import { ALL_KINDS, BOARDS, CELLS, COLOURS, colourOf, FRONTS, KINDS, type Kind } from './tables.ts';

const TOWER_KEYS = hashKeys(BOARDS * CELLS * 2 * KINDS, 1);
const CAPTURE_KEYS = hashKeys(COLOURS * COLOURS * KINDS, 2);
const ACTOR_KEYS = hashKeys(COLOURS, 3);
const FROZEN_KEYS = hashKeys(BOARDS, 4);
const CHOICE_KEYS = hashKeys(1, 5);

/** TA-H.2: one seat sets up and plays the first turn, the other chooses its side, and they play; without that rule there is only play. */
export const CUT = 0;
export const CHOICE = 1;
export const PLAY = 2;
/** The same after a swap: it makes no difference to the rules, but to who judges by how games begin. */
export const SWAPPED = 3;

/** A packed state: its numbers, the towers' cells, hands and captures, then the kinds. */
const SCALARS = 7;
const AFTER_TOWERS = SCALARS + FRONTS;
const PACKED = AFTER_TOWERS + 2 * COLOURS + BOARDS * CELLS;

/** The cell that a cell of any board becomes for two seats that exchange sides (TA-H.2). */
export const mirrored = (cell: number): number => {
  const board = (cell / CELLS) | 0;
  return ((BOARDS - board) % BOARDS) * CELLS + CELLS - 1 - (cell - board * CELLS);
};
const mirroredFront = (front: number): number => (2 * ((BOARDS - (front >> 1)) % BOARDS) + (front & 1)) ^ 1;
/** A set of captured towers in which the two colours are exchanged. */
const mirroredTowers = (captured: number): number =>
  (captured & (ALL_KINDS << (2 * KINDS))) | ((captured & ALL_KINDS) << KINDS) | ((captured >> KINDS) & ALL_KINDS);

/** Everything that a position knows but its past. The setters keep the hash; all else is plain to read. */
export class TalatState {
  readonly constants: Constants;
  actor: Actor = 0;
  hashLo: number;
  hashHi: number;
  /** By front: the cells of its towers. */
  readonly towers = new Int32Array(FRONTS);
  /** By cell of all boards: the kind of the tower there; meaningless where none stands. */
  readonly kinds = new Int8Array(BOARDS * CELLS);
  /** By colour: the kinds not placed yet. The Zihin's ninth tower stays here. */
  readonly hands = new Int32Array(COLOURS).fill(ALL_KINDS);
  /** By seat: the towers that it captured, bit `colour * KINDS + kind`. */
  readonly captured = new Int32Array(COLOURS);
  /** How many towers have been placed. */
  placed = 0;
  /** The frozen boards, as bits. */
  frozen = 0;
  /** How many seats were skipped before the one that acts (TA-6.3). */
  skips = 0;
  /** How far the sides are settled: `CUT`, `CHOICE`, `PLAY` or `SWAPPED`. */
  stage: number;

  constructor(constants: Constants) {
    this.constants = constants;
    this.hashLo = constants.hashLo;
    this.hashHi = constants.hashHi;
    this.stage = constants.swap ? CUT : PLAY;
    this.toggleActor();
  }

  /** The colour whose turn it is: that of the seat that acts, unless one seat plays for both or chooses between them (TA-H.2). */
  get side(): number {
    if (this.stage >= PLAY) return this.actor;
    const { firstMover } = this.constants;
    if (this.stage === CHOICE) return 1 - firstMover;
    return this.isSettingUp() ? this.placed % 2 : firstMover;
  }

  isSettingUp(): boolean {
    return this.placed < this.constants.placements;
  }

  /** The colour whose towers are being placed (TA-7.2). */
  placingColour(): number {
    return this.placed < this.constants.zihinTowers ? ZIHIN : this.side;
  }

  /** Whether a colour has yet to place a tower. */
  holds(colour: number, kind: Kind): boolean {
    return ((this.hands[colour]! >> kind) & 1) === 1;
  }

  /** The front of the tower on a cell; -1 when it is empty. */
  frontAt(cell: number): number {
    const board = (cell / CELLS) | 0;
    const bit = cell - board * CELLS;
    for (let front = 2 * board; front < 2 * board + 2; front++) if ((this.towers[front]! >> bit) & 1) return front;
    return -1;
  }

  isFrozen(board: number): boolean {
    return ((this.frozen >> board) & 1) === 1;
  }

  /** TA-5.2, for a board as it stands. */
  looksFrozen(board: number): boolean {
    const { related } = this.constants.relations;
    return isFrozen(related, this.kinds, board * CELLS, this.towers[2 * board]!, this.towers[2 * board + 1]!);
  }

  /** Whether the frozen boards end the game (TA-8.1). */
  isOver(): boolean {
    return (this.frozen & 1) + ((this.frozen >> 1) & 1) + (this.frozen >> 2) >= this.constants.endAfterFrozen;
  }

  /** The seats that were skipped before the one that acts, in that order. */
  skippedSeats(): Seat[] {
    const { seats } = this.constants;
    return Array.from({ length: this.skips }, (_, i) => (this.actor + seats - this.skips + i) % seats);
  }

  /** Puts a tower from the hand on a cell. */
  put(kind: Kind, front: number, cell: number): void {
    this.towers[front]! |= 1 << (cell - (front >> 1) * CELLS);
    this.kinds[cell] = kind;
    this.hands[colourOf(front)]! ^= 1 << kind;
    this.placed++;
    this.toggleTower(kind, front, cell);
  }

  /** Gives a tower to its captor. */
  capture(seat: Seat, colour: number, kind: Kind): void {
    const tower = colour * KINDS + kind;
    this.captured[seat]! |= 1 << tower;
    this.toggle(CAPTURE_KEYS, seat * COLOURS * KINDS + tower);
  }

  freeze(board: number): void {
    this.frozen |= 1 << board;
    this.toggle(FROZEN_KEYS, board);
  }

  setActor(actor: Actor): void {
    this.toggleActor();
    this.actor = actor;
    this.toggleActor();
  }

  setStage(stage: number): void {
    if (this.stage === CHOICE) this.toggle(CHOICE_KEYS, 0);
    this.stage = stage;
    if (stage === CHOICE) this.toggle(CHOICE_KEYS, 0);
  }

  /**
   * Gives each of two seats what the other had (TA-H.2): every board is rotated by half a turn, and those of the Zihin change places. It
   * is its own inverse. Who acts stays the same.
   */
  mirror(): void {
    this.toggleAll();
    const [towers, kinds, { frozen }] = [this.towers.slice(), this.kinds.slice(), this];
    const [first, second] = [this.captured[0]!, this.captured[1]!];
    for (let front = 0; front < FRONTS; front++) {
      const board = front >> 1;
      const other = mirrored(board * CELLS);
      let seen = 0;
      for (let cell = 0; cell < CELLS; cell++) {
        this.kinds[board * CELLS + cell] = kinds[other - cell]!;
        seen |= ((towers[mirroredFront(front)]! >> (CELLS - 1 - cell)) & 1) << cell;
      }
      this.towers[front] = seen;
    }
    this.captured[0] = mirroredTowers(second);
    this.captured[1] = mirroredTowers(first);
    this.frozen = (frozen & 1) | ((frozen & 2) << 1) | ((frozen & 4) >> 1);
    this.toggleAll();
  }

  protected copyTo(other: TalatState): void {
    other.actor = this.actor;
    other.hashLo = this.hashLo;
    other.hashHi = this.hashHi;
    other.towers.set(this.towers);
    other.kinds.set(this.kinds);
    other.hands.set(this.hands);
    other.captured.set(this.captured);
    other.placed = this.placed;
    other.frozen = this.frozen;
    other.skips = this.skips;
    other.stage = this.stage;
  }

  pack(): Int32Array {
    const packed = new Int32Array(PACKED);
    packed.set([this.actor, this.hashLo, this.hashHi, this.placed, this.frozen, this.skips, this.stage]);
    packed.set(this.towers, SCALARS);
    packed.set(this.hands, AFTER_TOWERS);
    packed.set(this.captured, AFTER_TOWERS + COLOURS);
    packed.set(this.kinds, AFTER_TOWERS + 2 * COLOURS);
    return packed;
  }

  unpack(packed: Int32Array): void {
    this.actor = packed[0]!;
    this.hashLo = packed[1]!;
    this.hashHi = packed[2]!;
    this.placed = packed[3]!;
    this.frozen = packed[4]!;
    this.skips = packed[5]!;
    this.stage = packed[6]!;
    this.towers.set(packed.subarray(SCALARS, AFTER_TOWERS));
    this.hands.set(packed.subarray(AFTER_TOWERS, AFTER_TOWERS + COLOURS));
    this.captured.set(packed.subarray(AFTER_TOWERS + COLOURS, AFTER_TOWERS + 2 * COLOURS));
    this.kinds.set(packed.subarray(AFTER_TOWERS + 2 * COLOURS));
  }

  protected toggleTower(kind: Kind, front: number, cell: number): void {
    this.toggle(TOWER_KEYS, (cell * 2 + (front & 1)) * KINDS + kind);
  }

  /** Everything that `mirror` changes. */
  private toggleAll(): void {
    for (let front = 0; front < FRONTS; front++) {
      const base = (front >> 1) * CELLS;
      for (let cell = 0; cell < CELLS; cell++)
        if ((this.towers[front]! >> cell) & 1) this.toggleTower(this.kinds[base + cell]!, front, base + cell);
    }
    for (let seat = 0; seat < 2; seat++)
      for (let tower = 0; tower < COLOURS * KINDS; tower++)
        if ((this.captured[seat]! >> tower) & 1) this.toggle(CAPTURE_KEYS, seat * COLOURS * KINDS + tower);
    for (let board = 0; board < BOARDS; board++) if (this.isFrozen(board)) this.toggle(FROZEN_KEYS, board);
  }

  private toggleActor(): void {
    if (this.actor !== NOBODY) this.toggle(ACTOR_KEYS, this.actor);
  }

  private toggle(keys: HashKeys, i: number): void {
    this.hashLo ^= keys.lo[i]!;
    this.hashHi ^= keys.hi[i]!;
  }
}
