import { legalActions, type Position, type Seat } from '@threefold/core';
import type { FactSheet, PlayedTurn } from '@threefold/learn';
import { handedTo, talat } from '../rules/index.ts';
import { parseAttempt } from '../rules/notation.ts';
import { CELL_NAMES, CELLS, rankOf } from '../rules/tables.ts';
import type { TalatView } from '../rules/view.ts';

type Turn = PlayedTurn<TalatView>;

/** The step that a turn is (TA-3.1); undefined for a placement. */
const stepOf = ({ steps }: Turn) => readStep(steps[0]!);

const readStep = (text: string) => {
  const attempt = parseAttempt(text);
  return attempt?.what === 'step' ? attempt : undefined;
};

/** How many towers of a seat the others could capture, if it were their turn. */
const exposed = (position: Position<TalatView>, seat: Seat): number => {
  const { seats, boards } = position.view();
  const own = new Set(
    boards.flatMap(({ cells }) => cells.flatMap(({ name, tower }) => (tower?.owner === seat ? [name] : []))),
  );
  const taken = new Set<string>();
  for (let other = 0; other < seats; other++) {
    const theirs = other === seat ? undefined : handedTo(position, other);
    for (const action of theirs ? legalActions(talat, theirs) : []) {
      const step = readStep(theirs!.format(action));
      if (step?.capture && own.has(CELL_NAMES[step.goal]!)) taken.add(CELL_NAMES[step.goal]!);
    }
  }
  return taken.size;
};

/** What can be counted in Talat, and of a turn of it. */
export const facts = {
  standing: { 'exposed.me': exposed },
  turn: {
    /** The number of the board on which it was made; 0 for a placement. */
    board: (turn: Turn) => {
      const step = stepOf(turn);
      return step ? Math.floor(step.source / CELLS) + 1 : 0;
    },
    took: (turn: Turn) => (stepOf(turn)?.capture ? 1 : 0),
    /** Whether it captured to the side. */
    sideways: (turn: Turn) => {
      const step = stepOf(turn);
      return step && rankOf(step.source % CELLS) === rankOf(step.goal % CELLS) ? 1 : 0;
    },
    /** The number of the board that it froze; 0 for none. */
    froze: ({ before, after }: Turn) => {
      const was = before.view().boards;
      return after.view().boards.findIndex(({ frozen }, board) => frozen && !was[board]!.frozen) + 1;
    },
    /** By how many points its seat is better off. */
    gained: ({ seat, before, after }: Turn) => after.view().points[seat]! - before.view().points[seat]!,
  },
} satisfies FactSheet<TalatView>;
