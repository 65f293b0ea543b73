import type { Action, History, Position, StepEvent, Turn } from '@threefold-games/core';
import type { BoardFace, Face, Look } from './face.ts';

/** A step with what is needed to tell how it goes. */
export interface Told {
  /** Before it. */
  readonly view: unknown;
  readonly step: string;
  readonly events: readonly StepEvent[];
}

/** Plays steps on a position and tells each of them. */
export const tellSteps = (position: Position, actions: readonly Action[]): readonly Told[] =>
  actions.map(action => tellStep(position, action));

const tellStep = (position: Position, action: Action): Told => {
  const view = position.view();
  const step = position.format(action);
  position.make(action);
  return { view, step, events: position.events() };
};

/** The turn that was told last: board, list and notes all ask for a turn when it comes. */
let latest: { readonly turn: Turn; readonly told: readonly Told[] } | undefined;

/** The steps of a whole turn, its draw among them. */
export const tellTurn = (history: History, index: number): readonly Told[] => {
  const turn = history.turns[index]!;
  if (latest?.turn !== turn) latest = { turn, told: tellSteps(history.positionAfter(index), turn.actions) };
  return latest.told;
};

/** What was found out, once for each turn. */
const known = new WeakMap<Turn, boolean>();

/** Whether a turn is worth finding again. */
export const isNotable = (face: Face, history: History, index: number): boolean => {
  const turn = history.turns[index]!;
  const found =
    known.get(turn) ?? tellTurn(history, index).some(({ view, step, events }) => face.notable(view, step, events));
  known.set(turn, found);
  return found;
};

/** The cells onto which steps put something: not all of them are named in the notation. */
export const placedCells = (face: BoardFace, steps: readonly Told[]): readonly string[] =>
  steps.flatMap(({ view, step, events }) =>
    face.motion(view, step, events).flatMap(motion => ('cells' in motion ? motion.cells : [])),
  );

/** How the last turn is marked. */
export type EndedLook = Required<Pick<Look, 'last' | 'lastCells'>>;

/** Once for each turn: a pointer that moves over the board asks again and again. */
const ends = new WeakMap<Turn, EndedLook>();

/** The last of so many turns, and the cells that its steps put something onto. A draw is no step of the seat: it marks nothing. */
export const lastTurn = (history: History, count: number, face: BoardFace): EndedLook => {
  const turn = history.turns[count - 1];
  if (!turn) return { last: [], lastCells: [] };
  const found = ends.get(turn) ?? {
    last: turn.steps,
    lastCells: placedCells(face, tellTurn(history, count - 1).slice(turn.drawn.length)),
  };
  ends.set(turn, found);
  return found;
};
