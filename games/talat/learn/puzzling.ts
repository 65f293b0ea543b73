import type { Position } from '@threefold/core';
import type { PlayedTurn, PuzzleGoal, Puzzling } from '@threefold/learn';
import type { ThemePictures } from '../../definition.ts';
import { allTowers, huntersOf } from '../rules/cells.ts';
import type { TalatView } from '../rules/view.ts';
import { deedOf } from './deeds.ts';
import { facts } from './facts.ts';
import { seatsBut } from './sight.ts';
import { canonical, copies } from './symmetry.ts';
import { themes } from './themes.ts';
import { winningBoards } from './threats.ts';

/** Pairs of towers of which one could still capture the other before the game must end: with so few, most proofs come out. */
const FEW = 6;

/** Turns count whosever they are, and who has no step is skipped (TA-6.3): a win may take any number of them. */
const wins = (...turns: readonly number[]): readonly PuzzleGoal[] => turns.map(n => ({ kind: 'win', turns: n }));
const escapes = (...turns: readonly number[]): readonly PuzzleGoal[] => turns.map(n => ({ kind: 'hold', turns: n }));
const CALM = [...wins(1, 2, 3, 4, 5, 6, 7), ...escapes(1, 2, 3)];
/** Where somebody else is about to win, a slow win would have to parry that first. */
const THREATENED = [...wins(1, 2, 3), ...escapes(1, 2, 3), ...wins(4, 5, 6, 7)];

/** Whether so little is left that proofs are likely to come out. */
const isLate = (view: TalatView): boolean => {
  const pairs = view.boards.map(() => 0);
  for (const tower of allTowers(view)) pairs[tower.board]! += huntersOf(view, tower).length;
  const all = pairs.reduce((sum, n) => sum + n, 0);
  return all - (view.options.endAfterFrozen === '2' ? Math.max(...pairs) : 0) <= FEW;
};

/** Whether somebody else could end the game and win it, if it were their turn. */
const isThreatened = (position: Position<TalatView>): boolean =>
  seatsBut(position.actor, position.seats).some(other => winningBoards(position, other).length > 0);

const propose = (position: Position<TalatView>): readonly PuzzleGoal[] => {
  const view = position.view();
  if (view.phase !== 'moving' || view.cut || !isLate(view)) return [];
  return isThreatened(position) ? THREATENED : CALM;
};

/** The cells of the board on which a turn is made. */
const area = (turn: PlayedTurn<TalatView>): readonly string[] => {
  const deed = deedOf(turn);
  return deed ? deed.before.boards[deed.tower.board]!.cells.map(({ name }) => name) : [];
};

/** What Talat brings for its puzzles. */
export const puzzling: Puzzling<TalatView> = { facts, themes, propose, canonical, copies, area };

export const pictures: ThemePictures = {};
