import type { ThemePictures } from '@threefold-games/catalogue-core';
import type { Position, Seat } from '@threefold-games/core';
import type { PuzzleGoal, Puzzling, TurnWithPositions } from '@threefold-games/learn';
import type { TalatView } from '@threefold-games/talat';
import { allTowers, huntersOf } from '@threefold-games/talat/internal';
import { deedOf } from './deeds.ts';
import { facts } from './facts.ts';
import { at } from './position.ts';
import { canonical, copies } from './symmetry.ts';
import { themes } from './themes.ts';

/** Towers that keep boards 2 and 3 in play. */
const AROUND = 'f1 S6 h5 m3 l1 L4 n5 m6';

/** Steps of Ivory on board 1, and what answers them: whoever sits there alone with Ebony plays every other one. */
const shown = (towers: string, ...steps: readonly string[]): ThemePictures[string] => ({
  position: positionOf(`${towers} ${AROUND}`, steps.length > 1 ? 2 : 3),
  steps,
});

const positionOf = (towers: string, seats: number): string => {
  const place = at(towers, { seats });
  return 'position' in place ? place.position : '';
};

/** A picture of each theme: few towers, on one board. */
export const pictures: ThemePictures = {
  david: shown('c3 S3 d4 l6', 'c3xd4'),
  tieBreak: shown('c3 L4 d4 l3 b4 s4', 'c3xd4'),
  squeeze: shown('c3 M4 d4 m3', 'c3-c4', 'd4-d3'),
  bait: shown('b2 L3 c2 S4 d4 m3', 'c2-c3', 'd4xc3', 'b2xc3'),
  keepAlive: shown('b3 S4 b4 m3', 'b3-c4'),
  goliath: shown('c3 L6 d4 l4 b4 m6', 'c3xd4'),
  freezeFirst: shown('c3 M4 d4 s4 b5 S6 d2 l3', 'c3xd4'),
  runner: shown('c4 S6 a5 m3', 'c4-c5'),
  rescue: shown('c3 S6 d3 m3', 'c3-d4'),
  sideways: shown('c3 M4 d3 s4', 'c3xd3'),
  patience: shown('c3 M4 c4 s3', 'c3-d4'),
  comeback: shown('c4 M4 d5 s4 b5 l3', 'c4xd5'),
  clear: shown('c3 L4 c4 m4', 'c3xc4'),
  zihin: { position: positionOf('c2 M4 e5 l3 h3 m4 i2 S6 l1 L4 n5 m6', 2), steps: ['h3xi2'] },
  stalk: shown('c2 M4 d5 m3', 'c2-c3', 'd5-d4', 'c3xd4'),
  takeAndFreeze: shown('b4 L3 c5 m6 d4 S4 b3 s4', 'b4xc5'),
  freezeAndWin: shown('c4 L6 b4 m6', 'c4-b5'),
  wayOut: shown('c3 M4 b3 l3 d4 l6', 'c3-b4'),
};

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
const area = (turn: TurnWithPositions<TalatView>): readonly string[] => {
  const deed = deedOf(turn);
  return deed ? deed.before.boards[deed.tower.board]!.cells.map(({ name }) => name) : [];
};

/** What Talat brings for its puzzles. */
export const puzzling: Puzzling<TalatView> = { facts, themes, propose, canonical, copies, area };
