import { startRating } from '@threefold/learn';
import type { Grade } from './grade.ts';
import type { MinedGame, MinedPuzzle } from './mine.ts';

/** A puzzle with all that is known of it. */
export interface GradedPuzzle {
  readonly mined: MinedPuzzle;
  readonly game: MinedGame;
  readonly found: readonly number[];
  /** The level from which on it is found more often than not: 1 to 12, or 13 where none does. */
  readonly level: number;
  readonly rating: number;
}

/** No theme may be that of more than this part of the collection. */
const MOST_OF_THEME = 0.19;
/** Wins in one turn are for beginners: at most so many where a game has longer ones. */
const MOST_WIN_ONE = 40;
/** A puzzle that weak levels find is dull, unless whoever played the game missed it. */
const DULL_BELOW = 3;

/** The level from which on a puzzle is found more often than not. */
const findingLevel = (found: readonly number[]): number => {
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
      return shares
        ? [{ mined, game, found: shares, level: findingLevel(shares), rating: startRating(shares).rating }]
        : [];
    }),
  );
};

interface Wanted {
  readonly count: number;
  /** Names of puzzles that somebody has thrown away. */
  readonly without: ReadonlySet<string>;
  /** The same for positions that are alike. */
  canonical(puzzle: MinedPuzzle): string;
  /** How many of them may be wins in one turn; a game whose only wins are such has no limit. */
  readonly mostWinOne?: number;
}

/** Chooses so many, as evenly over themes and levels as there are any. */
export const choose = (puzzles: readonly GradedPuzzle[], wanted: Wanted): readonly GradedPuzzle[] => {
  const { count, without, canonical, mostWinOne = MOST_WIN_ONE } = wanted;
  const seen = new Set<string>();
  const left = puzzles.filter(({ mined, level }) => {
    if (without.has(mined.id)) return false;
    if (!mined.missed && level < DULL_BELOW && !isWinOne(mined)) return false;
    const alike = canonical(mined);
    if (seen.has(alike)) return false;
    seen.add(alike);
    return true;
  });
  const byTheme = new Map<string, number>();
  const byLevel = new Map<number, number>();
  const byGame = new Map<string, number>();
  const most = Math.floor(MOST_OF_THEME * count);
  const chosen: GradedPuzzle[] = [];
  let winOnes = 0;
  while (chosen.length < count) {
    let best = -1;
    let least = Number.POSITIVE_INFINITY;
    for (const [i, { mined, level, game }] of left.entries()) {
      if (isWinOne(mined) && winOnes >= mostWinOne) continue;
      if (mined.themes.some(theme => (byTheme.get(theme) ?? 0) >= most)) continue;
      // What is rare comes first; a second puzzle of the same game only where nothing else is left.
      const cost =
        Math.max(...mined.themes.map(theme => byTheme.get(theme) ?? 0)) +
        (byLevel.get(level) ?? 0) +
        count * (byGame.get(`${game.seed} ${game.number}`) ?? 0);
      if (cost < least) [best, least] = [i, cost];
    }
    if (best < 0) break;
    const [taken] = left.splice(best, 1);
    chosen.push(taken!);
    if (isWinOne(taken!.mined)) winOnes++;
    for (const theme of taken!.mined.themes) byTheme.set(theme, (byTheme.get(theme) ?? 0) + 1);
    byLevel.set(taken!.level, (byLevel.get(taken!.level) ?? 0) + 1);
    const key = `${taken!.game.seed} ${taken!.game.number}`;
    byGame.set(key, (byGame.get(key) ?? 0) + 1);
  }
  return chosen;
};

const isWinOne = ({ goal }: MinedPuzzle): boolean => goal.kind === 'win' && goal.turns === 1;
