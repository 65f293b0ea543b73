import { CHANCE, type Game, type Position, type Replay, type ReplayedStep, type StepEvent } from '@threefold/core';

/** A moment of a game as it is to be drawn. */
export interface Moment {
  readonly game: Game;
  readonly position: Position;
  /** The names of the seats, where a record tells. */
  readonly names: readonly string[];
  /** The last whole turn before it, step by step. */
  readonly last: readonly Played[];
}

/** A step with what a face needs to tell about it. */
export interface Played {
  readonly text: string;
  /** The view before it. */
  readonly before: unknown;
  readonly events: readonly StepEvent[];
}

/** How many turns of these lengths were played to their end. */
export const wholeTurns = ({ position }: Replay, lengths: readonly number[]): number =>
  lengths.length - (position.atTurnStart ? 0 : 1);

/** The moment after a turn and the draw that follows it; without a turn, all that was played. */
export const momentAfter = (replay: Replay, lengths: readonly number[], turn: number | undefined): Moment => {
  const { game, setup, names, steps } = replay;
  const position = game.start(setup);
  const whole = turn ?? wholeTurns(replay, lengths);
  const end = lengths.slice(0, whole).reduce((sum, length) => sum + length, 0);
  const begin = end - (lengths[whole - 1] ?? 0);
  for (const { action } of steps.slice(0, begin)) position.make(action);
  const last = steps.slice(begin, end).flatMap(step => play(position, step));
  for (const { action, actor } of steps.slice(end)) {
    if (turn !== undefined && actor !== CHANCE) break;
    position.make(action);
  }
  return { game, position, names, last };
};

/** Plays a step and tells of it; a draw is nobody's step. */
const play = (position: Position, { action, actor, text }: ReplayedStep): Played[] => {
  const before = position.view();
  position.make(action);
  return actor === CHANCE ? [] : [{ text, before, events: [...position.events()] }];
};
