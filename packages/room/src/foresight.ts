import type { Seat } from '@threefold-games/core';
import { fail, type Result } from '@threefold-games/core';
import { type At, done, replaced } from './room.ts';
import type { Conditional, Decision, RoomState, RoomTurn } from './state.ts';

/** No seat may foresee more than this. */
export const FORESIGHT_LIMITS = { lines: 20, turns: 20, steps: 8 } as const;

/** A seat says anew what it answers to what. Whether the rules allow it shows when it is due. */
export const foresee = ({ state }: At, seat: Seat, conditionals: readonly Conditional[]): Result<Decision> => {
  const { lines, turns, steps } = FORESIGHT_LIMITS;
  const fits = ({ line, after }: Conditional): boolean =>
    line.length >= 2 &&
    line.length <= turns &&
    line.every(turn => turn.length >= 1 && turn.length <= steps) &&
    Number.isInteger(after) &&
    after >= 0 &&
    after <= state.turns.length;
  if (conditionals.length > lines || !conditionals.every(fits)) return fail('room.foresee');
  const open = conditionals.filter(conditional => isOpen(state, conditional));
  return done({ ...state, conditionals: replaced(state.conditionals, seat, open) });
};

/** The answer that the seat to move has foreseen, if all has come as it said. The first that it said counts. */
export const foreseenTurn = (
  state: RoomState,
): { readonly seat: Seat; readonly conditional: Conditional; readonly steps: readonly string[] } | undefined => {
  const { actor: seat, turns, paused } = state;
  if (seat === undefined || paused !== undefined || state.seats[seat]!.kind !== 'person') return undefined;
  for (const conditional of state.conditionals[seat]!) {
    const steps = conditional.line[turns.length - conditional.after];
    if (steps && turns.length > conditional.after) return { seat, conditional, steps };
  }
  return undefined;
};

/** The lines of all seats without one that cannot be played. */
export const withoutLine = (state: RoomState, seat: Seat, conditional: Conditional): RoomState => ({
  ...state,
  conditionals: replaced(
    state.conditionals,
    seat,
    state.conditionals[seat]!.filter(other => other !== conditional),
  ),
});

/** The lines that are still possible after a turn. */
export const keptAfterTurn = (state: RoomState, played: RoomTurn): RoomState['conditionals'] =>
  state.conditionals.map(lines => lines.filter(({ line, after }) => goesOn(line, state.turns.length - after, played)));

/** Whether a line agrees with all that was played since it begins, and goes on from here. */
const isOpen = (state: RoomState, { line, after }: Conditional): boolean =>
  line.length > state.turns.length - after && state.turns.slice(after).every((played, i) => goesOn(line, i, played));

const goesOn = (line: Conditional['line'], at: number, { steps, draws = 0 }: RoomTurn): boolean => {
  const own = steps.slice(draws);
  const foreseen = line[at];
  return at < line.length - 1 && foreseen!.length === own.length && own.every((step, i) => step === foreseen![i]);
};
