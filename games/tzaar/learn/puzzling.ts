import type { Position } from '@threefold-games/core';
import type { TypeCounts, TzaarView } from '@threefold-games/games/tzaar';
import { readStep, stackAt } from '@threefold-games/games/tzaar/display';
import type { PuzzleGoal, Puzzling } from '@threefold-games/learn';
import { facts } from './facts.ts';
import { canonical, copies, thirdAround } from './symmetry.ts';
import { themes } from './themes.ts';
import { capturesFor } from './turn.ts';

export { pictures } from './themePictures.ts';

/** With more stacks nobody sees all that can happen, and proofs rarely come out. */
const MOST_STACKS = 26;
/** So few of a type can be finished off in one turn. */
const SCARCE = 2;
/** With more captures than this nobody is left without one by a single turn. */
const MANY_CAPTURES = 16;

const WINS: readonly PuzzleGoal[] = [3, 5].map(turns => ({ kind: 'win', turns }));
/** What holds longest is asked for first: few turns do, and none of them is lost all the same. */
const ESCAPES: readonly PuzzleGoal[] = [5, 3, 1].map(turns => ({ kind: 'hold', turns }));

const stacksOf = ({ tzaar, tzarra, tott }: TypeCounts): number => tzaar + tzarra + tott;

const propose = (position: Position<TzaarView>): readonly PuzzleGoal[] => {
  const { actor, phase, left } = position.view();
  if (phase !== 'first' || left.reduce((sum, counts) => sum + stacksOf(counts), 0) > MOST_STACKS) return [];
  const enemy = left[1 - actor]!;
  const mayEnd =
    Math.min(enemy.tzaar, enemy.tzarra, enemy.tott) <= SCARCE ||
    capturesFor(position, 1 - actor).length <= MANY_CAPTURES;
  return [...(mayEnd ? [{ kind: 'win', turns: 1 } as const] : []), ...WINS, ...ESCAPES];
};

/** What puzzles of TZAAR are made of. */
export const puzzling: Puzzling<TzaarView> = {
  facts,
  themes,
  propose,
  canonical,
  copies,
  // Only the stacks there: rings around empty spaces would hide the board.
  area: ({ before, steps: [first = ''] }) => {
    const step = readStep(first);
    if (step?.kind !== 'capture') return [];
    const view = before.view();
    return thirdAround(step.from, step.to).filter(cell => stackAt(view, cell));
  },
};
