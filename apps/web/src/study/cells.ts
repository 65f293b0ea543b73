import type { Action, Position } from '@threefold/core';
import type { Face } from '@threefold/stage';
import { placedCells } from '../table/placed.ts';

/** The cells onto which the steps of a turn put something; the position, where the turn begins, is played on. */
export const cellsOfTurn = (face: Face, position: Position, actions: readonly Action[]): readonly string[] =>
  actions.flatMap(action => {
    const view = position.view();
    const step = position.format(action);
    position.make(action);
    return placedCells(face, [{ view, step, events: position.events() }]);
  });
