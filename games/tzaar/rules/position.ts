import {
  type Action,
  type Actor,
  NOBODY,
  type Outcome,
  type Pick,
  type Position,
  type Refusal,
  type Setup,
  type StepEvent,
} from '@threefold/core';
import { FIRST, MAX_STEPS, NONE, OPENING, OVER, OWN, PASS, type Phase, PLACE, PLACING, SECOND } from './actions.ts';
import { encodePosition, piecesOf } from './encode.ts';
import { canCapture, generatePlacements, generateSteps } from './generate.ts';
import { formatAction, picksOf } from './notation.ts';
import { FIXED_LAYOUT, NEIGHBOUR, RIM, SEEN, SPACES, STACK_KEYS, SUPPLY, TURN_KEYS } from './tables.ts';
import { type TzaarView, viewOf } from './view.ts';
import { whyNot } from './why.ts';

const UNDO = 6;

export class TzaarPosition implements Position<TzaarView> {
  readonly seats = 2;
  actor: Actor = 0;
  phase: Phase = OVER;
  hashLo = 0;
  hashHi = 0;
  /** top[space]: 0 when empty, else 1 + 3 * owner + type of the piece on top. */
  readonly top = new Uint8Array(SPACES + 1);
  readonly height = new Uint8Array(SPACES + 1);
  /** take[SEEN * seat + space]: the height of an enemy stack as that seat sees it, OWN or NONE. */
  readonly take = new Uint8Array(2 * SEEN).fill(NONE);
  /** next[6 * space + direction]: the nearest occupied space that way, or RIM. Emptied spaces drop out and come back on unmake. */
  readonly next = new Uint8Array(6 * (SPACES + 1));
  /** TZ-5.1: left[3 * seat + type]: how many stacks show that type. */
  readonly left = new Uint8Array(6);
  /** TZ-2.3: hand[3 * seat + type]: how many are still to be placed. */
  readonly hand = new Uint8Array(6);
  /** The seat that has lost, once the game is over, and by which rule. */
  loser = 0;
  end: 'TZ-5.1' | 'TZ-5.2' | 'TZ-5.3' = 'TZ-5.1';
  readonly setup: Setup;
  private readonly undo = new Int32Array(UNDO * MAX_STEPS);
  private undoTop = 0;

  constructor(setup: Setup) {
    this.setup = setup;
  }

  static start(setup: Setup): TzaarPosition {
    const position = new TzaarPosition(setup);
    if (setup.options.setup === 'tournament') {
      position.hand.set(SUPPLY, 0);
      position.hand.set(SUPPLY, 3);
      position.begin(0, PLACING);
      return position;
    }
    for (const [space, top] of piecesOf(setup.layout || FIXED_LAYOUT)!.entries()) position.put(space, top, 1);
    position.begin(0, OPENING);
    return position;
  }

  get atTurnStart(): boolean {
    return this.phase !== SECOND;
  }

  /** Puts a stack onto an empty space while a position is being set up. */
  put(space: number, top: number, height: number): void {
    this.left[top - 1]!++;
    this.setStack(space, top, height);
  }

  /** Ends the setting up: links the stacks and lets `seat` act. */
  begin(seat: number, phase: Phase): void {
    this.actor = seat;
    this.phase = phase;
    this.link();
    this.toggleTurn();
    if (phase === OPENING || phase === FIRST) this.testCapture();
  }

  legal(out: Int32Array): number {
    if (this.phase === OVER) return 0;
    return this.phase === PLACING ? generatePlacements(this, out) : generateSteps(this, out);
  }

  weight(): number {
    return 1;
  }

  make(action: Action): void {
    const undo = this.undo;
    const at = this.undoTop;
    this.undoTop = at + UNDO;
    undo[at] = action;
    undo[at + 1] = (this.actor << 3) | this.phase;
    undo[at + 2] = this.hashLo;
    undo[at + 3] = this.hashHi;
    if (action >= PLACE) this.place(action - PLACE);
    else {
      if (action !== PASS && this.move(action >> 6, action & 63, at)) return;
      this.nextStep();
    }
  }

  unmake(): void {
    const undo = this.undo;
    const at = this.undoTop - UNDO;
    this.undoTop = at;
    const action = undo[at]!;
    this.actor = undo[at + 1]! >> 3;
    this.phase = (undo[at + 1]! & 7) as Phase;
    if (action >= PLACE) this.unplace(action - PLACE);
    else if (action !== PASS) {
      const to = action & 63;
      const target = undo[at + 5]!;
      this.relink(action >> 6);
      this.setPiece(action >> 6, undo[at + 4]! & 7, undo[at + 4]! >> 3);
      this.setPiece(to, target & 7, target >> 3);
      this.left[(target & 7) - 1]!++;
    }
    this.hashLo = undo[at + 2]!;
    this.hashHi = undo[at + 3]!;
  }

  outcome(): Outcome | undefined {
    if (this.phase !== OVER) return undefined;
    return { shares: this.loser === 0 ? [0, 1] : [1, 0], rule: this.end };
  }

  format(action: Action): string {
    return formatAction(this, action);
  }

  canonical(text: string): string {
    return text;
  }

  picks(action: Action): readonly Pick[] {
    return picksOf(action);
  }

  whyNot(text: string): Refusal | undefined {
    return whyNot(this, text);
  }

  events(): readonly StepEvent[] {
    return [];
  }

  encode(): string {
    return encodePosition(this);
  }

  view(): TzaarView {
    return viewOf(this);
  }

  copy(): TzaarPosition {
    const copy = new TzaarPosition(this.setup);
    copy.actor = this.actor;
    copy.phase = this.phase;
    copy.hashLo = this.hashLo;
    copy.hashHi = this.hashHi;
    copy.top.set(this.top);
    copy.height.set(this.height);
    copy.take.set(this.take);
    copy.next.set(this.next);
    copy.left.set(this.left);
    copy.hand.set(this.hand);
    copy.loser = this.loser;
    copy.end = this.end;
    copy.undo.set(this.undo);
    copy.undoTop = this.undoTop;
    return copy;
  }

  private place(placement: number): void {
    const seat = this.actor;
    const type = placement >> 6;
    this.hand[3 * seat + type]!--;
    this.put(placement & 63, 1 + 3 * seat + type, 1);
    this.toggleTurn();
    this.actor = 1 - seat;
    if (seat === 1 && this.handIsEmpty()) {
      this.phase = OPENING;
      this.link();
    }
    this.toggleTurn();
  }

  private unplace(placement: number): void {
    const piece = 3 * this.actor + (placement >> 6);
    this.hand[piece]!++;
    this.left[piece]!--;
    this.setPiece(placement & 63, 0, 0);
  }

  /** Captures or stacks; true when that ended the game. */
  private move(from: number, to: number, at: number): boolean {
    const seat = this.actor;
    const top = this.top[from]!;
    const height = this.height[from]!;
    const targetTop = this.top[to]!;
    const targetHeight = this.height[to]!;
    this.undo[at + 4] = top | (height << 3);
    this.undo[at + 5] = targetTop | (targetHeight << 3);
    const stacking = this.take[SEEN * seat + to] === OWN;
    this.setStack(from, 0, 0);
    this.unlink(from);
    this.setStack(to, top, stacking ? height + targetHeight : height); // TZ-4.6, TZ-4.7
    if (--this.left[targetTop - 1]! > 0) return false;
    this.finish(stacking ? seat : 1 - seat, stacking ? 'TZ-5.3' : 'TZ-5.1');
    return true;
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

  /** TZ-5.2: whoever cannot capture at the start of a turn has lost. */
  private testCapture(): void {
    if (!canCapture(this)) {
      this.loser = this.actor;
      this.end = 'TZ-5.2';
      this.actor = NOBODY;
      this.phase = OVER;
    }
  }

  /** Ends the game by a missing type; the turn is no longer part of the position. */
  finish(loser: number, rule: 'TZ-5.1' | 'TZ-5.3'): void {
    this.toggleTurn();
    this.loser = loser;
    this.end = rule;
    this.actor = NOBODY;
    this.phase = OVER;
  }

  private handIsEmpty(): boolean {
    return (this.hand[3]! | this.hand[4]! | this.hand[5]!) === 0;
  }

  private setStack(space: number, top: number, height: number): void {
    this.toggleStack(space);
    this.setPiece(space, top, height);
    this.toggleStack(space);
  }

  private setPiece(space: number, top: number, height: number): void {
    this.top[space] = top;
    this.height[space] = height;
    this.take[space] = top === 0 ? NONE : top <= 3 ? OWN : height;
    this.take[SEEN + space] = top === 0 ? NONE : top <= 3 ? height : OWN;
  }

  private toggleStack(space: number): void {
    const top = this.top[space]!;
    if (top === 0) return;
    const key = (space * 6 + top - 1) * 32 + this.height[space]!;
    this.hashLo ^= STACK_KEYS.lo[key]!;
    this.hashHi ^= STACK_KEYS.hi[key]!;
  }

  private toggleTurn(): void {
    const key = this.phase * 2 + this.actor;
    this.hashLo ^= TURN_KEYS.lo[key]!;
    this.hashHi ^= TURN_KEYS.hi[key]!;
  }

  /** Finds the nearest occupied space in every direction, for every space. */
  private link(): void {
    for (let i = 0; i < 6 * SPACES; i++) {
      let to = NEIGHBOUR[i]!;
      while (to !== RIM && this.top[to] === 0) to = NEIGHBOUR[6 * to + (i % 6)]!;
      this.next[i] = to;
    }
  }

  /** Takes a space out of its three lines; it keeps its own links, so that `relink` can put it back (last out, first in). */
  private unlink(space: number): void {
    const next = this.next;
    const at = 6 * space;
    for (let d = 0; d < 3; d++) {
      const ahead = next[at + d]!;
      const behind = next[at + d + 3]!;
      next[6 * behind + d] = ahead;
      next[6 * ahead + d + 3] = behind;
    }
  }

  private relink(space: number): void {
    const next = this.next;
    const at = 6 * space;
    for (let d = 0; d < 3; d++) {
      next[6 * next[at + d + 3]! + d] = space;
      next[6 * next[at + d]! + d + 3] = space;
    }
  }
}
