import {
  type Action,
  NOBODY,
  type Outcome,
  type Pick,
  type Position,
  type Refusal,
  type StepEvent,
} from '@threefold/core';
import { CAPTURE, goalOf, MAX_ACTIONS, MAX_STEPS, PLACEMENT, sourceOf } from './actions.ts';
import { encode } from './encode.ts';
import { canStep, writePlacements, writeSteps } from './generate.ts';
import { formatStep, picksOf } from './notation.ts';
import { outcomeOf } from './score.ts';
import { TalatState } from './state.ts';
import { BOARDS, CELLS, colourOf, DOWN, KINDS, TOWERS, UP } from './tables.ts';
import { type TalatView, viewOf } from './view.ts';
import { whyNot } from './why.ts';

/** What is noted of each step to take it back, one int32 each. */
const ACTION = 0;
/** Who acted, and how many seats were skipped before. */
const TURN = 1;
const HASH_LO = 2;
const HASH_HI = 3;
/** The boards that were frozen. */
const FROZEN = 4;
/** The front that was moved, and the kind that was captured. */
const MOVED = 5;
const NOTE = 6;

const NO_KIND = -1;
/** Two small numbers in one, the second of any sign. */
const pack = (first: number, second: number): number => first | (second << 3);
const low = (packed: number): number => packed & 7;
const high = (packed: number): number => packed >> 3;

export class TalatPosition extends TalatState implements Position<TalatView> {
  /** A turn is one step (TA-3.1). */
  readonly atTurnStart = true;
  private readonly past = new Int32Array(MAX_STEPS * NOTE);
  private depth = 0;

  get seats(): number {
    return this.constants.seats;
  }

  legal(out: Int32Array): number {
    if (this.actor === NOBODY) return 0;
    return this.isSettingUp() ? writePlacements(this, this.placingColour(), out) : writeSteps(this, this.actor, out);
  }

  weight(): number {
    return 1;
  }

  make(action: Action): void {
    const { past } = this;
    const note = this.depth++ * NOTE;
    past[note + ACTION] = action;
    past[note + TURN] = pack(this.actor, this.skips);
    past[note + HASH_LO] = this.hashLo;
    past[note + HASH_HI] = this.hashHi;
    past[note + FROZEN] = this.frozen;
    past[note + MOVED] =
      (action & PLACEMENT) === 0
        ? this.step(sourceOf(action), goalOf(action), (action & CAPTURE) !== 0)
        : this.place(sourceOf(action), goalOf(action));
  }

  unmake(): void {
    const { past } = this;
    const note = --this.depth * NOTE;
    const action = past[note + ACTION]!;
    const goal = goalOf(action);
    const front = low(past[note + MOVED]!);
    const taken = high(past[note + MOVED]!);
    const base = (front >> 1) * CELLS;
    const goalBit = 1 << (goal - base);
    this.actor = low(past[note + TURN]!);
    this.skips = high(past[note + TURN]!);
    this.hashLo = past[note + HASH_LO]!;
    this.hashHi = past[note + HASH_HI]!;
    this.frozen = past[note + FROZEN]!;
    this.towers[front]! ^= goalBit;
    if ((action & PLACEMENT) !== 0) {
      this.hands[colourOf(front)]! ^= 1 << sourceOf(action);
      this.placed--;
      return;
    }
    this.towers[front]! ^= 1 << (sourceOf(action) - base);
    this.kinds[sourceOf(action)] = this.kinds[goal]!;
    if (taken === NO_KIND) return;
    this.towers[front ^ 1]! ^= goalBit;
    this.kinds[goal] = taken;
    this.captured[this.actor]! ^= 1 << (colourOf(front ^ 1) * KINDS + taken);
  }

  outcome(): Outcome | undefined {
    return this.actor === NOBODY ? outcomeOf(this) : undefined;
  }

  format(action: Action): string {
    return formatStep(action);
  }

  canonical(text: string): string {
    return text;
  }

  picks(action: Action): readonly Pick[] {
    return picksOf(action);
  }

  whyNot(text: string): Refusal | undefined {
    const legal = new Int32Array(MAX_ACTIONS);
    const texts = Array.from(legal.subarray(0, this.legal(legal)), action => formatStep(action as Action));
    return texts.includes(text) ? undefined : whyNot(this, text);
  }

  events(): readonly StepEvent[] {
    const note = (this.depth - 1) * NOTE;
    if (this.depth === 0 || (this.past[note + ACTION]! & PLACEMENT) !== 0) return [];
    const mover = low(this.past[note + TURN]!);
    const frozenBefore = this.past[note + FROZEN]!;
    const taken = high(this.past[note + MOVED]!);
    const events: StepEvent[] = [];
    if (taken !== NO_KIND) events.push({ name: 'captured', value: mover, what: TOWERS[taken]! });
    for (let board = 0; board < BOARDS; board++) {
      if (this.isFrozen(board) && ((frozenBefore >> board) & 1) === 0)
        events.push({ name: 'frozen', value: board + 1 });
    }
    for (const seat of this.skippedSeats()) events.push({ name: 'skipped', value: seat });
    return events;
  }

  encode(): string {
    return encode(this);
  }

  view(): TalatView {
    return viewOf(this, this.freezable());
  }

  copy(): TalatPosition {
    const copy = new TalatPosition(this.constants);
    this.copyTo(copy);
    copy.past.set(this.past.subarray(0, this.depth * NOTE));
    copy.depth = this.depth;
    return copy;
  }

  /** The boards that some legal step freezes, as bits. */
  private freezable(): number {
    if (this.isSettingUp()) return 0;
    const legal = new Int32Array(MAX_ACTIONS);
    const before = this.frozen;
    let after = before;
    for (const action of legal.subarray(0, this.legal(legal))) {
      this.make(action as Action);
      after |= this.frozen;
      this.unmake();
    }
    return after ^ before;
  }

  /** Returns what `MOVED` notes. */
  private place(kind: number, cell: number): number {
    const { placements, firstMover, seats } = this.constants;
    const board = (cell / CELLS) | 0;
    const front = 2 * board + (board === this.placingColour() ? UP : DOWN);
    this.put(kind, front, cell);
    this.setActor(this.placed === placements ? firstMover : this.placed % seats);
    return pack(front, NO_KIND);
  }

  /** Returns what `MOVED` notes. */
  private step(source: number, goal: number, capture: boolean): number {
    const board = (source / CELLS) | 0;
    const base = board * CELLS;
    const front = 2 * board + ((this.towers[2 * board]! >> (source - base)) & 1 ? UP : DOWN);
    const kind = this.kinds[source]!;
    let taken = NO_KIND;
    if (capture) {
      taken = this.kinds[goal]!;
      this.towers[front ^ 1]! ^= 1 << (goal - base);
      this.toggleTower(taken, front ^ 1, goal);
      this.capture(this.actor, colourOf(front ^ 1), taken);
    }
    this.towers[front]! ^= (1 << (source - base)) | (1 << (goal - base));
    this.kinds[goal] = kind;
    this.toggleTower(kind, front, source);
    this.toggleTower(kind, front, goal);
    if (this.looksFrozen(board)) this.freeze(board);
    this.endTurn();
    return pack(front, taken);
  }

  /** Lets the next seat act that has a step (TA-6.3). One has: a board that is not frozen has a mover. */
  private endTurn(): void {
    const { seats } = this.constants;
    this.skips = 0;
    if (this.isOver()) {
      this.setActor(NOBODY);
      return;
    }
    let seat = (this.actor + 1) % seats;
    for (; !canStep(this, seat); seat = (seat + 1) % seats) this.skips++;
    this.setActor(seat);
  }
}
