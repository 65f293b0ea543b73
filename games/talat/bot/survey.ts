import {
  BOARDS,
  CELLS,
  FRONTS,
  farLine,
  indexOf,
  KINDS,
  sizeOf,
  type TalatState,
} from '@threefold-games/talat/internal';
import { GAP, GAPS, MEETS, ownersOf, sideBase, ZONE } from './geometry.ts';

/** What can be told of a position by looking at each pair of opposing towers once. Kept and filled anew for every position. */
export class Survey {
  /** By front: the seat that scores for it. */
  owners = ownersOf(3);
  /** By seat: its points as the position stands; there may be halves. */
  readonly points = new Float64Array(3);
  /** By seat: those of its points that nothing can take back. */
  readonly banked = new Float64Array(3);
  /** By front times `KINDS` plus kind: the cells on which the front could capture a tower of that kind. */
  readonly danger = new Int32Array(FRONTS * KINDS);
  /** By cell of all boards: how many towers that would take the one there can still meet it. */
  readonly hunters = new Int8Array(BOARDS * CELLS);
  /** By cell of all boards: how many towers that the one there would take it can still meet. */
  readonly preys = new Int8Array(BOARDS * CELLS);
  /** By cell of all boards: the gap to the nearest hunter of the tower there; `GAPS` where it has none. */
  readonly nearest = new Int8Array(BOARDS * CELLS);
  /** By front times `GAPS` plus gap: how many pairs there are in which this front's tower is the hunter. */
  readonly pairs = new Int32Array(FRONTS * GAPS);
  /** By board: how many related pairs can still meet; a board with none is frozen. */
  readonly life = new Int32Array(BOARDS);

  look(state: TalatState): void {
    this.danger.fill(0);
    this.pairs.fill(0);
    this.life.fill(0);
    this.count(state);
    for (let board = 0; board < BOARDS; board++) if (!state.isFrozen(board)) this.lookAt(state, board);
  }

  /** How many related pairs can still meet on the boards that will freeze first, as many as end the game. */
  lifeLeft(state: TalatState): number {
    let sum = 0;
    let most = 0;
    for (let board = 0; board < BOARDS; board++) {
      sum += this.life[board]!;
      most = Math.max(most, this.life[board]!);
    }
    return state.constants.endAfterFrozen < BOARDS ? sum - most : sum;
  }

  /** Only counts the points. */
  count(state: TalatState): void {
    this.owners = ownersOf(state.constants.seats);
    for (let seat = 0; seat < state.constants.seats; seat++) {
      const { bonus } = state.constants;
      this.points[seat] = this.banked[seat] = 5 * sizeOf(state.captured[seat]!) + bonus[seat]! / 2;
    }
    for (let front = 0; front < FRONTS; front++) {
      const across = 3 * sizeOf(state.towers[front]! & farLine(front));
      const owner = this.owners[front]!;
      this.points[owner]! += across;
      if (state.isFrozen(front >> 1)) this.banked[owner]! += across;
    }
  }

  private lookAt(state: TalatState, board: number): void {
    const { takes } = state.constants.relations;
    const up = 2 * board;
    const base = board * CELLS;
    this.markDanger(state, up);
    this.markDanger(state, up + 1);
    for (let rest = state.towers[up]!; rest !== 0; rest &= rest - 1) {
      const u = indexOf(rest & -rest);
      const kind = state.kinds[base + u]!;
      const taken = takes[kind]!;
      for (let met = MEETS[u]! & state.towers[up + 1]!; met !== 0; met &= met - 1) {
        const d = indexOf(met & -met);
        const other = state.kinds[base + d]!;
        if ((taken >> other) & 1) this.addPair(up, base + u, base + d, GAP[u * CELLS + d]!);
        else if ((takes[other]! >> kind) & 1) this.addPair(up + 1, base + d, base + u, GAP[u * CELLS + d]!);
      }
    }
  }

  private markDanger(state: TalatState, front: number): void {
    const { takes } = state.constants.relations;
    const base = (front >> 1) * CELLS;
    const side = sideBase(front);
    for (let rest = state.towers[front]!; rest !== 0; rest &= rest - 1) {
      const cell = indexOf(rest & -rest);
      this.hunters[base + cell] = this.preys[base + cell] = 0;
      this.nearest[base + cell] = GAPS;
      const zone = ZONE[side + cell]!;
      for (let taken = takes[state.kinds[base + cell]!]!; taken !== 0; taken &= taken - 1) {
        this.danger[front * KINDS + indexOf(taken & -taken)]! |= zone;
      }
    }
  }

  private addPair(front: number, hunter: number, prey: number, gap: number): void {
    this.preys[hunter]!++;
    this.hunters[prey]!++;
    if (gap < this.nearest[prey]!) this.nearest[prey] = gap;
    this.pairs[front * GAPS + gap]!++;
    this.life[front >> 1]!++;
  }
}
