import {
  type Action,
  findStep,
  NOBODY,
  type Outcome,
  type Pick,
  type Position,
  type Refusal,
  type Setup,
  type StepEvent,
} from '@threefold-games/core';
import { goalOf, MAX_ACTIONS, MAX_STEPS, PASS, PLACE, sourceOf, spacePlaced, typePlaced } from './actions.ts';
import { encode } from './encode.ts';
import { canCapture, writePlacements, writeSteps } from './generate.ts';
import { formatStep, parseLayout, parseStep, picksOf } from './notation.ts';
import { piecesOf, stacksOf } from './odds.ts';
import { constantsOf } from './options.ts';
import { FIRST, OPENING, OVER, PLACING, SECOND, TzaarState } from './state.ts';
import { FIXED_LAYOUT, SPACES, SUPPLY } from './tables.ts';
import { type TzaarView, viewOf } from './view.ts';
import { whyNot } from './why.ts';

/** What is noted of each step to take it back, one int32 each. */
const ACTION = 0;
/** The phase, and above three bits the actor. */
const TURN = 1;
const HASH_LO = 2;
const HASH_HI = 3;
/** Of a capture or a stacking: what stood on the space that it came from, the top, and above three bits the height. */
const MOVER = 4;
/** The same for the space that it went to. */
const TARGET = 5;
const NOTE = 6;

export class TzaarPosition extends TzaarState implements Position<TzaarView> {
  readonly seats = 2;
  private readonly past = new Int32Array(MAX_STEPS * NOTE);
  private depth = 0;

  static start({ seats, options, layout }: Setup): TzaarPosition {
    const position = new TzaarPosition(constantsOf(seats, options));
    if (options.setup === 'tournament') {
      position.hand.set(SUPPLY, 0);
      position.hand.set(SUPPLY, 3);
      position.begin(0, PLACING);
      return position;
    }
    const stacks = stacksOf(parseLayout(layout || FIXED_LAYOUT)!, position.constants.odds);
    for (const [space, [top, height]] of stacks.entries()) if (top > 0) position.put(space, top, height);
    position.begin(0, OPENING);
    position.testCapture();
    return position;
  }

  get atTurnStart(): boolean {
    return this.phase !== SECOND;
  }

  legal(out: Int32Array): number {
    if (this.phase === OVER) return 0;
    return this.phase === PLACING ? writePlacements(this, out) : writeSteps(this, out);
  }

  weight(): number {
    return 1;
  }

  make(action: Action): void {
    const { past } = this;
    const note = this.depth++ * NOTE;
    past[note + ACTION] = action;
    past[note + TURN] = this.phase | (this.actor << 3);
    past[note + HASH_LO] = this.hashLo;
    past[note + HASH_HI] = this.hashHi;
    if (action >= PLACE) this.place(typePlaced(action), spacePlaced(action));
    else if (action === PASS || !this.move(note, sourceOf(action), goalOf(action))) this.nextStep();
  }

  unmake(): void {
    const { past } = this;
    const note = --this.depth * NOTE;
    const action = past[note + ACTION]!;
    if (action >= PLACE && this.phase === OPENING) this.takeStacksApart();
    this.actor = past[note + TURN]! >> 3;
    this.phase = past[note + TURN]! & 7;
    if (action >= PLACE) this.unplace(typePlaced(action), spacePlaced(action));
    else if (action !== PASS) this.unmove(note, sourceOf(action), goalOf(action));
    this.hashLo = past[note + HASH_LO]!;
    this.hashHi = past[note + HASH_HI]!;
  }

  outcome(): Outcome | undefined {
    if (this.phase !== OVER) return undefined;
    return { shares: this.loser === 0 ? [0, 1] : [1, 0], rule: this.end };
  }

  format(action: Action): string {
    return formatStep(this, action);
  }

  parse(text: string): Action | undefined {
    return parseStep(this, text);
  }

  picks(action: Action): readonly Pick[] {
    return picksOf(action);
  }

  whyNot(text: string): Refusal | undefined {
    return findStep(this, text, MAX_ACTIONS) === undefined ? whyNot(this, text) : undefined;
  }

  events(): readonly StepEvent[] {
    return [];
  }

  encode(): string {
    return encode(this);
  }

  view(): TzaarView {
    return viewOf(this);
  }

  copy(): TzaarPosition {
    const copy = new TzaarPosition(this.constants);
    this.copyTo(copy);
    copy.past.set(this.past.subarray(0, this.depth * NOTE));
    copy.depth = this.depth;
    return copy;
  }

  override unpack(packed: Int32Array): void {
    super.unpack(packed);
    this.depth = 0;
  }

  /** TZ-5.2: whoever cannot capture at the start of a turn has lost. */
  testCapture(): void {
    if (this.phase !== OPENING && this.phase !== FIRST) return;
    if (canCapture(this)) return;
    this.loser = this.actor;
    this.end = 'TZ-5.2';
    this.actor = NOBODY;
    this.phase = OVER;
  }

  private place(type: number, space: number): void {
    const seat = this.actor;
    this.hand[3 * seat + type]!--;
    this.put(space, 1 + 3 * seat + type, 1);
    this.toggleTurn();
    this.actor = 1 - seat;
    if (seat === 1 && (this.hand[3]! | this.hand[4]! | this.hand[5]!) === 0) {
      this.phase = OPENING;
      this.makeStacks();
      this.link();
    }
    this.toggleTurn();
  }

  /** TZ-H.2: what odds make of the pieces once all of them stand. */
  private makeStacks(): void {
    const { odds } = this.constants;
    if (!odds) return;
    for (const [space, [top, height]] of stacksOf(this.top.subarray(0, SPACES), odds).entries()) {
      if (top === 0) this.left[this.top[space]! - 1]!--;
      if (height !== 1) this.setStack(space, top, height);
    }
  }

  private takeStacksApart(): void {
    for (const [space, top] of piecesOf(this.top, this.constants.odds).entries()) {
      if (this.top[space] === 0) this.left[top - 1]!++;
      this.setPiece(space, top, 1);
    }
  }

  private unplace(type: number, space: number): void {
    const piece = 3 * this.actor + type;
    this.hand[piece]!++;
    this.left[piece]!--;
    this.setPiece(space, 0, 0);
  }

  /** Captures or stacks; true when that ended the game. */
  private move(note: number, from: number, to: number): boolean {
    const { past, actor: seat } = this;
    const top = this.top[from]!;
    const height = this.height[from]!;
    const targetTop = this.top[to]!;
    const targetHeight = this.height[to]!;
    past[note + MOVER] = top | (height << 3);
    past[note + TARGET] = targetTop | (targetHeight << 3);
    const stacking = this.isOwn(seat, to);
    this.setStack(from, 0, 0);
    this.unlink(from);
    this.setStack(to, top, stacking ? height + targetHeight : height); // TZ-4.6, TZ-4.7
    if (--this.left[targetTop - 1]! > 0) return false;
    this.finish(stacking ? seat : 1 - seat, stacking ? 'TZ-5.3' : 'TZ-5.1');
    return true;
  }

  private unmove(note: number, from: number, to: number): void {
    const mover = this.past[note + MOVER]!;
    const target = this.past[note + TARGET]!;
    this.relink(from);
    this.setPiece(from, mover & 7, mover >> 3);
    this.setPiece(to, target & 7, target >> 3);
    this.left[(target & 7) - 1]!++;
  }

  /** TZ-3: after an opening or a second step the other seat begins its turn, after a first step the same seat goes on. */
  private nextStep(): void {
    this.toggleTurn();
    if (this.phase === FIRST) {
      this.phase = SECOND;
      this.toggleTurn();
      return;
    }
    this.phase = FIRST;
    this.actor = 1 - this.actor;
    this.toggleTurn();
    this.testCapture();
  }
}
