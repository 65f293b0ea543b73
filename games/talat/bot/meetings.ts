import {
  ALL,
  aheadUp,
  BOARDS,
  beside,
  CELLS,
  FRONTS,
  floodDown,
  floodUp,
  indexOf,
  shutIn,
  type TalatState,
} from '@threefold-games/games/talat/internal';
import { sideBase, ZONE } from './geometry.ts';

/** Of how many pairs can still meet on a board these are told apart: 0, 1, 2, 3, up to 5, up to 8, more. */
export const LIVES = 7;
export const lifeBucket = (life: number): number => (life <= 3 ? life : life <= 5 ? 4 : life <= 8 ? 5 : 6);

/**
 * Which opposing towers can still come to stand in reach of each other, both going forward, if every tower that is not shut in
 * makes way for them. Kept and filled anew for every position.
 */
export class Meetings {
  /** By cell of all boards: how many towers that would take the one there it can meet. */
  readonly hunters = new Int8Array(BOARDS * CELLS);
  /** By cell of all boards: how many towers that the one there would take it can meet. */
  readonly preys = new Int8Array(BOARDS * CELLS);
  /** By front: the cells of its towers that have a prey in reach. */
  readonly attackers = new Int32Array(FRONTS);
  /** By board: its pairs of hunter and prey. */
  readonly life = new Int32Array(BOARDS);
  /** By cell of the board looked at: where the tower that moves up there would have others in reach. */
  private readonly zones = new Int32Array(CELLS);

  look(state: TalatState): void {
    this.hunters.fill(0);
    this.preys.fill(0);
    this.attackers.fill(0);
    this.life.fill(0);
    // Nothing meets on a frozen board.
    for (let board = 0; board < BOARDS; board++) if (!state.isFrozen(board)) this.lookAt(state, board);
  }

  private lookAt(state: TalatState, board: number): void {
    const { zones } = this;
    const up = state.towers[2 * board]!;
    const down = state.towers[2 * board + 1]!;
    const open = ALL & ~shutIn(up, down, 0);
    for (let rest = up; rest !== 0; rest &= rest - 1) {
      const reach = floodUp(rest & -rest, open);
      zones[indexOf(rest & -rest)] = aheadUp(reach) | beside(reach);
    }
    for (let rest = down; rest !== 0; rest &= rest - 1) {
      const d = indexOf(rest & -rest);
      const reach = floodDown(rest & -rest, open);
      for (let others = up; others !== 0; others &= others - 1) {
        const u = indexOf(others & -others);
        if ((zones[u]! & reach) !== 0) this.meet(state, board, u, d);
      }
    }
  }

  /** Notes that the tower on `u` that moves up can meet that on `d`. */
  private meet(state: TalatState, board: number, u: number, d: number): void {
    const { takes } = state.constants.relations;
    const base = board * CELLS;
    const rising = state.kinds[base + u]!;
    const falling = state.kinds[base + d]!;
    if ((takes[rising]! >> falling) & 1) this.addPair(2 * board, base, u, d);
    else if ((takes[falling]! >> rising) & 1) this.addPair(2 * board + 1, base, d, u);
  }

  private addPair(front: number, base: number, hunter: number, prey: number): void {
    this.preys[base + hunter]!++;
    this.hunters[base + prey]!++;
    this.life[front >> 1]!++;
    if ((ZONE[sideBase(front) + hunter]! >> prey) & 1) this.attackers[front]! |= 1 << hunter;
  }
}
