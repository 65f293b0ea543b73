import {
  CELLS,
  colourOf,
  columnOf,
  goalOf,
  indexOf,
  KINDS,
  SIZE,
  sizeOf,
  sourceOf,
  type TalatState,
  ZIHIN,
} from '@threefold-games/talat/internal';
import { layOut } from './layout.ts';
import type { Survey } from './survey.ts';

/** What is noted of a placement. */
const LAYOUT = layOut({
  /** Which tower it is. */
  kind: KINDS,
  /** Enemies already on the board that it would take, by the columns between. */
  preys: SIZE,
  /** Enemies already on the board that would take it, by the columns between. */
  hunters: SIZE,
  /** Towers that the enemy has yet to place that it would take, and that would take it. */
  preysToCome: 1,
  huntersToCome: 1,
  /** Own and enemy towers already on the board. */
  own: 1,
  enemy: 1,
  /** It goes to an outer column, or to the middle one. */
  edge: 1,
  middle: 1,
  /** No enemy on the board would take it. */
  untouched: 1,
});
const PLACE = LAYOUT.at;
/** Half of them are for towers that score for the seat itself, the others for the Zihin's that score for the opponent. */
export const PLACE_FEATURES = 2 * LAYOUT.size;

/** The kinds that a front's colour has yet to place. The Zihin's ninth tower is none of them (TA-7.2). */
export const yetToCome = (state: TalatState, front: number): number => {
  const colour = colourOf(front);
  const { zihinTowers } = state.constants;
  return colour === ZIHIN && zihinTowers > 0 && state.placed >= zihinTowers ? 0 : state.hands[colour]!;
};

/** Writes what is noted of a placement into `out`. */
export const describePlacement = (state: TalatState, survey: Survey, action: number, out: Float64Array): void => {
  out.fill(0);
  const { takes } = state.constants.relations;
  const kind = sourceOf(action);
  const board = (goalOf(action) / CELLS) | 0;
  const base = board * CELLS;
  const cell = goalOf(action) - base;
  const front = 2 * board + (cell < SIZE ? 0 : 1);
  const column = columnOf(cell);
  const at = survey.owners[front] === state.side ? 0 : LAYOUT.size;
  out[at + PLACE.kind + kind] = 1;
  out[at + PLACE.own] = sizeOf(state.towers[front]!);
  out[at + PLACE.enemy] = sizeOf(state.towers[front ^ 1]!);
  if (column === 0 || column === SIZE - 1) out[at + PLACE.edge] = 1;
  if (column === (SIZE - 1) / 2) out[at + PLACE.middle] = 1;
  let hunted = false;
  for (let rest = state.towers[front ^ 1]!; rest !== 0; rest &= rest - 1) {
    const other = indexOf(rest & -rest);
    const apart = Math.abs(columnOf(other) - column);
    const enemy = state.kinds[base + other]!;
    if ((takes[kind]! >> enemy) & 1) out[at + PLACE.preys + apart]!++;
    if ((takes[enemy]! >> kind) & 1) {
      out[at + PLACE.hunters + apart]!++;
      hunted = true;
    }
  }
  if (!hunted) out[at + PLACE.untouched] = 1;
  for (let rest = yetToCome(state, front ^ 1); rest !== 0; rest &= rest - 1) {
    const enemy = indexOf(rest & -rest);
    if ((takes[kind]! >> enemy) & 1) out[at + PLACE.preysToCome]!++;
    if ((takes[enemy]! >> kind) & 1) out[at + PLACE.huntersToCome]!++;
  }
};
