import { NOBODY, type Refusal, type RuleId } from '@threefold-games/core';
import { type Attempt, parseAttempt } from './notation.ts';
import { ZIHIN } from './options.ts';
import { CHOICE, type TalatState } from './state.ts';
import {
  CELL_NAMES,
  CELLS,
  colourOf,
  columnOf,
  downFront,
  heightOf,
  KINDS,
  type Kind,
  rankOf,
  startLine,
  UP,
  upFront,
} from './tables.ts';

/** The most telling rule against a step that is not legal. */
export const whyNot = (state: TalatState, text: string): Refusal => {
  if (state.actor === NOBODY) return refuse('TA-8.2');
  const attempt = parseAttempt(text);
  if (!attempt) return refuse(/^(?:pass|-)$/i.test(text) ? 'TA-3.8' : 'TA-9.1');
  if (state.stage === CHOICE || attempt.what === 'choice') return refuse('TA-H.2');
  return attempt.what === 'placement' ? whyNoPlacement(state, attempt) : whyNoStep(state, attempt);
};

const refuse = (rule: RuleId, ...cells: readonly number[]): Refusal => ({
  rule,
  cells: cells.map(cell => CELL_NAMES[cell]!),
});

const whyNoPlacement = (state: TalatState, attempt: Attempt & { what: 'placement' }): Refusal => {
  const { kind, goal } = attempt;
  const { seats } = state.constants;
  if (!state.isSettingUp()) return refuse('TA-2.1', goal);
  const colour = state.placingColour();
  const line = lineAt(goal);
  if (line !== colour) {
    const tooEarlyOrLate = seats === 2 && (line === ZIHIN || (colour === ZIHIN && line === state.side));
    return refuse(tooEarlyOrLate ? 'TA-7.2' : 'TA-2.2', goal);
  }
  if (!state.holds(colour, kind)) return refuse('TA-2.3', cellOf(state, colour, kind));
  return refuse('TA-1.4', goal);
};

const whyNoStep = (state: TalatState, attempt: Attempt & { what: 'step' }): Refusal => {
  const { source, goal, capture } = attempt;
  const { constants, kinds } = state;
  const seat = state.side;
  if (state.isSettingUp()) return refuse('TA-2.1', source);
  const front = state.frontAt(source);
  if (front < 0) return refuse('TA-3.2', source);
  if (!constants.fronts[seat]!.includes(front)) {
    return refuse(constants.seats === 2 && colourOf(front) === ZIHIN ? 'TA-7.3' : 'TA-3.2', source);
  }
  if (state.isFrozen(front >> 1)) return refuse('TA-5.4', source);
  if (((goal / CELLS) | 0) !== front >> 1) return refuse('TA-3.7', goal);
  if (source === goal) return refuse('TA-3.3', source);

  const ranks = (rankOf(goal) - rankOf(source)) * ((front & 1) === UP ? 1 : -1);
  const columns = Math.abs(columnOf(goal) - columnOf(source));
  if (ranks < 0) return refuse('TA-3.5', goal);
  if (ranks > 1 || columns > 1) return refuse(capture ? 'TA-4.1' : 'TA-3.3', goal);

  const other = state.frontAt(goal);
  const sideways = ranks === 0;
  if (other < 0) return refuse(sideways ? 'TA-3.6' : 'TA-9.2', goal);
  if (other === front) return refuse(capture ? 'TA-4.6' : sideways ? 'TA-3.6' : 'TA-3.4', goal);
  const tame = constants.tame[seat] === front;
  const takes = !tame && (constants.relations.takes[kinds[source]!]! >> kinds[goal]!) & 1;
  if (!capture) return refuse(takes ? 'TA-9.2' : sideways ? 'TA-3.6' : 'TA-3.4', goal);
  // Two towers that are held against each other are the only ones of which both show why.
  return tame ? refuse('TA-7.4', goal) : refuse(whyNotTaken(kinds[source]!, kinds[goal]!), source, goal);
};

const whyNotTaken = (taker: Kind, other: Kind): RuleId => {
  if (taker === other) return 'TA-4.4';
  if (heightOf(taker) === heightOf(other)) return 'TA-4.3';
  return taker === 0 && other === KINDS - 1 ? 'TA-4.5' : 'TA-4.2';
};

/** The colour whose start line a cell is on; -1 between the lines. */
const lineAt = (goal: number): number => {
  const board = (goal / CELLS) | 0;
  for (let front = 2 * board; front < 2 * board + 2; front++) {
    if ((startLine(front) >> (goal - board * CELLS)) & 1) return colourOf(front);
  }
  return -1;
};

/** Where a colour's tower stands. */
const cellOf = (state: TalatState, colour: number, kind: Kind): number =>
  CELL_NAMES.findIndex((_, cell) => state.kinds[cell] === kind && isOf(state.frontAt(cell), colour));

const isOf = (front: number, colour: number): boolean => front === upFront(colour) || front === downFront(colour);
