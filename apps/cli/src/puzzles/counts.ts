import { difficultyOf, type Puzzle } from '@threefold-games/learn';
import { findingLevel } from './choose.ts';

/** A collection has at least so many themes, and none of them has more than this part of it. */
const FEWEST_THEMES = 8;
const MOST_OF_THEME = 0.2;

/** How many puzzles there are, in all and by difficulty. */
export interface Counted {
  readonly name: string;
  readonly counts: readonly number[];
  readonly all: number;
}

/** How many puzzles there are by theme and difficulty, those of no theme left out. */
export const countByTheme = (puzzles: readonly Puzzle[], themes: readonly string[]): readonly Counted[] => {
  const row = (name: string, of: readonly Puzzle[]): Counted => ({
    name,
    counts: [1, 2, 3].map(wanted => of.filter(({ start }) => difficultyOf(start.rating) === wanted).length),
    all: of.length,
  });
  return [
    ...themes.map(theme =>
      row(
        theme,
        puzzles.filter(puzzle => puzzle.themes.includes(theme)),
      ),
    ),
    row('all', puzzles),
  ].filter(({ all }) => all > 0);
};

/** How many puzzles each level is the first to find, from the first on; the last number is that of those that none finds. */
export const countByLevel = (puzzles: readonly Puzzle[]): readonly number[] => {
  const levels = Math.max(0, ...puzzles.map(({ found }) => found.length)) + 1;
  return Array.from({ length: levels }, (_, i) => puzzles.filter(({ found }) => findingLevel(found) === i + 1).length);
};

/** The same as lines for a terminal. */
export const countLines = (puzzles: readonly Puzzle[], themes: readonly string[]): readonly string[] => [
  `${'theme'.padEnd(18)}     1     2     3    all`,
  ...countByTheme(puzzles, themes).map(({ name, counts, all }) =>
    [name.padEnd(18), ...counts.map(count => String(count).padStart(5)), String(all).padStart(6)].join(' '),
  ),
  `found by level    ${countByLevel(puzzles)
    .map((count, i) => `${i + 1}: ${count}`)
    .join(', ')}`,
];

/** What is wrong with how a collection is made up, each in an English sentence. */
export const countFaults = (puzzles: readonly Puzzle[], themes: readonly string[]): readonly string[] => {
  const counted = countByTheme(puzzles, themes).filter(({ name }) => name !== 'all');
  return [
    ...(counted.length < FEWEST_THEMES ? [`It has ${counted.length} themes, fewer than ${FEWEST_THEMES}.`] : []),
    ...counted
      .filter(({ all }) => all > MOST_OF_THEME * puzzles.length)
      .map(({ name, all }) => `${all} of its ${puzzles.length} puzzles are about ${name}: more than a fifth.`),
  ];
};
