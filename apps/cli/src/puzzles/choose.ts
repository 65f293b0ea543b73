import { type Difficulty, difficultyOf, startRating } from '@threefold-games/learn';
import type { Grade } from './grade.ts';
import type { MinedGame, MinedPuzzle } from './mine.ts';

/** A puzzle with all that is known of it. */
export interface GradedPuzzle {
  readonly mined: MinedPuzzle;
  readonly game: MinedGame;
  readonly found: readonly number[];
  /** The level from which on it is found more often than not: 1 to 12, or 13 where none does. */
  readonly level: number;
  readonly difficulty: Difficulty;
}

/** Why a puzzle is not chosen. */
export type LeftOut = 'thrown away' | 'without a theme' | 'dull' | 'too long' | 'a double' | 'not proven again';

/** No theme may be that of more than this part of the collection. */
const MOST_OF_THEME = 0.19;
/** Wins in one turn are for beginners: at most so many where a game has longer ones. */
const MOST_WIN_ONE = 40;
/** So many more of them may fill a collection that is too small else, if no level below this one finds them. */
const MOST_HARD_WIN_ONE = 160;
const HARD_FROM = 4;
/** A puzzle that weak levels find is dull, unless whoever played the game missed it. */
const DULL_BELOW = 3;
/** A win in so many turns is too long for people where even the strong levels do not find it. */
const LONG = 6;
const STRONG_FROM = 9;
/** Of a game, one puzzle a theme within so many turns. */
const APART = 6;

/** The level from which on a puzzle is found more often than not. */
export const findingLevel = (found: readonly number[]): number => {
  let level = found.length + 1;
  while (level > 1 && found[level - 2]! >= 0.5) level--;
  return level;
};

/** What the mine and the levels know, put together; what nobody has graded is left out. */
export const gather = (games: readonly MinedGame[], grades: readonly Grade[]): readonly GradedPuzzle[] => {
  const found = new Map(grades.map(grade => [grade.id, grade.found]));
  return games.flatMap(game =>
    game.puzzles.flatMap(mined => {
      const shares = found.get(mined.id);
      if (!shares) return [];
      const difficulty = difficultyOf(startRating(shares).rating);
      return [{ mined, game, found: shares, level: findingLevel(shares), difficulty }];
    }),
  );
};

interface Wanted {
  readonly count: number;
  /** Names of puzzles that somebody has thrown away. */
  readonly without: ReadonlySet<string>;
  /** What a puzzle is about, by its line; what was said of it when it was mined may be out of date. */
  themes(puzzle: MinedPuzzle): readonly string[];
  /** The same for positions that are alike. */
  canonical(puzzle: MinedPuzzle): string;
  /** Whether the rules bear it out; asked last, and of no more puzzles than are needed. */
  isProven(puzzle: GradedPuzzle): boolean;
}

/** What was chosen, and how many puzzles were left out for which reason. */
export interface Choice {
  readonly chosen: readonly GradedPuzzle[];
  readonly leftOut: ReadonlyMap<LeftOut, number>;
}

/** Chooses so many, as evenly over themes, difficulties and levels as there are any; fewer where some theme would have too large a part. */
export const choose = (puzzles: readonly GradedPuzzle[], wanted: Wanted): Choice => {
  const leftOut = new Map<LeftOut, number>();
  const leave = (why: LeftOut): false => {
    leftOut.set(why, (leftOut.get(why) ?? 0) + 1);
    return false;
  };
  const seen = new Set<string>();
  const proven = new Map<string, boolean>();
  const isProven = (puzzle: GradedPuzzle): boolean => {
    const known = proven.get(puzzle.mined.id) ?? (wanted.isProven(puzzle) || leave('not proven again'));
    proven.set(puzzle.mined.id, known);
    return known;
  };
  const fit = puzzles
    .map(puzzle => ({ ...puzzle, mined: { ...puzzle.mined, themes: wanted.themes(puzzle.mined) } }))
    .filter(({ mined, level, found }) => {
      if (wanted.without.has(mined.id)) return leave('thrown away');
      if (mined.themes.length === 0) return leave('without a theme');
      if (!mined.missed && level < DULL_BELOW && !isWinOne(mined)) return leave('dull');
      if (isTooLong(mined, found)) return leave('too long');
      const names = [mined.id, wanted.canonical(mined)];
      if (names.some(name => seen.has(name))) return leave('a double');
      for (const name of names) seen.add(name);
      return true;
    });
  // Where there are fewer than wanted, the part that a theme may have is one of fewer.
  for (let count = wanted.count; ; ) {
    const usual = pick(fit, count, 0, isProven);
    const chosen = usual.length === count ? usual : pick(fit, count, MOST_HARD_WIN_ONE, isProven);
    if (chosen.length === count || chosen.length === 0) return { chosen, leftOut };
    count = chosen.length;
  }
};

/** Takes what there is least of, until there are so many or nothing is left. */
const pick = (
  puzzles: readonly GradedPuzzle[],
  count: number,
  mostHardWins: number,
  isProven: (puzzle: GradedPuzzle) => boolean,
): readonly GradedPuzzle[] => {
  const left = puzzles.map(puzzle => ({ puzzle, kinds: kindsOf(puzzle) }));
  const chosen: GradedPuzzle[] = [];
  const counts = new Map<string, number>();
  const of = (name: string): number => counts.get(name) ?? 0;
  const mostOf = (names: readonly string[]): number => names.reduce((most, name) => Math.max(most, of(name)), 0);
  const mostOfTheme = Math.max(1, Math.floor(MOST_OF_THEME * count));
  const isLimited = puzzles.some(({ mined }) => mined.goal.kind === 'win' && !isWinOne(mined));
  const winOf = ({ mined, level }: GradedPuzzle): string | undefined =>
    !isLimited || !isWinOne(mined) ? undefined : mostHardWins > 0 && level >= HARD_FROM ? HARD_WIN_ONE : WIN_ONE;
  const most: Readonly<Record<string, number>> = { [WIN_ONE]: MOST_WIN_ONE, [HARD_WIN_ONE]: mostHardWins };
  while (chosen.length < count) {
    let best = -1;
    let least = Number.POSITIVE_INFINITY;
    for (const [i, { puzzle, kinds }] of left.entries()) {
      const win = winOf(puzzle);
      if (win !== undefined && of(win) >= most[win]!) continue;
      const mostThemes = mostOf(puzzle.mined.themes);
      if (mostThemes >= mostOfTheme) continue;
      // What is rare comes first; a second puzzle of the same game only where nothing else is left.
      const cost = mostThemes + 3 * mostOf(kinds.cells) + of(kinds.level) + count * of(kinds.game);
      if (cost < least) [best, least] = [i, cost];
    }
    if (best < 0) break;
    const [taken] = left.splice(best, 1);
    const { puzzle, kinds } = taken!;
    if (chosen.some(other => isDouble(other, puzzle)) || !isProven(puzzle)) continue;
    chosen.push(puzzle);
    for (const name of [...puzzle.mined.themes, ...kinds.cells, kinds.level, kinds.game, winOf(puzzle) ?? []].flat())
      counts.set(name, of(name) + 1);
  }
  return chosen;
};

const WIN_ONE = 'win 1';
const HARD_WIN_ONE = 'hard win 1';

/** What is counted of a puzzle beside its themes: each with its difficulty, the level that finds it, and its game. */
const kindsOf = ({ mined, game, level, difficulty }: GradedPuzzle) => ({
  cells: mined.themes.map(theme => `${theme} ${difficulty}`),
  level: `level ${level}`,
  game: `game ${gameOf(game)}`,
});

const gameOf = ({ seed, number }: MinedGame): string => `${seed} ${number}`;

/** Whether two puzzles of one game ask much the same: they begin with the same step, or a theme comes back soon. */
const isDouble = (one: GradedPuzzle, other: GradedPuzzle): boolean => {
  if (gameOf(one.game) !== gameOf(other.game)) return false;
  const [a, b] = [one.mined, other.mined];
  if (a.line[0]![0] === b.line[0]![0]) return true;
  return Math.abs(a.turn - b.turn) < APART && a.themes.some(theme => b.themes.includes(theme));
};

const isTooLong = ({ goal }: MinedPuzzle, found: readonly number[]): boolean =>
  goal.kind === 'win' && goal.turns >= LONG && found.slice(STRONG_FROM - 1).every(share => share < 0.5);

const isWinOne = ({ goal }: MinedPuzzle): boolean => goal.kind === 'win' && goal.turns === 1;
