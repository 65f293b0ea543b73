import type { Odds } from '@threefold-games/core';
import { hexDistance } from '@threefold-games/grid';
import { SPACE_COORDINATES, SPACES } from './tables.ts';

const [TZAAR, TZARRA, TOTT] = [0, 1, 2];

/** TZ-H.1: by step, the stacks that somebody begins with: the type on top and the height. */
const STACKS: readonly (readonly (readonly [type: number, height: number])[])[] = [
  [[TZAAR, 3]],
  [
    [TZAAR, 3],
    [TZARRA, 3],
  ],
  [
    [TZAAR, 4],
    [TZARRA, 3],
    [TOTT, 3],
  ],
];

/** The spaces from the centre outwards, equally far ones in their order. */
const OUTWARDS = SPACE_COORDINATES.map((_, space) => space).sort(
  (a, b) => hexDistance(...SPACE_COORDINATES[a]!) - hexDistance(...SPACE_COORDINATES[b]!),
);

/** What stands on a space. */
type Stack = readonly [top: number, height: number];

const pieceOf = ({ seat }: Odds, type: number): number => 1 + 3 * seat + type;

/** TZ-H.2: what the 60 pieces become before the opening, by space; a top of 0 for a space that has been left. */
export const stacksOf = (tops: ArrayLike<number>, odds: Odds | undefined): readonly Stack[] => {
  const stacks = Array.from(tops, (top): Stack => [top, 1]);
  if (!odds) return stacks;
  const wanted = STACKS[odds.step - 1]!;
  const standing = (piece: number) => (space: number) => stacks[space]![0] === piece && stacks[space]![1] === 1;
  for (const [type, height] of wanted) {
    const top = pieceOf(odds, type);
    stacks[OUTWARDS.find(standing(top))!] = [top, height];
  }
  const below = wanted.reduce((sum, [, height]) => sum + height - 1, 0);
  for (const space of OUTWARDS.filter(standing(pieceOf(odds, TOTT))).slice(-below)) stacks[space] = [0, 0];
  return stacks;
};

/** The 60 pieces that `stacksOf` made such stacks of. */
export const piecesOf = (tops: ArrayLike<number>, odds: Odds | undefined): readonly number[] =>
  Array.from({ length: SPACES }, (_, space) => tops[space]! || (odds ? pieceOf(odds, TOTT) : 0));
