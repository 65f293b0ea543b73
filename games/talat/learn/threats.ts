import { legalActions, type Position, type Seat } from '@threefold/core';
import { handedTo, talat } from '../rules/index.ts';
import { readStep } from '../rules/notation.ts';
import type { TalatView } from '../rules/view.ts';
import { findCell } from '../rules/view.ts';

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

/** The steps, from where and to where, with which a seat would end the game and win it, if it were its turn. */
export const winningSteps = (
  position: Position<TalatView>,
  seat: Seat,
): readonly { readonly source: string; readonly goal: string }[] =>
  endingSteps(position, seat).flatMap(({ step, share }) => {
    const written = readStep(step)!;
    return share === 1 && written.what !== 'place' ? [written] : [];
  });

/** The boards, counted from 0, that a seat could freeze to end the game and win it, if it were its turn. */
export const winningBoards = (position: Position<TalatView>, seat: Seat): readonly number[] => {
  const wins = winningSteps(position, seat);
  if (wins.length === 0) return [];
  const view = position.view();
  return [...new Set(wins.map(({ goal }) => findCell(view, goal)!.board))];
};

/** The boards, counted from 0, that a seat could freeze with one step, if it were its turn. */
export const freezableBy = (position: Position<TalatView>, seat: Seat): readonly number[] =>
  handedTo(position, seat)
    ?.view()
    .boards.flatMap(({ freezable }, board) => (freezable ? [board] : [])) ?? [];
