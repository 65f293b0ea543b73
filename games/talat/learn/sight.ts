import { legalActions, type Position, type Seat } from '@threefold-games/core';
import { handedTo, type TalatView, talat } from '@threefold-games/talat';
import { readStep } from '@threefold-games/talat/display';
import { allTowers, findTower, type Standing } from '@threefold-games/talat/internal';
import { sideOf } from './deeds.ts';

/** A step that a seat could make, if it were its turn. */
export interface PossibleStep {
  readonly step: string;
  readonly source: string;
  readonly goal: string;
  readonly captures: boolean;
  /** Whether nobody could then capture the tower that makes it. */
  readonly safe: boolean;
}

/** A capture that a seat could make, if it were its turn. */
export interface PossibleCapture {
  readonly by: Seat;
  readonly source: string;
  readonly taken: Standing;
  /** Whether the captor could be captured in turn. */
  readonly answered: boolean;
}

/** What was found in a position as it stood. */
interface Seen {
  readonly hashLo: number;
  readonly hashHi: number;
  readonly bySeat: Map<Seat, readonly PossibleStep[]>;
}
const seen = new WeakMap<Position<TalatView>, Seen>();

/** All steps of a seat, if it were its turn; none in the set-up and after the end. Many reasons ask, so each position is looked at once. */
export const stepsOf = (position: Position<TalatView>, seat: Seat): readonly PossibleStep[] => {
  const { hashLo, hashHi } = position;
  const before = seen.get(position);
  const isFresh = before?.hashLo === hashLo && before.hashHi === hashHi;
  const { bySeat } = isFresh ? before : { bySeat: new Map<Seat, readonly PossibleStep[]>() };
  if (!isFresh) seen.set(position, { hashLo, hashHi, bySeat });
  const steps = bySeat.get(seat) ?? find(position, seat);
  bySeat.set(seat, steps);
  return steps;
};

const find = (position: Position<TalatView>, seat: Seat): readonly PossibleStep[] => {
  const theirs = handedTo(position, seat);
  if (!theirs) return [];
  return legalActions(talat, theirs).flatMap(action => {
    const text = theirs.format(action);
    const step = readStep(text);
    if (!step || step.what === 'place') return [];
    theirs.make(action);
    const safe = !canCapture(theirs, step.goal, seat);
    theirs.unmake();
    return [{ step: text, source: step.source, goal: step.goal, captures: step.what === 'take', safe }];
  });
};

/** Whether a seat other than this one could capture what stands on a cell, if it were its turn. */
const canCapture = (position: Position<TalatView>, cell: string, seat: Seat): boolean =>
  seatsBut(seat, position.seats).some(other => {
    const theirs = handedTo(position, other);
    return theirs && legalActions(talat, theirs).some(action => theirs.format(action).endsWith(`x${cell}`));
  });

export const seatsBut = (seat: Seat, seats: number): readonly Seat[] =>
  Array.from({ length: seats }, (_, other) => other).filter(other => other !== seat);

/** How many steps of a seat are safe, if it were its turn. */
export const safeSteps = (position: Position<TalatView>, seat: Seat): number =>
  stepsOf(position, seat).filter(({ safe }) => safe).length;

/** A safe step of the tower on a cell, if it were its seat's turn and there is one. */
export const safeStepFrom = (position: Position<TalatView>, seat: Seat, cell: string): string | undefined =>
  stepsOf(position, seat).find(({ source, safe }) => source === cell && safe)?.step;

/** What a seat could capture, if it were its turn. */
export const capturesBy = (position: Position<TalatView>, seat: Seat): readonly PossibleCapture[] => {
  const captures = stepsOf(position, seat).filter(step => step.captures);
  if (captures.length === 0) return [];
  const view = position.view();
  return captures.flatMap(({ source, goal, safe }) => {
    const taken = findTower(view, goal);
    return taken ? [{ by: seat, source, taken, answered: !safe }] : [];
  });
};

/** What others could capture of the towers that play for a seat, if it were their turn. */
export const capturesFrom = (position: Position<TalatView>, seat: Seat): readonly PossibleCapture[] => {
  const captures = seatsBut(seat, position.seats).flatMap(other => capturesBy(position, other));
  if (captures.length === 0) return [];
  const view = position.view();
  return captures.filter(({ taken }) => sideOf(taken, view) === seat);
};

/** The towers that play for a seat. */
export const towersFor = (view: TalatView, seat: Seat): readonly Standing[] =>
  allTowers(view).filter(tower => sideOf(tower, view) === seat);
