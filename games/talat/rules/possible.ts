import { type Flaw, NOBODY } from '@threefold-games/core';
import { canStep } from './generate.ts';
import { ZIHIN } from './options.ts';
import { CHOICE, CUT, type TalatState } from './state.ts';
import { ALL_KINDS, BOARDS, COLOURS, colourOf, FRONTS, KINDS, SIZE, sizeOf, startLine, UP } from './tables.ts';

export type TalatFlaw = Flaw<'offStart' | 'placed' | 'actor' | 'missing' | 'zihin' | 'crowded' | 'empty' | 'late'>;

/** Why no game leads to what was read into a state, as far as that can be told. */
export const whyImpossible = (state: TalatState): TalatFlaw | undefined =>
  state.isSettingUp() ? wrongSetup(state) : wrongPlay(state);

const wrongActor = ({ actor }: TalatState): TalatFlaw =>
  actor === NOBODY
    ? { detail: 'the game is not over' }
    : { kind: 'actor', seat: actor, detail: `seat ${actor} does not act here` };

/** TA-2.1, TA-2.2, TA-7.2: who has placed how many, and where. */
const wrongSetup = (state: TalatState): TalatFlaw | undefined => {
  const { placed, constants } = state;
  const { seats, zihinTowers } = constants;
  if (state.captured.some(set => set !== 0)) return { detail: 'a capture, and yet towers are missing' };
  if (state.skips > 0) return { detail: 'a skipped seat in the set-up' };
  if (state.frozen !== 0) return { detail: 'a frozen board before the first move' };
  if (state.towers.some(isOffStart)) return { kind: 'offStart', detail: 'a tower off its start line in the set-up' };
  for (let colour = 0; colour < COLOURS; colour++) {
    const own = Math.max(0, Math.ceil((placed - zihinTowers - colour) / seats));
    const due = colour < seats ? own : Math.min(placed, zihinTowers);
    const done = KINDS - sizeOf(state.hands[colour]!);
    const detail = `${done} towers of seat ${colour} in the set-up, not ${due}`;
    if (done !== due) return { kind: 'placed', seat: colour, n: done, due, detail };
  }
  return state.actor === (constants.swap ? 0 : placed % seats) ? undefined : wrongActor(state);
};

const wrongPlay = (state: TalatState): TalatFlaw | undefined => {
  const { seats, endAfterFrozen, firstMover } = state.constants;
  for (let colour = 0; colour < seats; colour++) {
    if (state.hands[colour] !== 0) return { kind: 'missing', seat: colour, detail: `too few towers of seat ${colour}` };
  }
  if (seats === 2 && sizeOf(state.hands[ZIHIN]!) !== 1) return { kind: 'zihin', detail: 'the Zihin has eight towers' };
  for (let front = 0; front < FRONTS; front++) {
    const began = startedOn(state, front);
    const [board, seat] = [(front >> 1) + 1, colourOf(front)];
    const detail = `board ${board} began with ${began} towers of seat ${seat}`;
    if (began > SIZE) return { kind: 'crowded', board, seat, detail };
  }
  for (let board = 0; board < BOARDS; board++) {
    const empty = (state.towers[2 * board]! | state.towers[2 * board + 1]!) === 0;
    const frozen = state.isFrozen(board);
    // Whoever makes the last capture on a board is left standing there.
    if (empty) return { kind: 'empty', board: board + 1, detail: `nothing on board ${board + 1}` };
    // Every complete set-up leaves all boards alive, so a board is frozen exactly when it looks so.
    if (frozen !== state.looksFrozen(board)) return { detail: `board ${board + 1} is ${frozen ? 'not ' : ''}frozen` };
  }
  if (sizeOf(state.frozen) > endAfterFrozen) return { kind: 'late', detail: 'play went on after the end' };
  if (state.isOver()) return state.actor === NOBODY ? undefined : wrongActor(state);
  if (state.actor === NOBODY || !canStep(state, state.side)) return wrongActor(state);
  if (state.stage === CHOICE) return wrongChoice(state);
  if (state.skippedSeats().some(seat => canStep(state, seat))) return { detail: 'a skipped seat that has a step' };
  const moved = hasMoved(state);
  if (!moved && state.skips > 0) return { detail: 'a skipped seat before the first move' };
  return moved || state.actor === (state.stage === CUT ? 0 : firstMover) ? undefined : wrongActor(state);
};

/** TA-H.2: the second seat chooses after one move of the colour that moves first. */
const wrongChoice = (state: TalatState): TalatFlaw | undefined => {
  const { fronts, firstMover } = state.constants;
  const detail = 'a choice of sides after something else than the first move';
  if (state.actor !== 1 || state.skips > 0 || state.captured.some(set => set !== 0)) return { detail };
  const gone = Array.from(state.towers, (towers, front) => towers & ~startLine(front));
  const [front, ...more] = gone.flatMap((towers, from) => (towers === 0 ? [] : [from]));
  if (front === undefined || more.length > 0 || !fronts[firstMover]!.includes(front)) return { detail };
  const line = startLine(front);
  const second = (front & 1) === UP ? line << SIZE : line >> SIZE;
  return sizeOf(gone[front]!) === 1 && (gone[front]! & second) !== 0 ? undefined : { detail };
};

/** Whether anything was played after the set-up: the first step leaves a start line. */
export const hasMoved = (state: TalatState): boolean =>
  state.captured.some(set => set !== 0) || state.towers.some(isOffStart);

const isOffStart = (towers: number, front: number): boolean => (towers & ~startLine(front)) !== 0;

/** How many towers a front had at least: those that stand, and those lost to the one seat that could take them there. */
const startedOn = (state: TalatState, front: number): number => {
  const standing = sizeOf(state.towers[front]!);
  const colour = colourOf(front);
  // With two seats the opponent takes a seat's towers on both of its boards, so these cannot be told apart.
  if (state.constants.seats === 2 && colour !== ZIHIN) return standing;
  return standing + sizeOf((state.captured[colourOf(front ^ 1)]! >> (colour * KINDS)) & ALL_KINDS);
};
