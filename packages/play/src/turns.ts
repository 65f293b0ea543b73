import { type Game, type History, legalActions, type Position, type StepEvent } from '@threefold-games/core';
import type { PlayedTurn } from './playedGame.ts';

/** The turns of a history from an index on; the one that is on is the last, where the seat has done something. */
export const playedTurns = (history: History, from = 0): PlayedTurn[] => {
  const position = history.positionAfter(from);
  const { open, turns } = history;
  const begun = open.steps.length > 0 ? [{ ...open, seat: history.position.actor }] : [];
  return [...turns, ...begun].slice(from).map(({ seat, drawn, steps, actions }, i) => {
    const events: StepEvent[] = [];
    for (const action of actions) {
      position.make(action);
      events.push(...position.events());
    }
    const text = [...drawn, ...steps].join(' ');
    return { number: from + i + 1, seat, text, drawn, steps, events, position: position.encode() };
  });
};

/** Every way to play the rest of the turn that is on. */
export const turnsAhead = (history: History): Generator<readonly string[]> =>
  waysOn(history.game, history.position.copy());

function* waysOn(game: Game, position: Position): Generator<readonly string[]> {
  for (const action of legalActions(game, position)) {
    const text = position.format(action);
    position.make(action);
    if (position.atTurnStart) yield [text];
    else for (const rest of waysOn(game, position)) yield [text, ...rest];
    position.unmake();
  }
}
