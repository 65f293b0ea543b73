import type { Action, Position } from '@threefold/core';
import type { Dealer } from './dealer.ts';

/** A game on its way: the position, the turns so far, and who makes the draws. */
export interface Course {
  readonly position: Position;
  readonly turns: string[][];
  readonly dealer: Dealer;
}

/** Plays a step, and writes it down. */
export const play = ({ position, turns }: Course, action: Action): void => {
  if (position.atTurnStart) turns.push([]);
  turns.at(-1)!.push(position.format(action));
  position.make(action);
};
