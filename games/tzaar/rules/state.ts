import { type Actor, hashKeys, NOBODY } from '@threefold-games/core';
import type { Constants } from './options.ts';
import { NEIGHBOUR, RIM, ROW, SPACES } from './tables.ts';

/** What the acting seat is to do. */
export const PHASES = ['placing', 'opening', 'first', 'second', 'over'] as const;
export const PLACING = 0; // TZ-2.3: put a piece on a free space
export const OPENING = 1; // TZ-3.1: White's single capture
export const FIRST = 2; // TZ-3.3: the capture that begins a turn
export const SECOND = 3; // TZ-3.4: a capture, a stacking or a pass
export const OVER = 4;

/** Sets of spaces are words of so many bits, for either half of the spaces one. */
export const HALF = SPACES / 2;

/** Where each table begins in `bytes`; the first two have a row for each seat. */
export const PREY = 0;
export const GOAL = 2 * ROW;
export const HEIGHT = 4 * ROW;
const TOP = 5 * ROW;
export const NEXT = 6 * ROW;
const BYTES = NEXT + 6 * ROW;
/** In `PREY` and `GOAL`: taller than any stack. */
const BARRED = 255;
/** In `GOAL`: a stack of one's own, lower than any other. */
export const OWN = 0;

/** The rules that can end a game. */
const ENDS = ['TZ-5.1', 'TZ-5.2', 'TZ-5.3'] as const;

/** A packed state: its numbers, `left` and `hand`, then the stacks. */
const SCALARS = 6;
const PACKED = SCALARS + 12 + SPACES;

/** For a stack: (space * 6 + top - 1) * 32 + height. */
const STACK_KEYS = hashKeys(SPACES * 6 * 32, 1);
/** For who acts and in which phase: phase * 2 + seat. */
const TURN_KEYS = hashKeys(2 * PHASES.length, 2);

/** Everything that a position knows but its past. The setters keep the hash; all else is plain to read. */
export class TzaarState {
  readonly constants: Constants;
  actor: Actor = 0;
  phase = OVER;
  hashLo: number;
  hashHi: number;
  /** stacks[2 * seat + half]: the spaces with that seat's stacks, as bits. */
  readonly stacks = new Int32Array(4);
  /**
   * Tables by space, in one array since that is quicker to read than several. PREY is the height of a stack that the seat could
   * capture; GOAL is the same, and OWN where it could stack. Both are BARRED where there is neither, and at the rim.
   */
  readonly bytes = new Uint8Array(BYTES).fill(BARRED, PREY, HEIGHT);
  /** top[space]: 0 when empty, else 1 + 3 * owner + type of the piece on top. */
  readonly top = this.bytes.subarray(TOP, TOP + SPACES + 1);
  readonly height = this.bytes.subarray(HEIGHT, HEIGHT + SPACES + 1);
  /** next[6 * space + direction]: the nearest occupied space that way, or RIM. Emptied spaces drop out and come back on unmake. */
  readonly next = this.bytes.subarray(NEXT, NEXT + 6 * (SPACES + 1));
  /** TZ-5.1: left[3 * seat + type]: how many stacks show that type. */
  readonly left = new Uint8Array(6);
  /** TZ-2.3: hand[3 * seat + type]: how many are still to be placed. */
  readonly hand = new Uint8Array(6);
  /** The seat that has lost, once the game is over, and by which rule. */
  loser = 0;
  end: (typeof ENDS)[number] = 'TZ-5.1';

  constructor(constants: Constants) {
    this.constants = constants;
    this.hashLo = constants.hashLo;
    this.hashHi = constants.hashHi;
  }

  /** Whether a stack of that seat stands there. */
  isOwn(seat: number, space: number): boolean {
    return this.bytes[GOAL + ROW * seat + space] === OWN;
  }

  /** Puts a stack onto an empty space while a position is being set up. */
  put(space: number, top: number, height: number): void {
    this.left[top - 1]!++;
    this.setStack(space, top, height);
  }

  /** Ends the setting up: links the stacks and lets `seat` act. */
  begin(seat: number, phase: number): void {
    this.actor = seat;
    this.phase = phase;
    this.link();
    this.toggleTurn();
  }

  /** Lets a seat begin a turn, whoever was to act. */
  giveTurn(seat: number): void {
    this.toggleTurn();
    this.actor = seat;
    this.phase = FIRST;
    this.toggleTurn();
  }

  /** Ends the game by a missing type; the turn is no longer part of the position. */
  finish(loser: number, rule: 'TZ-5.1' | 'TZ-5.3'): void {
    this.toggleTurn();
    this.loser = loser;
    this.end = rule;
    this.actor = NOBODY;
    this.phase = OVER;
  }

  protected copyTo(other: TzaarState): void {
    other.actor = this.actor;
    other.phase = this.phase;
    other.hashLo = this.hashLo;
    other.hashHi = this.hashHi;
    other.bytes.set(this.bytes);
    other.stacks.set(this.stacks);
    other.left.set(this.left);
    other.hand.set(this.hand);
    other.loser = this.loser;
    other.end = this.end;
  }

  /** Everything that cannot be worked out from the rest. */
  pack(): Int32Array {
    const packed = new Int32Array(PACKED);
    packed.set([this.actor, this.phase, this.hashLo, this.hashHi, this.loser, ENDS.indexOf(this.end)]);
    packed.set(this.left, SCALARS);
    packed.set(this.hand, SCALARS + 6);
    for (let space = 0; space < SPACES; space++)
      packed[SCALARS + 12 + space] = this.top[space]! | (this.height[space]! << 3);
    return packed;
  }

  unpack(packed: Int32Array): void {
    this.actor = packed[0]!;
    this.phase = packed[1]!;
    this.hashLo = packed[2]!;
    this.hashHi = packed[3]!;
    this.loser = packed[4]!;
    this.end = ENDS[packed[5]!]!;
    for (let i = 0; i < 6; i++) {
      this.left[i] = packed[SCALARS + i]!;
      this.hand[i] = packed[SCALARS + 6 + i]!;
    }
    for (let space = 0; space < SPACES; space++) {
      const stack = packed[SCALARS + 12 + space]!;
      this.setPiece(space, stack & 7, stack >> 3);
    }
    this.link();
  }

  /** Finds the nearest occupied space in every direction, for every space. */
  protected link(): void {
    for (let i = 0; i < 6 * SPACES; i++) {
      let to = NEIGHBOUR[i]!;
      while (to !== RIM && this.top[to] === 0) to = NEIGHBOUR[6 * to + (i % 6)]!;
      this.next[i] = to;
    }
  }

  /** Takes a space out of its three lines; it keeps its own links, so that `relink` can put it back (last out, first in). */
  protected unlink(space: number): void {
    const { next } = this;
    const at = 6 * space;
    for (let d = 0; d < 3; d++) {
      const ahead = next[at + d]!;
      const behind = next[at + d + 3]!;
      next[6 * behind + d] = ahead;
      next[6 * ahead + d + 3] = behind;
    }
  }

  protected relink(space: number): void {
    const next = this.next;
    const at = 6 * space;
    for (let d = 0; d < 3; d++) {
      next[6 * next[at + d + 3]! + d] = space;
      next[6 * next[at + d]! + d + 3] = space;
    }
  }

  protected setStack(space: number, top: number, height: number): void {
    this.toggleStack(space);
    this.setPiece(space, top, height);
    this.toggleStack(space);
  }

  protected setPiece(space: number, top: number, height: number): void {
    const { bytes, stacks } = this;
    const half = space < HALF ? 0 : 1;
    const bit = 1 << (space - HALF * half);
    const seat = top <= 3 ? 0 : 1;
    const own = ROW * seat + space;
    const other = ROW - ROW * seat + space;
    bytes[TOP + space] = top;
    bytes[HEIGHT + space] = height;
    bytes[PREY + own] = BARRED;
    bytes[PREY + other] = top === 0 ? BARRED : height;
    bytes[GOAL + own] = top === 0 ? BARRED : OWN;
    bytes[GOAL + other] = top === 0 ? BARRED : height;
    stacks[half]! &= ~bit;
    stacks[2 + half]! &= ~bit;
    if (top !== 0) stacks[2 * seat + half]! |= bit;
  }

  private toggleStack(space: number): void {
    const top = this.top[space]!;
    if (top === 0) return;
    const key = (space * 6 + top - 1) * 32 + this.height[space]!;
    this.hashLo ^= STACK_KEYS.lo[key]!;
    this.hashHi ^= STACK_KEYS.hi[key]!;
  }

  protected toggleTurn(): void {
    const key = this.phase * 2 + this.actor;
    this.hashLo ^= TURN_KEYS.lo[key]!;
    this.hashHi ^= TURN_KEYS.hi[key]!;
  }
}
