import type { Position, Seat } from '@threefold-games/core';
import type { TalatView } from '@threefold-games/games/talat';
import { allTowers, huntersOf } from '@threefold-games/games/talat/internal';
import type { PlayedTurn, PuzzleGoal, Puzzling } from '@threefold-games/learn';
import { deedOf } from './deeds.ts';
import { facts } from './facts.ts';
import { canonical, copies } from './symmetry.ts';
import { themes } from './themes.ts';

/** With so few pairs of towers left that matter, most proofs come out. */
const FEW = 6;
/** With so few, long ones do as well. */
const FEWER = 4;

/** Turns count whosever they are, and who has no step is skipped (TA-6.3): a win may take any number of them. */
const wins = (...turns: readonly number[]): readonly PuzzleGoal[] => turns.map(n => ({ kind: 'win', turns: n }));
const escapes = (...turns: readonly number[]): readonly PuzzleGoal[] => turns.map(n => ({ kind: 'hold', turns: n }));
/** By number of seats: what is asked where few pairs are left, the best first. */
const GOALS: Readonly<Record<number, readonly PuzzleGoal[]>> = {
  2: [...wins(1, 2, 3, 4, 5), ...escapes(1, 3)],
  3: [...wins(1, 2, 3, 4, 5), ...escapes(1, 2, 3)],
};
/** The same for what is only asked where fewer are left. Long wins come last: nothing is asked after one that is not proven. */
const LONG_GOALS: Readonly<Record<number, readonly PuzzleGoal[]>> = {
  2: [...escapes(5), ...wins(7)],
  3: [...escapes(4), ...wins(6, 7)],
};
/** Whoever leads by more than a capture and a far line (TA-8.3, TA-8.4) wins with nearly every turn: no win is asked for there. */
const MOST_LEAD = 8;

/** How many pairs of towers are left of which one could still capture the other before the game must end. */
const pairsLeft = (view: TalatView): number => {
  const pairs = view.boards.map(() => 0);
  for (const tower of allTowers(view)) pairs[tower.board]! += huntersOf(view, tower).length;
  const all = pairs.reduce((sum, n) => sum + n, 0);
  return all - (view.options.endAfterFrozen === '2' ? Math.max(...pairs) : 0);
};

/** By how many points a seat is ahead of the best of the others. */
const leadOf = ({ points }: TalatView, seat: Seat): number =>
  points[seat]! - Math.max(...points.filter((_, other) => other !== seat));

const propose = (position: Position<TalatView>): readonly PuzzleGoal[] => {
  const view = position.view();
  if (view.phase !== 'moving' || view.cut) return [];
  const pairs = pairsLeft(view);
  if (pairs > FEW) return [];
  const goals = pairs > FEWER ? GOALS[view.seats]! : [...GOALS[view.seats]!, ...LONG_GOALS[view.seats]!];
  return leadOf(view, position.actor) > MOST_LEAD ? goals.filter(({ kind }) => kind !== 'win') : goals;
};

/** The cells of the board on which a turn is made. */
const area = (turn: PlayedTurn<TalatView>): readonly string[] => {
  const deed = deedOf(turn);
  return deed ? deed.before.boards[deed.tower.board]!.cells.map(({ name }) => name) : [];
};

/** What Talat brings for its puzzles. */
export const puzzling: Puzzling<TalatView> = { facts, themes, propose, canonical, copies, area };

export { pictures } from './themePictures.ts';
