import type { Flaw } from '@threefold-games/core';
import { formatLayout, parseLayout } from './notation.ts';
import { piecesOf, stacksOf } from './odds.ts';
import { OPENING, OVER, PLACING, SECOND, type TzaarState } from './state.ts';
import { FIXED_LAYOUT, SPACES, SUPPLY, TALLEST } from './tables.ts';

export type TzaarFlaw = Flaw<'pieces' | 'type' | 'missing' | 'captured' | 'opening' | 'stacks' | 'placing'>;

/** Why no game leads to what was read into a state, as far as that can be told. */
export const whyImpossible = (state: TzaarState): TzaarFlaw | undefined => wrongPieces(state) ?? wrongTurn(state);

/** The seats that do not show all three types (TZ-5.1). */
export const seatsMissingType = ({ left }: TzaarState): readonly number[] =>
  [0, 1].filter(seat => left.subarray(3 * seat, 3 * seat + 3).includes(0));

/** TZ-1.3: no side shows or stacks more pieces than it has. */
const wrongPieces = ({ top, height, left }: TzaarState): TzaarFlaw | undefined => {
  for (const [seat, side] of ['White', 'Black'].entries()) {
    let pieces = 0;
    for (let space = 0; space < SPACES; space++) {
      if (top[space] !== 0 && (top[space]! <= 3 ? 0 : 1) === seat) pieces += height[space]!;
    }
    if (pieces > TALLEST) return { kind: 'pieces', seat, detail: `${side} has more than ${TALLEST} pieces` };
    for (let type = 0; type < 3; type++)
      if (left[3 * seat + type]! > SUPPLY[type]!)
        return { kind: 'type', seat, detail: `${side} shows too many of a type` };
  }
  return undefined;
};

/** Whether the board agrees with who acts and in which phase. */
const wrongTurn = (state: TzaarState): TzaarFlaw | undefined => {
  const missing = seatsMissingType(state).length;
  const { phase } = state;
  if (phase === OVER) return missing === 1 ? undefined : { detail: 'the game ends when just one side misses a type' };
  if (phase === PLACING) return wrongPlacing(state);
  if (missing > 0) return { kind: 'missing', detail: 'a side misses a type, so the game is over' };
  const captured = SPACES - state.height.reduce((a, b) => a + b, 0);
  if (phase === OPENING) return wrongOpening(state, captured);
  // White's opening is a capture, and so is every first step since.
  const least = (state.actor === 0 ? 2 : 1) + (phase === SECOND ? 1 : 0);
  return captured < least
    ? { kind: 'captured', detail: 'too few pieces were captured to come to this turn' }
    : undefined;
};

const wrongOpening = ({ actor, top, height, constants }: TzaarState, captured: number): TzaarFlaw | undefined => {
  const { setup, odds } = constants;
  const tops = piecesOf(top, odds);
  if (actor !== 0 || captured > 0 || tops.includes(0))
    return { kind: 'opening', detail: 'White opens, and all 60 pieces are on the board' };
  const due = parseLayout(formatLayout(tops)) && stacksOf(tops, odds);
  if (!due?.every(([piece, count], space) => piece === top[space] && count === height[space]))
    return { detail: 'these are not the stacks that the odds make' };
  return setup === 'fixed' && formatLayout(tops) !== FIXED_LAYOUT
    ? { detail: 'this is not the fixed set-up' }
    : undefined;
};

const wrongPlacing = ({ actor, left, height, constants }: TzaarState): TzaarFlaw | undefined => {
  const [white, black] = [0, 3].map(i => left[i]! + left[i + 1]! + left[i + 2]!);
  if (constants.setup !== 'tournament') return { detail: 'pieces are placed in the tournament set-up alone' };
  if (height.some(count => count > 1))
    return { kind: 'stacks', detail: 'there are no stacks yet while pieces are placed' };
  return white !== black! + actor || black === TALLEST
    ? { kind: 'placing', detail: 'the seats place in turn' }
    : undefined;
};
