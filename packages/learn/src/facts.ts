import type { Position, Seat } from '@threefold-games/core';

/** A whole turn, from where its seat began to what it has led to. */
export interface TurnWithPositions<View = unknown> {
  readonly seat: Seat;
  /** Where it began, for a seat after its draw. */
  readonly before: Position<View>;
  readonly steps: readonly string[];
  readonly after: Position<View>;
}

/** Counts something in a position, as a seat sees it. (Methods, so that the sheet of a game is one of any game.) */
export type StandingFact<View = unknown> = { of(position: Position<View>, seat: Seat): number }['of'];
/** Counts something about a whole turn. */
export type TurnFact<View = unknown> = { of(turn: TurnWithPositions<View>): number }['of'];

/**
 * What a game can count, by name and from its rules alone. Goals of lessons ask for it; so may whatever else explains a game. Each fact
 * costs less than a millisecond.
 */
export interface FactSheet<View = unknown> {
  /** In a position. A name ends in `.me`, or in `.other` for the best-placed of the others. */
  readonly standing: Readonly<Record<string, StandingFact<View>>>;
  /** Of a whole turn: what it took, built or froze. */
  readonly turn: Readonly<Record<string, TurnFact<View>>>;
}

const RELATIONS = {
  '=': (counted: number, value: number) => counted === value,
  '<': (counted: number, value: number) => counted < value,
  '<=': (counted: number, value: number) => counted <= value,
  '>': (counted: number, value: number) => counted > value,
  '>=': (counted: number, value: number) => counted >= value,
};

/** Compares a fact with a number. */
export type Condition<Name extends string = string> = readonly [
  fact: Name,
  relation: keyof typeof RELATIONS,
  value: number,
];

/** Whether a condition holds for what was counted. */
export const holds = ([, relation, value]: Condition, counted: number): boolean => RELATIONS[relation](counted, value);
