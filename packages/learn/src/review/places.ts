import { CHANCE, type Game, type History, legalActions, type Position, type Seat } from '@threefold-games/core';

/** A position that is looked at. */
export interface ReviewPlace {
  /** Tells it from others. */
  readonly key: string;
  readonly position: Position;
}

/** A turn of the game that is reviewed. */
export interface ReviewedTurn {
  readonly seat: Seat;
  /** The steps of the seat, and the draw before them. */
  readonly steps: readonly string[];
  readonly drawn: readonly string[];
  /** Where its seat began, after the draw; and what it led to. */
  readonly before: ReviewPlace;
  readonly after: ReviewPlace;
}

export const placeOf = (position: Position): ReviewPlace => ({
  key: `${(position.hashHi >>> 0).toString(36)}.${(position.hashLo >>> 0).toString(36)}`,
  position,
});

/** Where a game began, and its turns. */
export interface ReviewedGame {
  readonly game: Game;
  readonly start: ReviewPlace;
  readonly turns: readonly ReviewedTurn[];
}

export const reviewedGame = (history: History): ReviewedGame => {
  const { game } = history;
  const position = history.positionAfter(0);
  const here = (): ReviewPlace => placeOf(position.copy());
  const start = here();
  const turns = history.turns.map(({ seat, steps, drawn, actions }) => {
    for (const action of actions.slice(0, drawn.length)) position.make(action);
    const before = here();
    for (const action of actions.slice(drawn.length)) position.make(action);
    return { seat, steps, drawn, before, after: here() };
  });
  return { game, start, turns };
};

/** What chance could have brought. */
export interface Outcomes {
  readonly all: readonly { readonly chance: number; readonly place: ReviewPlace }[];
  /** The one that it was. */
  readonly drawn: number;
}

/** What chance could have brought before a turn that one draw begins; undefined where there was no choice. */
export const outcomesOf = (game: Game, from: Position, drawn: readonly string[]): Outcomes | undefined => {
  if (from.actor !== CHANCE || drawn.length !== 1) return undefined;
  const actions = legalActions(game, from);
  if (actions.length < 2) return undefined;
  const weights = actions.map(action => from.weight(action));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const all = actions.map((action, i) => {
    const position = from.copy();
    position.make(action);
    return { chance: weights[i]! / total, place: placeOf(position) };
  });
  return { all, drawn: actions.findIndex(action => from.format(action) === drawn[0]) };
};
