import {
  ALL,
  CELLS,
  FRONTS,
  farLine,
  indexOf,
  KINDS,
  SIZE,
  sizeOf,
  startLine,
  type TalatState,
} from '@threefold-games/talat/internal';
import { AHEAD, ahead, GAPS, sideBase, TO_GO, ZONE } from './geometry.ts';
import { layOut } from './layout.ts';
import { yetToCome } from './placing.ts';
import { shareNow } from './standing.ts';
import type { Survey } from './survey.ts';

const SEATS = 3;
/** Boards that may freeze any moment, those that soon may, and others: by the pairs that can still meet there. */
const AGES = 3;
const ageOf = (life: number): number => (life > 3 ? 0 : life > 1 ? 1 : 2);
/** Few safe moves are told apart: none, 1, 2, up to 4, up to 7. */
const SCARCE = 5;
const scarcityOf = (tempo: number): number => (tempo <= 2 ? tempo : tempo <= 4 ? 3 : tempo <= 7 ? 4 : -1);

/** The groups of features and how many there are of each. Counts are over the towers that score for the seat, on live boards. */
const LAYOUT = layOut({
  /** Points that nothing can take back, in captures. */
  banked: 1,
  /** Its share if the game ended now. */
  now: 1,
  /** Whether it acts now, and whether it acts next. */
  turn: 2,
  /** Towers that no enemy can take any more, by the board's age, then by ranks to go. */
  safe: AGES * SIZE,
  /** Towers that an enemy may yet take, by ranks to go. */
  hunted: SIZE,
  /** Own towers that could be taken at once, by the turns until the enemy acts; for nothing, then with a recapture. */
  attacked: 2 * SEATS,
  /** Enemy towers that it could take at once, the same way. */
  attacks: 2 * SEATS,
  /** Pairs that can still meet, by gap, of which it has the hunter. */
  hunts: GAPS,
  /** Hunted towers, by the gap to their nearest hunter. */
  flees: GAPS,
  /** Moves that its towers can make without ever standing in danger, all else standing still. */
  tempo: 1,
  /** Whether there are as few of those. */
  scarce: SCARCE,
  /** Hunted towers that could run across like that. */
  runs: 1,
  /** Safe towers that cannot come across unless others make way. */
  barred: 1,
  /** Towers short of the far line with no free cell ahead. */
  stuck: 1,
  /** Towers that could move, but only into danger. */
  pinned: 1,
  /** 1 where it acts and can take something for nothing. */
  gain: 1,
  /** In the set-up: towers yet to come that would take its own, and that its own would take, by the room for them. */
  huntersToCome: 1,
  preysToCome: 1,
});
/** Where each group begins. */
const AT = LAYOUT.at;
export const FEATURES = LAYOUT.size;

/** Describes a position to each seat, in numbers that a weighted sum makes sense of. */
export class Features {
  /** By seat times `FEATURES` plus feature. */
  readonly of = new Float64Array(SEATS * FEATURES);

  describe(state: TalatState, survey: Survey): void {
    this.of.fill(0);
    this.describeSeats(state, survey);
    for (let front = 0; front < FRONTS; front++) {
      if (!state.isFrozen(front >> 1)) this.describeFront(state, survey, front);
    }
    for (let seat = 0; seat < state.constants.seats; seat++) {
      const own = seat * FEATURES;
      const scarcity = scarcityOf(this.of[own + AT.tempo]!);
      if (scarcity >= 0) this.of[own + AT.scarce + scarcity] = 1;
      if (seat === state.side && this.of[own + AT.attacks]! > 0) this.of[own + AT.gain] = 1;
    }
  }

  private describeSeats(state: TalatState, survey: Survey): void {
    const { seats } = state.constants;
    for (let seat = 0; seat < seats; seat++) {
      const own = seat * FEATURES;
      this.of[own + AT.banked] = survey.banked[seat]! / 5;
      this.of[own + AT.now] = shareNow(state, survey.points, seat);
      const turns = (seat - state.side + seats) % seats;
      if (turns < 2) this.of[own + AT.turn + turns] = 1;
    }
  }

  private describeFront(state: TalatState, survey: Survey, front: number): void {
    const { of } = this;
    const board = front >> 1;
    const base = board * CELLS;
    const side = sideBase(front);
    const owner = survey.owners[front]!;
    const enemy = survey.owners[front ^ 1]!;
    const own = owner * FEATURES;
    const free = ALL & ~(state.towers[front]! | state.towers[front ^ 1]!);
    const safe = own + AT.safe + SIZE * ageOf(survey.life[board]!);
    for (let gap = 0; gap < GAPS; gap++) of[own + AT.hunts + gap]! += survey.pairs[front * GAPS + gap]!;
    if (state.isSettingUp()) this.describeToCome(state, front, own);
    const { seats } = state.constants;
    const turns = (enemy - state.side + seats) % seats;
    for (let rest = state.towers[front]!; rest !== 0; rest &= rest - 1) {
      const tower = rest & -rest;
      const cell = indexOf(tower);
      const toGo = TO_GO[side + cell]!;
      const nearest = survey.nearest[base + cell]!;
      const isSafe = nearest === GAPS;
      of[(isSafe ? safe : own + AT.hunted) + toGo]!++;
      if (!isSafe) of[own + AT.flees + nearest]!++;
      const danger = survey.danger[(front ^ 1) * KINDS + state.kinds[base + cell]!]!;
      if ((danger & tower) !== 0) {
        const answered = turns + (isAnswered(state, survey, front, cell) ? SEATS : 0);
        of[own + AT.attacked + answered]!++;
        of[enemy * FEATURES + AT.attacks + answered]!++;
      }
      if (toGo === 0) continue;
      const moves = AHEAD[side + cell]! & free;
      if (moves === 0) of[own + AT.stuck]!++;
      else if ((moves & ~danger) === 0) of[own + AT.pinned]!++;
      const across = (this.walk(front, tower, free & ~danger, own) & farLine(front)) !== 0;
      if (isSafe && !across) of[own + AT.barred]!++;
      if (!isSafe && across) of[own + AT.runs]!++;
    }
  }

  private describeToCome(state: TalatState, front: number, own: number): void {
    const { takes, related } = state.constants.relations;
    const base = (front >> 1) * CELLS;
    const hand = yetToCome(state, front ^ 1);
    const room = sizeOf(startLine(front ^ 1) & ~state.towers[front ^ 1]!) / SIZE;
    for (let rest = state.towers[front]!; rest !== 0; rest &= rest - 1) {
      const kind = state.kinds[base + indexOf(rest & -rest)]!;
      this.of[own + AT.preysToCome]! += room * sizeOf(takes[kind]! & hand);
      this.of[own + AT.huntersToCome]! += room * sizeOf(related[kind]! & ~takes[kind]! & hand);
    }
  }

  /** Counts the moves of a tower over such cells, and returns the last rank of them that it comes to. */
  private walk(front: number, tower: number, cells: number, own: number): number {
    const rises = (front & 1) === 0;
    let last = 0;
    for (let at = ahead(rises, tower) & cells; at !== 0; at = ahead(rises, at) & cells) {
      last = at;
      this.of[own + AT.tempo]!++;
    }
    return last;
  }
}

/** Whether every enemy that can take the tower at once could be taken back. */
const isAnswered = (state: TalatState, survey: Survey, front: number, cell: number): boolean => {
  const { takes } = state.constants.relations;
  const base = (front >> 1) * CELLS;
  const kind = state.kinds[base + cell]!;
  for (let near = ZONE[sideBase(front) + cell]! & state.towers[front ^ 1]!; near !== 0; near &= near - 1) {
    const attacker = state.kinds[base + indexOf(near & -near)]!;
    if ((takes[attacker]! >> kind) & 1 && ((survey.danger[front * KINDS + attacker]! >> cell) & 1) === 0) return false;
  }
  return true;
};
