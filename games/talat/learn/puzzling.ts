import type { Position } from '@threefold/core';
import type { PlayedTurn, PuzzleGoal, Puzzling } from '@threefold/learn';
import type { ThemePictures } from '../../definition.ts';
import { allTowers, huntersOf } from '../rules/cells.ts';
import type { TalatView } from '../rules/view.ts';
import { deedOf } from './deeds.ts';
import { facts } from './facts.ts';
import { canonical, copies } from './symmetry.ts';
import { themes } from './themes.ts';

/** Pairs of towers of which one could still capture the other before the game must end: with so few, most proofs come out. */
const FEW = 6;

/** A win at once, soon or later: own turns and those of others count, and who has no step is skipped (TA-6.3). */
const WINS: readonly PuzzleGoal[] = [1, 2, 3, 4, 5, 6, 7].map(turns => ({ kind: 'win', turns }));
const ESCAPES: readonly PuzzleGoal[] = [1, 2, 3].map(turns => ({ kind: 'hold', turns }));
const GOALS = [...WINS, ...ESCAPES];

/** Whether so little is left that proofs are likely to come out. */
const isLate = (view: TalatView): boolean => {
  const pairs = view.boards.map(() => 0);
  for (const tower of allTowers(view)) pairs[tower.board]! += huntersOf(view, tower).length;
  const all = pairs.reduce((sum, n) => sum + n, 0);
  return all - (view.options.endAfterFrozen === '2' ? Math.max(...pairs) : 0) <= FEW;
};

const propose = (position: Position<TalatView>): readonly PuzzleGoal[] => {
  const view = position.view();
  return view.phase === 'moving' && !view.cut && isLate(view) ? GOALS : [];
};

/** The cells of the board on which a turn is made. */
const area = (turn: PlayedTurn<TalatView>): readonly string[] => {
  const deed = deedOf(turn);
  return deed ? deed.before.boards[deed.tower.board]!.cells.map(({ name }) => name) : [];
};

/** What Talat brings for its puzzles. */
export const puzzling: Puzzling<TalatView> = { facts, themes, propose, canonical, copies, area };

export const pictures: ThemePictures = {};
