import type { Action, Position } from '@threefold/core';
import type { Face } from '@threefold/stage';
import { placedCells, tellSteps } from '../table/playback.ts';

/** The cells onto which the steps of a turn put something; the position, where the turn begins, is played on. */
export const cellsOfTurn = (face: Face, position: Position, actions: readonly Action[]): readonly string[] =>
  placedCells(face, tellSteps(position, actions));
