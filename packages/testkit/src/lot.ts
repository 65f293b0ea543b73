import {
  type Action,
  chooseByLot,
  type Game,
  History,
  legalActions,
  NOBODY,
  type Position,
  type Setup,
} from '@threefold-games/core';
import { type Lot, must, randomOf } from './games.ts';

/** The steps of a turn from here to its end, each one chosen. The position stays as it is. */
const turnBy = (from: Position, choose: (position: Position) => Action): readonly string[] => {
  const position = from.copy();
  const steps: string[] = [];
  do {
    const action = choose(position);
    steps.push(position.format(action));
    position.make(action);
  } while (!position.atTurnStart);
  return steps;
};

/** A turn by lot, with its draw where one is due. */
export const turnByLot = (game: Game, from: Position, lot: Lot): readonly string[] => {
  const random = randomOf(lot);
  const legal = new Int32Array(game.maxActions);
  return turnBy(from, position => chooseByLot(position, legal, random));
};

/** A turn of the steps at this place in each list of legal ones, or of the last ones. */
export const nthTurn = (game: Game, from: Position, index: number): readonly string[] =>
  turnBy(from, position => {
    const legal = legalActions(game, position);
    return legal[Math.min(index, legal.length - 1)]!;
  });

/** Plays on by lot to the end, or for so many steps. */
export const playByLot = (game: Game, position: Position, lot: Lot, steps = Number.POSITIVE_INFINITY): Position => {
  const random = randomOf(lot);
  const legal = new Int32Array(game.maxActions);
  for (let i = 0; i < steps && position.actor !== NOBODY; i++) position.make(chooseByLot(position, legal, random));
  return position;
};

/** A history of turns by lot: to the end, or so many of them. */
export const historyByLot = (game: Game, setup: Setup, lot: Lot, turns = Number.POSITIVE_INFINITY): History => {
  const random = randomOf(lot);
  let history = History.of(game, setup);
  while (history.length < turns && history.position.actor !== NOBODY)
    history = must(history.with(turnByLot(game, history.position, random)));
  return history;
};
