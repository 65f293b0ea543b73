import { type Action, type Game, legalActions, NOBODY, type Position } from '@threefold-games/core';

/** Every whole turn of the seat that acts, as its actions. The position is left as it was. */
export function* wholeTurns(
  game: Game,
  position: Position,
  made: readonly Action[] = [],
): Generator<readonly Action[]> {
  for (const action of legalActions(game, position)) {
    const turn = [...made, action];
    position.make(action);
    if (position.atTurnStart || position.actor === NOBODY) yield turn;
    else yield* wholeTurns(game, position, turn);
    position.unmake();
  }
}

/** A turn as its steps are written. The position is left as it was. */
export const formatTurn = (position: Position, actions: readonly Action[]): string[] => {
  const steps = actions.map(action => {
    const step = position.format(action);
    position.make(action);
    return step;
  });
  for (const _ of actions) position.unmake();
  return steps;
};
