import type { ThemePictures } from '@threefold-games/catalogue-core';
import type { Position } from '@threefold-games/core';
import type { PuzzleGoal, Puzzling } from '@threefold-games/learn';
import type { TypeCounts, TzaarView } from '@threefold-games/tzaar';
import { readStep, SPACE_NAMES, stackAt } from '@threefold-games/tzaar/display';
import { facts } from './facts.ts';
import { canonical, copies, thirdAround } from './symmetry.ts';
import { themes } from './themes.ts';
import { capturesFor } from './turn.ts';

type Picture = ThemePictures[string];

/** One piece of every type of both sides, far from all that a picture shows: without them the game could be over. */
const ELSEWHERE = { I5: 'A', I4: 'R', I3: 'O', I2: 'a', I1: 'r', H1: 'o' };

/** A few stacks, upper case White, as the turn says who acts in which step. */
const picture = (stacks: Readonly<Record<string, string>>, steps: readonly string[], turn = 'w1'): Picture => {
  const all: Readonly<Record<string, string>> = { ...ELSEWHERE, ...stacks };
  const columns = [...'ABCDEFGHI'].map(column =>
    SPACE_NAMES.filter(name => name[0] === column)
      .map(name => all[name] ?? '.')
      .join(''),
  );
  return { position: `tzaar/1 2 - ${columns.join('/')} ${turn}`, steps };
};

/** By theme: the pieces that act, and what they do: steps of one turn or of two, or threats. */
export const pictures: ThemePictures = {
  pass: picture({ D2: 'A3', D3: 'r', C3: 'o' }, ['D2xD3', '-']),
  sacrifice: picture({ C2: 'O4', D3: 'a4' }, ['D3xC2'], 'b1'),
  twoTypes: picture({ D3: 'O2', C3: 'a', E4: 'r' }, ['D3xC3', 'D3xE4']),
  twoThreats: picture({ C2: 'O2', D3: 'a', E3: 'R2' }, ['C2xD3', 'E3xD3']),
  tempo: picture({ C2: 'O2', D3: 'r2', C3: 'A' }, ['C2xD3']),
  openLine: picture({ C2: 'O2', D3: 'R', E3: 'o', E4: 'a' }, ['D3xE3', 'C2xE4']),
  stackThenTake: picture({ D2: 'R', D3: 'O2', E4: 'a3' }, ['D2+D3', 'D3xE4'], 'w2'),
  squeeze: picture({ C2: 'R3', D3: 'o', D2: 'a' }, ['C2xD3']),
  chain: picture({ C2: 'A2', D3: 'r', E3: 'r' }, ['C2xD3', 'D3xE3']),
  together: picture({ C2: 'O2', C3: 'r', D2: 'A', D3: 'r' }, ['C2xC3', 'D2xD3']),
  safePiece: picture({ C2: 'A', E4: 'r' }, ['C2xE4']),
  lastTzaar: picture({ D3: 'O2', E4: 'a' }, ['D3xE4']),
  lastTzarra: picture({ D3: 'O2', E4: 'r' }, ['D3xE4']),
  lastTott: picture({ D3: 'R2', E4: 'o' }, ['D3xE4']),
  onlyWay: picture({ C2: 'A', C3: 'r2', D2: 'o2', E4: 'r' }, ['C2xE4']),
};

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
