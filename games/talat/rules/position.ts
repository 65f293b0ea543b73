import {
  type Action,
  findStep,
  NOBODY,
  type Outcome,
  type Pick,
  type Position,
  type Refusal,
  type StepEvent,
} from '@threefold-games/core';
import { CAPTURE, goalOf, MAX_ACTIONS, MAX_STEPS, PLACEMENT, STAY, SWAP, sourceOf } from './actions.ts';
import { encode } from './encode.ts';
import { canStep, writeLegal } from './generate.ts';
import { formatStep, parseStep, picksOf } from './notation.ts';
import { outcomeOf } from './score.ts';
import { CHOICE, CUT, PLAY, SWAPPED, TalatState } from './state.ts';
import { BOARDS, CELLS, colourOf, DOWN, KINDS, TOWERS, UP } from './tables.ts';
import { type TalatView, viewOf } from './view.ts';
import { whyNot } from './why.ts';

/** What is noted of each step to take it back, one int32 each. */
const ACTION = 0;
/** The actor, and above three bits how many seats were skipped before. */
const TURN = 1;
const HASH_LO = 2;
const HASH_HI = 3;
const FROZEN = 4;
/** The front of the tower that was placed or moved, and above three bits the kind that it captured. */
const MOVED = 5;
const NOTE = 6;

const NO_KIND = -1;

export class TalatPosition extends TalatState implements Position<TalatView> {
  /** A turn is one step (TA-3.1). */
  readonly atTurnStart = true;
  private readonly past = new Int32Array(MAX_STEPS * NOTE);
  private depth = 0;

  get seats(): number {
    return this.constants.seats;
  }

  legal(out: Int32Array): number {
    return writeLegal(this, out);
  }

  weight(): number {
    return 1;
  }

  make(action: Action): void {
    const { past } = this;
    const note = this.depth++ * NOTE;
    past[note + ACTION] = action;
    past[note + TURN] = this.actor | (this.skips << 3);
    past[note + HASH_LO] = this.hashLo;
    past[note + HASH_HI] = this.hashHi;
    past[note + FROZEN] = this.frozen;
    if (action >= STAY) this.choose(action === SWAP);
    else if ((action & PLACEMENT) !== 0) this.place(note, sourceOf(action), goalOf(action));
    else this.move(note, sourceOf(action), goalOf(action), (action & CAPTURE) !== 0);
  }

  unmake(): void {
    const { past } = this;
    const note = --this.depth * NOTE;
    const action = past[note + ACTION]!;
    if (action >= STAY) this.unchoose(action === SWAP);
    const goal = goalOf(action);
    const front = past[note + MOVED]! & 7;
    const taken = past[note + MOVED]! >> 3;
    const base = (front >> 1) * CELLS;
    const goalBit = 1 << (goal - base);
    this.actor = past[note + TURN]! & 7;
    this.skips = past[note + TURN]! >> 3;
    this.hashLo = past[note + HASH_LO]!;
    this.hashHi = past[note + HASH_HI]!;
    this.frozen = past[note + FROZEN]!;
    if (action >= STAY) return;
    this.towers[front]! ^= goalBit;
    if ((action & PLACEMENT) !== 0) {
      this.hands[colourOf(front)]! ^= 1 << sourceOf(action);
      this.placed--;
      return;
    }
    if (this.stage === CHOICE) this.stage = CUT;
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

  parse(text: string): Action | undefined {
    return parseStep(text);
  }

  picks(action: Action): readonly Pick[] {
    return picksOf(action);
  }

  whyNot(text: string): Refusal | undefined {
    return findStep(this, text, MAX_ACTIONS) === undefined ? whyNot(this, text) : undefined;
  }

  events(): readonly StepEvent[] {
    const note = (this.depth - 1) * NOTE;
    if (this.depth === 0 || (this.past[note + ACTION]! & PLACEMENT) !== 0) return [];
    if (this.past[note + ACTION]! >= STAY) return [];
    const mover = this.past[note + TURN]! & 7;
    const frozenBefore = this.past[note + FROZEN]!;
    const taken = this.past[note + MOVED]! >> 3;
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
    return viewOf(this);
  }

  copy(): TalatPosition {
    const copy = new TalatPosition(this.constants);
    this.copyTo(copy);
    copy.past.set(this.past.subarray(0, this.depth * NOTE));
    copy.depth = this.depth;
    return copy;
  }

  override unpack(packed: Int32Array): void {
    super.unpack(packed);
    this.depth = 0;
  }

  private place(note: number, kind: number, cell: number): void {
    const { placements, firstMover, seats } = this.constants;
    const board = (cell / CELLS) | 0;
    const front = 2 * board + (board === this.placingColour() ? UP : DOWN);
    this.past[note + MOVED] = front | (NO_KIND << 3);
    this.put(kind, front, cell);
    if (this.stage === PLAY) this.setActor(this.placed === placements ? firstMover : this.placed % seats);
  }

  private move(note: number, source: number, goal: number, capture: boolean): void {
    const board = (source / CELLS) | 0;
    const base = board * CELLS;
    const front = 2 * board + ((this.towers[2 * board]! >> (source - base)) & 1 ? UP : DOWN);
    const kind = this.kinds[source]!;
    const taken = capture ? this.kinds[goal]! : NO_KIND;
    this.past[note + MOVED] = front | (taken << 3);
    if (capture) {
      this.towers[front ^ 1]! ^= 1 << (goal - base);
      this.toggleTower(taken, front ^ 1, goal);
      this.capture(this.side, colourOf(front ^ 1), taken);
    }
    this.towers[front]! ^= (1 << (source - base)) | (1 << (goal - base));
    this.kinds[goal] = kind;
    this.toggleTower(kind, front, source);
    this.toggleTower(kind, front, goal);
    if (this.looksFrozen(board)) this.freeze(board);
    this.endTurn();
  }

  /** Lets the next seat act that has a step (TA-6.3). One has: a board that is not frozen has a mover. */
  private endTurn(): void {
    const { seats } = this.constants;
    this.skips = 0;
    if (this.isOver()) {
      this.setActor(NOBODY);
      return;
    }
    if (this.stage === CUT) {
      this.setStage(CHOICE);
      this.setActor(1);
      return;
    }
    let seat = (this.actor + 1) % seats;
    for (; !canStep(this, seat); seat = (seat + 1) % seats) this.skips++;
    this.setActor(seat);
  }

  /** TA-H.2: whoever would have moved next does; after a swap that colour belongs to the other seat. Each has steps by then. */
  private choose(swap: boolean): void {
    const { side } = this;
    this.setStage(swap ? SWAPPED : PLAY);
    if (swap) this.mirror();
    this.setActor(swap ? 1 - side : side);
  }

  private unchoose(swap: boolean): void {
    if (swap) this.mirror();
    this.stage = CHOICE;
  }
}
