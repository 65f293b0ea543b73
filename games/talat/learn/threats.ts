import { legalActions, type Position, type Seat } from '@threefold-games/core';
import { handedTo, type TalatView, talat } from '@threefold-games/games/talat';
import { findCell, readStep } from '@threefold-games/games/talat/display';

/** A step that would end the game. */
export interface EndingStep {
  readonly step: string;
  /** What it would bring the seat. */
  readonly share: number;
}

/** The steps of a seat that would end the game, if it were its turn. */
export const endingSteps = (position: Position<TalatView>, seat: Seat): readonly EndingStep[] => {
  const theirs = handedTo(position, seat);
  if (!theirs) return [];
  return legalActions(talat, theirs).flatMap(action => {
    const step = theirs.format(action);
    theirs.make(action);
    const share = theirs.outcome()?.shares[seat];
    theirs.unmake();
    return share === undefined ? [] : [{ step, share }];
  });
};

/** The boards, counted from 0, that a seat could freeze to end the game and win it, if it were its turn. */
export const winningBoards = (position: Position<TalatView>, seat: Seat): readonly number[] => {
  const wins = endingSteps(position, seat).filter(({ share }) => share === 1);
  if (wins.length === 0) return [];
  const view = position.view();
  return [...new Set(wins.map(({ step }) => findCell(view, readStep(step)!.goal)!.board))];
};
